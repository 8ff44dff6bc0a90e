"""A real terminal for tests: the program in a process of its own at the other end of a pseudo-terminal."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path

_CODE = "import sys; from visavis.cli import main; sys.exit(main(sys.argv[1:]))"
_ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_CUT_OFF = re.compile(r"\x1b(\[[0-9;?]*)?\Z")


class Terminal:
    """Runs `visavis ...`; `expect` waits for a text, `type` types a line."""

    def __init__(self, home: Path, *args: str, size: tuple[int, int] = (100, 40)) -> None:
        self.raw = ""
        """What was sent; a character or a colour that is not there whole yet is left out."""
        self.text = ""
        """What was shown, without colours."""
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")
        self._cut_off = ""
        self._at = 0
        self.pid, self._file = pty.fork()
        if self.pid == 0:
            # Whoever started the tests may have switched Ctrl-C off.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            environment = {**os.environ, "VISAVIS_HOME": str(home), "TERM": "xterm"}
            environment |= {"COLUMNS": str(size[0]), "LINES": str(size[1])}
            environment["PYTHONUTF8"] = "1"
            os.execve(sys.executable, [sys.executable, "-c", _CODE, *args], environment)

    def expect(self, text: str, seconds: float = 20) -> str:
        """Everything that was shown since the last time, up to this text."""
        until = time.monotonic() + seconds
        while (found := self.text.find(text, self._at)) < 0:
            ready, _, _ = select.select([self._file], [], [], max(0, until - time.monotonic()))
            if not ready:
                raise AssertionError(f"no {text!r} in {self.text[self._at :]!r}")
            if not self._read():
                raise AssertionError(f"ended without {text!r}: {self.text[self._at :]!r}")
        shown, self._at = self.text[self._at : found + len(text)], found + len(text)
        return shown

    def _read(self) -> bool:
        try:
            data = os.read(self._file, 65536)
        except OSError:  # Linux says so when the other end is closed
            return False
        new = self._cut_off + self._decoder.decode(data)
        whole = _CUT_OFF.sub("", new)
        self._cut_off = new[len(whole) :]
        self.raw += whole
        self.text += _ANSI.sub("", whole).replace("\r", "")
        return bool(data)

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self._file, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a key such as Ctrl-C (b"\\x03")."""
        os.write(self._file, key)

    def wait(self) -> int:
        """Wait for the end; the exit code."""
        while self._read():
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self._file)
        return os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        """kill -9."""
        os.kill(self.pid, signal.SIGKILL)
        self.wait()
