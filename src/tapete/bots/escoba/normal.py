"""A good player: it counts cards, takes what is worth most and minds what it leaves to the next.

The one law: it looks no further than the next seat's card.
"""

from random import Random

from tapete.bots.escoba.choices import best, choices
from tapete.bots.escoba.outlook import Outlook
from tapete.bots.escoba.position import Play, after
from tapete.bots.escoba.reading import read
from tapete.bots.escoba.worlds import any_world
from tapete.bots.seen import Seen


def decide(seen: Seen, rng: Random) -> str:
    """Return the word of a good player."""
    reading = read(seen)
    outlook, at = Outlook(reading), any_world(reading)

    def worth(play: Play) -> float:
        own_card = 0 if play.card else 1  # after a claim the own card is still to be played
        return outlook.foresee(after(at, play), own_card)

    return best(choices(seen, reading), worth)


def interrupt(seen: Seen, rng: Random) -> str:
    """Return the claim of a good player that is not waited for.

    It claims whatever it may: what it does not take the next seat will.
    """
    reading = read(seen)
    outlook, at = Outlook(reading), any_world(reading)

    def worth(play: Play) -> float:
        claimed = after(at._replace(turn=0), play)
        return outlook.foresee(claimed._replace(turn=at.turn), 0)

    return best(choices(seen, reading), worth)
