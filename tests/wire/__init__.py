"""The public protocol: what may be said to the house, and all that ever leaves it."""
