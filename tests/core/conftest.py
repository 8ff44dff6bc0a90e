import pytest

from tests.core.toy import TOY


@pytest.fixture(autouse=True)
def toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log names its game; let `toy` be found."""
    from visavis.core import game

    found = game.get_game
    monkeypatch.setattr(game, "get_game", lambda id: TOY if id == "toy" else found(id))
