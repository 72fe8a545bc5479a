"""Proof of the server: its store alone, then the whole over real sockets."""
