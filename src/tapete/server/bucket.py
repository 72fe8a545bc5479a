"""How much is too much: a bucket that fills at a steady rate and is emptied by what comes."""

from enum import Enum


class Flow(Enum):
    """How what comes stands to what is allowed."""

    FINE = "fine"
    TOO_FAST = "too fast"
    FLOOD = "flood"


class Bucket:
    """Allows *rate* a second for long, and *burst* at once; times are seconds of any clock.

    Whoever goes on in spite of being refused runs into debt; a debt of *burst* is a flood.
    """

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = now

    def take(self, now: float) -> Flow:
        """Return how one more at *now* is."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        # debts end somewhere: whoever shares a name or an address with a flood is let in after it
        self._level = max(self._level - 1, -self._burst)
        if self._level >= 0:
            return Flow.FINE
        return Flow.TOO_FAST if self._level > -self._burst else Flow.FLOOD
