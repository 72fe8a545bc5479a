"""The room round a game: decided, folded and due, without any I/O."""
