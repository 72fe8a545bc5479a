"""One hand of Mus, compiled: deal, mus and discards, four lances, count.

The one law: the same cards and the same words give what ``tapete.mus`` gives. Inside, places are
counted from mano and side 0 is mano's.

Long: each of the two loops of a hand is one function, since compiled code keeps its state in
local variables.
"""

from typing import Final, Protocol

import numpy as np

from tapete.bots.lab.compiled import compiled
from tapete.bots.lab.dice import Dice, below
from tapete.bots.lab.laws import Laws, Numbers, record
from tapete.bots.lab.policy import Cast

UNREACHED: Final = -2
"""The ending of a lance that was not played."""

UNBET: Final = -1
"""The ending of a lance in which nobody could bet."""

WORDS: Final = 1200
"""The most words that a trace holds: fifty rounds of mus, and the lances."""

SHUFFLES: Final = 60
"""The most stocks that a trace holds."""


DESK: Final = np.dtype(
    [
        ("deck", "i1", (40,)),
        ("hands", "i1", (4, 4)),
        ("pile", "i1", (40,)),
        ("classes", "i2", (4,)),
        ("holds", "i1", (2,)),
        ("wins", "i1", (5,)),
        ("primas", "i1", (5, 2)),
        ("ends", "i1", (4,)),
        ("score", "i4", (2,)),
        ("facts", "i8", (8,)),
        ("sizes", "i8", (4,)),
        ("owed", "i8", (4,)),
        ("force", "i1", (3,)),
        ("forced", "i2", (1,)),
        ("drawn", "i2", (4,)),
        ("dealer", "u8", (1,)),
        ("talker", "u8", (1,)),
        ("tracing", "i8", (1,)),
        ("said", "i8", (WORDS, 3)),
        ("orders", "i1", (SHUFFLES, 41)),
    ]
)
"""How a desk lies in memory."""


class Desk(Protocol):
    """What one hand is written on; the fields of DESK.

    ``holds``: the sets of places that have pares, juego. ``wins``: the side with the best hand in
    each lance. ``ends``: of the four lances. ``score``: by side, as the hand goes. ``facts``: top
    of the stock, its size, size of the pile, cutter's place, rounds of mus, shuffles, words in the
    trace, fourth lance. ``sizes``, ``owed``: cards thrown and not yet given back, by place.
    ``force``: place, round and word (1 cuts) of whoever is made to speak, place -1: nobody;
    ``forced``: what it held, ``drawn``: what each place held after the first exchange, or -1.
    ``said``: seat, word and cards of all that is said, ``orders``: the stocks, when
    ``tracing``.
    """

    deck: Numbers
    hands: Numbers
    pile: Numbers
    classes: Numbers
    holds: Numbers
    wins: Numbers
    primas: Numbers
    ends: Numbers
    score: Numbers
    facts: Numbers
    sizes: Numbers
    owed: Numbers
    force: Numbers
    forced: Numbers
    drawn: Numbers
    dealer: Dice
    talker: Dice
    tracing: Numbers
    said: Numbers
    orders: Numbers


def desk() -> Desk:
    """Return a desk on which nothing is forced or traced."""
    work: Desk = record(DESK)
    work.force[0] = -1
    return work


@compiled
def note(desk: Desk, seat: int, word: int, cards: int) -> None:
    """Write a word into the trace, if there is one."""
    if desk.tracing[0]:
        line = desk.facts[6]
        desk.said[line, 0] = seat
        desk.said[line, 1] = word
        desk.said[line, 2] = cards
        desk.facts[6] = line + 1


@compiled
def keep_order(desk: Desk) -> None:
    """Write the stock that was used, top first, and its size, if there is a trace."""
    if desk.tracing[0]:
        shuffle, size = desk.facts[5], desk.facts[1]
        for index in range(size):
            desk.orders[shuffle, index] = desk.deck[index]
        desk.orders[shuffle, 40] = size
    desk.facts[5] += 1


@compiled
def draw(desk: Desk) -> int:
    """Return the next card of the stock, which is shuffled as it is drawn from."""
    top = desk.facts[0]
    other = top + below(desk.dealer, desk.facts[1] - top)
    card = desk.deck[other]
    desk.deck[other] = desk.deck[top]
    desk.deck[top] = card
    desk.facts[0] = top + 1
    return int(card)


@compiled
def order(laws: Laws, desk: Desk, place: int) -> None:
    """Sort the hand at *place*, highest first, and number its class."""
    hands, rank = desk.hands, laws.rank
    a, b, c, d = hands[place, 0], hands[place, 1], hands[place, 2], hands[place, 3]
    if rank[a] < rank[b]:
        a, b = b, a
    if rank[c] < rank[d]:
        c, d = d, c
    if rank[a] < rank[c]:
        a, c = c, a
    if rank[b] < rank[d]:
        b, d = d, b
    if rank[b] < rank[c]:
        b, c = c, b
    hands[place, 0], hands[place, 1], hands[place, 2], hands[place, 3] = a, b, c, d
    ra, rb, rc, rd = int(rank[a]), int(rank[b]), int(rank[c]), int(rank[d])
    four = (ra + 3) * (ra + 2) * (ra + 1) * ra // 24
    three = (rb + 2) * (rb + 1) * rb // 6
    desk.classes[place] = four + three + (rc + 1) * rc // 2 + rd


@compiled
def deal(laws: Laws, desk: Desk) -> None:
    """Deal four cards to each place, one at a time, from a whole pack."""
    for card in range(40):
        desk.deck[card] = card
    for fact in range(8):
        desk.facts[fact] = 0
    desk.facts[1] = 40
    for card in range(16):
        desk.hands[card & 3, card >> 2] = draw(desk)
    for place in range(4):
        order(laws, desk, place)


@compiled
def reshuffle(desk: Desk) -> None:
    """Make the discards the stock; what the only one who lacks cards threw now stays out."""
    keep_order(desk)
    lacking = 0
    last = 0
    for place in range(4):
        if desk.owed[place] > 0:
            lacking += 1
            last = place
    # what was thrown in this exchange lies on the pile by place
    low = high = 0
    if lacking == 1:
        low = desk.facts[2]
        for place in range(last, 4):
            low -= desk.sizes[place]
        high = low + desk.sizes[last]
    size = 0
    for index in range(desk.facts[2]):
        if index < low or index >= high:
            desk.deck[size] = desk.pile[index]
            size += 1
    for index in range(high - low):
        desk.pile[index] = desk.pile[low + index]
    desk.facts[0], desk.facts[1], desk.facts[2] = 0, size, high - low


@compiled
def give(desk: Desk, place: int) -> None:
    """Give *place* one of the cards it is owed."""
    if desk.facts[0] == desk.facts[1]:
        reshuffle(desk)
    desk.hands[place, 4 - desk.owed[place]] = draw(desk)
    desk.owed[place] -= 1


@compiled
def exchange(laws: Laws, cast: Cast, desk: Desk, mano: int) -> None:
    """Let all throw what their policies say, and fill the hands again."""
    everything = 0
    for place in range(4):
        seat = (mano + place) & 3
        mask = cast.seats.throws[seat, place, desk.classes[place]]
        kept = thrown = cards = 0
        for index in range(4):
            card = desk.hands[place, index]
            if mask >> index & 1:
                desk.pile[desk.facts[2]] = card
                desk.facts[2] += 1
                cards = cards * 64 + card + 1
                thrown += 1
            else:
                desk.hands[place, kept] = card
                kept += 1
        note(desk, seat, 10, cards)
        desk.sizes[place] = thrown
        desk.owed[place] = thrown
        everything += thrown
    if everything == 16:
        for turn in range(16):
            give(desk, turn & 3)
    else:
        for place in range(4):
            while desk.owed[place] > 0:
                give(desk, place)
    for place in range(4):
        order(laws, desk, place)


@compiled
def talk(laws: Laws, cast: Cast, desk: Desk, mano: int) -> None:
    """Ask for mus and exchange until somebody cuts."""
    force = desk.force
    desk.forced[0] = desk.drawn[0] = -1
    while True:
        for place in range(4):
            seat = (mano + place) & 3
            cuts = below(desk.talker, 255) < cast.seats.cuts[seat, place, desk.classes[place]]
            if place == force[0] and desk.facts[4] == force[1]:
                cuts = force[2] == 1
                desk.forced[0] = desk.classes[place]
            if desk.facts[4] >= 50:  # two that never cut would go on for ever
                cuts = True
            note(desk, seat, 9 if cuts else 8, 0)
            if cuts:
                desk.facts[3] = place
                return
        exchange(laws, cast, desk, mano)
        desk.facts[4] += 1
        if desk.facts[4] == 1:
            for place in range(4):
                desk.drawn[place] = desk.classes[place]


@compiled
def judge(laws: Laws, desk: Desk) -> None:
    """Find who holds pares and juego, the side that wins each lance, and the premiums."""
    pares = juego = 0
    for lance in range(2, 5):
        for side in range(2):
            desk.primas[lance, side] = lance // 4  # punto pays one to either side
    for place in range(4):
        shape = desk.classes[place]
        if laws.level[2, shape] > 0:
            pares |= 1 << place
        if laws.level[3, shape] > 0:
            juego |= 1 << place
        desk.primas[2, place & 1] += laws.prima[2, shape]
        desk.primas[3, place & 1] += laws.prima[3, shape]
    for lance in range(5):
        best = 0
        for place in range(4):
            key = laws.level[lance, desk.classes[place]]
            if key > best:  # of equals the nearest to mano stays
                best = key
                desk.wins[lance] = place & 1
    desk.holds[0], desk.holds[1] = pares, juego
    desk.facts[7] = 3 if juego else 4


@compiled
def speakers(desk: Desk, lance: int) -> int:
    """Return the set of places that play *lance*."""
    if lance == 2:
        return int(desk.holds[0])
    if lance == 3:
        return int(desk.holds[1])
    return 15


@compiled
def row_of(cast: Cast, desk: Desk, mano: int, lance: int, node: int, place: int) -> int:
    """Return the row from which the policy at *place* speaks."""
    seat = (mano + place) & 3
    context = cast.seats.context[seat, desk.score[place & 1], desk.score[1 - (place & 1)]]
    bucket = cast.seats.buckets[seat, lance, desk.classes[place]]
    row = cast.seats.floor[seat, lance] + node * cast.seats.width[seat, lance] + bucket
    return int(cast.seats.start[seat] + context * cast.seats.rows[seat] + row)


@compiled
def bet(laws: Laws, cast: Cast, desk: Desk, mano: int, lance: int) -> int:
    """Return the ending of *lance* as the policies play it."""
    node = laws.root[speakers(desk, lance)]
    if node < 0:
        return -1
    while node >= 0:
        place = laws.who[node]
        row = row_of(cast, desk, mano, lance, node, place)
        chance = below(desk.talker, 255)
        word = 0
        while word < laws.count[node] - 1 and cast.says[row, word] <= chance:
            word += 1
        note(desk, (mano + place) & 3, laws.words[node, word], 0)
        node = laws.lead[node, word]
    return int(-1 - node)


@compiled
def lances(laws: Laws, cast: Cast, desk: Desk, mano: int, target: int) -> None:
    """Play the lances, and pay the dejes, until the hand or the juego is over."""
    for turn in range(4):
        desk.ends[turn] = -2
    for turn in range(4):
        lance = turn if turn < 3 else desk.facts[7]
        end = bet(laws, cast, desk, mano, lance)
        desk.ends[turn] = end
        if end < 0:
            continue
        if laws.end_how[end] == 3:
            return
        if laws.end_how[end] == 1:
            side = laws.end_side[end]
            desk.score[side] += laws.end_stake[end]
            if desk.score[side] >= target:
                return


@compiled
def count(laws: Laws, desk: Desk, ends: Numbers, score: Numbers, target: int) -> int:
    """Pay into *score*, which holds no deje yet, all that *ends* pay; return the winner or -1."""
    for turn in range(4):
        end = ends[turn]
        if end >= 0:
            if laws.end_how[end] == 3:
                return int(desk.wins[turn if turn < 3 else desk.facts[7]])
            if laws.end_how[end] == 1:
                side = laws.end_side[end]
                score[side] += laws.end_stake[end]
                if score[side] >= target:
                    return int(side)
    for turn in range(4):
        end = ends[turn]
        lance = turn if turn < 3 else desk.facts[7]
        side = desk.wins[lance]
        if lance == 2 and desk.holds[0] == 0:
            continue
        prima = desk.primas[lance, side]
        if end >= 0:
            how = laws.end_how[end]
            if how == 1:
                side = laws.end_side[end]
                prima = desk.primas[lance, side]
            if how == 2:
                score[side] += laws.end_stake[end]
                if score[side] >= target:
                    return int(side)
            if lance < 2:
                prima = 1 if how == 0 else 0
        score[side] += prima
        if score[side] >= target:
            return int(side)
    return -1


@compiled
def play(laws: Laws, cast: Cast, desk: Desk, mano: int, score: Numbers, target: int) -> int:
    """Play one hand; pay into *score* (mano's side first); return the side that won, or -1."""
    deal(laws, desk)
    talk(laws, cast, desk, mano)
    judge(laws, desk)
    desk.score[0], desk.score[1] = score[0], score[1]
    lances(laws, cast, desk, mano, target)
    if desk.tracing[0]:
        keep_order(desk)
    return count(laws, desk, desk.ends, score, target)
