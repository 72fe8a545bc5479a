"""The chance to win the juego from here: the score, and what is still to be counted.

Each lance that is still to pay is a few outcomes; they are counted one after another as at the
table, and whoever comes to the target first has won. After that it is a race.
"""

import math
from collections.abc import Sequence
from typing import Final

from tapete.bots.mus.outlook import Outcome, outcomes, seating
from tapete.bots.mus.reading import Reading
from tapete.mus.phases import How, Lance
from tapete.mus.view import LanceView
from tapete.naipes import BySide, Side

ORDER: Final = (Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO, Lance.PUNTO)

STEEP: Final = 1.4
"""How much being nearer to the target helps in the race that follows the hand."""


def juego_chance(score: BySide[float], lances: Sequence[Sequence[Outcome]], target: int) -> float:
    """Return the chance to win the juego: own points first, *lances* in the order of the count."""
    own, others = score
    if own >= target:
        return 1.0
    if others >= target:
        return 0.0
    if not lances:
        return race(target - own, target - others)
    first, rest = lances[0], lances[1:]
    sure = 1 - sum(likely for likely, _, _ in first)
    total = sure * juego_chance(score, rest, target) if sure > 1e-9 else 0.0
    for likely, mine, theirs in first:
        if likely:
            total += likely * juego_chance((own + mine, others + theirs), rest, target)
    return total


def race(own: float, others: float) -> float:
    """Return the chance of the side that needs *own* points when the other side needs *others*."""
    return 1 / (1 + math.pow(own / others, STEEP))


def premiums(reading: Reading, lance: Lance) -> BySide[float]:
    """Return what the own side, and the other, is paid for holding if it wins *lance*."""
    seen = reading.lance(lance)
    if lance in (Lance.GRANDE, Lance.CHICA) or seen is None:
        return 0, 0
    if lance is Lance.PUNTO:
        always = reading.rules.punto_premium == "always"
        return (1, 1) if always else (0, 0)
    usual = 1 if lance is Lance.PARES else 2
    paid: list[float] = [0, 0]
    for seat in seen.speakers:
        paid[(seat - reading.seat) % 2] += usual
    if reading.seat in seen.speakers:
        worth = reading.worth
        paid[0] += (worth.pares_prima if lance is Lance.PARES else worth.juego_prima) - usual
    return paid[0], paid[1]


def pending(reading: Reading, playing: Lance) -> tuple[list[list[Outcome]], list[list[Outcome]]]:
    """Return what the lances before *playing*, and those after it, are still to pay."""
    before: list[list[Outcome]] = []
    after: list[list[Outcome]] = []
    for lance in ORDER:
        if lance is not playing:
            part = before if ORDER.index(lance) < ORDER.index(playing) else after
            part.append(_still_to_pay(reading, lance))
    return [lance for lance in before if lance], [lance for lance in after if lance]


def _still_to_pay(reading: Reading, lance: Lance) -> list[Outcome]:
    seen = reading.lance(lance)
    if seen is not None:
        return closed(reading, seen)
    if lance is Lance.PUNTO:
        return []  # a stone at most: until it is played it is left out
    at = seating(reading.rules, reading.place)
    return list(outcomes(at, lance, reading.shape))


def closed(reading: Reading, seen: LanceView) -> list[Outcome]:
    """Return what a lance that is over will pay at the count."""
    match seen.how:
        case How.PASO:
            return passed(reading, seen.lance, reading.chance(seen.lance))
        case How.QUIERO:
            return staked(reading, seen.lance, reading.chance(seen.lance), seen.stake)
        case How.DEJE | How.UNOPPOSED:
            assert seen.side is not None, "somebody bet, or holds"
            return given_up(reading, seen.lance, seen.side)
        case How.NOBODY | How.OPEN | How.ORDAGO:
            return []


def staked(reading: Reading, lance: Lance, chance: float, stake: int) -> list[Outcome]:
    """Return what *lance* pays when *stake* stones are accepted."""
    own, others = premiums(reading, lance)
    return [(chance, stake + own, 0.0), (1 - chance, 0.0, stake + others)]


def passed(reading: Reading, lance: Lance, chance: float) -> list[Outcome]:
    """Return what *lance* pays when nobody bets: a stone, or the premiums."""
    if lance in (Lance.GRANDE, Lance.CHICA, Lance.PUNTO):
        return [(chance, 1.0, 0.0), (1 - chance, 0.0, 1.0)]
    own, others = premiums(reading, lance)
    return [(chance, own, 0.0), (1 - chance, 0.0, others)]


def given_up(reading: Reading, lance: Lance, winner: Side) -> list[Outcome]:
    """Return what *lance* pays at the count, besides the deje, when *winner*'s bet was refused."""
    own, others = premiums(reading, lance)
    return [(1.0, own, 0.0)] if winner is reading.side else [(1.0, 0.0, others)]
