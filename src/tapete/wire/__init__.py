"""The public protocol: messages between a client and the house, their codec and JSON Schema."""
