"""What the things of a file are called: by their names, or by their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from visavis.textbot.texts import Texts
    from visavis.textbot.world import World


def name_things(world: World, texts: Texts) -> None:
    """A message for every name, under every key that the program asks for."""
    name, raw = texts.name, world.raw
    for key, usual in (("name", str(world.id)), ("about", " ")):
        if key in raw or key == "about":
            name(f"game-{key}", raw.get(key), (key,), usual)
            if key == "name":
                name("seat-bot", raw[key], (key,), usual)
        else:
            world.problems.add("text.missing", ("name",), given="name")
    for level in world.levels:
        its = world.things["levels"].get(level, {}).get("name")
        name(f"option-level-{level}", its, ("levels", level), level)
        name(f"opt-word-{level}", its, ("levels", level), level)
    for id, card in world.cards.items():
        name(f"opt-card-{id}", card.raw.get("name"), ("card",), id)
    for id, its in world.things["actions"].items():
        name(f"opt-action-{id}", its.get("name"), ("actions", id), id)
    words = {one for column in world.columns.values() if column.kind == "word" for one in column.words}
    for word in sorted({*words, *world.words}):
        name(f"opt-word-{word}", world.words.get(word), ("words", word), word)
    _name_parts(world, texts)
    _name_decks(world, texts)
    _name_spaces(world, texts)


def _name_parts(world: World, texts: Texts) -> None:
    name = texts.name
    for kind in ("counter", "die", "piece", "pile", "row", "flag"):
        part = {"die": "dice"}.get(kind, f"{kind}s")
        for id, its in world.things[part].items():
            for key in (f"opt-{kind}-{id}", f"state-{kind}_{id}", f"row-{kind}-{id}", f"piece-{kind}-{id}"):
                name(key, its.get("name"), (part, id), id)
            name(f"panel-{kind}-{id}", its.get("name"), (part, id), id)
    for id, its in world.things["pieces"].items():
        if "sign" in its:
            name(f"sign-piece-{id}", its["sign"], ("pieces", id), id)


def _name_decks(world: World, texts: Texts) -> None:
    name = texts.name
    for id in world.decks:
        its = world.things["decks"].get(id, {}).get("name")
        if its is None and id == "deck":
            # The only deck of a small bot: called as ours is.
            continue
        for key in (f"opt-deck-{id}", f"state-deck_{id}", f"row-deck-{id}", f"stream-deck-{id}"):
            name(key, its, ("decks", id), id)
    for id, its in world.things["dice"].items():
        name(f"stream-die-{id}", its.get("name"), ("dice", id), id)


def _name_spaces(world: World, texts: Texts) -> None:
    if world.board is None:
        return
    for ground in world.board.grounds:
        texts.name(f"ground-own_{ground}", world.words.get(ground), ("words", ground), ground)
    areas = {} if world.board.hexes else world.raw["board"]["areas"]
    for id, its in areas.items():
        called = its.get("name") if isinstance(its, dict) else None
        texts.name(f"opt-area-{id}", called, ("board", "areas", id), id)
