import pytest

from tests.core.toy import TOY


@pytest.fixture(autouse=True)
def toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log names its game; let `toy` be found."""
    from visavis.core import log

    found = log.get_game
    monkeypatch.setattr(log, "get_game", lambda id: TOY if id == "toy" else found(id))
