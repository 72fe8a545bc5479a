"""The record: a game as text."""
