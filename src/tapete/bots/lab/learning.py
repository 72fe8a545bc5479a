"""Learns to bet: regret matching over the four lances of sampled hands, both partners at once.

The one law: what is learned is worth what it adds to the chance of winning the match, counted
through the whole count, with the other lances as they were played. Rivals are sampled: the learner
itself, or whoever sits there. Numbers of deals, not seconds, say how long.

Long: the walk through a lance's tree is one compiled function.
"""

from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.compiled import compiled
from tapete.bots.lab.dice import below, reseed
from tapete.bots.lab.hand import Desk, count, deal, judge, row_of, speakers, talk
from tapete.bots.lab.laws import ENDINGS, NODES, Laws, Numbers, record
from tapete.bots.lab.policy import Cast
from tapete.bots.mus.tree import WIDTH

Floats = NDArray[np.float32]

WALK: Final = np.dtype(
    [
        ("order", "i2", (NODES,)),
        ("reach", "f4", (NODES, 2)),
        ("share", "f4", (NODES, WIDTH)),
        ("value", "f4", (NODES,)),
        ("spot", "i2", (NODES, WIDTH)),
        ("picked", "i1", (NODES,)),
        ("rows", "i8", (4,)),
        ("utility", "f4", (ENDINGS,)),
        ("before", "i4", (4, 2)),
        ("alive", "i1", (4,)),
        ("ends", "i1", (4,)),
        ("trial", "i1", (4,)),
        ("learns", "i1", (2,)),
    ]
)


class Walk(Protocol):
    """What a walk through a tree is written on.

    ``order``: the nodes come to; ``reach``: how likely each partner is to come there; ``share``:
    of each word; ``spot``: where the node after a word stands; ``rows``: by place, of node 0;
    ``learns``: whether the sides learn.
    """

    order: Numbers
    reach: Floats
    share: Floats
    value: Floats
    spot: Numbers
    picked: Numbers
    rows: Numbers
    utility: Floats
    before: Numbers
    alive: Numbers
    ends: Numbers
    trial: Numbers
    learns: Numbers


def walk() -> Walk:
    """Return room for walks."""
    room: Walk = record(WALK)
    return room


class Pupil(NamedTuple):
    """What is learned, by row: regrets, and how often each word was said, the later the more."""

    regret: Floats
    total: Floats


@compiled
def shares(regret: Floats, row: int, words: int, share: Floats, at: int) -> None:
    """Write the share of each word: as its regret, or all alike."""
    whole = np.float32(0)
    for word in range(words):
        whole += regret[row, word]
    if whole > 0:
        for word in range(words):
            share[at, word] = regret[row, word] / whole
    else:
        for word in range(words):
            share[at, word] = np.float32(1) / np.float32(words)


@compiled
def pick(
    cast: Cast, pupil: Pupil, desk: Desk, walk: Walk, row: int, words: int, at: int, learns: int
) -> int:
    """Return a word by chance: a learner's by regret, another's by its table."""
    if learns:
        shares(pupil.regret, row, words, walk.share, at)
        chance = np.float32(below(desk.talker, 16777216)) / np.float32(16777216)
        word = 0
        while word < words - 1:
            chance -= walk.share[at, word]
            if chance < 0:
                break
            word += 1
        return word
    byte = below(desk.talker, 255)
    word = 0
    while word < words - 1 and cast.says[row, word] <= byte:
        word += 1
    return word


@compiled
def set_rows(cast: Cast, desk: Desk, walk: Walk, mano: int, lance: int) -> None:
    """Write the row of node 0 for each place; a learner's rows begin at 0."""
    for place in range(4):
        if walk.learns[place & 1] or speakers(desk, lance) >> place & 1:
            row = row_of(cast, desk, mano, lance, 0, place)
            if walk.learns[place & 1]:
                row -= cast.seats.start[(mano + place) & 3]
            walk.rows[place] = row


@compiled
def say(laws: Laws, cast: Cast, pupil: Pupil, desk: Desk, walk: Walk, mano: int, lance: int) -> int:
    """Return the ending of *lance* as it is played while learning."""
    node = int(laws.root[speakers(desk, lance)])
    if node < 0:
        return -1
    set_rows(cast, desk, walk, mano, lance)
    while node >= 0:
        place = laws.who[node]
        row = walk.rows[place] + node * cast.seats.width[(mano + place) & 3, lance]
        word = pick(cast, pupil, desk, walk, row, laws.count[node], 0, walk.learns[place & 1])
        node = int(laws.lead[node, word])
    return -1 - node


@compiled
def explore(
    laws: Laws,
    cast: Cast,
    pupil: Pupil,
    desk: Desk,
    walk: Walk,
    mano: int,
    lance: int,
    own: int,
    weight: float,
) -> None:
    """Try all words of side *own* in *lance* against sampled words of the others, and learn."""
    walk.order[0] = laws.root[speakers(desk, lance)]
    walk.reach[0, 0] = walk.reach[0, 1] = 1
    size = 1
    at = 0
    while at < size:
        node = walk.order[at]
        place = laws.who[node]
        words = laws.count[node]
        row = walk.rows[place] + node * cast.seats.width[(mano + place) & 3, lance]
        if place & 1 == own:
            shares(pupil.regret, row, words, walk.share, at)
            for word in range(words):
                lead = laws.lead[node, word]
                if lead >= 0:
                    walk.spot[at, word] = size
                    walk.order[size] = lead
                    walk.reach[size, 0] = walk.reach[at, 0]
                    walk.reach[size, 1] = walk.reach[at, 1]
                    walk.reach[size, place >> 1] *= walk.share[at, word]
                    size += 1
        else:
            word = pick(cast, pupil, desk, walk, row, words, at, walk.learns[1 - own])
            walk.picked[at] = word
            lead = laws.lead[node, word]
            if lead >= 0:
                walk.spot[at, word] = size
                walk.order[size] = lead
                walk.reach[size, 0] = walk.reach[at, 0]
                walk.reach[size, 1] = walk.reach[at, 1]
                size += 1
        at += 1
    while at > 0:
        at -= 1
        node = walk.order[at]
        place = laws.who[node]
        if place & 1 != own:
            word = walk.picked[at]
            lead = laws.lead[node, word]
            walk.value[at] = walk.value[walk.spot[at, word]] if lead >= 0 else won(walk, lead, own)
            continue
        words = laws.count[node]
        row = walk.rows[place] + node * cast.seats.width[(mano + place) & 3, lance]
        mean = np.float32(0)
        for word in range(words):
            lead = laws.lead[node, word]
            value = walk.value[walk.spot[at, word]] if lead >= 0 else won(walk, lead, own)
            mean += walk.share[at, word] * value
        walk.value[at] = mean
        other = walk.reach[at, 1 - (place >> 1)]
        mine = walk.reach[at, place >> 1] * np.float32(weight)
        for word in range(words):
            lead = laws.lead[node, word]
            value = walk.value[walk.spot[at, word]] if lead >= 0 else won(walk, lead, own)
            regret = pupil.regret[row, word] + other * (value - mean)
            pupil.regret[row, word] = max(regret, np.float32(0))
            pupil.total[row, word] += mine * walk.share[at, word]


@compiled
def won(walk: Walk, lead: int, own: int) -> np.float32:
    """Return what an ending is worth to side *own*."""
    value: np.float32 = walk.utility[-1 - lead]
    return value if own == 0 else np.float32(1) - value


@compiled
def after(
    laws: Laws, desk: Desk, ends: Numbers, score: Numbers, worth: Floats, target: int
) -> np.float32:
    """Return the chance of mano's side to win the match if the hand ends so; *score* is spent."""
    side = count(laws, desk, ends, score, target)
    if side >= 0:
        return np.float32(1 - side)
    lost: np.float32 = worth[score[1], score[0]]
    return np.float32(1) - lost


@compiled
def play_lances(
    laws: Laws, cast: Cast, pupil: Pupil, desk: Desk, walk: Walk, mano: int, target: int
) -> None:
    """Play all four lances, also those that come after the end, and note where each began."""
    over = False
    for turn in range(4):
        lance = turn if turn < 3 else desk.facts[7]
        walk.alive[turn] = 0 if over else 1
        walk.before[turn, 0], walk.before[turn, 1] = desk.score[0], desk.score[1]
        end = say(laws, cast, pupil, desk, walk, mano, lance)
        walk.ends[turn] = end
        if end >= 0 and laws.end_how[end] == 3:
            over = True
        if end >= 0 and laws.end_how[end] == 1:
            side = laws.end_side[end]
            desk.score[side] += laws.end_stake[end]
            if desk.score[side] >= target:
                desk.score[side] = target - 1  # there is no table for a score that has won
                over = True


@compiled
def learn_hand(
    laws: Laws,
    cast: Cast,
    pupil: Pupil,
    desk: Desk,
    walk: Walk,
    mano: int,
    score: Numbers,
    worth: Floats,
    target: int,
    weight: float,
) -> int:
    """Play a hand and learn from each of its lances; return as ``hand.play`` does."""
    deal(laws, desk)
    talk(laws, cast, desk, mano)
    judge(laws, desk)
    desk.score[0], desk.score[1] = score[0], score[1]
    play_lances(laws, cast, pupil, desk, walk, mano, target)
    spent = np.zeros(2, dtype=np.int64)
    for turn in range(4):
        lance = turn if turn < 3 else desk.facts[7]
        if not walk.alive[turn] or walk.ends[turn] < 0:
            continue
        for other in range(4):
            walk.trial[other] = walk.ends[other]
        for end in range(laws.end_how.shape[0]):
            walk.trial[turn] = end
            spent[0], spent[1] = score[0], score[1]
            walk.utility[end] = after(laws, desk, walk.trial, spent, worth, target)
        desk.score[0], desk.score[1] = walk.before[turn, 0], walk.before[turn, 1]
        set_rows(cast, desk, walk, mano, lance)
        for own in range(2):
            if walk.learns[own]:
                explore(laws, cast, pupil, desk, walk, mano, lance, own, weight)
    return count(laws, desk, walk.ends, score, target)


@compiled
def learn(
    laws: Laws,
    alone: Cast,
    even: Cast,
    odd: Cast,
    pupil: Pupil,
    desk: Desk,
    walk: Walk,
    seed: int,
    hands: int,
    first: int,
    mix: int,
    worth: Floats,
    target: int,
) -> None:
    """Learn from *hands* hands of whole matches, *mix* of 1000 against the learner itself.

    The learner sits everywhere (*alone*), or at the *even* or the *odd* seats.
    """
    played = 0
    number = 0
    score = np.zeros(2, dtype=np.int64)
    while played < hands:
        reseed(desk.talker, seed, number, 0)
        itself = below(desk.talker, 1000) < mix
        seat = below(desk.talker, 2)
        cast = alone if itself else (even if seat == 0 else odd)
        score[0] = score[1] = 0
        hand = 0
        while True:
            mano = (number + hand) & 3
            reseed(desk.dealer, seed, number, 2 * hand + 1)
            reseed(desk.talker, seed, number, 2 * hand + 2)
            walk.learns[0] = 1 if itself or (mano & 1) == seat else 0
            walk.learns[1] = 1 if itself or (mano & 1) != seat else 0
            weight = (first + played) / 1e6
            side = learn_hand(laws, cast, pupil, desk, walk, mano, score, worth, target, weight)
            played += 1
            hand += 1
            if side >= 0:
                break
            score[0], score[1] = score[1], score[0]
        number += 1
