"""Policies as the file that players read: one archive for all, each under its name.

The one law: the same policy gives the same bytes.
"""

import hashlib
import zipfile
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from tapete.bots.lab.odds_file import DATA
from tapete.bots.lab.policy import Policy
from tapete.bots.mus.tables import CLASSES, FILE, LANCES, SCORES, Table, table
from tapete.bots.mus.tree import PLACES, WIDTH

EPOCH = (1980, 1, 1, 0, 0, 0)


def to_bytes(policy: Policy) -> bytes:
    """Return what the file holds of *policy*."""
    parts = [policy.buckets.astype("<u2"), policy.context, policy.cuts, policy.throws, policy.says]
    small = [parts[0], *(part.astype(np.uint8) for part in parts[1:])]
    return b"".join(np.ascontiguousarray(part).tobytes() for part in small)


def from_table(kept: Table) -> Policy:
    """Return the policy of a table that players read."""
    contexts = max(kept.context) + 1

    def octets(data: bytes, *shape: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
        return np.frombuffer(data, dtype=np.uint8).reshape(shape)

    return Policy(
        buckets=np.array(kept.buckets, dtype=np.int64).reshape(len(LANCES), CLASSES),
        says=octets(kept.says, contexts, kept.base[-1], WIDTH - 1),
        cuts=octets(kept.cuts, PLACES, CLASSES),
        throws=octets(kept.throws, PLACES, CLASSES),
        context=octets(kept.context, SCORES, SCORES).astype(np.int64),
    )


def shipped(name: str) -> Policy:
    """Return the policy that ships as *name*."""
    return from_table(table(name))


def digest(policy: Policy) -> str:
    """Return the hash of all that *policy* does."""
    return hashlib.sha256(to_bytes(policy)).hexdigest()


def add(policies: Mapping[str, Policy], folder: Path = DATA) -> Path:
    """Put *policies* into the file, in place of those of the same names; return its path."""
    path = folder / FILE
    kept: dict[str, bytes] = {}
    if path.exists():
        with zipfile.ZipFile(path) as old:
            kept = {name: old.read(name) for name in old.namelist()}
    kept |= {name: to_bytes(policy) for name, policy in policies.items()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in sorted(kept):
            info = zipfile.ZipInfo(name, EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(info, kept[name], compresslevel=9)
    return path
