"""Tools for who writes a bot: what can be completed, cards as a form and as CSV, examples from games, galleries."""
