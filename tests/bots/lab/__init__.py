"""Tests of the lab of the computer players."""
