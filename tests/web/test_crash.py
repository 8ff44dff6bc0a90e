"""A browser that dies fails the test it died in, and no other."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.offline import LONGEST, ROOT

TESTS = """
import os, signal

def kill(browser):
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    (pid,) = [one["id"] for one in processes if one["type"] == "browser"]
    os.kill(pid, signal.SIGKILL)

def look(new_context):
    page = new_context().new_page()
    page.set_content("<h1>Here</h1>")
    assert page.locator("h1").inner_text() == "Here"

def test_before(new_context):
    look(new_context)

def test_it_dies_in_the_middle(browser, new_context):
    new_context().new_page()
    kill(browser)
    look(new_context)

def test_after(new_context):
    look(new_context)

def test_it_dies_at_the_end(browser, new_context):
    look(new_context)
    kill(browser)

def test_after_that(new_context):
    look(new_context)
"""


def test_a_browser_that_dies_fails_one_test(browser: Browser, tmp_path: Path) -> None:
    """`browser` only says that there is one here."""
    (tmp_path / "conftest.py").write_text("from tests.web.conftest import *\n", "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", "utf-8")
    (tmp_path / "test_dying.py").write_text(TESTS, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=LONGEST)
    said = ran.stdout + ran.stderr
    assert re.search(r"FAILED \S*test_dying.py::test_it_dies_in_the_middle", said), said
    assert "1 failed, 4 passed, 1 rerun" in said, said
