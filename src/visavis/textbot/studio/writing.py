"""Write values as TOML on one line, as a person would."""

from __future__ import annotations

import json


def value_text(value: object) -> str:
    """Return a value as TOML.

    >>> value_text({"id": "dig", "do": ["gain points 1"], "bell": True})
    '{ id = "dig", do = ["gain points 1"], bell = true }'
    """
    if isinstance(value, dict):
        inner = ", ".join(f"{key_text(key)} = {value_text(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(value_text, value))}]"
    return json.dumps(value, ensure_ascii=False)


def key_text(key: object) -> str:
    """Return a key as TOML: bare if it can be."""
    text = str(key)
    return text if text.replace("_", "").replace("-", "").isalnum() and text.isascii() else json.dumps(text)
