"""The rules that a Mus table can choose; whatever a Rules value says is possible.

Every option is in docs/rules/mus.md with its source. Rules come from words (``kings=4``), are
validated once, when a table is opened, and are never looked at twice.
"""

from collections.abc import Mapping
from typing import Final, Literal, get_args, get_type_hints

import msgspec

Players = Literal[2, 4, 6, 8]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """One choice for each option; the defaults are the preset ``clasico``."""

    players: Players = 4
    kings: Literal[8, 4] = 8
    partners: Literal["chosen", "drawn"] = "chosen"
    first_mano: Literal["random", "highest"] = "random"
    exhaust: Literal["exclude_own", "all"] = "exclude_own"
    mus_corrido: Literal["off", "match", "juego"] = "off"
    real31: Literal["off", "on"] = "off"
    tie_break: Literal["mano", "dealer"] = "mano"
    consensus: Literal["sequential", "approval"] = "sequential"
    out_after_no: Literal["yes", "no"] = "yes"
    raise_size: Literal["free", "two"] = "free"
    punto_premium: Literal["always", "unbet"] = "always"
    early_win: Literal["immediate", "after_lances"] = "immediate"
    target: Literal[40, 30] = 40
    juegos: Literal[1, 2, 3] = 1
    vacas: Literal[1, 2, 3] = 1
    senas: Literal["all", "off", "partner", "watch"] = "all"
    true_senas: Literal["yes", "no"] = "yes"
    sena_set: Literal["all", "fem"] = "all"

    def __post_init__(self) -> None:
        if self.partners == "drawn" and self.first_mano == "highest":
            raise ValueError(
                "first_mano=highest needs partners=chosen: drawing for partners already gives mano"
                " to the highest card"
            )
        if self.senas == "partner" and self.players == 2:
            raise ValueError("senas=partner needs partners: expected players=4, 6 or 8, got 2")


OPTIONS: Final[dict[str, tuple[str | int, ...]]] = {
    name: get_args(choice) for name, choice in get_type_hints(Rules).items()
}
"""The values that each option may have, the default first except for players."""

_DEFAULTS: Final = Rules()


def read_rules(words: Mapping[str, str]) -> Rules:
    """Return the rules that *words* ask for, defaults elsewhere; raise ValueError if impossible."""
    return Rules(**{name: _read_choice(name, text) for name, text in words.items()})  # type: ignore[arg-type]  # each value was looked up in OPTIONS


def _read_choice(name: str, text: str) -> str | int:
    if name not in OPTIONS:
        raise ValueError(f"unknown rule {name!r}: expected one of {', '.join(OPTIONS)}")
    for value in OPTIONS[name]:
        if str(value) == text:
            return value
    choices = ", ".join(map(str, OPTIONS[name]))
    raise ValueError(f"{name} is one of {choices}, not {text!r}")


def write_rules(rules: Rules) -> dict[str, str]:
    """Return the options of *rules* that differ from the defaults: what read_rules reads back."""
    return {
        name: str(getattr(rules, name))
        for name in OPTIONS
        if getattr(rules, name) != getattr(_DEFAULTS, name)
    }


PRESETS: Final[dict[str, Rules]] = {
    "clasico": Rules(),
    "cuatro_reyes": Rules(kings=4),
    "stargames": Rules(
        consensus="approval", early_win="after_lances", tie_break="dealer", senas="all"
    ),
    "app": Rules(raise_size="two", punto_premium="unbet", senas="off"),
    "fournier": Rules(juegos=3, partners="drawn", mus_corrido="juego"),
    "torneo": Rules(senas="partner", sena_set="fem", mus_corrido="match", juegos=3),
    "rapido": Rules(target=30),
}
