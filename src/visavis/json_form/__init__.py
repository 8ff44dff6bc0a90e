"""Games, questions, decisions and simulations as plain values, in a stable order: for JSON and other programs.

The document of a table and what a client sends are described field by field in docs/json.md. With `words` each
document also has the texts that a person would read; without them there are ids alone.
"""

from visavis.json_form.answers import answer_json, price_json, reason_json
from visavis.json_form.document import SCHEMA, session_json
from visavis.json_form.plain import (
    plain_decisions,
    plain_effect,
    plain_game,
    plain_question,
    plain_replay,
    plain_rules,
    plain_session,
    plain_simulation,
)

__all__ = [
    "SCHEMA", "answer_json", "plain_decisions", "plain_effect", "plain_game", "plain_question", "plain_replay",
    "plain_rules", "plain_session", "plain_simulation", "price_json", "reason_json", "session_json",
]  # fmt: skip
