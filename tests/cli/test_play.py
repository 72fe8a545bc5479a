"""``tapete play mus``: whole matches through a pipe, what is drawn, and how it can go wrong."""

import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from string import Formatter
from typing import Final, TypeAlias

import pytest

from tapete.cli import main
from tapete.commands.play.asking import word_of
from tapete.commands.play.drawing import draw, in_order
from tapete.commands.play.texts import EN, ES, LANGUAGES, WORDS
from tapete.game import Offer
from tapete.mus.rules import PRESETS
from tapete.naipes import cards

Run: TypeAlias = Callable[..., tuple[int, str, str]]
"""Runs ``tapete play mus`` with arguments; gives the exit code, and what was printed and told."""

ENOUGH: Final = b"1\n" * 3000
"""The first word of the list, again and again: more than any match asks for."""


FIRST: Final = "2"
"""A seed with which the person is mano, and so is asked first: mus or corto."""


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs the command as a shell does."""

    def run(*arguments: str, stdin: io.BytesIO | bytes = b"") -> tuple[int, str, str]:
        stream = io.BytesIO(stdin) if isinstance(stdin, bytes) else stdin
        monkeypatch.setattr(sys, "argv", ["tapete", "play", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(stream))
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    return run


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_whole_match(preset: str, lang: str, play: Run) -> None:
    """A match is played to its end under every preset, in both languages, by a script."""
    code, told, wrong = play(
        "mus", "--preset", preset, "--lang", lang, "--seed", "1", "--level", "novato", stdin=ENOUGH
    )
    texts = LANGUAGES[lang]
    assert (code, wrong) == (0, "")
    assert told.count(texts.match_won) + told.count(texts.match_lost) == 1
    assert texts.listing in told
    assert texts.bye not in told
    assert "╭" in told


@pytest.mark.parametrize("players", ["2", "6", "8"])
def test_other_numbers_of_players(players: str, play: Run) -> None:
    """So it is with two, six and eight players."""
    code, told, _ = play("mus", "--rule", f"players={players}", "--lang", "en", stdin=ENOUGH)
    assert code == 0
    assert told.count(EN.match_won) + told.count(EN.match_lost) == 1


def test_same_seed(play: Run) -> None:
    """The same number gives the same match, another number another one."""
    seven, again, eight = (
        play("mus", "--seed", seed, "--lang", "es", stdin=b"1\n" * 20) for seed in "778"
    )
    assert seven == again
    assert seven != eight


def test_names(play: Run) -> None:
    """The person has the name that was asked for, also one that looks like markup."""
    _, told, _ = play("mus", "--name", "Ana [bold]", "--seed", FIRST, stdin=b"corto\n")
    assert "Ana [bold]: corto" in told


@pytest.mark.parametrize(("variable", "says"), [("es_ES.UTF-8", ES.choose), ("C", EN.choose)])
def test_language(variable: str, says: str, play: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --lang it is that of the environment: Spanish, else English."""
    monkeypatch.setenv("LC_ALL", variable)
    assert says in play("mus")[1]


# ── typed words ───────────────────────────────────────────────────────────────────────────────

HAND: Final = cards("12o 7c 7e 4b")
OPENING: Final = (Offer("paso"), Offer("envido", 2, 40), Offer("ordago"))
ANSWER: Final = (Offer("quiero"), Offer("no"), Offer("mas", 1, 38), Offer("ordago"))
THROW: Final = (Offer("descarto", 1, 4),)


@pytest.mark.parametrize(
    ("typed", "offers", "word"),
    [
        ("1", OPENING, "paso"),
        ("2", OPENING, "envido"),
        ("2 5", OPENING, "envido 5"),
        ("  ENVIDO   5 ", OPENING, "envido 5"),
        ("órdago", OPENING, "ordago"),
        ("más 3", ANSWER, "mas 3"),
        ("sí", ANSWER, "quiero"),
        ("no", ANSWER, "no"),
        ("4", OPENING, "4"),
        ("0", OPENING, "0"),
        ("²", OPENING, "²"),
        ("", OPENING, ""),
        ("what?", OPENING, "what?"),
        ("descarto 7e 4b", THROW, "descarto 7e 4b"),
        ("7e 4b", THROW, "descarto 7e 4b"),
        ("3 4", THROW, "descarto 7e 4b"),
        ("descarto 1", THROW, "descarto 12o"),
        ("5", THROW, "descarto 5"),
        ("", THROW, "descarto"),
    ],
)
def test_typed(typed: str, offers: tuple[Offer, ...], word: str) -> None:
    """A number of the list, the word itself, or cards; what is not understood stays as it is."""
    assert word_of(typed, offers, HAND, ES) == word


@pytest.mark.parametrize(
    ("typed", "word"),
    [("pass", "paso"), ("bet 5", "envido 5"), ("raise", "mas"), ("yes", "quiero")],
)
def test_typed_in_english(typed: str, word: str) -> None:
    """English words stand for those of the game."""
    assert word_of(typed, ANSWER, HAND, EN) == word


@pytest.mark.parametrize(
    ("typed", "got"),
    [
        (b"paso", "paso"),
        (b"foo", "foo"),
        (b"", "nada"),
        (b"3", "3"),
        (b"\xff\xfe", "\ufffd\ufffd"),
        (b"x" * 1000, "x" * 80),
    ],
)
def test_wrong_word(typed: bytes, got: str, play: Run) -> None:
    """A word that is not on the list: one line says what was expected and what came, and asks."""
    code, told, wrong = play("mus", "--lang", "es", "--seed", FIRST, stdin=typed + b"\ncorto\n")
    assert f"Se esperaba mus, corto; has dicho {got}.\n" in told
    assert "Tú: corto" in told
    assert (code, wrong) == (0, "")


# ── the end of the line ───────────────────────────────────────────────────────────────────────


def test_nothing_more_comes(play: Run) -> None:
    """When the input ends, the table is left politely."""
    code, told, wrong = play("mus", "--lang", "es", stdin=b"")
    assert told.endswith(f"\n{ES.bye}\n")
    assert (code, wrong) == (0, "")


class Interrupted(io.BytesIO):
    """An input at which somebody presses ctrl-C."""

    def readline(self, size: int | None = -1, /) -> bytes:
        """Be interrupted."""
        raise KeyboardInterrupt


def test_interrupted(play: Run) -> None:
    """So it is on ctrl-C."""
    code, told, wrong = play("mus", "--lang", "en", stdin=Interrupted())
    assert told.endswith(f"\n{EN.bye}\n")
    assert (code, wrong) == (130, "")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["mus", "--preset", "x"], "expected --preset clasico, cuatro_reyes"),
        (["mus", "--level", "x"], "expected --level novato, normal, fuerte, experto"),
        (["mus", "--rule", "kings"], "expected --rule OPTION=VALUE, got 'kings'"),
        (["mus", "--rule", "kings=5"], "kings is one of 8, 4, not '5'"),
        (["mus", "--rule", "x=5"], "'x'"),
        (["mus", "--rule", "players=2", "--rule", "senas=partner"], "senas=partner needs partners"),
        (["mus", "--name", "a\tb"], "expected a name of at most 40 letters, got 'a\\tb'"),
        (["mus", "--name", "a" * 41], "expected a name"),
        (["mus", "--name", " "], "expected a name"),
        (["mus", "--lang", "fr"], "'fr'"),
        (["mus", "--seed", "x"], "'x'"),
        (["tute"], "'tute'"),
        ([], "Missing argument"),
    ],
    ids=str,
)
def test_wrong_arguments(arguments: list[str], says: str, play: Run) -> None:
    """What cannot be played is one line on standard error, and exit 2."""
    code, told, wrong = play(*arguments)
    assert (code, told) == (2, "")
    assert says in wrong
    assert wrong.count("\n") == 1


# ── drawing and texts ─────────────────────────────────────────────────────────────────────────


def test_cards() -> None:
    """Cards are drawn with their number, name and suit, and with the cuts of their suit."""
    assert draw(cards("12o 11c 3e 1b"), ES) == "\n".join(
        [
            "╭──────────╮  ╭────  ────╮  ╭──  ──  ──╮  ╭─  ─  ─  ─╮",
            "│ 12     o │  │ 11     c │  │ 3      e │  │ 1      b │",
            "│   Rey    │  │ Caballo  │  │          │  │    As    │",
            "│   oros   │  │  copas   │  │ espadas  │  │  bastos  │",
            "╰──────────╯  ╰────  ────╯  ╰──  ──  ──╯  ╰─  ─  ─  ─╯",
            "     1             2             3             4",
        ]
    )


@pytest.mark.parametrize(("kings", "order"), [(8, "12b 3o 11o 1e 2c"), (4, "12b 11o 3o 2c 1e")])
def test_order_of_a_hand(kings: int, order: str) -> None:
    """A hand is held from the highest card down: with eight kings a 3 is a rey and a 2 an as."""
    held = in_order(cards("1e 3o 2c 11o 12b"), kings)
    assert sorted(held) == sorted(cards(order))
    assert [card.number for card in held][:2] == [card.number for card in cards(order)][:2]


def _places(text: object) -> Iterator[str]:
    match text:
        case str():
            yield from sorted(name for _, name, _, _ in Formatter().parse(text) if name)
        case tuple():
            yield from (f"{len(text)}",)
        case dict():
            yield from (str(key) for key in text)
        case _:
            raise AssertionError(text)


@pytest.mark.parametrize("field", [field.name for field in fields(ES) if field.name != "aliases"])
def test_both_languages_fill_in_the_same(field: str) -> None:
    """Each text has the same places to fill in in both languages."""
    spanish, english = getattr(ES, field), getattr(EN, field)
    assert list(_places(spanish)) == list(_places(english))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_explained(lang: str) -> None:
    """Every word that can be said has a gloss, and each alias stands for a word."""
    assert list(LANGUAGES[lang].glosses) == list(WORDS)
    assert set(LANGUAGES[lang].aliases.values()) <= set(WORDS)
