from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.client import Client
from visavis.store import Store
from visavis.web.pages import App


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with Store.open(tmp_path) as store:
        app = App(store)
        yield app
        app.close()


@pytest.fixture
def client(app: App) -> Client:
    return Client(app)
