"""JSON interface: games, questions, decisions and simulations as plain values in a stable order.

docs/json.md specifies the document of a table and the documents of a client field by field. With `words` each document
also has the texts that a person would read, otherwise only ids.
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
