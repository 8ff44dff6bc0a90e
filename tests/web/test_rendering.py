"""Our templates are compiled to faster Python than Jinja's own. What they render is the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jinja2
import pytest
from jinja2.exceptions import UndefinedError
from markupsafe import Markup

from tests.web.client import Client
from visavis.web.rendering import MODULES, Keep, PageTemplates

OWN = {
    "macros": """{% macro thing(one, two='2', class='') %}<b class="{{ class }}">{{ one }}{{ two }}{{ say }}</b>
{% endmacro %}{% macro all() %}{{ varargs|join('-') }}{{ kwargs['a'] }}{% endmacro %}
{% macro around(one) %}{{ one }}{{ caller(one) }}{% endmacro %}""",
    "page": """{% extends "base" %}{% from "macros" import thing, all, around with context %}
{% block title %}{{ value.title() }}{% endblock %}
{% block main %}{{ thing(value) }}{{ thing(value, 3) }}{{ thing(two=value, one=mark) }}{{ thing(1, class='x') }}
{{ all(1, 2, a=value) }}{% call(one) around(1) %}<i>{{ one }}</i>{% endcall %}
{% for one in rows.items() %}{{ loop.index }}{{ one[0] }}{{ one[1].real }}{{ ', ' if not loop.last }}{% endfor %}
{{ none }}{{ value ~ mark }}{{ 1.5 }}{{ true }}{{ 'x' if false }}{{ (mark ~ value)|length }}{% endblock %}""",
    "base": "<title>{{ self.title() }}</title>{% block title %}{% endblock %}{% block main %}{% endblock %}",
}
GIVEN = {"value": "a<b & 'c'", "mark": Markup("<u>"), "rows": {"x": 1, "y<": 2}, "say": "!"}
SETTINGS: dict[str, Any] = {
    "autoescape": True,
    "trim_blocks": True,
    "lstrip_blocks": True,
    "undefined": jinja2.StrictUndefined,
}


def test_what_templates_can_do_is_rendered_as_by_jinja() -> None:
    usual = jinja2.Environment(loader=jinja2.DictLoader(OWN), **SETTINGS).get_template("page").render(GIVEN)
    ours = PageTemplates(loader=jinja2.DictLoader(OWN), **SETTINGS).get_template("page").render(GIVEN)
    assert ours == usual
    assert "a&lt;b &amp; &#39;c&#39;" in ours


@pytest.mark.parametrize("text", ["{{ nothing }}", "{{ nothing.at_all }}", "{{ nothing() }}", "{{ value ~ nothing }}"])
def test_an_unknown_name_is_an_error(text: str) -> None:
    with pytest.raises(UndefinedError):
        PageTemplates(loader=jinja2.DictLoader({"page": text}), **SETTINGS).get_template("page").render(GIVEN)


def test_a_page_makes_each_module_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str | None] = []
    make = jinja2.Template.make_module

    def counted(self: jinja2.Template, *given: object) -> object:
        made.append(self.name)
        return make(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(jinja2.Template, "make_module", counted)
    environment = PageTemplates(
        loader=jinja2.DictLoader({**OWN, "two": '{% include "page" %}{% include "page" %}'}), **SETTINGS
    )
    template = environment.get_template("two")
    once = template.render({**GIVEN, MODULES: {}})
    assert made == ["macros"]
    assert template.render(GIVEN) == once
    assert made == ["macros"] * 3


class RenderedAnew(Keep):
    """Parts of a page that are kept, rendered each time."""

    def _keep(self, key: object, context: jinja2.runtime.Context, caller: Callable[[], str]) -> str:
        return Markup(caller())


@pytest.mark.parametrize("game", ["terra_mystica", "alien_artifacts"])
def test_a_page_is_the_one_that_jinja_renders(client: Client, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/game/{client.begin(game)}"
    page = client.get(path).body
    usual = jinja2.Environment(loader=jinja2.PackageLoader("visavis.web"), extensions=[RenderedAnew], **SETTINGS)
    monkeypatch.setattr(client.app, "templates", usual)
    assert client.get(path).body == page
