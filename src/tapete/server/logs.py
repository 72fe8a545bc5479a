"""The server's own log: one line a fact, ``key=value``; never a hand, never a word unplayed."""

import logging
import sys
import time
from typing import Final

# libraries would log what they are given, and that holds hands
_OTHERS: Final = ("aiosqlite", "alembic", "asyncio", "litestar", "sqlalchemy", "uvicorn")

_FIELDS: Final = "tapete_fields"


def fact(log: logging.Logger, level: int, name: str, **fields: object) -> None:
    """Write that *name* happened, with its *fields*."""
    if log.isEnabledFor(level):
        log.log(level, name, extra={_FIELDS: fields})


def where(error: BaseException) -> str:
    """Return what *error* is and where it was raised; not its message, which could quote a hand."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"@{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{place}"


class KeyValue(logging.Formatter):
    """Writes a record as ``time level event key=value …`` on one line."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def format(self, record: logging.LogRecord) -> str:
        """Return the one line of *record*."""
        known: dict[str, object] = getattr(record, _FIELDS, {})
        fields = {
            "level": record.levelname.lower(),
            "log": record.name,
            "event": record.getMessage(),
            **known,
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        line = " ".join(f"{name}={_quoted(value)}" for name, value in fields.items())
        return f"{self.formatTime(record)} {line}"


def _quoted(value: object) -> str:
    text = str(value)
    plain = text and all(char.isprintable() and char not in ' "=' for char in text)
    return text if plain else '"' + text.translate(_ESCAPES) + '"'


_ESCAPES: Final = {ord("\\"): "\\\\", ord('"'): '\\"', ord("\n"): "\\n", ord("\r"): "\\r"}


def log_to_stderr(level: int) -> None:
    """Send what this process logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(KeyValue())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for other in _OTHERS:
        logging.getLogger(other).setLevel(max(level, logging.WARNING))
