"""Pages for who writes bots: the editor with its preview, cards as a form and in print, galleries."""
