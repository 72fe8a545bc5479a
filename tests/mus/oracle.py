"""What a hand is worth, told once more: slowly, from the page of rules, without tapete.mus."""

from collections import Counter

from tapete.naipes import Card

HIGH_TO_LOW = {
    8: "rey caballo sota siete seis cinco cuatro as",
    4: "rey caballo sota siete seis cinco cuatro tres dos as",
}
NAMES = dict(zip((12, 11, 10, 7, 6, 5, 4, 3, 2, 1), HIGH_TO_LOW[4].split(), strict=True))
LOW_CARDS = "as dos tres cuatro cinco seis siete"
BEST_JUEGO_FIRST = [31, 32, 40, 37, 36, 35, 34, 33]


class Hand:
    """Four cards as a player looks at them."""

    def __init__(self, cards: tuple[Card, ...], kings: int) -> None:
        alias = {"tres": "rey", "dos": "as"} if kings == 8 else {}
        names = [NAMES[card.number] for card in cards]
        self.ranks = [alias.get(name, name) for name in names]
        self.heights = [-HIGH_TO_LOW[kings].split().index(rank) for rank in self.ranks]
        self.sum = sum(map(self._counts, self.ranks))

    def _counts(self, rank: str) -> int:
        if rank in ("rey", "caballo", "sota"):
            return 10
        return LOW_CARDS.split().index(rank) + 1

    def grande(self) -> list[int]:
        """Return what is compared in grande: the more the better."""
        return sorted(self.heights, reverse=True)

    def chica(self) -> list[int]:
        """Return what is compared in chica: the less the better."""
        return sorted(self.heights)

    def pares(self) -> tuple[str, list[int]]:
        """Return the kind of pares and the heights that decide, the highest first."""
        times = Counter(self.heights)
        sets = sorted((height for height in times if times[height] > 1), reverse=True)
        match sorted(times.values()):
            case [4]:
                return "duples", sets * 2
            case [2, 2]:
                return "duples", sets
            case [1, 3]:
                return "medias", sets
            case [1, 1, 2]:
                return "par", sets
            case _:
                return "nada", []

    def juego(self, real31: str) -> int | None:
        """Return the place of the juego, 0 the best, or None."""
        if self.sum < 31:
            return None
        if real31 == "on" and self.sum == 31 and self.ranks.count("siete") == 3:
            return -1
        return BEST_JUEGO_FIRST.index(self.sum)
