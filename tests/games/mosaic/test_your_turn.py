"""What you report of your turn, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import ANYTHING, effects_of, from_table
from visavis.core import Ambiguous, NotAllowed, Refusal, Session, Unreadable
from visavis.core.question import Forms, Number, One
from visavis.games.mosaic import GAME
from visavis.games.mosaic.effects.bot_turn import TakeGood, TakeTile
from visavis.testing import clause, expect_type
from visavis.words import Words


def yours(**state: Any) -> Session[Any]:
    """Your turn; he will only work in his."""
    return from_table("A03", "A04", "A05", turn="you", **state)


@clause("MO-1.1")
class TestReports:
    def test_nothing_but_done_ends_your_turn(self) -> None:
        session = yours(infantry={"you": {"egypt": 2}, "bot": {"egypt": 1}}, **ANYTHING)
        for answers in (
            ("city egypt", "none"),
            ("town egypt", "none"),
            ("units egypt siege", 1),
            ("withdraw egypt", "infantry", 1),
            ("defeat egypt",),
            ("wonder egypt",),
            ("achievement",),
            ("golden",),
            ("scoring",),
        ):
            for answer in answers:
                session.answer(answer)
            while session.pending.id == "empire.points":
                session.answer(0)
            assert (session.pending.id, session.timeline.now.round) == ("your.turn", 1)
            assert expect_type(session.pending, Forms).args["more"]
        session.answer("done")
        assert session.pending.id == "technology.symbols"

    def test_a_city_takes_the_tile_it_stands_on(self) -> None:
        session = yours(tiles={"egypt": [("stone", 4), ("stone", 2), ("food", 1)]})
        session.answer("city egypt")
        assert list(expect_type(session.pending, One).options)[:3] == ["tile.stone.4", "tile.stone.2", "tile.food.1"]
        words = Words("de", GAME, strict=True)
        session.answer("Stein 2", words=words.typed(session.pending))
        assert session.timeline.now.tiles[3] == (("stone", 4), ("food", 1))
        assert next(e for e in effects_of(session) if isinstance(e, TakeTile)).value == 2

    def test_a_city_on_a_good_brings_it(self) -> None:
        session = yours(tiles={"egypt": [("stone", 4)]})
        session.answer("city egypt")
        session.answer("wine")
        assert session.timeline.now.owned[0] == ("wine",)
        assert session.timeline.now.tiles[3] == (("stone", 4),)

    def test_a_city_before_the_scoring_counts_in_it(self) -> None:
        session = yours()
        session.answer("city egypt")
        session.answer("none")
        session.answer("scoring")
        assert session.timeline.now.empire == (4, 0)

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
        assert expect_type(session.pending, Number).most == 3
        session.answer(2)
        assert session.timeline.now.cavalry[0][3] == 1

    def test_several_reports_in_one_turn(self) -> None:
        session = yours()
        assert not expect_type(session.pending, Forms).args["more"]
        for answer in ("city egypt", "none", "town egypt", "none"):
            session.answer(answer)
        assert (session.timeline.now.round, session.timeline.now.more) == (1, True)
        session.answer("done")
        assert (session.timeline.now.round, session.timeline.now.more) == (2, False)

    @pytest.mark.parametrize("kind", ["cities", "towns", "infantry", "cavalry"])
    @pytest.mark.parametrize("insist", [True, False])
    def test_more_pieces_than_there_are_must_be_insisted_on(self, kind: str, insist: bool) -> None:
        full = {"cities": 10, "towns": 16, "infantry": 8, "cavalry": 8}[kind]
        session = yours(**{kind: {"you": {"italia": full - 1}}})
        entry = {"cities": ("city egypt", "none"), "towns": ("town egypt", "none")}.get(
            kind, (f"units egypt {kind}", 1)
        )
        for answer in entry:
            session.answer(answer)
        assert session.pending.id == "your.turn"
        session.answer(entry[0])
        if kind in ("infantry", "cavalry"):
            session.answer(1)
        assert session.pending.id == "your.too_many"
        asked = expect_type(session.pending, One)
        assert (asked.args["count"], asked.args["most"]) == (full + 1, full)
        session.answer(insist)
        if insist and kind in ("cities", "towns"):
            session.answer("none")
        assert session.pending.id == "your.turn"
        assert getattr(session.timeline.now, kind)[0][3] == 1 + insist

    def test_rows(self) -> None:
        session = yours(golden_left=1, wonders_left=1)
        session.answer("golden")
        session.answer("achievement")
        session.answer("wonder italia")
        state = session.timeline.now
        assert (state.golden_left, state.achievements_left, state.wonders_left) == (0, 4, 0)
        assert state.wonders[0][0] == 1
        verbs = [form.verb for form in expect_type(session.pending, Forms).forms]
        assert "golden" not in verbs
        assert "wonder" not in verbs

    def test_guided_only_what_he_needs_is_asked(self) -> None:
        session = yours(options={"tracked": False})
        verbs = [form.verb for form in expect_type(session.pending, Forms).forms]
        expected = "done wonder achievement golden scoring end"
        assert " ".join(verbs) == expected
        assert not any(form.fields for form in expect_type(session.pending, Forms).forms)
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
        assert refused.value.details["reason"] == reason
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
    # What comes after a question mark is not looked at, so it is not told either.
    assert [step.clause for step in decided.steps] == ["MO-8.2", "MO-8.5", "MO-8.6"]


def test_why_says_which_criteria_came_to_nothing() -> None:
    session = from_table("A03", "A04", turn="you", **ANYTHING)
    for answer in (
        "done",
        "-",
        "-",
        "3",
    ):
        session.answer(answer)
    (decided,) = [decision for _, decision in session.why() if decision.id == "technology.card"]
    assert [(step.clause, step.applied) for step in decided.steps] == [
        ("MO-8.2", False),
        ("MO-8.3", False),
        ("MO-8.4", True),
    ]


@pytest.mark.parametrize(
    ("verb", "reason", "state"),
    [
        ("withdraw", "your.no_withdraw", {}),
        ("defeat", "your.no_defeat", {}),
        ("wonder egypt", "your.no_wonder", {"wonders_left": 0}),
        ("achievement", "your.no_achievement", {"achievements_left": 0}),
        ("golden", "your.no_golden", {"golden_left": 0}),
        ("scoring", "your.no_scoring", {"scorings": 3}),
        ("more", "your.no_more", {}),
        ("city", "your.no_city", {"options": {"tracked": False}}),
        ("town", "your.no_town", {"options": {"tracked": False}}),
        ("units", "your.no_units", {"options": {"tracked": False}}),
    ],
)
def test_what_cannot_be_reported_is_refused_with_its_reason(verb: str, reason: str, state: dict[str, Any]) -> None:
    session = yours(**state)
    with pytest.raises(NotAllowed) as refused:
        session.answer(verb)
    assert refused.value.details["reason"] == reason
    for language in ("de", "en"):
        assert Words(language, GAME, strict=True).reason(reason)
