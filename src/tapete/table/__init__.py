"""The room round a game, without any I/O: seats, clocks, absence, and the log they are folded from."""
