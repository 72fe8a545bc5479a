"""The laws that every game obeys, each as a check of one step of play (docs/architecture.md)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import msgspec

from tapete.game import AnyGame
from tapete.naipes import CASA, PACK, Actor, BySeat, Card, IllegalAction, Seat, cards
from tests.contract.manners import MANNERS, SomeState
from tests.contract.mapped import Part, Turn, relabelled
from tests.contract.walk import Step


def somebody_acts(step: Step) -> None:
    """Somebody is to act until there is an outcome."""
    assert bool(step.after.to_act) is (step.after.outcome is None)


def every_card_once(step: Step) -> None:
    """Each of the 40 cards is in exactly one place."""
    if step.after.cards is not step.before.cards:
        lying = list(_cards_in(step.after.cards))
        assert len(lying) == len(PACK) == len(set(lying))


def _cards_in(value: Part) -> Iterator[Card]:
    ahead = [value]
    while ahead:
        part = ahead.pop()
        if isinstance(part, msgspec.Struct):
            ahead.extend(getattr(part, name) for name in part.__struct_fields__)
        elif part and isinstance(part[0], Card):
            yield from part
        else:
            ahead.extend(part)


def folded_is_viewed(game: AnyGame, step: Step, seat: Seat | None) -> None:
    """Folding what a seat heard into its old view gives its new view."""
    view = step.before.view_for(seat)
    for event in step.events:
        view = game.fold(view, game.seen_by(event, seat))
    assert view == step.after.view_for(seat)


def house_hears_all(game: AnyGame, step: Step) -> None:
    """What anybody is told of, the house is told of too."""
    names = _names(step.before)
    for event in step.events:
        if game.tell(event, None, names):
            assert game.tell(event, CASA, names)


def _names(state: SomeState) -> BySeat[str]:
    return tuple(f"Ana {place}" for place in range(state.rules.players))


def received(game: AnyGame, step: Step, seat: Seat | None) -> bytes:
    """Return all that *seat* (None: a spectator) receives of *step*, as bytes."""
    who: Actor | None = seat
    before, after = step.before, step.after
    heard = [game.seen_by(event, seat) for event in step.events]
    told = [game.tell(event, who, _names(before)) for event in step.events]
    views = [before.view_for(seat), after.view_for(seat)]
    offered = [[] if seat is None else state.legal(seat) for state in (before, after)]
    summaries = [before.summary(who), after.summary(who)]
    return msgspec.json.encode([views, heard, told, offered, summaries])


def nothing_leaks(game: AnyGame, step: Step, seat: Seat | None, rng: Random) -> bool:
    """Changing cards that a seat does not know changes nothing that it receives, byte for byte.

    Returns False where no other cards could lie there: nothing was shown then.
    """
    other = _another(game, step, seat, rng)
    if other is None:
        return False
    assert received(game, other, seat) == received(game, step, seat)
    return True


def _another(game: AnyGame, step: Step, seat: Seat | None, rng: Random) -> Step | None:
    """Return *step* in a world in which cards that *seat* does not know lie elsewhere."""
    manners = MANNERS[game.name]
    known = manners.known(step.before, seat) | manners.known(step.after, seat)
    hidden = [card for card in PACK if card not in known]
    word = game.read_action(step.text)
    for _ in range(8):
        swap = _swap(hidden, rng)
        there = manners.renewed(step.before, relabelled(step.before, swap))
        if there is not None and there != step.before:
            said = relabelled(word, swap)
            after, events = there.apply(step.actor, said)
            return Step(there, step.actor, str(said), after, events)
    return None


def _swap(hidden: list[Card], rng: Random) -> Mapping[Card, Card]:
    """Return other places for all the *hidden* cards, or for two: that denies less."""
    some = rng.sample(hidden, rng.choice([len(hidden), min(2, len(hidden))]))
    return dict(zip(some, some[1:] + some[:1], strict=True))


def turning_commutes(game: AnyGame, step: Step, by: int) -> None:
    """Turning all seats and then saying a word is the same as saying it and then turning."""
    turn = Turn(by, game.sides(step.before.rules))
    word = game.read_action(step.text)
    after, events = turn(step.before).apply(turn.seat(step.actor), word)
    seat = Seat(step.before.mano)
    view = step.after.view_for(seat)
    turned = ((after, step.after), (events, step.events), (after.view_for(turn.seat(seat)), view))
    compared = MANNERS[game.name].compared
    for there, here in turned:
        assert compared(there) == compared(turn(here))


def is_offered(game: AnyGame, state: SomeState, actor: Actor, text: str) -> bool:
    """Return whether what *actor* may say now has *text* in it; sets of cards have no order."""
    name, _, rest = text.partition(" ")
    for offer in state.legal(actor):
        if name != offer.word.partition(" ")[0]:
            continue
        if name == "baraja":
            return sorted(cards(rest)) == list(state.shuffle)
        if name == "descarto":
            thrown = cards(rest)
            own = state.view_for(actor).hands[actor]
            return offer.low <= len(thrown) <= offer.high and set(thrown) <= set(own)
        if offer.low is not None and rest:
            return bool(offer.low <= int(rest) <= offer.high)
        if unordered(game.read_action(text)) == unordered(game.read_action(offer.word)):
            return True
    return False


def unordered(word: Part) -> list[Part]:
    """Return *word* as what it says, whatever the order in which its cards are named."""
    fields = [getattr(word, name) for name in word.__struct_fields__]
    return [type(word), *(set(value) if isinstance(value, tuple) else value for value in fields)]


def said_otherwise(game: AnyGame, text: str, rng: Random) -> str:
    """Return the word *text* with the sets of cards that it names in another order."""
    word = game.read_action(text)
    fields = {name: getattr(word, name) for name in word.__struct_fields__}
    mixed = {
        name: tuple(rng.sample(value, len(value))) if isinstance(value, tuple) else value
        for name, value in fields.items()
    }
    return str(type(word)(**mixed))


def only_the_offered_is_accepted(
    game: AnyGame, state: SomeState, texts: list[str], reached: Counter[str]
) -> None:
    """Every legal word is accepted; every other raises and changes nothing."""
    before = relabelled(state, {})  # a copy
    everybody: list[Actor] = [CASA, *map(Seat, range(state.rules.players))]
    for actor in everybody:
        for text in texts:
            refusal = _refusal(state, actor, game.read_action(text))
            offered = is_offered(game, state, actor, text)
            assert offered is (refusal is None), f"{actor} {text}: {refusal or 'accepted'}"
            reached["refused"] += not offered
    assert state == before


def _refusal(state: SomeState, actor: Actor, word: Part) -> str | None:
    try:
        state.apply(actor, word)
    except IllegalAction as refusal:
        return str(refusal)
    return None


def replays(game: AnyGame, steps: list[Step]) -> None:
    """Saying the same words again from the same start gives the same states."""
    state = steps[0].before
    for step in steps:
        state, events = state.apply(step.actor, game.read_action(step.text))
        assert events == step.events
    assert state == steps[-1].after
    assert state.digest() == steps[-1].after.digest()
