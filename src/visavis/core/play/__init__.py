"""A game in progress: log, timeline, session, explanations."""
