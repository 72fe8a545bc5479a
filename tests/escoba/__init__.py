"""Tests of the rules of Escoba."""
