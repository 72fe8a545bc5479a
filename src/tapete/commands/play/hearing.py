"""What a person hears at the table, in lines of text: one event, one line, or none.

Long: one case for each event.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from tapete.commands.play.texts import Texts
from tapete.mus.events import (
    Dealt,
    Exchanged,
    JuegoWon,
    LanceClosed,
    LanceOpened,
    ManoMoved,
    MatchWon,
    Paid,
    Refilled,
    Reshuffled,
    Said,
    Seen,
    Shown,
    Threw,
    Turn,
)
from tapete.mus.phases import PHASE_OF, Lance
from tapete.mus.words import Action, Mas
from tapete.naipes import BySeat, BySide, Card, Seat, Side


@dataclass(frozen=True, slots=True)
class Ears:
    """Whose ears they are: the names of all seats, the own side, and the language."""

    names: BySeat[str]
    side: Side
    texts: Texts

    def hear(self, event: Seen) -> str:
        """Return the line for *event*, empty if it needs none."""
        texts = self.texts
        match event:
            case Dealt(hand, mano, _, _, score):
                deal = texts.deal.format(hand=hand, mano=self.names[mano], **self._score(score))
                return f"\n{deal}"
            case Said():
                return self._said(event)
            case ManoMoved(mano):
                return texts.mano_moved.format(mano=self.names[mano])
            case Threw(seat, cards):
                return "" if cards else texts.threw.format(who=self.names[seat])
            case Exchanged(thrown):
                pairs = zip(self.names, thrown, strict=True)
                return texts.exchanged.format(
                    counts=", ".join(f"{name} {many}" for name, many in pairs)
                )
            case Refilled(_, stock):
                return texts.refilled.format(stock=stock)
            case Reshuffled(stock):
                return texts.reshuffled.format(stock=stock)
            case LanceOpened(lance, speakers):
                return self._opened(lance, speakers)
            case LanceClosed(_, how, stake):
                return texts.how[how].format(stake=stake)
            case Paid():
                return self._paid(event)
            case Shown(hands):
                return "\n".join(self._shown(hands))
            case JuegoWon(side, juegos, vacas):
                return self._juego_won(side, juegos, vacas)
            case MatchWon(side):
                return texts.match_won if side is self.side else texts.match_lost
            case Turn():
                return ""
            case _:
                assert_never(event)

    def lance(self, lance: Lance) -> str:
        """Return the name of *lance*."""
        return self.texts.phases[PHASE_OF[lance]].capitalize()

    def side_name(self, side: Side) -> str:
        """Return "we" or "they"."""
        return self.texts.we if side is self.side else self.texts.they

    def word(self, word: Action, offered: int | None = None) -> str:
        """Return *word* as it is said, with the whole offer where it raises one."""
        return f"{word} ({offered})" if isinstance(word, Mas) and offered else str(word)

    def _score(self, score: BySide[int]) -> dict[str, int]:
        return {"own": score[self.side.index], "others": score[1 - self.side.index]}

    def _said(self, said: Said) -> str:
        bet = said.bet
        proposed = bet is not None and bet.proposal is not None and bet.proposal.seat == said.seat
        line = self.texts.proposed if proposed else self.texts.said
        offered = None if bet is None or proposed or bet.ordago else bet.offered
        return line.format(who=self.names[said.seat], word=self.word(said.word, offered))

    def _opened(self, lance: Lance, speakers: tuple[Seat, ...]) -> str:
        title = f"── {self.lance(lance)}"
        if lance not in (Lance.PARES, Lance.JUEGO):
            return title
        names = ", ".join(self.names[seat] for seat in speakers)
        holders = self.texts.holders.format(names=names) if names else self.texts.nobody_holds
        return f"{title}. {holders}"

    def _paid(self, paid: Paid) -> str:
        counted = paid.counted
        lance, side = self.lance(counted.lance), self.side_name(counted.side)
        if counted.points is None:
            return self.texts.ordago_won.format(lance=lance.lower(), side=side)
        return self.texts.paid.format(
            lance=lance,
            kind=self.texts.kinds[counted.kind],
            points=counted.points,
            side=side,
            **self._score(paid.score),
        )

    def _shown(self, hands: BySeat[tuple[Card, ...]]) -> Iterable[str]:
        for name, hand in zip(self.names, hands, strict=True):
            yield f"  {name}: {' '.join(map(str, hand))}"

    def _juego_won(self, side: Side, juegos: BySide[int], vacas: BySide[int]) -> str:
        lines = [self.texts.juego_won.format(side=self.side_name(side))]
        if any(juegos):
            lines.append(self.texts.juegos.format(**self._score(juegos)))
        if any(vacas):
            lines.append(self.texts.vacas.format(**self._score(vacas)))
        return "\n".join(lines)
