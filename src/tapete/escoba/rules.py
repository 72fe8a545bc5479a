"""The rules that an Escoba table can choose; whatever a Rules value says is possible.

Every option is in docs/rules/escoba.md with its source.
"""

from typing import Final, Literal

import msgspec

from tapete.options import choices


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """One choice for each option; the defaults are the preset ``clasico``."""

    players: Literal[2, 3, 4, 6] = 2
    teams: Literal["no", "yes"] = "no"
    first_dealer: Literal["random", "highest"] = "random"
    opening: Literal["dealer", "off"] = "dealer"
    capture: Literal["optional", "mandatory"] = "optional"
    missed_baza: Literal["on", "off"] = "on"
    no_baza_loses: Literal["off", "on"] = "off"
    all_oros: Literal[1, 2] = 1
    target: Literal[31, 21, 15, 11] = 31
    match_tie: Literal["velo", "extend", "round"] = "velo"

    def __post_init__(self) -> None:
        if self.teams == "yes" and self.players not in (4, 6):
            raise ValueError(f"teams=yes needs players=4 or 6, got {self.players}")
        if self.no_baza_loses == "on" and self.sides != 2:
            raise ValueError(f"no_baza_loses=on needs two sides, got {self.sides}")

    @property
    def sides(self) -> int:
        """How many sides play: two teams, or each seat for itself."""
        return 2 if self.teams == "yes" else self.players


OPTIONS: Final = choices(Rules)
"""The values that each option may have."""

PRESETS: Final[dict[str, Rules]] = {
    "clasico": Rules(),
    "corta": Rules(target=21),
    "obligada": Rules(capture="mandatory", missed_baza="off"),
    "parejas": Rules(players=4, teams="yes"),
}
