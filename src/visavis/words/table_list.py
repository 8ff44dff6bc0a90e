"""The table as a list: every pile and every space with what lies there, to set it up again or to check it.

It is made from the panels that a game draws anyway, so every game has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from visavis.core import Areas, CardRow, Cell, HexMap, Panel, Session, Track, Values
from visavis.words import Words


class Line(msgspec.Struct, frozen=True):
    """One thing to look at: what it is called, and what is there."""

    id: str
    """The panel and the thing in it; points are `points/<side>`."""
    name: str
    says: str


class Part(msgspec.Struct, frozen=True):
    """Lines that belong together: a map, the tracks, the cards, what a side has, the points."""

    title: str
    lines: tuple[Line, ...]


def table_of(session: Session, seat: str, words: Words) -> list[Part]:
    """The table of a game as a seat sees it."""
    seen, board = session.seen_by(seat), session.game.ui.panels
    return table_list(board(seen.view), words, board(session.view_before(0, seat)), seen.points)


def table_list(
    panels: Iterable[Panel], words: Words, first: Iterable[Panel] = (), points: Mapping[str, int | None] | None = None
) -> list[Part]:
    """The whole table, panel by panel; `first` are the panels before anything was changed."""
    printed = {(one.id, cell.name): cell.ground for one in first for cell in _cells(one)}
    found: list[Part] = []
    for panel in panels:
        title, lines = _title(panel, words), tuple(_lines(panel, words, printed))
        if found and found[-1].title == title:
            lines = (*found.pop().lines, *lines)
        if lines:
            found.append(Part(title, lines))
    counted = [(side, its) for side, its in (points or {}).items() if its is not None]
    if counted:
        lines = tuple(Line(f"points/{side}", words.seat(side), str(its)) for side, its in counted)
        found.append(Part(words.say("table-points"), lines))
    return found


def facts(panels: Iterable[Panel], points: Mapping[str, int | None]) -> dict[str, object]:
    """What each line is about without any words, by its id; where pieces stand, a set of spaces."""
    found: dict[str, object] = {f"points/{side}": its for side, its in points.items()}
    for panel in panels:
        match panel:
            case HexMap():
                spaces: dict[str, set[str]] = {}
                for cell in panel.cells:
                    for thing in (f"ground.{cell.ground}", *cell.pieces, *(piece for piece, _ in cell.numbers)):
                        spaces.setdefault(thing, set()).add(cell.name)
                found |= {f"{panel.id}/{thing}": frozenset(names) for thing, names in spaces.items()}
            case Areas():
                found |= {f"{panel.id}/{cell.name}": (cell.pieces, cell.numbers) for cell in panel.cells}
                found[f"{panel.id}/corners"] = panel.corners
            case Track():
                found[panel.id] = panel.markers
            case CardRow():
                found[panel.id] = (panel.cards, panel.count)
            case Values():
                found |= {f"{panel.id}/{id}": value for id, value in panel.rows}
    return found


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
            says = ", ".join(f"{words.marker(id)} {at}" for id, at in panel.markers)
            yield Line(panel.id, words.panel(panel.id), says or words.say("list-none"))
        case CardRow():
            yield Line(panel.id, words.panel(panel.id), _cards(panel, words))
        case Values():
            for id, value in panel.rows:
                says = str(value) if isinstance(value, int) else words.name(value, "labelled")
                yield Line(f"{panel.id}/{id}", words.row(id), says)


def _turned(panel: HexMap | Areas, words: Words, printed: Mapping[tuple[str, str], str]) -> Iterator[Line]:
    """Grounds that are not as they were at first: tiles that lie on the map."""
    grounds: dict[str, list[str]] = {}
    for cell in panel.cells:
        if cell.ground and printed.get((panel.id, cell.name), cell.ground) != cell.ground:
            grounds.setdefault(cell.ground, []).append(cell.name)
    for ground in sorted(grounds):
        name = words.say("table-ground", name=words.ground(ground))
        yield Line(f"{panel.id}/ground.{ground}", name, _spaces(grounds[ground], words))


def _by_piece(panel: HexMap, words: Words) -> Iterator[Line]:
    """A map with many spaces: one kind of piece after the other, so that hands take from one supply at a time."""
    found: dict[str, list[str]] = {}
    for cell in panel.cells:
        for piece in cell.pieces:
            found.setdefault(piece, []).append(words.name(cell.name))
        for piece, number in cell.numbers:
            found.setdefault(piece, []).append(f"{words.name(cell.name)} ({number})")
    for piece in sorted(found):
        spaces = found[piece]
        yield Line(f"{panel.id}/{piece}", f"{words.piece(piece)} ({len(spaces)})", ", ".join(spaces))


def _by_area(panel: Areas, words: Words) -> Iterator[Line]:
    """Few areas that hold much: one after the other; those that hold nothing together."""
    empty = []
    for cell in panel.cells:
        parts = [words.piece(piece) for piece in cell.pieces]
        parts += [f"{words.piece(piece)} {number}" for piece, number in cell.numbers]
        if parts:
            yield Line(f"{panel.id}/{cell.name}", words.name(cell.name, "labelled"), ", ".join(parts))
        else:
            empty.append(cell.name)
    if panel.corners:
        corners = ("–".join(words.name(one) for one in corner) for corner in panel.corners)
        yield Line(f"{panel.id}/corners", words.say("table-corners"), ", ".join(corners))
    if empty:
        yield Line(f"{panel.id}/empty", words.say("table-empty"), _spaces(empty, words))


def _spaces(names: Sequence[str], words: Words) -> str:
    return ", ".join(words.name(name) for name in names)


def _cards(row: CardRow, words: Words) -> str:
    """Cards in their order; those face down only by their number."""
    down = sum(not card for card in row.cards)
    names = [words.name(card, "labelled") for card in row.cards if card]
    said = [f"{at}. {name}" for at, name in enumerate(names, 1)] if len(names) > 1 else names
    said += [words.say("cards-face-down", count=down)] if down else []
    said += [words.say("table-in-all", count=row.count)] if row.count > len(row.cards) else []
    return " · ".join(said) or words.say("list-none")
