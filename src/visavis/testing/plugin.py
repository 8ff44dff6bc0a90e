"""The pytest plugin: tests carry the clause they prove."""
