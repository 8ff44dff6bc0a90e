"""The decisions once more, slowly: lists, names and steps, written straight from the clauses.

Nothing here knows the criteria of the game or its sets of bits. A position is its plain form, as a person writes it.
"""

from __future__ import annotations

from typing import Any

CODES = {"y": "desert", "p": "plains", "s": "swamp", "l": "lakes", "f": "forest", "m": "mountains", "w": "wasteland"}
GROUNDS = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", "ice", "volcano"]
CULTS = ["fire", "water", "earth", "air"]


class Slow:
    """One position, and what she would choose in it."""

    def __init__(self, pack: dict[str, Any], map: str, position: dict[str, Any], options: dict[str, Any]) -> None:
        self.pack = pack
        self.now = position
        self.options = options
        rows = next(one for one in pack["map"] if one["id"] == map)
        self.at: dict[str, tuple[int, int]] = {}
        self.printed: dict[str, str] = {}
        rivers = 0
        for row, line in enumerate(rows["rows"], rows["top"]):
            land = 0
            for column, code in enumerate(line):
                if code == "~":
                    name, rivers = f"r{rivers}", rivers + 1
                else:
                    land += 1
                    name = "ABCDEFGHIJ"[row] + str(land)
                self.at[name] = (row, column)
                self.printed[name] = CODES.get(code, "river")
        self.name_at = {place: name for name, place in self.at.items()}
        self.people = position["yours"] + position["friends"]
        self.hers = position["plain"] + position["marked"]

    # The board

    def neighbours(self, name: str) -> list[str]:
        row, column = self.at[name]
        side = -1 if row % 2 == 0 else 1
        around = [(row, column - 1), (row, column + 1)]
        around += [(row + up, column + shift) for up in (-1, 1) for shift in (0, side)]
        return [self.name_at[place] for place in around if place in self.name_at]

    def ground(self, name: str) -> str:
        for ground, spaces in zip(GROUNDS, self.now["became"], strict=True):
            if name in spaces:
                return ground
        return self.printed[name]

    def reading(self, names: list[str]) -> list[str]:
        return sorted(set(names), key=lambda name: self.at[name])

    def distances(self, start: list[str], blocked: list[str]) -> dict[str, int]:
        """Steps from the nearest of these; no path enters a blocked space, but it may begin on one."""
        found = dict.fromkeys(start, 0)
        edge = list(start)
        while edge:
            more = []
            for name in edge:
                for other in self.neighbours(name):
                    if other not in found and other not in blocked:
                        found[other] = found[name] + 1
                        more.append(other)
            edge = more
        return found

    def reach(self, buildings: list[str], ship: int) -> list[str]:
        found: list[str] = []
        for building in buildings:
            edge = [building]
            seen = {building}
            for _ in range(ship + 1):
                around = [other for name in edge for other in self.neighbours(name) if other not in seen]
                seen.update(around)
                found += [name for name in around if self.printed[name] != "river"]
                edge = [name for name in around if self.printed[name] == "river"]
        return self.reading(found)

    def kind(self, name: str) -> str:
        fields = {"houses": "house", "temples": "temple", "strongholds": "stronghold", "sanctuaries": "sanctuary"}
        fields["shipyards"] = "shipyard"
        return next((kind for field, kind in fields.items() if name in self.now[field]), "dwelling")

    def value(self, name: str) -> int:
        kind = self.kind(name)
        people = self.now["your_faction"] if name in self.now["yours"] else self.now["friends_faction"]
        if people == "yetis" and kind in ("stronghold", "sanctuary"):
            return 4
        return {"dwelling": 1, "house": 2, "temple": 2}.get(kind, 3)

    def touching(self, name: str) -> list[str]:
        """The buildings of people directly next to a space, over their own bridges too."""
        found = [other for other in self.neighbours(name) if other in self.people]
        for owner, field in (("yours", "bridges"), ("friends", "friends_bridges")):
            for bridge in self.now[field]:
                one, other = bridge.split("-")
                for here, there in ((one, other), (other, one)):
                    if here == name and there in self.now[owner]:
                        found.append(there)
        return sorted(set(found))

    def power(self, name: str) -> int:
        return sum(self.value(other) for other in self.touching(name))

    # Selection methods

    def best(self, options: list[Any], rank: Any) -> list[Any]:
        ranks = [rank(option) for option in options]
        return [option for option, its in zip(options, ranks, strict=True) if its == min(ranks)]

    def counted(self, options: list[Any], card: dict[str, Any]) -> Any:
        if not options:
            return None
        line = list(reversed(options)) if card["backwards"] else list(options)
        at = 0
        for _ in range(card["count"] - 1):
            at = at + 1 if at + 1 < len(line) else 0
        return line[at]

    def by_terrain(self, options: list[str], home: str, card: dict[str, Any]) -> list[str]:
        row = next(one for one in self.pack["priority"] if one["id"] == home)[card["row"]]
        for ground in row:
            fitting = [name for name in options if self.ground(name) == ground]
            if fitting:
                return fitting
        return options

    def by_distance_to_people(self, options: list[str]) -> list[str]:
        steps = self.distances(self.people, self.people)
        return self.best(options, lambda name: steps.get(name, 1000))

    def by_distance_from_her(self, options: list[str]) -> list[str]:
        steps = self.distances(self.hers, self.people)
        return self.best(options, lambda name: -steps.get(name, 1000))

    # Decisions

    def marks(self, name: str) -> bool:
        """Whether a new dwelling is marked: strictly nearer to a marked building."""
        steps = self.distances([name], self.people)
        marked = min((steps.get(other, 1000) for other in self.now["marked"]), default=1000)
        plain = min((steps.get(other, 1000) for other in self.now["plain"]), default=1000)
        return marked < plain

    def between_groups(self, marked: list[str], plain: list[str]) -> int:
        steps = self.distances(marked, self.people)
        return min((steps.get(name, 1000) for name in plain), default=1000)

    def shortens(self, name: str) -> bool:
        marked, plain = list(self.now["marked"]), list(self.now["plain"])
        before = self.between_groups(marked, plain)
        (marked if self.marks(name) else plain).append(name)
        return self.between_groups(marked, plain) < before

    def build(self, card: dict[str, Any], ship: int, faction: dict[str, Any] | None = None) -> str | None:
        empty = [
            name
            for name, ground in self.printed.items()
            if ground != "river" and name not in self.people + self.hers and self.ground(name) not in ("ice", "volcano")
        ]
        if faction is not None and "build_anywhere" in faction["actions"]:
            options = self.reading(empty)
        else:
            group = self.now["marked" if card["group"] == "marked" else "plain"]
            options = [name for name in self.reach(group, ship) if name in empty]
            touch = set(self.reach(self.now["marked"], ship)) & set(self.now["plain"])
            if card["together"] and not touch:
                options = [name for name in options if self.shortens(name)] or options
        if not options:
            return None
        for method in faction["first"] if faction is not None else []:
            if method == "closest":
                options = self.by_distance_to_people(options)
            elif method == "your_terrain":
                options = self.by_terrain(options, self.now["your_home"], card)
            else:
                options = self.best(options, lambda name: -self.power(name))
        options = self.by_terrain(options, self.now["home"], card)
        if self.options["end_tile"] in ("distance", "sanctuary"):
            options = self.by_distance_from_her(options)
        else:
            options = self.by_distance_to_people(options)
        return str(self.counted(options, card))

    def upgrade(self, card: dict[str, Any]) -> str | None:
        left = {name.removesuffix("_left"): self.now[name] for name in self.now if name.endswith("_left")}
        options = []
        for name in self.reading(self.hers):
            kind = self.kind(name)
            into = {"dwelling": ["houses"], "house": ["strongholds", "temples", "shipyards"], "temple": ["sanctuaries"]}
            if any(left[one] for one in into.get(kind, [])):
                options.append(name)
        if not options:
            return None
        if left["houses"]:
            near = [name for name in options if self.kind(name) == "dwelling" and self.touching(name)]
            options = near or options
        return str(self.counted(self.best(options, self.power), card))

    def cult(self, card: dict[str, Any], *, favour: bool = False, always_catch_up: bool = False) -> str | None:
        hers, yours, friends = self.now["cults"], self.now["your_cults"], self.now["friends_cults"]
        options = [at for at in range(4) if 10 not in (hers[at], yours[at], friends[at])]
        if favour:
            options = [at for at in options if CULTS[at] not in self.now["favours"]]
        if not options:
            return None
        tile = next(one for one in self.pack["tile"] if one["id"] == self.now["tiles"][self.now["round"] - 1])
        if card["cult"] == "tile" and not always_catch_up and tile["cult"] in [CULTS[at] for at in options]:
            return str(tile["cult"])
        options = [at for at in options if hers[at] == 0] or options
        if self.options["humans"] == 2:
            options = self.best(options, lambda at: abs(hers[at] - max(yours[at], friends[at])))
        else:
            options = self.best(options, lambda at: abs(hers[at] - yours[at]))
        return CULTS[self.counted(options, card)]

    def cover(self, card: dict[str, Any], row: list[int]) -> int | None:
        found = self.counted([action for action in row if action not in self.now["covered"]], card)
        return None if found is None else int(found)

    def trade(self, card: dict[str, Any]) -> str | None:
        options = [
            name
            for name in self.reading(self.people)
            if name not in self.now["traded"] and any(self.printed[other] == "river" for other in self.neighbours(name))
        ]
        if not options:
            return None
        return str(self.counted(self.best(options, lambda name: -self.value(name)), card))

    def cube(self, card: dict[str, Any]) -> str | None:
        options = [
            name
            for name, ground in self.printed.items()
            if ground != "river"
            and name not in self.people + self.hers
            and name not in self.now["cubes"]
            and self.touching(name)
        ]
        if not options:
            return None
        return str(self.counted(self.by_terrain(self.reading(options), self.now["youth"], card), card))

    def fallow(self, card: dict[str, Any]) -> str | None:
        options = [
            name
            for name in self.reading(list(self.printed))
            if self.ground(name) == self.now["fallow"] and name not in self.people + self.hers
        ]
        if not options:
            return None
        return str(self.counted(self.by_distance_to_people(options), card))
