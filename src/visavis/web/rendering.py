"""The template environment: Jinja with templates that are compiled to faster Python. They render the same text.

Half of the time of a page is its template, and most of that is what Jinja does around each attribute, call and value.
Our templates need little of it: view models have real attributes, no function wants a context, and escaping is always
on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from keyword import iskeyword
from typing import Any, cast

import jinja2
import msgspec
from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.environment import TemplateModule
from jinja2.ext import Extension
from jinja2.parser import Parser
from jinja2.runtime import Macro
from markupsafe import Markup, escape

MODULES = "imported_modules"
"""Variable of a page with the modules it has imported, by template: each is made once per page."""

MOST_PARTS = 1200
"""Maximum number of cached parts of pages of one reader."""
_ENCODER = msgspec.json.Encoder()
_SPECIAL = re.compile("[&<>'\"]").search
_markup = str.__new__


def shown(value: object) -> str:
    """Return a value as HTML. A text without special characters is returned as it is.

    >>> print(shown("a & b"), shown("a"), shown(7), shown(Markup("<b>")))
    a &amp; b a 7 <b>
    """
    # Compared by type: a subclass may escape itself.
    if type(value) is str:
        return escape(value) if _SPECIAL(value) else value
    if type(value) is Markup:
        return value
    return str(value) if type(value) is int else escape(value)


class PageMacro(Macro):
    """A macro that passes positional arguments straight on."""

    def __call__(self, *args: object, **kwargs: object) -> str:
        if kwargs or len(args) != self._argument_count or self.caller or self.catch_varargs or self.catch_kwargs:
            return super().__call__(*args, **kwargs)
        return _markup(Markup, self._func(*args))


class PageCode(CodeGenerator):
    """Compiles attributes and calls to those of Python. The value of a key in a dictionary is written `rows["key"]`."""

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        # `self.title` is a block, no attribute.
        if iskeyword(node.attr) or (isinstance(node.node, nodes.Name) and node.node.name == "self"):
            super().visit_Getattr(node, frame)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(f").{node.attr}")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        # A name that Python reserves (`class`) is passed on by Jinja.
        named = node.kwargs or []
        if forward_caller or node.dyn_args or node.dyn_kwargs or any(iskeyword(pair.key) for pair in named):
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in (*node.args, *named):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")


class PageTemplate(jinja2.Template):
    """A template whose macros are made once per page, however many templates import them."""

    def make_module(
        self, vars: dict[str, object] | None = None, shared: bool = False, locals: Mapping[str, object] | None = None
    ) -> TemplateModule:
        """Return the module of this page; its macros see the variables that the page was given."""
        made = vars.get(MODULES) if vars else None
        if not isinstance(made, dict):
            return super().make_module(vars, shared, locals)
        if self.name not in made:
            made[self.name] = super().make_module(vars, shared, locals)
        return cast("TemplateModule", made[self.name])


class PageTemplates(jinja2.Environment):
    """The environment of all templates. It holds no application state."""

    code_generator_class = PageCode
    template_class = PageTemplate

    def _generate(
        self, source: nodes.Template, name: str | None, filename: str | None, defer_init: bool = False
    ) -> str:
        """Return the Python code of a template, with our own functions in place of those of the same name in Jinja."""
        first, _, rest = super()._generate(source, name, filename, defer_init).partition("\n")
        # In the same line: the numbers of all others stay.
        return f"{first}; from {__name__} import PageMacro as Macro, shown as escape\n{rest}"


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


@cache
def templates(compiled: jinja2.BytecodeCache | None) -> jinja2.Environment:
    """Return the template environment: a process compiles each template once."""
    return PageTemplates(
        loader=jinja2.PackageLoader("visavis.web"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        bytecode_cache=compiled,
        auto_reload=False,
        extensions=[Keep],
    )
