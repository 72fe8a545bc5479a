"""The build hook: will build the client when the bundle is missing."""
