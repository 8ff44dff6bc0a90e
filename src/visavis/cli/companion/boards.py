"""Render boards in a terminal: hexes, areas, tracks, cards and tables of values as rich text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from visavis.cli.terminal import NO_BREAK, joined
from visavis.core import Areas, CardRow, Cell, HexMap, Panel, Track, Values
from visavis.terrain_colours import tints
from visavis.words import Words
from visavis.words.table_list import Part

_TINT_STYLES = {
    "blue": "blue",
    "sky": "bright_cyan",
    "plain": "bright_white",
    "green": "green",
    "lime": "bright_green",
    "yellow": "bright_yellow",
    "brown": "color(137)",
    "grey": "color(250)",
    "red": "red",
    "orange": "color(208)",
    "purple": "magenta",
    "dark": "color(243)",
}
"""Terminal styles close to the colours of the page; the letters carry the same information."""
_PIECE_STYLES = ("bold cyan", "bold magenta", "bold red", "bold yellow", "bold green", "bold blue")
_LONGEST_TRACK = 24
"""Maximum number of spaces of a track that is drawn space by space."""


class Boards:
    """Renders panels for one language and one game."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._signs: set[str] = set()

    def board(self, panels: Iterable[Panel], *, maps: bool = True, close: bool = False) -> Text:
        """Render panels one below the other, optionally without the maps, or with hexes close together."""
        shown = [panel for panel in panels if maps or not isinstance(panel, (HexMap, Areas))]
        # Align the tracks to the same column.
        width = max((len(self.words.panel(panel.id)) for panel in shown if isinstance(panel, Track)), default=0)
        drawn = [
            self.track(panel, width)
            if isinstance(panel, Track)
            else self.hexes(panel, close=close)
            if isinstance(panel, HexMap)
            else self.panel(panel)
            for panel in shown
        ]
        drawn += [Text(sign, style="dim") for sign in self.words.signs(text.plain for text in drawn)]
        return lines(drawn)

    def panel(self, panel: Panel) -> Text:
        """Render one panel."""
        match panel:
            case HexMap():
                return self.hexes(panel)
            case Areas():
                return self.areas(panel)
            case Track():
                return self.track(panel)
            case CardRow():
                return self.card_row(panel)
            case Values():
                return self.values(panel)

    def _named(self, value: object) -> str:
        """Return a name in a panel; the provenance of its values is a sign, explained once below."""
        return self.words.name(value, "marked")

    def _title(self, id: str) -> Text:
        return Text(self.words.panel(id), style="bold underline")

    def hexes(self, map: HexMap, *, close: bool = False) -> Text:
        """Render hexes in staggered rows: the name above, the letters of ground and pieces below."""
        if not map.cells:
            return self._title(map.id)
        rows, legend = self._drawn(map, close=close)
        return lines([self._title(map.id), *rows, *legend])

    def map_width(self, map: HexMap) -> int:
        """Return the width of a map with hexes close together, without its legend."""
        return max(row.cell_len for row in self._drawn(map, close=True)[0]) if map.cells else 0

    def _drawn(self, map: HexMap, *, close: bool) -> tuple[list[Text], list[Text]]:
        """Return the rows of a map and those of its legend."""
        grounds = {ground: _TINT_STYLES[tint] for ground, tint in tints(map.cells).items()}
        pieces = _styles(sorted({piece for cell in map.cells for piece in cell.pieces}), _PIECE_STYLES)
        drawn = {cell.name: self._cell(cell, grounds, pieces) for cell in map.cells}
        names = {cell.name: self.words.name(cell.name) for cell in map.cells}
        width = max(max(len(names[name]), len(content)) for name, content in drawn.items()) + (1 if close else 2)
        width += width % 2
        top, first_column = min(cell.row for cell in map.cells), min(cell.column for cell in map.cells)
        canvas: dict[int, Text] = {}
        for cell in sorted(map.cells, key=lambda cell: (cell.column, cell.row)):
            flat = map.layout == "flat"
            x = (cell.column - first_column) * width + (0 if flat or not cell.row % 2 else width // 2)
            y = (cell.row - top) * 2 + (cell.column % 2 if flat else 0)
            for offset, content in enumerate((Text(names[cell.name], style="dim"), drawn[cell.name])):
                line = canvas.setdefault(y + offset, Text())
                line.append(" " * (x - len(line)))
                line.append_text(content)
        rows = [canvas.get(y, Text()) for y in range(max(canvas) + 1)]
        return rows, self._legend(grounds, pieces)

    def _cell(self, cell: Cell, grounds: Mapping[str, str], pieces: Mapping[str, str]) -> Text:
        content = Text()
        if cell.ground:
            content.append(self.words.sign(cell.ground), style=grounds[cell.ground])
        for piece in cell.pieces:
            content.append(self.words.sign(piece), style=f"{pieces[piece]} reverse")
        return content

    def _legend(self, grounds: Mapping[str, str], pieces: Mapping[str, str]) -> list[Text]:
        """Return the legend of the letters."""
        rows = []
        for styles, name in ((grounds, self.words.ground), (pieces, self.words.piece)):
            if styles:
                signs = [
                    Text.assemble((self.words.sign(id), style), NO_BREAK, joined(name(id)))
                    for id, style in styles.items()
                ]
                rows.append(Text("   ").join(signs))
        return rows

    def areas(self, areas: Areas) -> Text:
        """Render named areas, one line each."""
        rows = [self._title(areas.id)]
        for cell in areas.cells:
            line = Text.assemble("  ", (self._named(cell.name), "bold"))
            parts = [self.words.ground(cell.ground)] if cell.ground else []
            parts += [self.words.piece(piece) for piece in cell.pieces]
            parts += [f"{self.words.piece(piece)} {number}" for piece, number in cell.numbers]
            if parts:
                line.append(f": {', '.join(parts)}")
            if cell.next_to:
                line.append(f"  – {', '.join(map(self._named, cell.next_to))}", style="dim")
            rows.append(line)
        return lines(rows)

    def table(self, parts: Iterable[Part]) -> Text:
        """Render everything on the table as a checklist."""
        rows = []
        for section in parts:
            rows += [Text(section.title, style="bold underline")]
            rows += [Text.assemble("  [ ] ", (line.name, "bold"), f"  {line.says}") for line in section.lines]
        return lines(rows)

    def track(self, track: Track, width: int = 0) -> Text:
        """Render a track, its name padded to `width`; a long one as the positions of its markers only."""
        markers = ", ".join(joined(self.words.marker(id), str(position)) for id, position in track.markers)
        line = Text.assemble((self.words.panel(track.id).ljust(width), "bold"), "  ")
        if track.most - track.least < _LONGEST_TRACK:
            held = {position for _, position in track.markers}
            for position in range(track.least, track.most + 1)[:: -1 if track.descending else 1]:
                line.append(
                    f"[{position}]" if position in held else f" {position} ",
                    style="bold cyan" if position in held else "dim",
                )
            return line.append(f"  {markers}")
        return line.append(f"{track.least}–{track.most}:  {markers}")

    def card_row(self, row: CardRow) -> Text:
        """Render a row of cards; many face-down ones as a number."""
        line = Text.assemble((self.words.panel(row.id), "bold"), "  ")
        names = [
            self.words.lying(self._named(card), row, index) if card else self.words.say("card-face-down")
            for index, card in enumerate(row.cards)
        ]
        if len(names) > 2 and len(set(row.cards)) == 1 and not row.cards[0]:
            line.append(self.words.say("cards-face-down", count=len(names)))
        else:
            line.append(" │ ".join(names) if names else self.words.say("list-none"))
        if row.count > len(row.cards):
            line.append(f"  ({row.count})", style="dim")
        return line

    def _grid(self, values: Values) -> Text:
        wide = len(values.across)
        texts = [str(value) if isinstance(value, int) else self._named(value) for _, value in values.rows]
        table = [["", *map(self.words.name, values.across)]]
        table += [[self.words.name(name), *texts[at * wide :][:wide]] for at, name in enumerate(values.down)]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        drawn = []
        for name, *cells in table:
            aligned = [f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True)]
            drawn.append(Text("  " + "  ".join([f"{name:<{widths[0]}}", *aligned])))
        return lines([self._title(values.id), *drawn])

    def values(self, values: Values) -> Text:
        """Render a table of values; a card with its description, a grid with its columns."""
        if values.down:
            return self._grid(values)
        rows = [
            (
                self.words.row(id),
                str(value) if isinstance(value, int) else self._named(value),
                self.words.describe(value),
            )
            for id, value in values.rows
        ]
        width = max((len(name) for name, *_ in rows), default=0)
        texts = [
            Text.assemble(f"  {name:<{width}}  {value}", (f"  {does}" if does else "", "dim"))
            for name, value, does in rows
        ]
        return lines([self._title(values.id), *texts])


def lines(texts: Iterable[Text]) -> Text:
    """Join texts with line breaks."""
    return Text("\n").join(texts)


def _styles(ids: Sequence[str], styles: Sequence[str]) -> dict[str, str]:
    """Assign a style to each id, in the order of first use; the styles repeat."""
    return {id: styles[index % len(styles)] for index, id in enumerate(dict.fromkeys(ids))}
