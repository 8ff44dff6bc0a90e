"""The people's side: what they report where only the board is kept, and their whole game by the facts of the base game
and Fire & Ice (sections 20 to 22)."""
