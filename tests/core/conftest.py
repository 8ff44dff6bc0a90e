from collections.abc import Iterator

import pytest

from tests.core.toy import TOY
from visavis.registry import FINDERS


@pytest.fixture(autouse=True)
def toy_is_installed() -> Iterator[None]:
    """A log names its game; let `toy` be found."""

    def finder() -> dict[str, object]:
        return {"toy": lambda: TOY}

    FINDERS.append(finder)  # type: ignore[arg-type]
    yield
    FINDERS.remove(finder)  # type: ignore[arg-type]
