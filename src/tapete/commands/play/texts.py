"""All that the game in the terminal says, once for each language; the engine says nothing.

The one law: ``Texts`` names every sentence, so a language that lacks one does not compile.
"""

from dataclasses import dataclass
from typing import Final

from tapete.mus.phases import How, Kind, Phase

WORDS: Final = (
    "mus",
    "corto",
    "descarto",
    "paso",
    "envido",
    "mas",
    "ordago",
    "quiero",
    "no",
    "acepto",
)
"""What a seat can say; the words of the game are the same in every language."""


@dataclass(frozen=True, slots=True)
class Texts:
    """One language. Braces stand for what is filled in; both languages fill in the same."""

    you: str
    we: str
    they: str
    welcome: str
    welcome_alone: str
    deal: str
    mano_moved: str
    said: str
    proposed: str
    threw: str
    exchanged: str
    refilled: str
    reshuffled: str
    holders: str
    nobody_holds: str
    paid: str
    ordago_won: str
    juego_won: str
    juegos: str
    vacas: str
    match_won: str
    match_lost: str
    listing: str
    go_on: str
    nothing: str
    at_stake: str
    ordago_at_stake: str
    wants: str
    choose: str
    choose_cards: str
    wrong: str
    bye: str
    mano: str
    columns: tuple[str, str, str, str]
    list_columns: tuple[str, str, str, str]
    suits: dict[str, str]
    figures: dict[int, str]
    phases: dict[Phase, str]
    how: dict[How, str]
    kinds: dict[Kind, str]
    glosses: dict[str, str]
    aliases: dict[str, str]


ES: Final = Texts(
    you="Tú",
    we="nosotros",
    they="ellos",
    welcome="Mus. Juegas con {partners} contra {rivals}. A {target} piedras. Ctrl-C: salir.",
    welcome_alone="Mus. Juegas contra {rivals}. A {target} piedras. Ctrl-C: salir.",
    deal="Mano {hand} · nosotros {own}, ellos {others} · es mano {mano}",
    mano_moved="Ahora es mano {mano}.",
    said="{who}: {word}",
    proposed="{who} propone: {word}",
    threw="{who} ha elegido qué tirar.",
    exchanged="Descartes: {counts}.",
    refilled="Cartas nuevas; quedan {stock} en el mazo.",
    reshuffled="Se acabó el mazo: se barajan {stock} cartas.",
    holders="Tienen: {names}.",
    nobody_holds="Nadie tiene.",
    paid="{lance}, {kind}: {points} para {side} ({own}–{others})",
    ordago_won="El órdago a {lance} es de {side}.",
    juego_won="El juego es de {side}.",
    juegos="Juegos: nosotros {own}, ellos {others}.",
    vacas="Vacas: nosotros {own}, ellos {others}.",
    match_won="¡Habéis ganado la partida!",
    match_lost="Habéis perdido la partida. Otra vez será.",
    listing="Recuento",
    go_on="Intro para seguir",
    nothing="nada",
    at_stake="{lance}: en juego {offered}; si no se quiere, {deje}",
    ordago_at_stake="{lance}: órdago; si no se quiere, {deje}",
    wants="{who} propone {word}",
    choose="Número o palabra",
    choose_cards="Qué tiras (1 3, o 7e 4b)",
    wrong="Se esperaba {expected}; has dicho {got}.",
    bye="Dejas la mesa. Hasta otra.",
    mano="mano",
    columns=("", "quién", "bando", "ha dicho"),
    list_columns=("lance", "por", "piedras", "para"),
    suits={"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"},
    figures={1: "As", 10: "Sota", 11: "Caballo", 12: "Rey"},
    phases={
        Phase.DEAL: "reparto",
        Phase.MUS: "mus",
        Phase.DISCARD: "descarte",
        Phase.GRANDE: "grande",
        Phase.CHICA: "chica",
        Phase.PARES: "pares",
        Phase.JUEGO: "juego",
        Phase.PUNTO: "punto",
        Phase.OVER: "fin",
    },
    how={
        How.OPEN: "",
        How.PASO: "En paso.",
        How.QUIERO: "Querido: {stake} en juego.",
        How.DEJE: "No querido.",
        How.ORDAGO: "¡Órdago querido!",
        How.UNOPPOSED: "No hay envite.",
        How.NOBODY: "",
    },
    kinds={
        Kind.DEJE: "deje",
        Kind.PASO: "en paso",
        Kind.ENVITE: "envite",
        Kind.PRIMA: "prima",
        Kind.ORDAGO: "órdago",
    },
    glosses={
        "mus": "cambiar cartas",
        "corto": "no hay mus",
        "descarto": "tirar cartas",
        "paso": "de momento nada",
        "envido": "apostar",
        "mas": "aceptar y subir",
        "ordago": "todo a este lance",
        "quiero": "aceptar",
        "no": "no querer",
        "acepto": "de acuerdo con el compañero",
    },
    aliases={
        "más": "mas",
        "órdago": "ordago",
        "sí": "quiero",
        "si": "quiero",
        "pasa": "paso",
        "tiro": "descarto",
    },
)

EN: Final = Texts(
    you="You",
    we="your side",
    they="the other side",
    welcome="Mus. You play with {partners} against {rivals}. To {target} stones. Ctrl-C leaves.",
    welcome_alone="Mus. You play against {rivals}. To {target} stones. Ctrl-C leaves.",
    deal="Hand {hand} · you {own}, they {others} · mano is {mano}",
    mano_moved="Mano is {mano} now.",
    said="{who}: {word}",
    proposed="{who} proposes: {word}",
    threw="{who} has chosen what to throw.",
    exchanged="Thrown: {counts}.",
    refilled="New cards; {stock} left in the stock.",
    reshuffled="The stock is out: {stock} cards are shuffled.",
    holders="Holding: {names}.",
    nobody_holds="Nobody holds.",
    paid="{lance}, {kind}: {points} for {side} ({own}–{others})",
    ordago_won="The ordago at {lance} goes to {side}.",
    juego_won="The juego goes to {side}.",
    juegos="Juegos: you {own}, they {others}.",
    vacas="Vacas: you {own}, they {others}.",
    match_won="Your side wins the match!",
    match_lost="Your side loses the match. Better luck next time.",
    listing="The count",
    go_on="Enter to go on",
    nothing="nothing",
    at_stake="{lance}: {offered} on offer; if refused, {deje}",
    ordago_at_stake="{lance}: ordago; if refused, {deje}",
    wants="{who} proposes {word}",
    choose="Number or word",
    choose_cards="What you throw (1 3, or 7e 4b)",
    wrong="Expected {expected}; got {got}.",
    bye="You leave the table. See you.",
    mano="mano",
    columns=("", "who", "side", "has said"),
    list_columns=("lance", "for", "stones", "to"),
    suits={"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"},
    figures={1: "As", 10: "Sota", 11: "Caballo", 12: "Rey"},
    phases={
        Phase.DEAL: "deal",
        Phase.MUS: "mus",
        Phase.DISCARD: "throwing",
        Phase.GRANDE: "grande",
        Phase.CHICA: "chica",
        Phase.PARES: "pares",
        Phase.JUEGO: "juego",
        Phase.PUNTO: "punto",
        Phase.OVER: "over",
    },
    how={
        How.OPEN: "",
        How.PASO: "Nobody bets.",
        How.QUIERO: "Accepted: {stake} at stake.",
        How.DEJE: "Refused.",
        How.ORDAGO: "The ordago is accepted!",
        How.UNOPPOSED: "No betting.",
        How.NOBODY: "",
    },
    kinds={
        Kind.DEJE: "refused bet",
        Kind.PASO: "passed",
        Kind.ENVITE: "bet",
        Kind.PRIMA: "premium",
        Kind.ORDAGO: "ordago",
    },
    glosses={
        "mus": "change cards",
        "corto": "no mus: we play",
        "descarto": "throw cards",
        "paso": "nothing for now",
        "envido": "bet",
        "mas": "accept and raise",
        "ordago": "everything on this lance",
        "quiero": "accept",
        "no": "refuse",
        "acepto": "agree with your partner",
    },
    aliases={
        "pass": "paso",
        "bet": "envido",
        "raise": "mas",
        "accept": "quiero",
        "yes": "quiero",
        "refuse": "no",
        "agree": "acepto",
        "cut": "corto",
        "throw": "descarto",
        "órdago": "ordago",
    },
)

LANGUAGES: Final = {"es": ES, "en": EN}
