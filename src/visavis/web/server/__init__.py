"""Serve the pages on a computer: ASGI application, access, connections."""
