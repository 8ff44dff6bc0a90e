"""`visavis saves`: list, export, import, branch, delete, rescue and merge saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from visavis.cli.arguments import (
    echo,
    file_argument,
    json_option,
    log_words,
    more_time_option,
    open_hands_option,
    open_store,
    require_open_hands,
    saved_argument,
    title_option,
    within_budget,
)
from visavis.cli.help import Group, Whole, telling, words_of

if TYPE_CHECKING:
    from visavis.core.saves.format import Rescue, SavedEntry
    from visavis.core.saves.merging import Merged
    from visavis.store import SavedGame, Store
    from visavis.words import Words

_DIFFERENT = 1
_PIECE = 0.2
"""Seconds between two updates of the progress bar."""


def _list(entries: tuple[SavedEntry, ...], words: Words, as_json: bool, none: str) -> None:
    import msgspec

    from visavis.cli.arguments import write_json
    from visavis.cli.companion.menu import saved_line
    from visavis.cli.terminal import Screen

    if as_json:
        plain = [{**msgspec.to_builtins(entry), "over": entry.over} for entry in entries]
        return write_json([{name: value for name, value in row.items() if name != "text"} for row in plain])
    screen = Screen()
    if not entries:
        screen.print(none)
    for entry in entries:
        screen.print(saved_line(entry, words.language))


@click.group(cls=Group, invoke_without_command=True)
@json_option
@click.pass_context
def saves(context: click.Context, as_json: bool) -> None:
    """List the saved games."""
    if context.invoked_subcommand is not None:
        return
    words = words_of(context)
    with telling(words), open_store(words) as store:
        _list(store.games(), words, as_json, words.say("saves-none"))


@saves.command("export")
@saved_argument
@click.argument("file", default="-")
@click.option("--whole", is_flag=True)
@open_hands_option
@click.pass_context
def export(context: click.Context, saved: str, file: str, whole: bool, open_hands: bool) -> None:
    """Export a saved game; with hidden cards only what the own seat has seen, unless `--whole`."""
    from visavis.cli.files import write_out

    words = words_of(context)
    with telling(words), open_store(words) as store:
        if whole:
            require_open_hands(store, words, saved, open_hands)
        text = None if whole else _seen_text(store, saved)
        if text is not None:
            # The seed and the draws of the whole file would reveal every hidden card.
            echo(words.say("saves-export-seen"), err=True)
        if write_out(file, store.export(saved) if text is None else text):
            echo(words.say("saves-exported", path=file))


def _seen_text(store: Store, saved: str) -> str | None:
    """Return the redacted log of a game with hidden cards; None if the whole game may be exported."""
    from visavis.core import Refusal
    from visavis.core.play.redaction import redacted_log, redaction_seat

    try:
        session = store.load(saved)
    except Refusal as refusal:
        if refusal.id in ("store.unknown", "store.ambiguous"):
            raise
        return None
    return redacted_log(session, redaction_seat(session)) if session.secret else None


@saves.command("import")
@file_argument
@title_option
@more_time_option
@json_option
@click.pass_context
def import_(context: click.Context, file: str, title: str, more_time: bool, as_json: bool) -> None:
    """Import a log file as a saved game."""
    from visavis.cli.files import read_bytes

    words = words_of(context)
    with telling(words), open_store(words) as store:
        text = read_bytes(file)
        with (
            telling(log_words(context, text)),
            within_budget(words, lambda: store.import_(text, title), more_time) as saved,
        ):
            _tell_saved(saved, words, as_json, "saves-imported")


@saves.command("branch")
@saved_argument
@click.argument("at", type=Whole(0, 10**9))
@title_option
@open_hands_option
@json_option
@click.pass_context
def branch(context: click.Context, saved: str, at: int, title: str, open_hands: bool, as_json: bool) -> None:
    """Save a branch of a game at a line."""
    words = words_of(context)
    with telling(words), open_store(words) as store:
        require_open_hands(store, words, saved, open_hands)
        with store.branch(saved, at, title) as branched:
            _tell_saved(branched, words, as_json, "saves-branched")


def _tell_saved(saved: SavedGame, words: Words, as_json: bool, key: str) -> None:
    if as_json:
        from visavis.cli.arguments import write_json

        return write_json({"id": saved.id})
    echo(words.say(key, id=saved.id))


@saves.command("rename")
@saved_argument
@click.argument("title")
@click.pass_context
def rename(context: click.Context, saved: str, title: str) -> None:
    """Rename a saved game."""
    words = words_of(context)
    with telling(words), open_store(words) as store:
        store.rename(saved, title)
    echo(words.say("saves-renamed"))


# The bin


@saves.command("delete")
@saved_argument
@click.pass_context
def delete(context: click.Context, saved: str) -> None:
    """Move a saved game to the bin."""
    words = words_of(context)
    with telling(words), open_store(words) as store:
        id = store.find(saved).id
        store.delete(id)
    echo(words.say("saves-deleted", id=id))


@saves.command("bin")
@json_option
@click.pass_context
def bin_(context: click.Context, as_json: bool) -> None:
    """List the games in the bin."""
    words = words_of(context)
    with telling(words), open_store(words) as store:
        _list(store.bin(), words, as_json, words.say("saves-bin-none"))


@saves.command("restore")
@saved_argument
@click.pass_context
def restore(context: click.Context, saved: str) -> None:
    """Restore a game from the bin."""
    words = words_of(context)
    with telling(words), open_store(words) as store:
        echo(words.say("saves-restored", id=store.restore(saved).id))


# Damaged games


@saves.command("rescue")
@click.argument("saved", required=False)
@json_option
@click.pass_context
def rescue(context: click.Context, saved: str | None, as_json: bool) -> int:
    """Recover damaged games, also from quarantined files; exit code 1 if one is lost."""
    from visavis.cli.arguments import write_json
    from visavis.store.rescue import damaged_files, rescue_file, rescue_here

    words = words_of(context)
    plain: list[dict[str, Any]] = []

    def title_of(entry: SavedEntry) -> str:
        return words.say("saves-rescued-title", name=entry.title or entry.game or entry.id)

    def tell(came: list[Rescue], path: str) -> None:
        if came and path and not as_json:
            echo(words.say("saves-rescue-file", path=path))
        for row in came:
            plain.append({"id": row.id, "new": row.new, "lost": row.lost, "file": path})
            if not as_json:
                values = {"id": row.id, "new": row.new, "lost": row.lost}
                echo(words.say("saves-rescued" if row.new else "saves-not-rescued", **values))

    with telling(words), open_store(words) as store:
        tell(rescue_here(store, title_of, saved), "")
        for file in damaged_files(store) if saved is None else ():
            tell(rescue_file(store, file, title_of), file.name)
    if as_json:
        write_json(plain)
    elif not plain:
        echo(words.say("saves-rescue-none"))
    return 0 if all(row["new"] for row in plain) else _DIFFERENT


# Everything in one file


@saves.command("all")
@click.argument("file", default="-")
@click.pass_context
def all_(context: click.Context, file: str) -> None:
    """Export all saved games as one bundle."""
    from visavis.cli.files import write_out
    from visavis.core.saves.bundle import write_bundle

    words = words_of(context)
    with telling(words), open_store(words) as store:
        tables = tuple(entry for entry in store.games() if not entry.over and store.tables.read(entry.id) is not None)
        text, skipped = write_bundle(store, {}, [entry.id for entry in tables])
        if write_out(file, text):
            echo(words.say("saves-exported", path=file))
        if skipped:
            echo(words.say("saves-all-left", count=skipped), err=True)
        for entry in tables:
            echo(words.say("saves-all-table", id=entry.id, name=entry.title or entry.game), err=True)


@saves.command("merge")
@file_argument
@click.option("--without-refused", is_flag=True)
@more_time_option
@json_option
@click.pass_context
def merge(context: click.Context, file: str, without_refused: bool, more_time: bool, as_json: bool) -> int:
    """Merge the games of a bundle into the store, all or none of them; exit code 1 if one is refused."""
    from visavis.cli.arguments import write_json
    from visavis.cli.files import read_bytes
    from visavis.cli.lab import watching
    from visavis.core.saves.bundle import read_bundle
    from visavis.core.saves.merging import Merge
    from visavis.words.words import merged_item, merged_lines

    words = words_of(context)

    def title_of(entry: SavedEntry) -> str:
        return words.say("saves-merged-title", name=entry.title or entry.game)

    with telling(words), open_store(words) as store:
        merging = Merge(store, read_bundle(read_bytes(file)), title_of)
        if more_time:
            merging.take_more_time()
        with watching(words, merging.total, words.say("saves-merge-progress")) as tell:
            before, whole = 0, False
            while not whole:
                whole = merging.check(_PIECE)
                tell(merging.done - before)
                before = merging.done
        merged = merging.finish(without_refused)
    if as_json:
        write_json(_plain_merge(merged))
    else:
        for item in merged.items:
            if merged.taken and item.refusal is None:
                echo(merged_item(item, words))
        for line in merged_lines(merged, words):
            echo(line)
        if not merged.taken:
            echo(words.say("saves-merged-without"), err=True)
            if merging.lacks_time:
                echo(words.say("saves-merged-time"), err=True)
    return _DIFFERENT if merged.refused else 0


def _plain_merge(merged: Merged) -> dict[str, Any]:
    """Return the result of a merge in JSON-compatible form."""
    counts = {
        "added": merged.count("added"),
        "longer": merged.count("longer"),
        "same": merged.count("same"),
        "both": merged.count("both"),
        "texts": merged.texts,
    }
    items = [
        {
            "kind": item.kind or "game",
            "name": item.title,
            "outcome": item.outcome,
            "id": item.entry.id if item.entry else "",
        }
        for item in merged.items
    ]
    refused = [{"name": item.title, "id": item.refusal.id} for item in merged.refused if item.refusal]
    if not merged.taken:
        counts = dict.fromkeys(counts, 0)
    return {"taken": merged.taken, **counts, "refused": refused, "items": items}
