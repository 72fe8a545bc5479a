"""``tapete bench``: one module for each thing that is measured, each with its ``command``."""

import importlib
import pkgutil

import click


class Benches(click.Group):
    """The modules of this package, imported only when needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all benches."""
        return sorted(
            module.name for module in pkgutil.iter_modules(__path__) if module.name[0] != "_"
        )

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the bench called *cmd_name*, None if there is none."""
        if cmd_name not in self.list_commands(ctx):
            return None
        found = importlib.import_module(f"{__name__}.{cmd_name}").command
        assert isinstance(found, click.Command), f"{cmd_name} has no command"
        return found


command = Benches("bench", no_args_is_help=False, help="Measure how fast it is.")
