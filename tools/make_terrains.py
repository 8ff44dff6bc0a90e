"""Write the colours of terrains as a stylesheet, from `visavis.terrain_colours`: `python tools/make_terrains.py`."""

from __future__ import annotations

from pathlib import Path

from visavis.terrain_colours import COLOURS, SAME_AS

FILE = Path(__file__).parents[1] / "src" / "visavis" / "web" / "static" / "terrains.css"


def stylesheet() -> str:
    """Return custom properties for both themes and a class for each terrain."""
    light, dark = ("".join(f"  --t-{name}: {pair[theme]};\n" for name, pair in COLOURS.items()) for theme in (0, 1))
    colours = {**{name: name for name in COLOURS}, **SAME_AS}
    classes = "".join(f".t-{name} {{ --t: var(--t-{colour}); }}\n" for name, colour in colours.items())
    return (
        "/* Written by tools/make_terrains.py from terrain_colours.py. */\n"
        f":root {{\n{light}}}\n"
        f'@media (prefers-color-scheme: dark) {{ :root:not([data-theme="light"]) {{\n{dark}}} }}\n'
        f':root[data-theme="dark"] {{\n{dark}}}\n{classes}'
    )


if __name__ == "__main__":
    FILE.write_text(stylesheet(), "utf-8")
