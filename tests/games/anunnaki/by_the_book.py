"""A slow second reading of Cosmobot's book: follows a saved game line by line and works out anew what he had to do.

It uses nothing of the game's code but the lines of the log: areas, cards and tracks as they lie there, and what
happened. Every place, target, track and point of his is compared with what the book says in that moment; where the
book lets the person choose, the choice must be one of the equal ones.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

STRENGTH = {"g": 3, "m": 2, "c": 2, "f": 1, "s": 0}
TRACKS = ("war", "technology", "commerce")
PLANETS = ("gaia", "yours", "his")
FOLLOWERS, SETTLEMENTS, BEST_VALUE = 12, 5, 5
NEEDED_CUBES = 4
GODS = {"m": 4, "g": 1}


class Wrong(AssertionError):
    """The game did something else than the book says."""


class Book:
    """The table as the log tells it, and what the book says about each line of his."""

    def __init__(self, pacts: Mapping[str, tuple[int, int]]) -> None:
        self.pact_values = pacts
        self.areas: dict[str, dict[str, Any]] = {}
        self.tiles: set[str] = set()
        self.markers: list[tuple[str, ...]] = []
        self.units: dict[str, list[str]] = {}
        self.yours: dict[str, list[str]] = {}
        self.settled: set[str] = set()
        self.your_settled: set[str] = set()
        self.exhausted: dict[str, list[str]] = {}
        self.progress = [0, 0, 0, 0]
        self.tracks: dict[str, Any] = {}
        self.tokens: list[int] = []
        self.goals: list[str] = []
        self.fate: dict[str, Any] = {}
        self.due: list[tuple[str, str]] = []
        self.cubes = self.your_cubes = self.points = 0
        self.pacts: list[str] = []
        self.open: dict[str, list[str]] = {}
        self.arrow, self.turn = "right", ""
        self.checked: dict[str, int] = {}
        self.action: dict[str, Any] = {}
        self.owed = 0
        self.ending = False
        self.fight: dict[str, Any] = {}

    # What the book calls it

    @property
    def order(self) -> list[str]:
        order = list(self.fate["order"])
        return order if self.arrow == "right" else order[::-1]

    def mine(self, area: str) -> bool:
        """Whether Cosmobot controls an area."""
        there = bool(self.units[area]) or area in self.settled
        return there and not self.yours[area] and area not in self.tiles

    def theirs(self, area: str) -> bool:
        """Whether the person controls it."""
        there = bool(self.yours[area]) or area in self.your_settled
        return there and not self.units[area] and area not in self.tiles

    def free(self, area: str) -> bool:
        """Whether nobody controls it and nobody stands there."""
        taken = self.units[area] or self.yours[area] or area in self.settled | self.your_settled
        return not taken and area not in self.tiles

    def pieces(self, area: str) -> int:
        return len(self.units[area]) + (area in self.settled)

    def power(self, area: str) -> int:
        return sum(STRENGTH[unit] for unit in self.units[area])

    def your_power(self, area: str) -> int:
        return sum(STRENGTH[unit] for unit in self.yours[area])

    def planet(self, area: str) -> str:
        return str(self.areas[area]["planet"])

    # The criteria

    def by_resource(self, areas: Iterable[str]) -> list[str]:
        left = list(areas)
        for resource in self.order:
            found = [area for area in left if resource in self.areas[area]["resources"]]
            if found:
                return found
        return left

    def by_most(self, areas: Iterable[str], value: Callable[[str], int]) -> list[str]:
        left = list(areas)
        best = max(map(value, left), default=0)
        return [area for area in left if value(area) == best]

    def by_icons(self, areas: Iterable[str]) -> list[str]:
        return self.by_most(areas, lambda area: int(self.areas[area]["icons"]))

    def by_planet(self, areas: Iterable[str]) -> list[str]:
        left = list(areas)
        for planet in PLANETS:
            found = [area for area in left if self.planet(area) == planet]
            if found:
                return found
        return left

    def expect(self, what: str, said: object, right: Sequence[object] | set[Any]) -> None:
        self.checked[what] = self.checked.get(what, 0) + 1
        if said not in right:
            raise Wrong(f"{what}: {said}, by the book one of {right}; in {self.action}")

    # His actions

    def harvest_area(self) -> list[str]:
        left = [
            area
            for area, about in self.areas.items()
            if self.mine(area) and about["kind"] == "normal" and len(self.exhausted[area]) < about["icons"]
        ]
        return self.by_icons(self.by_resource(left))

    def build_area(self) -> list[str]:
        left = [
            area
            for area, about in self.areas.items()
            if self.mine(area) and area not in self.settled | self.your_settled and about["kind"] != "atlantis"
        ]
        return self.by_icons(self.by_resource(self.by_planet(left)))

    def follower_area(self) -> list[str]:
        left = [area for area in self.settled if self.mine(area)]
        return self.by_resource(self.by_most(left, lambda area: -self.power(area)))

    def god_area(self) -> list[str]:
        left = [area for area in self.areas if "f" in self.units[area]]
        return self.by_icons(self.by_resource(self.by_most(left, self.pieces)))

    def gods_for(self, symbol: str) -> list[str]:
        """Where a god can be summoned that he still has."""
        god = {"summon_minor": "m", "summon_major": "g"}.get(symbol, "")
        if not god or sum(units.count(god) for units in self.units.values()) >= GODS[god]:
            return []
        return self.god_area()

    def movable(self, area: str, target: str, portal: bool) -> list[str]:
        """The units in an area that may go to the target."""
        units = self.units[area]
        if area == target or not units or self.yours[area] or area in self.tiles:
            return []
        if self.planet(area) != self.planet(target) and not portal:
            return []
        if (portal or self.ending) and self.areas[area]["kind"] == "atlantis":
            return []
        return units if len(units) > 1 or area in self.settled else []

    def reach(self, target: str, count: int, portal: bool) -> int:
        """The strength he would have there with as many units as the card shows."""
        strengths: list[int] = []
        for area in self.areas:
            going = sorted((STRENGTH[unit] for unit in self.movable(area, target, portal)), reverse=True)
            strengths += going if area in self.settled else going[: max(0, len(going) - 1)]
        return self.power(target) + sum(sorted(strengths, reverse=True)[:count])

    def possible(self, target: str, count: int, portal: bool) -> bool:
        about = self.areas[target]
        if about["kind"] == "capital" or self.mine(target) or (self.ending and about["kind"] == "atlantis"):
            return False
        here = [area for area in self.areas if self.planet(area) == self.planet(target)]
        if not portal and not any(self.mine(area) and self.pieces(area) >= 2 for area in here):
            return False
        if target in self.tiles:
            return self.reach(target, count, portal) >= (4 if about["kind"] == "atlantis" else 2)
        if self.yours[target] or target in self.your_settled:
            return self.reach(target, count, portal) >= self.your_power(target)
        return True

    def target(self, count: int, how: str, portal: bool) -> list[str]:
        options = [area for area in self.areas if self.possible(area, count, portal)]
        atlantis = [area for area in options if self.areas[area]["kind"] == "atlantis"]
        civilization = [area for area in options if area in self.tiles and area not in atlantis]
        free = [area for area in options if self.free(area)]
        yours = [area for area in options if self.theirs(area)]
        beside = [area for area in options if self.areas[area]["edge"] != "none"]
        weakest = self.by_most(yours, lambda area: -self.your_power(area))
        shrine = [area for area in free if self.areas[area]["shrines"]]
        held = {area for area in self.areas if self.units[area] or self.yours[area]}
        activates = [area for area in free if any({*marker} - held == {area} for marker in self.markers)]
        near_marker = [area for area in free if any(area in marker for marker in self.markers)]
        lines = {
            "brave": (atlantis, civilization, beside, weakest, shrine, free),
            "mighty": (
                shrine,
                atlantis,
                beside,
                [area for area in yours if self.areas[area]["shrines"]],
                free,
                weakest,
            ),
            "cunning": (activates, near_marker, civilization, free, atlantis, weakest),
        }[how]
        found = next(filter(None, lines), [])
        return self.by_icons(self.by_resource(self.by_planet(found) if portal else found))

    def unit(self, target: str, portal: bool) -> list[tuple[str, str]]:
        """The units that go next, each with its area."""
        going = [(unit, area) for area in self.areas for unit in self.movable(area, target, portal)]
        best = max((STRENGTH[unit] for unit, _ in going), default=0)
        going = [(unit, area) for unit, area in going if STRENGTH[unit] == best]
        areas = self.by_resource(self.by_most([area for _, area in going], self.pieces))
        return [(unit, area) for unit, area in going if area in areas]

    def goal_value(self, goal: str) -> int:
        mine = [area for area in self.areas if self.mine(area)]
        counts = {
            "shrines": sum(int(self.areas[area]["shrines"]) for area in mine),
            "settlements": len(self.settled),
            "territories": len(mine) // 2,
            "units": sum(map(len, self.units.values())) // 3,
        }
        return min(BEST_VALUE, counts[goal])

    def free_track(self) -> str:
        """Where he has the highest goal value; then where he is furthest behind; then the lower track."""
        at = self.by_most_track(lambda at: self.goal_value(self.goals[at]))
        return TRACKS[max(self.by_most_track(lambda at: -self.progress[at], at))]

    def by_most_track(self, value: Callable[[int], int], among: Iterable[int] = range(3)) -> list[int]:
        left = [at for at in among if self.can_advance(at)] or list(among)
        best = max(map(value, left))
        return [at for at in left if value(at) == best]

    def can_advance(self, at: int) -> bool:
        last = self.tracks["last"][at]
        after = self.progress[at] + 1
        return after < last or (after == last and self.progress[3] >= self.tracks["lightning"])

    # The lines of a log

    def read(self, line: Mapping[str, Any]) -> None:
        """Check a line against the book, then let it happen."""
        done = str(line.get("do"))
        tell = getattr(self, f"on_{done}", None)
        if tell is not None:
            tell(line)
        if self.action:
            counts = self.action["done"]
            counts[done] = counts.get(done, 0) + 1
            if done == "score_points":
                counts[line["why"]] = counts.get(line["why"], 0) + line["points"]

    def on_enter_planet(self, line: Mapping[str, Any]) -> None:
        for about in line["areas"]:
            self.areas[about["name"]] = about
            for each in (self.units, self.yours, self.exhausted):
                each[about["name"]] = []
        self.tiles |= {*line["tiles"]}
        self.markers += [tuple(marker) for marker in line["markers"]]

    def on_start_units(self, line: Mapping[str, Any]) -> None:
        units, settled = (self.units, self.settled) if line["side"] == "cosmobot" else (self.yours, self.your_settled)
        settled.add(line["capital"])
        units[line["capital"]] += ["f", "f"]
        units[line["shrine"]] += ["f"]

    def on_place_goals(self, line: Mapping[str, Any]) -> None:
        self.goals = [line[track] for track in (*TRACKS, "domination")]

    def on_measure_tracks(self, line: Mapping[str, Any]) -> None:
        self.tracks = line["tracks"]
        self.tokens = list(self.tracks["tokens"])

    def on_lay_fate(self, line: Mapping[str, Any]) -> None:
        self.fate = line["fate"]

    def on_open_pact(self, line: Mapping[str, Any]) -> None:
        # A new one lies where one was taken.
        if "" in self.pacts:
            self.pacts[self.pacts.index("")] = line["pact"]
        else:
            self.pacts.append(line["pact"])

    def on_open_card(self, line: Mapping[str, Any]) -> None:
        self.open[line["deck"]] = [f"cubes_{line['cubes']}"] * bool(line["cubes"]) + line["parts"]

    def on_begin_turn(self, line: Mapping[str, Any]) -> None:
        self.arrow, self.turn = line["arrow"], "his"
        self.due = [("moon", symbol) for symbol in self.open["moon"]] + [("sun", symbol) for symbol in self.open["sun"]]

    def finished(self) -> None:
        """Whether an action was carried out as far as it can be, and the rest made up for."""
        if not self.action:
            return
        kind, _, count = self.action["symbol"].partition("_")
        number = int(count.partition("_")[0]) if count[:1].isdigit() else 1
        done = self.action["done"]
        followers = done.get("place_follower", 0) + done.get("no_follower", 0)
        if kind == "harvest" and self.harvest_area():
            self.expect("whole harvest", done.get("exhaust", 0), [number])
        elif kind == "gain":
            self.expect("all followers", followers, [number])
        elif kind in ("move", "portal"):
            self.expect("all moves", done.get("move_unit", 0) + followers, [number])
        elif kind == "build":
            self.expect("built or paid", (done.get("build", 0), done.get("no_settlement", 0)), [(1, 0), (0, 2)])
        elif kind == "pact":
            self.expect("one pact", done.get("take_pact", 0), [1])
        elif kind == "summon" and self.action["gods"]:
            self.expect("one god", done.get("summon", 0), [1])
        elif kind == "income":
            seen = self.fate["rewards"][: len(self.settled) - 1]
            given = {what: sum(int(one.split("_")[1]) for one in seen if one.startswith(what)) for what in ("f", "v")}
            self.expect("income", (followers, done.get("income", 0)), [(given["f"], given["v"])])

    def on_symbol(self, line: Mapping[str, Any]) -> None:
        self.finished()
        if line["card"] != "fate":
            self.expect("the next symbol", (line["card"], line["symbol"]), [self.due.pop(0)])
        self.action = {"symbol": line["symbol"], "target": None, "done": {}, "gods": self.gods_for(line["symbol"])}

    def on_place_cube(self, line: Mapping[str, Any]) -> None:
        self.cubes += 1
        self.expect("cube", (line["space"], line["covers"]), [(self.cubes, self.fate["spaces"][self.cubes - 1])])

    def on_exhaust(self, line: Mapping[str, Any]) -> None:
        area, about = line["area"], self.areas[line["area"]]
        if self.action["target"] != area:
            before = self.action["target"]
            if before is not None:
                used = len(self.exhausted[before]) == self.areas[before]["icons"]
                self.expect("an area is used up first", used, [True])
            self.expect("harvest", area, self.harvest_area())
            self.action["target"] = area
        pair = about["resources"]
        right = pair[len(self.exhausted[area])] if len(pair) == 2 else pair[0]
        self.expect("resource", line["resource"], [right])
        self.exhausted[area].append(line["resource"])

    def on_build(self, line: Mapping[str, Any]) -> None:
        self.expect("build", line["area"], self.build_area())
        self.settled.add(line["area"])

    def on_place_follower(self, line: Mapping[str, Any]) -> None:
        self.expect("follower", line["area"], self.follower_area())
        self.units[line["area"]].append("f")

    def on_summon(self, line: Mapping[str, Any]) -> None:
        self.expect("god", line["area"], self.god_area())
        self.units[line["area"]].remove("f")
        self.units[line["area"]].append({"minor": "m", "major": "g"}[line["god"]])

    def on_move_unit(self, line: Mapping[str, Any]) -> None:
        kind, count, how = self.moving()
        portal = kind == "portal"
        if self.action["target"] is None or self.action["left"] == 0:
            self.expect("target", line["area"], self.target(count, how, portal))
            self.action.update(target=line["area"], left=count)
        self.expect("unit", (line["unit"], line["source"]), self.unit(line["area"], portal))
        self.expect("the same target", line["area"], [self.action["target"]])
        self.action["left"] -= 1
        self.units[line["source"]].remove(line["unit"])
        self.units[line["area"]].append(line["unit"])

    def moving(self) -> tuple[str, int, str]:
        """What kind of move it is: of the card, or of the goal tile that the oracle follows."""
        symbol = self.action["symbol"]
        if symbol != "oracle":
            kind, count, how = symbol.split("_")
            return kind, int(count), how
        return ("portal", 1, "mighty") if self.action["goal"] == "shrines" else ("move", 1, "cunning")

    def on_take_pact(self, line: Mapping[str, Any]) -> None:
        there = [pact for pact in self.pacts if pact]
        best = max(self.pact_values[pact][0] for pact in there)
        right = next(pact for pact in there if self.pact_values[pact][0] == best)
        self.expect("pact", (line["pact"], line["points"], line["steps"]), [(right, *self.pact_values[right])])
        self.pacts[self.pacts.index(line["pact"])] = ""
        self.points += line["points"]

    def on_you_take_pact(self, line: Mapping[str, Any]) -> None:
        self.pacts[self.pacts.index(line["pact"])] = ""

    def on_advance(self, line: Mapping[str, Any]) -> None:
        at = TRACKS.index(line["track"])
        symbol = self.action.get("symbol", "") if not self.fight else ""
        if symbol == "advance_free":
            self.expect("free track", line["track"], [self.free_track()])
        elif symbol.startswith("advance_"):
            self.expect("track", line["track"], [symbol.removeprefix("advance_")])
        elif symbol == "pact":
            self.expect("track of a pact", line["track"], ["commerce"])
        else:
            self.expect("track of a fight", (line["track"], bool(self.fight)), [("war", True)])
        self.progress[at] += 1
        self.expect("space", line["space"], [self.progress[at]])

    def on_dominate(self, line: Mapping[str, Any]) -> None:
        symbol = self.action["symbol"]
        steps = int(symbol.split("_")[1]) if symbol[-1].isdigit() else self.goal_value(self.goals[3])
        after = min(self.progress[3] + steps, self.tracks["last"][3])
        passed = [token for token in self.tokens if token <= after]
        right = (after, after - self.progress[3], len(passed))
        self.expect("domination", (line["space"], line["steps"], line["tokens"]), [right])
        self.progress[3] = after
        self.tokens = [token for token in self.tokens if token not in passed]
        self.owed = 2 * len(passed)

    def on_you_take_token(self, line: Mapping[str, Any]) -> None:
        self.tokens.remove(line["space"])

    def on_you_place_cubes(self, line: Mapping[str, Any]) -> None:
        self.your_cubes += line["cubes"]

    def on_follow_goal(self, line: Mapping[str, Any]) -> None:
        """The track where he is furthest; then the lower goal value; then the lower track; those with 5 are skipped."""
        self.expect("oracle is possible", max(self.cubes, self.your_cubes) >= NEEDED_CUBES, [True])
        order = sorted(range(3), key=lambda at: (-self.progress[at], self.goal_value(self.goals[at]), -at))
        can = [at for at in order if self.goal_value(self.goals[at]) < BEST_VALUE and self.has_any(self.goals[at])]
        self.expect("oracle", (line["track"], line["goal"]), [(TRACKS[can[0]], self.goals[can[0]])])
        self.action.update(goal=line["goal"], target=None, left=0)

    def has_any(self, goal: str) -> bool:
        """Whether any part of the action of a goal tile can be done."""
        if goal == "settlements":
            return bool(self.build_area()) and len(self.settled) < SETTLEMENTS
        if goal == "units":
            followers = sum(units.count("f") for units in self.units.values())
            return bool(self.follower_area()) and followers < FOLLOWERS
        portal, how = goal == "shrines", "mighty" if goal == "shrines" else "cunning"
        return any(self.unit(target, portal) for target in self.target(1, how, portal))

    def on_score_points(self, line: Mapping[str, Any]) -> None:
        right = {"culture": 2, "tokens": self.owed, "last_cube": 5}.get(line["why"], line["points"])
        self.expect(f"points: {line['why']}", line["points"], [right])
        self.points += line["points"]

    def on_take_marker(self, line: Mapping[str, Any]) -> None:
        marker = tuple(line["areas"])
        stand = all(self.units[area] or self.yours[area] for area in marker)
        self.expect("culture marker", (marker in self.markers, stand), [(True, True)])
        self.markers.remove(marker)

    def on_compare(self, line: Mapping[str, Any]) -> None:
        self.fight = dict(line)
        self.expect("sum in a fight", line["total"], [line["units"] + line["die"]])

    def won(self, tie: bool) -> bool:
        total, against = self.fight["total"], self.fight["against"]
        return bool(total > against or (tie and total == against))

    def on_remove_tile(self, line: Mapping[str, Any]) -> None:
        if self.fight:
            self.expect("his strength", self.fight["units"], [self.power(line["area"])])
            self.expect("a won fight", self.won(tie=True), [True])
        self.tiles.discard(line["area"])

    def on_he_wins(self, line: Mapping[str, Any]) -> None:
        self.expect("his strength", self.fight["units"], [self.power(line["area"])])
        self.expect("a won fight", self.won(tie=self.turn == "his"), [True])
        self.to_capital(self.yours, self.your_settled, line["area"], "yours")

    def on_retreat(self, line: Mapping[str, Any]) -> None:
        civilization = line["area"] in self.tiles
        self.expect("his strength", self.fight["units"], [self.power(line["area"])])
        self.expect("a lost fight", self.won(tie=civilization or self.turn == "his"), [False])
        self.to_capital(self.units, self.settled, line["area"], "his")
        self.fight = {}

    def to_capital(self, units: dict[str, list[str]], settled: set[str], area: str, planet: str) -> None:
        capital = next(
            name for name, about in self.areas.items() if about["planet"] == planet and about["kind"] == "capital"
        )
        units[capital], units[area] = units[capital] + units[area], []

    def on_turn_tile(self, line: Mapping[str, Any]) -> None:
        self.fight = {}

    def on_remove_cards(self, line: Mapping[str, Any]) -> None:
        self.finished()
        self.expect("all symbols", len(self.due), [0])
        self.action, self.fight = {}, {}

    def on_end_turn(self, line: Mapping[str, Any]) -> None:
        self.turn, self.fight, self.action = line["next"], {}, {}

    def on_trigger_end(self, line: Mapping[str, Any]) -> None:
        self.ending = True

    # Your side happens

    def on_you_move(self, line: Mapping[str, Any]) -> None:
        for unit in line["units"]:
            self.yours[line["source"]].remove(unit)
            self.yours[line["area"]].append(unit)

    def on_you_gain(self, line: Mapping[str, Any]) -> None:
        self.yours[line["area"]] += ["f"] * line["followers"]

    def on_you_settle(self, line: Mapping[str, Any]) -> None:
        self.your_settled.add(line["area"])

    def on_you_summon(self, line: Mapping[str, Any]) -> None:
        self.yours[line["area"]].remove("f")
        self.yours[line["area"]].append({"minor": "m", "major": "g"}[line["god"]])

    def on_you_harvest(self, line: Mapping[str, Any]) -> None:
        about, used = self.areas[line["area"]], self.exhausted[line["area"]]
        pair = about["resources"]
        used += [pair[len(used) % len(pair)]] * (about["icons"] - len(used))

    def on_you_defeat(self, line: Mapping[str, Any]) -> None:
        self.tiles.discard(line["area"])

    def on_you_retreat(self, line: Mapping[str, Any]) -> None:
        self.to_capital(self.yours, self.your_settled, line["area"], "yours")


def follow(file: Path, pacts: Mapping[str, tuple[int, int]]) -> Book:
    """Follow a saved game to its end; raises `Wrong` at the first line that is not by the book."""
    book = Book(pacts)
    for number, text in enumerate(file.read_text("utf-8").splitlines(), 1):
        try:
            book.read(json.loads(text))
        except Wrong as wrong:
            raise Wrong(f"{file.name}, line {number}: {wrong}") from None
    return book
