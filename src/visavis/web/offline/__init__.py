"""Serve the pages in a browser: the Pyodide worker and its storage."""
