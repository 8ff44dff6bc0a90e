"""What people are told: in the mode that is on, nothing silent, short on a phone, with the right plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from tests.games.mosaic.play import ANYTHING, all_of, from_table, one, step, table, turn
from visavis.cli.companion.play import Play
from visavis.core import TABLE, BareTable, Effect, NotAllowed, Nothing, RandomPolicy, Refusal, Session, Unreadable
from visavis.core.question import Forms, Number, One
from visavis.games.mosaic import GAME
from visavis.games.mosaic.effects.bot_turn import (
    PrintedCard,
    RefillOffer,
    SecondAction,
    TakeTechnology,
    TurnAction,
)
from visavis.games.mosaic.effects.setup import DraftTechnologies, GoodToKnow, PrintedDeck, RowsLaidOut, SetUp
from visavis.testing import clause, count, expect_type
from visavis.testing.listen import Listener
from visavis.words import LANGUAGES, Words
from visavis.words.fluent import bundle_of
from visavis.words.typed import correct_typed, whole_line

GERMAN = Words("de", GAME, strict=True)


# In the mode that is on


def whole_game(shown: tuple[str, ...], **options: Any) -> list[Effect]:
    """The effects of a whole random game."""
    session = Session.new(GAME, options, seed=4, shown=shown)
    below = iter(range(10**6))
    while session.pending is not None:
        if session.pending.id == "your.turn":
            session.answer(["done"] if session.timeline.now.round < 25 else ["end"])
        else:
            session.answer(session.pending.some(lambda n: next(below) * 7 % n))
    return [line for line in session.lines if isinstance(line, Effect)]


class TestTheModeThatIsOn:
    @clause("MO-2.18", "MO-2.27", "MO-2.34", "MO-2.35", "MO-2.19")
    def test_printed_cards_are_told_only_where_they_lie_on_the_table(self) -> None:
        without = whole_game(())
        assert not [effect for effect in without if isinstance(effect, (PrintedDeck, PrintedCard))]
        said = " ".join(GERMAN.effect(effect) for effect in without if effect.kind == "instruction")
        for word in ("Aktionskarten", "Aktionsstapel", "Standort-Karten", "Standort-Stapel", "Ablagestapel"):
            assert word not in said
        told = whole_game(("action", "location"))
        parts = {effect.part for effect in told if isinstance(effect, PrintedDeck)}
        assert parts == {
            "action",
            "mix_action",
            "civilization",
            "your_civilization",
            "location",
            "rest",
            "mix_location",
        }
        clauses = {effect.clause for effect in told if isinstance(effect, PrintedDeck)}
        assert clauses >= {"MO-2.18", "MO-2.19", "MO-2.20", "MO-2.27", "MO-2.32", "MO-2.34", "MO-2.35"}

    @clause("MO-10.3", "MO-11.8", "MO-5.3")
    def test_during_the_game_too(self) -> None:
        parts = {effect.part for effect in whole_game(("action", "location")) if isinstance(effect, PrintedCard)}
        assert parts >= {"beside", "shuffle_action"}
        only = [effect for effect in whole_game(("location",)) if isinstance(effect, PrintedCard)]
        assert {effect.part for effect in only} <= {"shuffle_location"}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_question_for_a_printed_card_says_first_what_to_do(self, language: str) -> None:
        session = Session.new(GAME, {}, position=table("A03", "A04", turn="you"), shown=("action",))
        session.correct({"action": ["A03", "A04", "A05"]})
        session.answer("done")
        said = Words(language, GAME, strict=True).question(session.pending)
        assert said.startswith(
            {"de": "Decke die oberste Karte seines Aktionsstapels auf", "en": "Turn over the top"}[language]
        )

    @clause("MO-3.4")
    def test_an_offer_is_refilled_once_when_he_has_all_his_cards(self) -> None:
        answers: dict[str, list[Any]] = {"technology.symbols": [[3]], "technology.points": [0]}
        decided = turn("A03", answers=answers, **ANYTHING)
        names = [
            type(effect).__name__ for effect in decided.effects if isinstance(effect, (TakeTechnology, RefillOffer))
        ]
        assert names == ["TakeTechnology", "TakeTechnology", "RefillOffer"]
        said = GERMAN.effect(all_of(decided, RefillOffer)[0])
        assert "jetzt" in said
        assert "Imperienkarte" in said

    @clause("MO-8.9", "MO-8.7")
    def test_both_cards_are_looked_at_before_one_is_taken_and_in_one_question(self) -> None:
        decided = turn(
            "A03",
            answers={"technology.symbols": [[]], "technology.numbers": [[2, 3]], "technology.leader": [[3]]},
            **ANYTHING,
        )
        assert decided.question is not None
        assert decided.question.id == "technology.both"
        assert not all_of(decided, TakeTechnology)
        answers: dict[str, list[Any]] = {
            "technology.symbols": [[]],
            "technology.numbers": [[2, 3]],
            "technology.leader": [[3]],
            "technology.both": [["points", 3, 2]],
        }
        taken = all_of(turn("A03", answers=answers, **ANYTHING), TakeTechnology)
        assert [(card.place, card.points) for card in taken] == [(3, 3), (2, 2)]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_none_is_possible_only_where_it_is_offered(self, language: str) -> None:
        words = Words(language, GAME, strict=True)
        zero = {"de": "0, wenn keine", "en": "0 if none"}[language]
        known = expect_type(
            turn("A03", answers={"technology.symbols": [[]], "technology.numbers": [[3]]}, **ANYTHING).question, Number
        )
        unknown = expect_type(turn("A03", answers={"technology.symbols": [[3]]}, **ANYTHING).question, Number)
        assert (known.least, zero in words.question(known)) == (1, False)
        assert (unknown.least, zero in words.question(unknown)) == (0, True)

    @clause("MO-3.3")
    def test_a_second_action_is_announced(self) -> None:
        decided = turn("A11", cities={"bot": {"italia": 1}})
        assert all_of(decided, SecondAction) == [SecondAction("bot", "technology")]


class TestUnlikelyEntries:
    @clause("MO-2.15")
    def test_more_points_than_are_printed_must_be_insisted_on(self) -> None:
        facts = {"phase": "technologies", "leaders": ["artist"]}
        session = Session.new(GAME, position=facts)
        session.answer(3)
        session.answer(7)
        assert session.pending.id == "unlikely.points"
        asked = expect_type(session.pending, One)
        assert (asked.args["cards"], asked.args["most"]) == (2, 6)
        session.answer(False)
        assert session.pending.id == "start.earned"
        session.answer(7)
        session.answer(True)
        assert session.timeline.now.earned == (7,)

    @clause("MO-8.9")
    def test_so_it_is_with_a_card_and_with_two(self) -> None:
        answers: dict[str, list[Any]] = {"technology.symbols": [[3]], "technology.points": [4, 3]}
        assert turn("A03", answers=answers, **ANYTHING).question.id == "unlikely.points"
        taken = all_of(turn("A03", answers={**answers, "unlikely.points": [False]}, **ANYTHING), TakeTechnology)
        assert [card.points for card in taken] == [0, 3]
        both: dict[str, list[Any]] = {
            "technology.symbols": [[]],
            "technology.numbers": [[2, 3]],
            "technology.leader": [[3]],
            "technology.both": [["points", 3, 5]],
        }
        assert turn("A03", answers=both, **ANYTHING).question.id == "unlikely.points"
        insisted = all_of(turn("A03", answers={**both, "unlikely.points": [True]}, **ANYTHING), TakeTechnology)
        assert [card.points for card in insisted] == [3, 5]

    @pytest.mark.parametrize("many", [1, 2])
    def test_of_a_single_unit_nobody_asks_how_many(self, many: int) -> None:
        session = from_table("A03", "A04", turn="you", infantry={"you": {"egypt": many}, "bot": {"italia": many}})
        session.answer("withdraw egypt")
        assert session.pending.id == ("your.turn" if many == 1 else "withdraw.count")
        if many > 1:
            session.answer(2)
        session.answer("defeat italia")
        assert session.pending.id == ("your.turn" if many == 1 else "defeat.count")


class TestSetUp:
    @clause("MO-2.1", "MO-1.2", "MO-1.4", "MO-1.5", "MO-1.7")
    def test_colours_piles_and_what_he_never_does(self) -> None:
        decided = step("board")
        assert [(told.clause, told.part) for told in all_of(decided, SetUp)] == [
            ("MO-2.1", "colours"),
            ("MO-1.7", "piles"),
        ]
        assert [told.clause for told in all_of(decided, GoodToKnow)] == ["MO-1.2", "MO-1.4", "MO-1.5"]

    @pytest.mark.parametrize(
        ("part", "words"),
        [
            ("lay_out", ("neben dem Spielplan", "auf ihren Platz", "in die Schachtel")),
            ("set_up", ("drei Farben",)),
        ],
    )
    def test_everything_the_book_says(self, part: str, words: tuple[str, ...]) -> None:
        said = " ".join(
            GERMAN.effect(effect) for effect in step("board").effects if effect.__struct_config__.tag == part
        )
        for word in words:
            assert word in said

    @clause("MO-2.39")
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_you_play_your_start_before_the_first_turn(self, language: str) -> None:
        session = Session.new(GAME, {"invented": True}, seed=1)
        while session.pending.id != "your.turn":
            session.answer(session.pending.some(lambda n: 0))
        told = [line for line in session.lines if isinstance(line, SetUp) and line.clause == "MO-2.39"]
        assert [one.part for one in told] == ["play_start"]
        said = Words(language, GAME, strict=True).effect(told[0])
        assert {"de": "Ausgangstechnologien", "en": "starting technologies"}[language] in said

    @clause("MO-17.1")
    def test_with_more_players_neither_the_solo_rows_nor_the_solo_draft_are_announced(self) -> None:
        many = {"humans": 2}
        answers: dict[str, list[Any]] = {
            "regions.more": [[]],
            "rows.golden": [6],
            "rows.achievements": [7],
            "rows.wonders": [8],
        }
        board = step("board", options=many, answers=answers)
        tags = [effect.__struct_config__.tag for effect in board.effects]
        assert "lay_out" not in tags
        rows = one(board, RowsLaidOut)
        assert (rows.golden, rows.achievements, rows.wonders) == (6, 7, 8)
        draft = step("technologies", options=many, leaders=["artist"])
        parts = [told.part for told in all_of(draft, DraftTechnologies)]
        assert parts == ["sort", "remove", "deck"]
        assert [told.part for told in all_of(draft, SetUp)] == ["base_draft"]


# Nothing silent


class Silent(Listener[Any]):
    """Counts his action cards, and what is told after each."""

    __slots__ = ("last_card", "wordless")

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self.last_card = ""
        self.wordless: list[str] = []

    def do(self, effect: Effect) -> None:
        """An action card must be followed by something that he does, or by why not."""
        if isinstance(effect, TurnAction):
            self.last_card = effect.card
        elif effect.kind != "silent" and not isinstance(effect, SecondAction):
            self.last_card = ""
        super().do(effect)

    def note(self, note: Any, *args: Any, **kwargs: Any) -> None:
        """Notes count, also where nobody reads."""
        self.do(note(*args, **kwargs))

    def end(self) -> None:
        """A step is over."""
        if self.last_card:
            self.wordless.append(self.last_card)
        self.last_card = ""


def test_no_action_of_his_is_without_an_effect_or_a_note() -> None:
    settings: list[dict[str, object]] = [
        {"invented": True},
        {"invented": True, "level": "hard", "expansion": "aggressive"},
        {"invented": True, "level": "easy", "expansion": "isolated", "units": "anywhere"},
        {"invented": True, "humans": 2, "bots": 2, "level": "expert"},
    ]
    wordless: list[str] = []
    for seed in range(count(1000, usual=40)):
        state = GAME.start(GAME.read_options(settings[seed % len(settings)]), GAME.default_pack)
        seats = dict.fromkeys(state.humans, GAME.policy("rival"))
        listening = Silent(BareTable(GAME, state, seed, {TABLE: RandomPolicy(), **seats}))
        while not GAME.over(state):
            GAME.step(state, listening)
            listening.end()
        wordless += listening.wordless
    assert wordless == []


CASES: list[tuple[str, str, tuple[str, ...], dict[str, Any], dict[str, Any]]] = [
    ("build.no_project", "MO-4.1", ("A01",), ANYTHING, {"build.card": ["not_possible"]}),
    ("build.no_city", "MO-4.1", ("A02",), ANYTHING, {"build.card": ["not_possible"]}),
    ("town.no_card", "MO-4.5", ("A01",), ANYTHING, {"build.card": ["done", "none"]}),
    ("town.moved", "MO-5.4", ("A01",), {**ANYTHING, "cities": {"bot": {"egypt": 1}}},
     {"build.card": ["done", "farm"], "town.room": [["wine"]]}),
    ("city.no_tile", "MO-6.5", ("A02",), ANYTHING, {"build.card": ["done"], "city.room": [["wine"]]}),
    ("city.moved", "MO-2.36", ("A02",), ANYTHING, {"build.card": ["done"], "city.room": [[], ["wine"]]}),
    ("tile.coins", "MO-1.3", ("A02",), {**ANYTHING, "food": [1], "tiles": {"italia": [("money", 4)]}},
     {"build.card": ["done"]}),
    ("technology.single", "MO-8.7", ("A03",), {**ANYTHING, "row_size": 1}, {}),
    ("units.moved", "MO-9.5", ("A11",), {"towns": {"bot": {"egypt": 1}}}, {}),
    ("units.none_left", "MO-9.4", ("A11",), {"infantry_left": [0], "cavalry_left": [0]}, {}),
    ("pair.second", "MO-10.1", ("A06",), {"beside": "A07", "towns": {"bot": {"egypt": 1}}}, {}),
    ("pair.other_unit", "MO-10.2", ("A06",), {"beside": "A07", "infantry_left": [0]}, {}),
    ("pair.worked", "MO-10.7", ("A07",), {}, {}),
    ("population.none", "MO-10.4", ("A07",), ANYTHING, {"population.gain": [0]}),
    ("tax.empty", "MO-10.6", ("A06",), ANYTHING, {"tax.holding": [0]}),
]  # fmt: skip


@pytest.mark.parametrize(("case", "where", "cards", "state", "answers"), CASES)
def test_each_case_has_its_own_sentence(
    case: str, where: str, cards: tuple[str, ...], state: dict[str, Any], answers: dict[str, Any]
) -> None:
    decided = turn(*cards, answers=answers, **state)
    found = [effect for effect in decided.effects if isinstance(effect, Nothing) and effect.case == case]
    assert [effect.clause for effect in found] == [where]
    for language in LANGUAGES:
        assert Words(language, GAME, strict=True).effect(found[0]).endswith(".")


# What a person types


def typed(session: Session[Any], line: str) -> None:
    words = GERMAN.typed(session.pending)
    session.answer(whole_line(session.pending, line, words), words=words)


class TestTyped:
    def test_a_number_of_the_menu_is_never_read_as_something_else(self) -> None:
        session = from_table("A03", "A04", turn="you")
        for line in ("4 2", "2", "4"):
            with pytest.raises(Unreadable):
                typed(session, line)
        assert not any(map(any, session.timeline.now.cavalry))
        asked = Session.new(GAME, position={"phase": "start", "leaders": ["artist"]}, seed=1)
        with pytest.raises(Refusal):
            typed(asked, "1")
        assert expect_type(asked.pending, Forms).args["known"] == 0

    def test_what_lacks_its_verb_still_gets_it(self) -> None:
        session = from_table("A03", "A04", turn="you")
        typed(session, "Ägypten Kavallerie")
        assert session.pending.id == "units.count"

    @pytest.mark.parametrize(
        ("line", "field", "value"),
        [
            ("money 25", "money", (25,)),
            ("cities HeroBotus Ägypten 2", "cities", 2),
            ("towns du Italien 3", "towns", 3),
            ("owned HeroBotus Wein, Öl", "owned", ("wine", "oil")),
        ],
    )
    def test_corrections_by_names(self, line: str, field: str, value: object) -> None:
        session = from_table("A03", "A04", turn="you")
        name, _, text = line.partition(" ")
        correct_typed(session, name, text, GERMAN.name)
        now = getattr(session.timeline.now, field)
        places = {"cities": (1, 3), "towns": (0, 0)}.get(field)
        assert (now[places[0]][places[1]] if places else now[1] if field == "owned" else now) == value

    def test_the_list_of_what_can_be_set_right_is_readable(self, capsys: pytest.CaptureFixture[str]) -> None:
        from visavis.cli.terminal import Screen

        session = from_table("A03", "A04", turn="you", cities={"bot": {"egypt": 2}}, tiles={"italia": [("stone", 4)]})
        Play(session, GERMAN, Screen()).correct("")
        told = capsys.readouterr().out
        assert "sein Geld: nichts" in told
        assert "Städte: HeroBotus Ägypten 2" in told
        assert "Ressourcen-Plättchen: Italien Stein 4" in told

    def test_a_field_and_its_value_by_name(self) -> None:
        from visavis.cli.terminal import Screen

        session = from_table("A03", "A04", turn="you")
        play = Play(session, GERMAN, Screen())
        play.correct("sein Geld 25")
        play.correct("Städte HeroBotus Ägypten 2")
        assert session.timeline.now.money == (25,)
        assert session.timeline.now.cities[1][3] == 2
        with pytest.raises(Refusal):
            play.correct("Quader 3")
        with pytest.raises(NotAllowed):
            typed(session, "abziehen")


# Every text with 0, 1, 2 and 5

FOLDER = Path(str(GAME.folder / "words"))
LEXICON = {
    "de": {
        "Stadt": "Städte", "Dorf": "Dörfer", "Bauerndorf": "Bauerndörfer", "Handwerksdorf": "Handwerksdörfer",
        "Karte": "Karten", "Idee": "Ideen", "Stein": "Steine", "Zug": "Züge", "Region": "Regionen",
        "Errungenschaft": "Errungenschaften", "Goldenes Zeitalter": "Goldene Zeitalter", "Truppe": "Truppen",
        "Regierungskarte": "Regierungskarten", "Imperienpunkt": "Imperienpunkte", "Projekt": "Projekte",
    },
    "en": {
        "city": "cities", "town": "towns", "farm town": "farm towns", "manufactory town": "manufactory towns",
        "card": "cards", "idea": "ideas", "turn": "turns", "region": "regions", "achievement": "achievements",
        "golden age": "golden ages", "wonder": "wonders", "government": "governments", "unit": "units",
        "empire point": "empire points", "project": "projects", "region further": "regions further",
    },
}  # fmt: skip
NEVER_ONE = {
    "do-lay_out": "there are at least 3 of each",
    "ask-your-too_many": "more than there are is more than 1",
}
NUMBERS = {
    "count", "points", "golden", "achievements", "wonders", "governments", "cities", "farm", "manufactory", "infantry",
    "cavalry", "symbols", "earned", "holding", "supply", "place", "gain", "size", "turns", "each", "money", "persons",
    "known", "round", "last", "most", "cards", "sure", "ties", "empire", "value", "chosen", "neighbour",
}  # fmt: skip


class Parts(visitor.Visitor):
    """The variables of a pattern, and the variants that it chooses between."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name not in NUMBERS:
            keys = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def rendered(language: str) -> Iterator[tuple[str, int, str]]:
    """Every text of the game in every variant, all its numbers 0, 1, 2 or 5."""
    bundle = bundle_of(language, GAME.package)
    for entry in FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body:
        if not isinstance(entry, ftl.Message):
            continue
        message = bundle.get_message(entry.id.name)
        for name, pattern in (("", message.value), *message.attributes.items()):
            tree = entry.value if not name else next(one.value for one in entry.attributes if one.id.name == name)
            parts = Parts()
            parts.visit(tree)
            chosen = sorted(parts.variants)
            for values in product(*(sorted(parts.variants[variable]) for variable in chosen)):
                for number in (0, 1, 2, 5):
                    args: dict[str, Any] = dict.fromkeys(parts.variables, "X")
                    args |= {one: number for one in parts.variables & NUMBERS if one not in chosen}
                    args |= dict(zip(chosen, values, strict=True))
                    text, errors = bundle.format_pattern(pattern, args)
                    assert not errors, (entry.id.name, errors)
                    yield f"{entry.id.name}{'.' if name else ''}{name}", number, str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nouns_of_every_text_fit_their_numbers(language: str) -> None:
    singular, plural = set(LEXICON[language]), set(LEXICON[language].values())
    nouns = "|".join(sorted(singular | plural, key=len, reverse=True))
    wrong, looked_at = [], 0
    for key, _, text in rendered(language):
        if key.partition(".")[0] in NEVER_ONE:
            continue
        for found in re.finditer(rf"\b(\d+) ({nouns})\b", text):
            looked_at += 1
            fitting = singular if found[1] == "1" else plural
            if found[2] not in fitting:
                wrong.append(f"{key}: {text}")
    assert wrong == []
    assert looked_at > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_instruction_has_a_short_form(language: str) -> None:
    bundle = bundle_of(language, GAME.package)
    # Lines of games from before today's rules are told as they were.
    old = {"not_possible", "score_part"}
    tags = {str(effect.__struct_config__.tag) for effect in GAME.effects if effect.kind == "instruction"} - old
    assert tags
    assert [tag for tag in tags if "short" not in bundle.get_message(f"do-{tag}").attributes] == []


def test_short_forms_are_short() -> None:
    names = {"region": "Griechenland", "town": "Handwerksdorf", "side": "HeroBotus", "unit": "Belagerungsgerät"}
    names |= {"leader": "Schriftgelehrter", "tile": "Nahrung", "good": "Nahrung +2", "part": "Technologien mit „?“"}
    long = []
    bundle = bundle_of("de", GAME.package)
    for entry in FluentParser().parse((FOLDER / "de.ftl").read_text("utf-8")).body:
        if not (isinstance(entry, ftl.Message) and entry.id.name.startswith("do-")):
            continue
        if any(one.id.name == "short" for one in entry.attributes):
            parts = Parts()
            parts.visit(next(one.value for one in entry.attributes if one.id.name == "short"))
            chosen = sorted(parts.variants)
            for values in product(*(sorted(parts.variants[variable]) for variable in chosen)):
                args: dict[str, Any] = {one: names.get(one, 10 if one in NUMBERS else "X") for one in parts.variables}
                args |= dict(zip(chosen, values, strict=True))
                text = str(bundle.format_pattern(bundle.get_message(entry.id.name).attributes["short"], args)[0])
                if len(text) > 34:
                    long.append(text)
    assert long == []
