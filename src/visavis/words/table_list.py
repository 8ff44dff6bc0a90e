"""The table as a list: every pile and every space with its content, to set it up again or to check it.

It is derived from the panels that a game draws, so it needs no support by the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from visavis.core import Areas, CardRow, Cell, HexMap, Panel, Session, Track, Values
from visavis.words import Words


class Line(msgspec.Struct, frozen=True):
    """One entry of the list: its name and its content."""

    id: str
    """Panel and entry in it, `<panel>/<entry>`; points are `points/<side>`."""
    name: str
    says: str


class Part(msgspec.Struct, frozen=True):
    """Section of the list: a map, the tracks, the cards, the values of a side, the points."""

    title: str
    lines: tuple[Line, ...]


def table_of(session: Session, seat: str, words: Words) -> list[Part]:
    """Return the table of a game as a seat sees it."""
    seen, board = session.seen_by(seat), session.game.ui.panels
    return table_list(board(seen.view), words, board(session.view_before(0, seat)), seen.points)


def table_list(
    panels: Iterable[Panel], words: Words, first: Iterable[Panel] = (), points: Mapping[str, int | None] | None = None
) -> list[Part]:
    """Return the whole table, panel by panel; `first` are the panels of the initial state."""
    printed = {(panel.id, cell.name): cell.ground for panel in first for cell in _cells(panel)}
    sections: list[Part] = []
    for panel in panels:
        title, lines = _title(panel, words), tuple(_lines(panel, words, printed))
        if sections and sections[-1].title == title:
            lines = (*sections.pop().lines, *lines)
        if lines:
            sections.append(Part(title, lines))
    counted = [(side, score) for side, score in (points or {}).items() if score is not None]
    if counted:
        lines = tuple(Line(f"points/{side}", words.seat(side), str(score)) for side, score in counted)
        sections.append(Part(words.say("table-points"), lines))
    return sections


def facts(panels: Iterable[Panel], points: Mapping[str, int | None]) -> dict[str, object]:
    """Return the value of each line by its id, independent of language; for pieces on a map the set of their spaces."""
    values: dict[str, object] = {f"points/{side}": score for side, score in points.items()}
    for panel in panels:
        match panel:
            case HexMap():
                spaces: dict[str, set[str]] = {}
                for cell in panel.cells:
                    for thing in (f"ground.{cell.ground}", *cell.pieces, *(piece for piece, _ in cell.numbers)):
                        spaces.setdefault(thing, set()).add(cell.name)
                values |= {f"{panel.id}/{thing}": frozenset(names) for thing, names in spaces.items()}
            case Areas():
                values |= {f"{panel.id}/{cell.name}": (cell.pieces, cell.numbers) for cell in panel.cells}
                values[f"{panel.id}/corners"] = panel.corners
            case Track():
                values[panel.id] = panel.markers
            case CardRow():
                values[panel.id] = (panel.cards, panel.count)
            case Values():
                values |= {f"{panel.id}/{id}": value for id, value in panel.rows}
    return values


def _cells(panel: Panel) -> tuple[Cell, ...]:
    return panel.cells if isinstance(panel, (HexMap, Areas)) else ()


def _title(panel: Panel, words: Words) -> str:
    if isinstance(panel, Track):
        return words.say("table-tracks")
    return words.say("table-cards") if isinstance(panel, CardRow) else words.panel(panel.id)


def _lines(panel: Panel, words: Words, printed: Mapping[tuple[str, str], str]) -> Iterator[Line]:
    match panel:
        case HexMap():
            yield from _turned(panel, words, printed)
            yield from _by_piece(panel, words)
        case Areas():
            yield from _turned(panel, words, printed)
            yield from _by_area(panel, words)
        case Track():
            says = ", ".join(f"{words.marker(id)} {step}" for id, step in panel.markers)
            yield Line(panel.id, words.panel(panel.id), says or words.say("list-none"))
        case CardRow():
            yield Line(panel.id, words.panel(panel.id), _cards(panel, words))
        case Values():
            for id, value in panel.rows:
                says = str(value) if isinstance(value, int) else words.name(value, "labelled")
                yield Line(f"{panel.id}/{id}", words.row(id), says)


def _turned(panel: HexMap | Areas, words: Words, printed: Mapping[tuple[str, str], str]) -> Iterator[Line]:
    """Yield the grounds that differ from the initial ones: tiles placed on the map."""
    grounds: dict[str, list[str]] = {}
    for cell in panel.cells:
        if cell.ground and printed.get((panel.id, cell.name), cell.ground) != cell.ground:
            grounds.setdefault(cell.ground, []).append(cell.name)
    for ground in sorted(grounds):
        name = words.say("table-ground", name=words.ground(ground))
        yield Line(f"{panel.id}/ground.{ground}", name, _spaces(grounds[ground], words))


def _by_piece(panel: HexMap, words: Words) -> Iterator[Line]:
    """Yield the pieces of a map with many spaces, kind by kind, so that a person uses one supply at a time."""
    by_piece: dict[str, list[str]] = {}
    for cell in panel.cells:
        for piece in cell.pieces:
            by_piece.setdefault(piece, []).append(words.name(cell.name))
        for piece, number in cell.numbers:
            by_piece.setdefault(piece, []).append(f"{words.name(cell.name)} ({number})")
    for piece in sorted(by_piece):
        spaces = by_piece[piece]
        yield Line(f"{panel.id}/{piece}", f"{words.piece(piece)} ({len(spaces)})", ", ".join(spaces))


def _by_area(panel: Areas, words: Words) -> Iterator[Line]:
    """Yield the content of each area; empty areas share one line."""
    empty = []
    for cell in panel.cells:
        pieces = [words.piece(piece) for piece in cell.pieces]
        pieces += [f"{words.piece(piece)} {number}" for piece, number in cell.numbers]
        if pieces:
            yield Line(f"{panel.id}/{cell.name}", words.name(cell.name, "labelled"), ", ".join(pieces))
        else:
            empty.append(cell.name)
    if panel.corners:
        corners = ("–".join(words.name(area) for area in corner) for corner in panel.corners)
        yield Line(f"{panel.id}/corners", words.say("table-corners"), ", ".join(corners))
    if empty:
        yield Line(f"{panel.id}/empty", words.say("table-empty"), _spaces(empty, words))


def _spaces(names: Sequence[str], words: Words) -> str:
    return ", ".join(words.name(name) for name in names)


def _cards(row: CardRow, words: Words) -> str:
    """Return the cards of a row in their order; of those face down only the number."""
    down = sum(not card for card in row.cards)
    names = [words.name(card, "labelled") for card in row.cards if card]
    texts = [f"{place}. {name}" for place, name in enumerate(names, 1)] if len(names) > 1 else names
    texts += [words.say("cards-face-down", count=down)] if down else []
    texts += [words.say("table-in-all", count=row.count)] if row.count > len(row.cards) else []
    return " · ".join(texts) or words.say("list-none")
