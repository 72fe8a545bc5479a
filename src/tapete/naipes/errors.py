"""The two ways in which what somebody says can be wrong; anything else that goes wrong is a bug."""


class NotationError(ValueError):
    """A text that cannot be read; the message says what was expected and what came."""


class IllegalAction(ValueError):
    """A word that is not allowed now; the state that refused it is unchanged."""
