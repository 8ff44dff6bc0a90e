"""What every game from a text shares: words and looks. No rules: those stand in the text."""
