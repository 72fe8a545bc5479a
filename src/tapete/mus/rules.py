"""The rules that a Mus table can choose; whatever a Rules value says is possible.

Every option is in docs/rules/mus.md with its source. Rules come from words (``kings=4``), are
validated once, when a table is opened, and are never looked at twice.
"""

from typing import Final, Literal

import msgspec

from tapete.options import choices

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


OPTIONS: Final = choices(Rules)
"""The values that each option may have."""

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
