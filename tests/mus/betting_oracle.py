"""The lines of betting in one lance, told once more: each rule as a loop, without tapete.mus.

A line is the words one by one and how it ends; an envido and a raise are 2. What stands on the
table is a list of stakes: all but the last were accepted.
"""

from collections.abc import Iterator

ORDER = ["no", "quiero", "mas", "ordago"]


def lines(seats: list[int], bets: int, consensus: str, out_after_no: str) -> Iterator[str]:
    """Yield all lines in which *seats* speak, with at most *bets* envidos and raises."""
    said = ""
    for seat in seats:
        if bets:
            table = _Table(seats, [0, 2], seat, bets - 1, consensus, out_after_no)
            yield from table.answers(f"{said}{seat}:envido ")
        table = _Table(seats, [0, None], seat, bets, consensus, out_after_no)
        yield from table.answers(f"{said}{seat}:ordago ")
        said += f"{seat}:paso "
    yield f"{said}= paso"


class _Table:
    """A bet on the table, and who may still speak."""

    def __init__(
        self,
        live: list[int],
        stakes: list[int | None],
        bettor: int,
        bets: int,
        consensus: str,
        out_after_no: str,
    ) -> None:
        self.live, self.stakes, self.bettor, self.bets = live, stakes, bettor, bets
        self.consensus, self.out_after_no = consensus, out_after_no

    def answers(self, said: str) -> Iterator[str]:
        """Yield how the lines that begin with *said* go on."""
        rivals = [seat for seat in self.live if (seat - self.bettor) % 2]
        rivals.sort(key=lambda seat: (seat - self.bettor) % 8)
        if self.consensus == "sequential":
            yield from self._one_by_one(rivals, said)
        else:
            yield from self._proposals(rivals, None, None, said)

    def _one_by_one(self, rivals: list[int], said: str) -> Iterator[str]:
        out: list[int] = []
        for seat in rivals:
            for word in self._words():
                yield from self._effect(seat, word, out, f"{said}{seat}:{word} ")
            said += f"{seat}:no "
            if self.out_after_no == "yes":
                out.append(seat)
        yield f"{said}= {self._deje()}"

    def _proposals(
        self, rivals: list[int], standing: str | None, speaker: int | None, said: str
    ) -> Iterator[str]:
        if not rivals:
            assert standing is not None
            assert speaker is not None
            if standing == "no":
                yield f"{said}= {self._deje()}"
            else:
                yield from self._effect(speaker, standing, [], said)
            return
        seat, *rest = rivals
        if standing is None or speaker is None:
            for word in ["no", *self._words()]:
                yield from self._proposals(rest, word, seat, f"{said}{seat}:{word} ")
            return
        yield from self._proposals(rest, standing, speaker, f"{said}{seat}:acepto ")
        for word in self._words():
            if ORDER.index(word) > ORDER.index(standing):
                yield from self._proposals(rest, word, seat, f"{said}{seat}:{word} ")

    def _words(self) -> list[str]:
        if self.stakes[-1] is None:
            return ["quiero"]
        return ["quiero", *["mas"] * bool(self.bets), "ordago"]

    def _deje(self) -> str:
        return f"deje {'AB'[self.bettor % 2]} {self.stakes[-2] or 1}"

    def _effect(self, seat: int, word: str, out: list[int], said: str) -> Iterator[str]:
        stake = self.stakes[-1]
        if word == "quiero":
            yield f"{said}= " + ("ordago" if stake is None else f"quiero {stake}")
            return
        live = [other for other in self.live if other not in out]
        stakes = [stake, stake + 2 if word == "mas" and stake else None]
        bets = self.bets - (word == "mas")
        table = _Table(live, stakes, seat, bets, self.consensus, self.out_after_no)
        yield from table.answers(said)
