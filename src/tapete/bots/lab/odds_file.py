"""Writes the exact odds that players look up: ``tapete lab odds``.

The one law: the file holds what ``counting`` counted, rounded once, to 65,535ths.
"""

import zlib
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.counting import count_deals

DATA: Final = Path(__file__).parents[1] / "data"
"""Where the data files of the players lie."""

ONE: Final = 65535
"""A chance of one in the file."""

STAGES: Final = 81
"""What may be known of the others' declarations."""


def stages(wins: NDArray[np.float64], deals: NDArray[np.float64]) -> NDArray[np.uint16]:
    """Return chances by stage, lance, place and hand.

    Stage 0: nothing is declared; 1 + pares: who has pares; 9 + pares + 8 * juego: and who has
    juego; 73 + juego: who has juego, whoever has pares. Who is a set of the three other seats in
    speaking order.
    """
    kinds = [(one, two, three) for one in range(4) for two in range(4) for three in range(4)]
    pares = [sum((kind & 1) << seat for seat, kind in enumerate(three)) for three in kinds]
    juego = [sum((kind >> 1) << seat for seat, kind in enumerate(three)) for three in kinds]
    won = [wins[:, one, two, three] for one, two, three in kinds]
    all_deals = [deals[one, two, three] for one, two, three in kinds]
    top = np.zeros((STAGES, *won[0].shape))
    low = np.zeros((STAGES, deals.shape[-1]))
    for number in range(len(kinds)):
        has, plays = pares[number], juego[number]
        for stage in (0, 1 + has, 9 + has + 8 * plays, 73 + plays):
            top[stage] += won[number]
            low[stage] += all_deals[number]
    chance = top / np.maximum(low, 1)[:, None, None, :]
    return np.rint(chance * ONE).astype(np.uint16)


def pack(chances: NDArray[np.uint16]) -> bytes:
    """Return the bytes of the file: all high bytes, then all low bytes, packed."""
    flat = chances.ravel()
    halves = np.concatenate([flat >> 8, flat & 255]).astype(np.uint8)
    return zlib.compress(halves.tobytes(), 9)


def write(kings: int, folder: Path = DATA) -> Path:
    """Count the odds with that many *kings*, write their file and return its path."""
    path = folder / f"odds{kings}.bin"
    path.write_bytes(pack(stages(*count_deals(kings))))
    return path
