"""Tapete, a table for Spanish card games.

The rooms of this package are stacked: each imports only rooms below it (docs/architecture.md).
"""
