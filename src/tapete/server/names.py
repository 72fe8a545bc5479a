"""Names for those who have none: a guest's at once, those of the computers, and ids.

Its law: a name hurts nobody. Chance is an argument, except where nobody may foresee it.
"""

import random
import secrets
from typing import Final


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_WHO: Final = _words(
    "Ardilla Caballo Cigüeña Corzo Encina Garza Golondrina Grulla Jilguero Liebre Lince Mirlo"
    " Nutria Olivo Petirrojo Rana Rey Roble Ruiseñor Sauce Sota Tejón Trébol Zorro"
)

# adjectives that serve both genders
_HOW: Final = _words(
    "Alegre Amable Audaz Brillante Cordial Elegante Feliz Galante Genial Jovial Leal Noble Paciente"
    " Prudente Sagaz Sonriente Tenaz Valiente Veloz"
)

_COMPUTERS: Final = _words(
    "Abril Amaya Bruno Casilda Damián Elvira Fermín Graciela Hilario Inés Jacinto Lucía Mateo Nerea"
    " Olalla Pascual Rosalía Severo Tomás Valeria"
)


_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"
"""What ids are made of: nothing that could be taken for something else."""


def new_id(length: int) -> str:
    """Return an id that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def guest_name(chance: random.Random) -> str:
    """Return a friendly name of two words."""
    return f"{chance.choice(_WHO)} {chance.choice(_HOW)}"


def computer_names(chance: random.Random, many: int) -> tuple[str, ...]:
    """Return *many* different names of computers."""
    return tuple(chance.sample(_COMPUTERS, many))
