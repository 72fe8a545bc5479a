"""The computer players of Escoba, by level, and their yardstick."""
