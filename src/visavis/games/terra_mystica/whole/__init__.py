"""The whole game of people: its rules by the facts of the base game and Fire & Ice (sections 20 to 22), and records."""
