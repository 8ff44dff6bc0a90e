"""The text of a bot as a source: its syntax, the schema of its sections, its problems and their lines."""
