"""What came of a merge, in words; the same in the terminal and on the page."""

from __future__ import annotations

from visavis.core.saves.bundle import Merged
from visavis.words import Words, printable


def merged_lines(merged: Merged, words: Words) -> list[str]:
    """A line for each thing that happened."""
    counts = [(name, getattr(merged, name)) for name in ("added", "longer", "both", "texts", "same")]
    lines = [words.say(f"saves-merged-{name}", count=count) for name, count in counts if count]
    for name, refusal in merged.refused:
        lines.append(words.say("saves-merged-refused", name=printable(name), why=words.refusal(refusal)))
    return lines or [words.say("saves-merged-same", count=0)]
