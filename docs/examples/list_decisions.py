"""The author of a tool: list the decisions of the bot in a game, with the criteria that settled them, in words.

$ python docs/examples/list_decisions.py
Hamlets: 18 decisions, 120 events
line 5: Her house at the start: an empty hill B3 by start.count
line 6: Her house at the start: an empty hill H3 by start.count
line 18: Where she builds: empty land next to her plain houses, ferry 1 D3 by build.ground
"""

import visavis

SHOWN = 3


def main() -> None:
    """Play a game to its end, save it, open it again, and explain its first decisions."""
    game = visavis.get_game("hamlets")
    played = visavis.Session.new(game, {"level": "hard"}, seed=1, seats={"you": "rival"})
    session = visavis.Session.load(played.save())
    words = visavis.Words("en", session.game, session.pack)
    decisions = [one for step in session.steps for one in session.why(step)]
    print(f"{words.game_name()}: {len(decisions)} decisions, {len(session.seen_by(visavis.TABLE).events)} events")
    for line, decision in decisions[:SHOWN]:
        by = ", ".join(step.id for step in decision.steps) or "no criterion"
        print(f"line {line}: {words.decision(decision)} {decision.pick} by {by}")


if __name__ == "__main__":
    main()
