"""Games of people in the notation of another program: read, replayed, written."""
