"""The template environment: compiled once per process, with parts of pages that are rendered once for one reader."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import jinja2
import msgspec
from jinja2 import nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from markupsafe import Markup

MOST_PARTS = 1200
"""Maximum number of cached parts of pages of one reader."""
_ENCODER = msgspec.json.Encoder()


class Keep(Extension):
    """`{% keep key %}…{% endkeep %}`: a part of a page that depends on its key and on the reader's words alone.

    It is rendered when somebody first needs it, and kept with the words: what did not change is not rendered again. A
    key is a tuple of texts and view models; what is encoded is compared by value.
    """

    tags = {"keep"}  # noqa: RUF012

    def parse(self, parser: Parser) -> nodes.Node:
        """Parse the block into a call of `_keep`."""
        line = next(parser.stream).lineno
        key = parser.parse_expression()
        body = parser.parse_statements(("name:endkeep",), drop_needle=True)
        call = self.call_method("_keep", [key, nodes.ContextReference()])
        return nodes.CallBlock(call, [], [], body).set_lineno(line)

    def _keep(self, key: Any, context: jinja2.runtime.Context, caller: Callable[[], str]) -> str:
        kept: dict[object, Any] = context["words"].kept
        encoded = _ENCODER.encode(key)
        part = kept.get(encoded)
        if part is None:
            if len(kept) >= MOST_PARTS:
                kept.clear()
            part = kept[encoded] = Markup(caller())
        return str(part)


class _Templates(jinja2.Environment):
    """Template environment with a faster attribute lookup: a page with a map has thousands of them."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Return an attribute of a view model, or a value of a dictionary."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)


@cache
def templates(compiled: jinja2.BytecodeCache | None) -> jinja2.Environment:
    """Return the template environment. It holds no application state, so a process compiles and caches it once."""
    return _Templates(
        loader=jinja2.PackageLoader("visavis.web"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        bytecode_cache=compiled,
        extensions=[Keep],
    )
