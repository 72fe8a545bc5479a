"""The betting of one lance as a line of words, ``0:envido, 1:no, 3:quiero``, and how it ends."""

from collections.abc import Iterator

from tapete.mus.betting import Betting, Closed, open_betting
from tapete.mus.count import side_of
from tapete.mus.words import Bet, read_action
from tapete.naipes import Seat
from tests.mus.builders import rules


def opening(speakers: str, options: str = "") -> Betting:
    """Return the betting before the first word; *speakers* (``0,1,3``) in speaking order."""
    return open_betting(rules(options), tuple(Seat(int(seat)) for seat in speakers.split(",")))


def bet_word(text: str) -> Bet:
    """Return the word of a lance that *text* says."""
    word = read_action(text)
    assert isinstance(word, Bet)
    return word


def after(betting: Betting, line: str) -> Betting | Closed:
    """Return the betting after *line*; each word is said by the seat whose turn it is."""
    for part in line.split(", "):
        seat, _, text = part.partition(":")
        assert int(seat) == betting.queue[0], f"{part}: seat {betting.queue[0]} is to speak"
        said = betting.say(betting.read(bet_word(text)))
        if isinstance(said, Closed):
            assert line.endswith(part), f"the lance was closed by {part}"
            return said
        betting = said
    return betting


def ending(betting: Betting | Closed) -> str:
    """Return how the betting stands: ``deje A 5``, ``quiero 4``, ``ordago``, ``waiting 3``."""
    match betting:
        case Betting():
            return f"waiting {','.join(map(str, betting.queue))}"
        case Closed(how, stake, bettor):
            side = "" if bettor is None else f" {side_of(bettor)}"
            return how.value + side + (f" {stake}" if stake else "")


def all_lines(betting: Betting, bets: int, line: str = "") -> Iterator[str]:
    """Yield every line, with its ending, that has at most *bets* envidos and raises (the usual)."""
    for offer in betting.offers:
        left = bets - (offer.word in ("envido", "mas"))
        if left < 0:
            continue
        said = f"{line}{betting.queue[0]}:{offer.word} "
        result = betting.say(betting.read(bet_word(offer.word)))
        if isinstance(result, Closed):
            yield f"{said}= {ending(result)}"
        else:
            yield from all_lines(result, left, said)
