"""The command line: which command there is, found when it is asked for, and how it fails.

The one law: whatever is wrong with what was asked is one line on standard error, and exit 2.
"""

import importlib
import pkgutil
import sys

import click

from tapete import commands


class Commands(click.Group):
    """The modules of ``tapete.commands``: each has its ``command``, imported only when needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted(module.name for module in pkgutil.iter_modules(commands.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command called *cmd_name*, None if there is none."""
        if cmd_name not in self.list_commands(ctx):
            return None
        found = importlib.import_module(f"{commands.__name__}.{cmd_name}").command
        assert isinstance(found, click.Command), f"{cmd_name} has no command"
        return found


tapete = Commands("tapete", no_args_is_help=False, help="Tapete: a table for Spanish card games.")


def main() -> None:
    """Run the command that the arguments ask for, and exit."""
    try:
        sys.exit(tapete.main(prog_name="tapete", standalone_mode=False))
    except click.ClickException as wrong:
        print(wrong.format_message().replace("\n", " "), file=sys.stderr)
        sys.exit(2)
    except OSError as wrong:  # what we write to is full, or closed
        print(wrong.strerror or wrong, file=sys.stderr)
        sys.exit(2)
    except click.Abort:
        sys.exit(130)
