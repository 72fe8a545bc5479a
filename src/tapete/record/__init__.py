"""A game as text (docs/record.md): ``parse(text)`` gives a Record, ``str(record)`` its text.

Knows no particular game: whatever is said in a record, its game reads and plays.
"""

from tapete.record.reading import RecordError, parse, read, shown
from tapete.record.replaying import Step, allowed, replay, steps, until
from tapete.record.values import By, Fact, Heading, Line, Record, Said

__all__ = [
    "By",
    "Fact",
    "Heading",
    "Line",
    "Record",
    "RecordError",
    "Said",
    "Step",
    "allowed",
    "parse",
    "read",
    "replay",
    "shown",
    "steps",
    "until",
]
