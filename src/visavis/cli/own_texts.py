"""Commands that bots and card packs share: keep a text, list its versions and differences, the bin, restore."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

from visavis.cli.arguments import echo, json_option, open_store, show_lines, write_json
from visavis.cli.help import Group, Whole, telling, words_of

if TYPE_CHECKING:
    from visavis.core.saves.texts import Conflict, Kept, TextEntry
    from visavis.store import Store
    from visavis.words import Words

C = TypeVar("C", bound=Callable[..., object])


def conflict_options(command: C) -> C:
    """Add the options that answer the question on a conflict."""
    replaced = click.option("--replace", is_flag=True)(command)
    return click.option("--both", is_flag=True)(replaced)


def is_terminal() -> bool:
    """Return True if somebody can be asked."""
    return sys.stdin is not None and sys.stdin.isatty()


def choose_way(conflict: Conflict, words: Words, replace: bool, both: bool) -> str:
    """Return "replace", "both" or "" (leave it): from the options, or asked. Raises Refusal without a terminal."""
    from visavis.cli.terminal import Screen
    from visavis.core import Refusal

    if replace and both:
        raise Refusal("own.two_ways")
    if replace or both:
        return "replace" if replace else "both"
    name, free = conflict.entry.stem, conflict.free.removesuffix(".toml")
    if not is_terminal():
        if conflict.older:
            raise Refusal("own.older", given=name, free=free)
        raise Refusal("own.other", given=name, free=free)
    screen = Screen()
    screen.print(words.say("text-ask-older" if conflict.older else "text-ask-other", name=name))
    try:
        answer = screen.read(words.say("text-ask", free=free)).strip().casefold()
    except EOFError:
        answer = ""
    return {"r": "replace", "b": "both"}.get(answer, "")


def keep_file(store: Store, words: Words, kind: str, name: str, text: str, replace: bool, both: bool) -> Kept | None:
    """Store a text; on a conflict do as the options or the user say. None if it is left as it is."""
    from visavis.core.saves.texts import Conflict, keep, keep_both

    result = keep(store, kind, name, text)
    while isinstance(result, Conflict):
        match choose_way(result, words, replace, both):
            case "both":
                return keep_both(store, kind, name, text)
            case "replace":
                result = keep(store, kind, name, text, result.entry.digest)
            case _:
                return None
    return result


def tell_kept(kept: Kept | None, words: Words) -> None:
    """Print the result of `keep_file`."""
    if kept is None:
        return echo(words.say("text-left"))
    entry = kept.entry
    echo(words.say("text-kept" if kept.changed else "text-same", name=entry.stem, number=entry.versions[-1].number))


def _plain(entry: TextEntry) -> dict[str, object]:
    import msgspec

    return {"id": entry.stem, **msgspec.to_builtins(entry)}


def add_commands(group: Group, kind: str) -> None:
    """Add the commands for the texts of a kind to its group."""

    @group.command("history")
    @click.argument("id", required=False)
    @click.argument("version", required=False, type=Whole(1, 10**9))
    @json_option
    @click.pass_context
    def history(context: click.Context, id: str | None, version: int | None, as_json: bool) -> None:
        """List the kept texts, the versions of one, or what a version changed."""
        words = words_of(context)
        with telling(words), open_store(words) as store:
            _show_history(store, words, kind, id, version, as_json)

    @group.command("back")
    @click.argument("id")
    @click.argument("version", type=Whole(1, 10**9))
    @click.pass_context
    def back(context: click.Context, id: str, version: int) -> None:
        """Make an earlier version the present text again."""
        from visavis.core.saves.texts import Kept, find_entry, take_back

        words = words_of(context)
        with telling(words), open_store(words) as store:
            tell_kept(Kept(take_back(store, find_entry(store, kind, f"{id}.toml"), version)), words)

    @group.command("forget")
    @click.argument("id")
    @click.pass_context
    def forget(context: click.Context, id: str) -> None:
        """Move a text to the bin."""
        from visavis.core.saves.texts import find_entry
        from visavis.core.saves.texts import forget as move_to_bin

        words = words_of(context)
        with telling(words), open_store(words) as store:
            move_to_bin(store, find_entry(store, kind, f"{id}.toml"))
        echo(words.say("text-forgotten", name=id, command=kind))

    @group.command("bin")
    @json_option
    @click.pass_context
    def bin_(context: click.Context, as_json: bool) -> None:
        """List the texts in the bin."""
        from visavis.core.saves.texts import text_bin
        from visavis.words.text import printable

        words = words_of(context)
        with telling(words), open_store(words) as store:
            entries = text_bin(store, kind)
        if as_json:
            return write_json([_plain(entry) for entry in entries])
        rows = [
            f"{printable(entry.stem)}  {entry.origin}  {words.say('saves-bin-line', when=entry.deleted[:16])}"
            for entry in entries
        ]
        show_lines(*(rows or [words.say("saves-bin-none")]))

    @group.command("restore")
    @click.argument("id")
    @click.pass_context
    def restore(context: click.Context, id: str) -> None:
        """Restore a text from the bin, by its id or its origin."""
        from visavis.core.saves.texts import find_binned, restore_text

        words = words_of(context)
        with telling(words), open_store(words) as store:
            echo(words.say("text-restored", name=restore_text(store, find_binned(store, kind, id)).stem))


def _show_history(store: Store, words: Words, kind: str, id: str | None, version: int | None, as_json: bool) -> None:
    from visavis.core.saves.texts import find_entry, present_texts
    from visavis.words.text import printable

    if id is None:
        entries = present_texts(store, kind)
        if as_json:
            return write_json([_plain(entry) for entry in entries])
        rows = [f"{printable(entry.stem)}  {_line(entry, len(entry.versions) - 1, words)}" for entry in entries]
        return show_lines(*(rows or [words.say("text-none")]))
    entry = find_entry(store, kind, f"{id}.toml")
    if version is None:
        if as_json:
            return write_json(_plain(entry))
        return show_lines(*(_line(entry, index, words) for index in range(len(entry.versions))))
    _show_changes(store, entry, version, as_json)


def _line(entry: TextEntry, index: int, words: Words) -> str:
    version = entry.versions[index]
    lines = words.say("text-lines", added=version.added, removed=version.removed) if version.added >= 0 else ""
    parts = (words.say("text-version", number=version.number), version.when[:16].replace("T", " "), lines)
    return "  ".join(part for part in parts if part)


def _show_changes(store: Store, entry: TextEntry, number: int, as_json: bool) -> None:
    from visavis.core.saves.texts import list_changes
    from visavis.words.text import printable

    version = entry.version(number)
    index = entry.versions.index(version)
    before = store.text_of(entry.origin, entry.versions[index - 1].digest) if index else ""
    text = store.text_of(entry.origin, version.digest)
    changes = list_changes(before, text)
    if as_json:
        return write_json({"text": text, "changes": [[change.mark, change.text] for change in changes]})
    show_lines(*(f"{change.mark} {printable(change.text, 400)}" for change in changes))
