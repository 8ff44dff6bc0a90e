"""Click commands with localized help, and their parameter types."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from visavis.core import Game, Refusal
    from visavis.words import Words


def words_of(context: click.Context) -> Words:
    """Return the words in the requested language."""
    from visavis.words import Words, choose_language

    return Words(choose_language(context.find_root().obj))


class Told(Exception):
    """A refusal with the words to render it in: those of the game it is about."""

    def __init__(self, refusal: Refusal, words: Words) -> None:
        super().__init__(refusal.id)
        self.refusal = refusal
        self.words = words


@contextmanager
def telling(words: Words) -> Iterator[None]:
    """Context manager: wrap a Refusal with the words in which it is rendered."""
    from visavis.core import Refusal

    try:
        yield
    except Refusal as refusal:
        raise Told(refusal, words) from None


def usage(context: click.Context, words: Words) -> str:
    """Return the usage line of a command."""
    parts = [context.command_path]
    if any(isinstance(parameter, click.Option) for parameter in context.command.params):
        parts.append(f"[{words.say('meta-any')}]")
    if isinstance(context.command, click.Group):
        parts.append(f"{words.say('meta-command')} …")
    for parameter in context.command.params:
        if isinstance(parameter, click.Argument):
            name = words.say(f"meta-{parameter.name}")
            parts.append(name if parameter.required else f"[{name}]")
    return " ".join(parts)


def _help(command: click.Command, context: click.Context) -> str:
    from visavis.words import Words

    words = words_of(context)
    name = context.command_path.replace(" ", "-")
    rows = [f"{words.say('help-usage')} {usage(context, words)}", "", words.say(f"cli-{name}")]
    options = [option for option in command.get_params(context) if isinstance(option, click.Option)]
    if isinstance(command, click.Group):
        rows += ["", words.say("help-commands")]
        rows += _columns([(id, words.say(f"cli-{name}-{id}")) for id in command.list_commands(context)])
    rows += ["", words.say("help-options")]
    if game := _game_asked_for(command, context):
        rows[-1:-1] = [*_game_options(game, Words(words.language, game)), ""]
    listed = [(_option(option, words), words.say(_key(command, option, words))) for option in options]
    if context.parent is None:
        listed.insert(0, ("--lang de|en", words.say("arg-lang")))
    return "\n".join([*rows, *_columns(listed)])


_ARGS = "visavis.args"


def _game_asked_for(command: click.Command, context: click.Context) -> Game | None:
    """Return the game argument of a command with game options, so that its help can list them; otherwise None."""
    if not {"game", "options"} <= {parameter.name for parameter in command.params}:
        return None
    from visavis.cli.files import named_game
    from visavis.core import Refusal

    with suppress(click.UsageError, Refusal):
        given, _, _ = command.make_parser(context).parse_args(list(context.meta.get(_ARGS, ())))
        if isinstance(id := given.get("game"), str):
            return named_game(id)
    return None


def _game_options(game: Game, words: Words) -> list[str]:
    """Return the help lines for the options of a game: values as typed, and the default."""
    from visavis.core import option_fields

    rows = []
    for field in option_fields(game.options):
        values = "|".join(typed(value) for value in field.choices) or f"{field.least}-{field.most}"
        # Formatted as it is: as a variable of `say`, a number would be looked up as a card of that name.
        usual = words.messages.format("help-usual", {"name": words.game_option_value(field.name, field.default)})
        rows.append((f"{field.name}={values}", f"{words.game_option(field.name)} {usual}"))
    return [words.say("help-game-options", name=words.game_name()), *_columns(rows)] if rows else []


def typed(value: object) -> str:
    """Format a value of an option as it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _key(command: click.Command, option: click.Option, words: Words) -> str:
    own = f"arg-{command.name}-{option.name}"
    return own if words.has(own) else "arg-help" if _is_help(option) else f"arg-{option.name}"


def _is_help(option: click.Option) -> bool:
    return "--help" in option.opts


def _option(option: click.Option, words: Words) -> str:
    value = "" if option.is_flag or _is_help(option) else f" {words.say(f'meta-{option.name}')}"
    return ", ".join(option.opts) + value


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    width = max((len(name) for name, _ in rows), default=0)
    return [f"  {name:<{width}}  {text}" for name, text in rows]


class Command(click.Command):
    """A command with localized help."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        # The help needs the arguments to list the options of a game.
        ctx.meta[_ARGS] = tuple(args)
        return super().parse_args(ctx, args)

    def get_help(self, ctx: click.Context) -> str:
        return _help(self, ctx)


class Group(click.Group):
    """A group of commands with localized help."""

    command_class = Command
    group_class = type

    def get_help(self, ctx: click.Context) -> str:
        return _help(self, ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order of registration instead of alphabetically."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Resolve a command. Raises Refusal with the list of commands if it is unknown."""
        if args[0] not in self.commands:
            from visavis.core import Refusal

            raise Refusal("cli.command", given=args[0][:40], options=tuple(self.commands))
        return super().resolve_command(ctx, args)


class Whole(click.ParamType[int]):
    """An integer within bounds, in ASCII digits only."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        from visavis.core import NotAllowed, Unreadable

        if isinstance(value, int):
            return value
        text = str(value).removeprefix("-")
        if not (text.isascii() and text.isdigit()):
            raise Unreadable("number.not", given=str(value)[:40], least=self.least, most=self.most)
        if len(text) > 18 or not self.least <= int(value) <= self.most:
            raise NotAllowed("number.range", given=str(value)[:40], least=self.least, most=self.most)
        return int(value)


class Named(click.ParamType[str]):
    """One of a few names."""

    name = "name"

    def __init__(self, *options: str) -> None:
        self.options = options

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.options:
            from visavis.core import NotAllowed

            name = param.opts[0] if param else ""
            raise NotAllowed("option.value", name=name, given=str(value)[:40], options=self.options)
        return str(value)


class Pair(click.ParamType[tuple[str, str]]):
    """A name and a value, such as `level=hard`."""

    name = "pair"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, given = str(value).partition("=")
        if not (name and equals and given):
            from visavis.core import Unreadable

            raise Unreadable("cli.pair", given=str(value)[:40], option=param.opts[0] if param else "")
        return name.strip(), given.strip()
