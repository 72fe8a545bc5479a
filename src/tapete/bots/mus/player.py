"""A player of Mus: reads what its seat sees and says one of the words that are legal for it."""

from collections.abc import Callable
from random import Random
from typing import assert_never

from tapete.bots.mus.helped import worth_of_both
from tapete.bots.mus.judgement import choose, judge
from tapete.bots.mus.manner import Manner
from tapete.bots.mus.outlook import seating
from tapete.bots.mus.reading import Reading, read
from tapete.bots.mus.throws import throws
from tapete.bots.seen import Seen
from tapete.mus.phases import Lance, Phase
from tapete.mus.words import Descarto


def player(manner: Manner) -> Callable[[Seen, Random], str]:
    """Return the player that has *manner*."""

    def decide(seen: Seen, rng: Random) -> str:
        reading = read(seen)
        match reading.view.phase:
            case Phase.MUS:
                return _mus_or_corto(reading, manner, rng)
            case Phase.DISCARD:
                return _descarto(reading, manner, rng)
            case Phase.GRANDE | Phase.CHICA | Phase.PARES | Phase.JUEGO | Phase.PUNTO as phase:
                judgement = judge(reading, Lance(phase.value), manner, rng)
                return choose(judgement, seen.legal, seen.partner_is_person, rng)
            case Phase.DEAL | Phase.OVER as phase:
                raise AssertionError(f"nobody but the house speaks at {phase.value}")
            case phase:
                assert_never(phase)

    return decide


def _mus_or_corto(reading: Reading, manner: Manner, rng: Random) -> str:
    place = 0 if _cutter_is_mano(reading) else reading.place
    hand = worth_of_both(reading, place)
    return "corto" if hand + rng.gauss(0.0, manner.wanders) >= manner.cuts_at else "mus"


def _cutter_is_mano(reading: Reading) -> bool:
    """Return whether mus corrido holds: who cuts becomes mano, and wins more ties."""
    match reading.rules.mus_corrido:
        case "off":
            return False
        case "match":
            return reading.view.hand == 1
        case "juego":
            return reading.view.hand == 1 or reading.view.score == (0, 0)


def _descarto(reading: Reading, manner: Manner, rng: Random) -> str:
    at = seating(reading.rules, reading.place)
    choices = [
        (worth + rng.gauss(0.0, manner.wanders), thrown)
        for thrown, worth in throws(reading.hand, at)
    ]
    return str(Descarto(max(choices)[1]))
