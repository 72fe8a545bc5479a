"""Computer players of Escoba."""
