"""Write the silent video that keeps a phone awake where no wake lock is allowed: src/visavis/web/static/awake.mp4.

One grey picture of 16 x 16 pixels (H.264, uncompressed I_PCM) and silence (AAC), encoded bit by bit without any other
program or file. Phones stay awake for a video that has sound and is not muted.
"""

from __future__ import annotations

from pathlib import Path

FILE = Path(__file__).parents[1] / "src" / "visavis" / "web" / "static" / "awake.mp4"
SECONDS = 4
RATE, FRAME = 8000, 1024
"""Samples of sound per second, and in each of its frames."""
SCALE = 1000
"""Time units per second (timescale)."""


class Bits:
    """Bit writer, most significant bit first."""

    def __init__(self) -> None:
        self.text = ""

    def put(self, value: int, width: int) -> Bits:
        """Append a number of this many bits."""
        self.text += f"{value:0{width}b}"
        return self

    def ue(self, value: int) -> Bits:
        """Append a number in the Exp-Golomb code of H.264."""
        coded = f"{value + 1:b}"
        self.text += "0" * (len(coded) - 1) + coded
        return self

    def aligned(self, stop: bool = False) -> bytes:
        """Return the bits padded to whole bytes, after a stop bit if `stop`."""
        text = self.text + "1" * stop
        text += "0" * (-len(text) % 8)
        return int(text, 2).to_bytes(len(text) // 8, "big")


# The picture


def sequence() -> bytes:
    """Return the sequence parameter set (SPS): baseline profile, 16 x 16, only intra pictures."""
    bits = Bits().put(66, 8).put(0xC0, 8).put(10, 8)
    # Id; frame numbers modulo 16; output order is file order; no reference frames.
    bits.ue(0).ue(0).ue(2).ue(0).put(0, 1)
    # One macroblock wide and high; frames only; no cropping; no VUI.
    bits.ue(0).ue(0).put(1, 1).put(1, 1).put(0, 1).put(0, 1)
    return b"\x67" + bits.aligned(stop=True)


def pictures() -> bytes:
    """Return the picture parameter set (PPS)."""
    bits = Bits().ue(0).ue(0).put(0, 1).put(0, 1).ue(0).ue(0).ue(0).put(0, 1).put(0, 2)
    # Quality, as se: nought is one bit. No filter is told of, nothing else.
    bits.ue(0).ue(0).ue(0).put(0, 1).put(0, 1).put(0, 1)
    return b"\x68" + bits.aligned(stop=True)


def picture(id: int) -> bytes:
    """Return one picture (IDR slice) with one uncompressed macroblock (I_PCM)."""
    # First block, an I slice, the PPS, picture 0, another id than the one before; nothing is kept; quality; the kind.
    bits = Bits().ue(0).ue(7).ue(0).put(0, 4).ue(id).put(0, 1).put(0, 1).ue(0).ue(25)
    head = bits.aligned()
    return b"\x65" + head + bytes([128]) * 384 + b"\x80"


# The sound


def silence() -> bytes:
    """One frame of AAC without a single sound: one channel, no bands, the end."""
    bits = Bits().put(0, 3).put(0, 4).put(0, 8).put(0, 1).put(0, 2)
    return bits.put(0, 1).put(0, 6).put(0, 1).put(0, 3).put(7, 3).aligned()


# The file


def box(kind: str, *parts: bytes) -> bytes:
    """Return a box of an MP4 file."""
    body = b"".join(parts)
    return (8 + len(body)).to_bytes(4, "big") + kind.encode() + body


def number(value: int, width: int = 4) -> bytes:
    """Encode a number in this many bytes."""
    return value.to_bytes(width, "big")


def full(kind: str, *parts: bytes, flags: int = 0) -> bytes:
    """Return a box with version and flags."""
    return box(kind, number(flags), *parts)


MATRIX = b"".join(map(number, (0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)))


def sample_video() -> bytes:
    """Return the sample description of the pictures."""
    sps, pps = sequence(), pictures()
    setup = box("avcC", b"\x01", sps[1:4], b"\xff\xe1", number(len(sps), 2), sps, b"\x01", number(len(pps), 2), pps)
    head = bytes(6) + number(1, 2) + bytes(16) + number(16, 2) * 2 + number(0x480000) * 2 + bytes(4) + number(1, 2)
    return box("avc1", head, bytes(32), number(24, 2), b"\xff\xff", setup)


def sample_sound() -> bytes:
    """Return the sample description of the sound: AAC LC, 8000 Hz, one channel."""
    config = Bits().put(2, 5).put(11, 4).put(1, 4).put(0, 3).aligned()
    special = b"\x05" + number(len(config), 1) + config
    decoder = b"\x40\x15" + bytes(11) + special
    decoder = b"\x04" + number(len(decoder), 1) + decoder
    stream = number(1, 2) + b"\x00" + decoder + b"\x06\x01\x02"
    esds = full("esds", b"\x03" + number(len(stream), 1) + stream)
    head = bytes(6) + number(1, 2) + bytes(8) + number(1, 2) + number(16, 2) + bytes(4) + number(RATE << 16)
    return box("mp4a", head, esds)


def track(id: int, video: bool, count: int, each: int, scale: int, size: int, at: int) -> bytes:
    """Return one track: samples of equal duration and size, contiguous in the file."""
    length = count * each * SCALE // scale
    side = number(16 << 16) if video else number(0)
    head = full(
        "tkhd", bytes(8), number(id), bytes(4), number(length), bytes(8), bytes(2), bytes(2),
        number(0 if video else 0x100, 2), bytes(2), MATRIX, side, side, flags=3,
    )  # fmt: skip
    table = box(
        "stbl",
        full("stsd", number(1), sample_video() if video else sample_sound()),
        full("stts", number(1), number(count), number(each)),
        full("stsc", number(1), number(1), number(count), number(1)),
        full("stsz", number(size), number(count)),
        full("stco", number(1), number(at)),
    )
    kind = full("vmhd", bytes(8), flags=1) if video else full("smhd", bytes(4))
    data = box("dinf", full("dref", number(1), full("url ", flags=1)))
    named = full("hdlr", bytes(4), b"vide" if video else b"soun", bytes(12), b"\x00")
    long = full("mdhd", bytes(8), number(scale), number(count * each), b"\x55\xc4", bytes(2))
    return box("trak", head, box("mdia", long, named, box("minf", kind, data, table)))


def film() -> bytes:
    """Return the whole file: one picture per second, and silence."""
    frames = [number(len(shown)) + shown for shown in (picture(at % 2) for at in range(SECONDS))]
    size = len(frames[0])
    sounds = SECONDS * RATE // FRAME
    kind = box("ftyp", b"isom", number(0x200), b"isomiso2avc1mp41")

    def index(at: int) -> bytes:
        head = full(
            "mvhd", bytes(8), number(SCALE), number(SECONDS * SCALE), number(0x10000), number(0x100, 2), bytes(10),
            MATRIX, bytes(24), number(3),
        )  # fmt: skip
        video = track(1, True, SECONDS, SCALE, SCALE, size, at)
        sound = track(2, False, sounds, FRAME, RATE, len(silence()), at + SECONDS * size)
        return box("moov", head, video, sound)

    at = len(kind) + len(index(0)) + 8
    return kind + index(at) + box("mdat", *frames, silence() * sounds)


if __name__ == "__main__":
    FILE.write_bytes(film())
