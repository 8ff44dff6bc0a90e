"""Your own turn: one short line, as much as the Automa can see of it."""
