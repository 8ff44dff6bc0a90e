"""The end of the game: goals of scenarios, the winner, campaign points (sections 19 and 23 to 32 of the book)."""

from __future__ import annotations

from visavis.core import Fact, Number, One, Table, absorbing
from visavis.games.tapestry.bot_turn import trail_points
from visavis.games.tapestry.effects.bots import Score
from visavis.games.tapestry.effects.end import CampaignOver, CampaignPoints, GameOver, YourPoints, YouScore
from visavis.games.tapestry.effects.setup import Remind
from visavis.games.tapestry.effects.two_people import PersonPoints
from visavis.games.tapestry.state import AUTOMA, CARD_LANDMARK, FRIEND, YOU, Person, State, Winner

MOST_POINTS = 999


def end(state: State, table: Table[State]) -> None:
    """Your points, the goal of a scenario, the winner."""
    if state.setting.scenario == "kaiju_two":
        return end_of_kaiju(state, table)
    if state.setting.two_people:
        return end_for_two(state, table)
    utopian_landmarks(state, table)
    trail_points(state, table)
    points = table.ask(Number("end.points", YOU, "TA-19.2", 0, MOST_POINTS, args={"automa": state.points}))
    table.do(YourPoints(points))
    clause, winner = winner_of(state, table)
    campaign_points(state, table, winner)
    table.do(GameOver(clause, winner))
    if state.setting.scenario == "kaiju_one" and winner == AUTOMA:
        table.note(Remind, "TA-30.1", "kaiju_again")


def winner_of(state: State, table: Table[State]) -> tuple[str, Winner]:
    """Who has won, and by which clause (TA-19.2, TA-23.3, TA-31.9)."""
    scenario = state.setting.scenario
    usual = scenario == "none"
    if state.your_points < state.points:
        return "TA-19.2" if usual else "TA-23.3", "automa"
    if state.your_points == state.points:
        if scenario == "kaiju_one":
            return "TA-31.9", "automa"
        # The normal rules: most resources left, and the Automa has none. A scenario is won "as usual" (TA-23.3), so
        # this holds there too; only Kaiju 1 asks for more VP in so many words.
        if not table.ask(One("end.resources", YOU, "TA-19.2", (True, False))):
            return ("TA-19.2", "both") if usual else ("TA-23.3", "automa")
    if usual:
        return "TA-19.2", "you"
    return "TA-23.3", "you" if goal(state, table) else "automa"


def goal(state: State, table: Table[State]) -> bool:
    """Whether you have reached the goal of the scenario (TA-26.8, TA-28.8, TA-29.4)."""
    match state.setting.scenario:
        case "war":
            return table.ask(Fact("goal.war", "TA-26.8", more_territories(state.yours, state.automas)))
        case "fall":
            return table.ask(One("goal.fall", YOU, "TA-28.8", (True, False)))
        case "premonition":
            return table.ask(One("goal.premonition", YOU, "TA-29.4", (True, False)))
    return True


@absorbing
def more_territories(yours: int, automas: int) -> bool:
    """Whether you control more territories than the Automa (TA-26.8)."""
    return yours.bit_count() > automas.bit_count()


def utopian_landmarks(state: State, table: Table[State]) -> None:
    """VP for each landmark that came from a track (TA-27.8)."""
    if state.setting.scenario != "utopia":
        return
    each = state.data.amounts["utopia_landmark"]
    table.do(Score("TA-27.8", each * sum(one != CARD_LANDMARK for one in state.box), "utopia"))
    table.note(YouScore, "TA-27.8", each * len(state.your_landmarks))


def campaign_points(state: State, table: Table[State], winner: Winner) -> None:
    """Number of the scenario times the level; after the fifth the winner of the campaign (TA-24.2, TA-24.3)."""
    if not state.campaign:
        return
    number = state.setting.atlantis
    table.do(CampaignPoints("you" if winner == YOU else "automa", number * state.setting.level))
    if number == 5:
        yours, automas = state.campaign_you, state.campaign_automa
        table.note(CampaignOver, "you" if yours > automas else "automa", yours, automas)


def end_of_kaiju(state: State, table: Table[State]) -> None:
    """The target was reached, or the kaiju have won (TA-32.11 to TA-32.13)."""
    target = state.setting.target
    least = target if state.winner == YOU else 0
    points = table.ask(Number("end.kaiju", YOU, "TA-32.11", least, MOST_POINTS, args={"target": target}))
    table.do(YourPoints(points))
    if points >= target:
        # Also if you forgot to say so in that turn.
        table.do(GameOver("TA-32.11", "you"))
    else:
        table.do(GameOver("TA-32.13" if state.turn == YOU else "TA-32.12", "kaiju"))


def end_for_two(state: State, table: Table[State]) -> None:
    """Which of the persons has won: the Shadow Empire cannot (TA-33.16)."""
    people: tuple[Person, ...] = (YOU, FRIEND)
    for person in people:
        args = {"who": person}
        table.do(PersonPoints(person, table.ask(Number("end.person", person, "TA-33.16", 0, MOST_POINTS, args=args))))
    yours, theirs = state.your_points, state.friend_points
    winner: Winner = YOU if yours > theirs else FRIEND
    if yours == theirs:
        # The normal rules: most resources left.
        winner = table.ask(One("end.tie", YOU, "TA-33.16", (YOU, FRIEND, "together")))
    table.do(GameOver("TA-33.16", winner))


def score(state: State) -> dict[str, int]:
    """The VP of each side."""
    if state.setting.two_people:
        return {"you": state.your_points, "friend": state.friend_points}
    if state.setting.scenario == "kaiju_two":
        return {"you": state.your_points, "kaiju": state.setting.target}
    return {"you": state.your_points, "automa": state.points}


def counted(state: State) -> tuple[str, ...]:
    """The points of the bots; those of persons only since they have said them at the end."""
    return tuple(side for side, points in score(state).items() if side not in (YOU, FRIEND) or points)


def winners(state: State) -> tuple[str, ...]:
    """The sides that win."""
    if state.winner == "together":
        return ("you", "friend")
    return ("you", "automa") if state.winner == "both" else (state.winner,) if state.winner else ()
