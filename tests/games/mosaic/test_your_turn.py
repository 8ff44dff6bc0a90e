"""What you report of your turn, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import ANYTHING, effects_of, from_table
from visavis.core import Ambiguous, NotAllowed, Refusal, Session, Unreadable
from visavis.games.mosaic import GAME
from visavis.games.mosaic.effects.bot_turn import TakeGood, TakeTile
from visavis.testing import clause
from visavis.words import Words


def yours(**state: Any) -> Session[Any]:
    """Your turn; he will only work in his."""
    return from_table("A03", "A04", "A05", turn="you", **state)


@clause("MO-1.1")
class TestReports:
    def test_one_action_ends_your_turn(self) -> None:
        session = yours()
        session.answer("city egypt")
        assert session.timeline.now.cities[0][3] == 1
        assert session.timeline.now.round == 2

    def test_a_city_on_a_tile_takes_it(self) -> None:
        session = yours(tiles={"egypt": [("stone", 4), ("stone", 2), ("food", 1)]})
        session.answer("city egypt")
        assert list(session.pending.options) == ["stone", "food", "none"]
        session.answer("stone")
        assert session.timeline.now.tiles[3] == (("stone", 2), ("food", 1))
        assert next(e for e in effects_of(session) if isinstance(e, TakeTile)).value == 4

    def test_a_town_may_bring_a_good(self) -> None:
        session = yours()
        session.answer("town egypt")
        session.answer("wine")
        assert session.timeline.now.owned[0] == ("wine",)
        session.answer("town egypt")
        session.answer("none")
        assert session.timeline.now.towns[0][3] == 2
        assert len([e for e in effects_of(session) if isinstance(e, TakeGood)]) == 1

    def test_units_come_and_go(self) -> None:
        session = yours()
        session.answer("units egypt cavalry")
        session.answer(3)
        assert session.timeline.now.cavalry[0][3] == 3
        session.answer("withdraw egypt")
        session.answer("cavalry")
        assert session.pending.most == 3
        session.answer(2)
        assert session.timeline.now.cavalry[0][3] == 1
        assert session.timeline.now.round == 2, "units that leave do not end your turn"

    def test_several_reports_in_one_turn(self) -> None:
        session = yours()
        for answer in ("more", "city egypt", "town egypt", "none"):
            session.answer(answer)
        assert session.timeline.now.round == 1
        session.answer("done")
        assert (session.timeline.now.round, session.timeline.now.more) == (2, False)

    def test_rows(self) -> None:
        session = yours(golden_left=1, wonders_left=1)
        session.answer("golden")
        session.answer("achievement")
        session.answer("wonder italia")
        state = session.timeline.now
        assert (state.golden_left, state.achievements_left, state.wonders_left) == (0, 4, 0)
        assert state.wonders[0][0] == 1
        verbs = [form.verb for form in session.pending.forms]
        assert "golden" not in verbs
        assert "wonder" not in verbs

    def test_guided_only_what_he_needs_is_asked(self) -> None:
        session = yours(options={"tracked": False})
        verbs = [form.verb for form in session.pending.forms]
        expected = "done city town units withdraw wonder achievement golden more scoring end"
        assert " ".join(verbs) == expected
        assert not any(form.fields for form in session.pending.forms)
        session.answer("wonder")
        assert session.timeline.now.wonders_left == 4


class TestBadInput:
    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("city hispania", "region.not_in_play"),
            ("city Gaul", "region.not_in_play"),
            ("town Gallien", "region.not_in_play"),
            ("withdraw italia", "region.no_units"),
        ],
    )
    @pytest.mark.parametrize("lang", ["de", "en"])
    def test_a_region_that_is_not_possible(self, text: str, reason: str, lang: str) -> None:
        session = yours(infantry={"you": {"egypt": 1}})
        before = session.save()
        with pytest.raises(NotAllowed) as refused:
            session.answer(text)
        assert refused.value.id == "option.barred"
        assert refused.value.args_for_words["reason"] == reason
        said = Words(lang, GAME, strict=True).refusal(refused.value, session.pending)
        assert ("Möglich: " if lang == "de" else "Possible: ") in said
        assert session.save() == before

    @pytest.mark.parametrize(
        ("raw", "kind"),
        [
            ("", Unreadable),
            ("city", Unreadable),
            ("city rome", NotAllowed),
            ("city egypt italia", Unreadable),
            ("units egypt elephants", NotAllowed),
            ("units egypt", Unreadable),
            ("dance", NotAllowed),
            ("w", Ambiguous),
            (["city", 3], NotAllowed),
            ([], Unreadable),
            (None, Unreadable),
            (True, Unreadable),
            (["units", "egypt", "siege", 2], Unreadable),
        ],
    )
    def test_other_nonsense(self, raw: object, kind: type[Refusal]) -> None:
        session = yours(infantry={"you": {"egypt": 1}})
        before = session.save()
        with pytest.raises(kind):
            session.answer(raw)
        assert session.save() == before

    @pytest.mark.parametrize("bad", [0, 10, -3, "1e3", 1.0, True, "many"])
    def test_numbers_of_units(self, bad: object) -> None:
        session = yours()
        session.answer("units egypt infantry")
        before = session.save()
        with pytest.raises(Refusal):
            session.answer(bad)
        assert session.save() == before

    @pytest.mark.parametrize(
        "bad", ["tile gold 3", "tile stone 0", "tile stone 21", "tile stone", "good gold", "tile 4 stone"]
    )
    def test_tiles_that_do_not_exist(self, bad: str) -> None:
        facts = {"phase": "start", "leaders": ["artist"]}
        session = Session.new(GAME, position=facts, seed=1)
        assert session.pending.id == "region.tiles"
        before = session.save()
        with pytest.raises(Refusal):
            session.answer(bad)
        assert session.save() == before


def test_undo_takes_back_his_whole_turn() -> None:
    session = from_table("A03", "A04", turn="you", **ANYTHING)
    before = session.timeline.now.digest()
    session.answer("done")
    session.answer("2")
    session.undo()
    assert session.pending.id == "technology.symbols"
    session.undo()
    assert session.timeline.now.digest() == before
    assert session.pending.id == "your.turn"


def test_why_a_technology_was_taken() -> None:
    session = from_table("A03", "A04", turn="you", **ANYTHING)
    session.answer("done")
    session.answer("2, 4")
    session.answer("-")
    session.answer("0")
    (decided,) = [decision for _, decision in session.why() if decision.id == "technology.card"]
    assert decided.pick == 2
    assert [step.clause for step in decided.steps] == ["MO-8.2", "MO-8.3", "MO-8.4", "MO-8.5", "MO-8.6"]
