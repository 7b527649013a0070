# SPDX-License-Identifier: MIT
"""Writes the part of ICU's data that a11ynav uses, as an assembler source for the linker.

    python3 Packaging/icu-data.py lib_FoundationICU.a icu.S

Foundation contains 34 MB of ICU data, such as names of currencies, languages and time zones in 800 locales, tables
for old character sets, and sort orders. a11ynav uses ICU only to find word boundaries, and to check hosts in
addresses and the names of time zones. With --wrap and the printed symbol, the linker uses this data in place of the
data in the archive.
"""

import pathlib
import re
import struct
import subprocess
import sys

MEMBER = "icu_packaged_data.cpp.o"
# The data for word and character boundaries and the dictionaries for them, for normalization (which Foundation also
# uses to check hosts in addresses), for character properties, and for the names of time zones.
KEPT = re.compile(
    r"brkitr/([^/]*\.res|(word|char)[^/]*\.brk|[^/]*\.dict)|[^/]*\.nrm|"
    r"(ulayout|uprops|ucase|ubidi|uemoji|pnames|cnvalias)\.icu|(root|pool|icuver|zoneinfo64)\.res"
)


def items(data):
    """Returns a package's header, prefix, and items (name and content) in order."""
    start = data.index(b"CmnD") - 12
    size = struct.unpack_from("<H", data, start)[0]
    header, body = data[start:start + size], data[start + size:]
    count = struct.unpack_from("<I", body)[0]
    places = [struct.unpack_from("<II", body, 4 + 8 * number) for number in range(count)]
    names = [body[name:body.index(b"\0", name)].decode() for name, _ in places]
    ends = [place for _, place in places[1:]] + [len(body)]
    return header, [
        (name, body[place:end]) for name, (_, place), end in zip(names, places, ends)
    ]


def package(header, chosen):
    """Returns a package with the given items."""
    names = b""
    name_places = []
    for name, _ in chosen:
        name_places.append(4 + 8 * len(chosen) + len(names))
        names += name.encode() + b"\0"
    body = bytearray(4 + 8 * len(chosen)) + names
    struct.pack_into("<I", body, 0, len(chosen))
    for number, (_, content) in enumerate(chosen):
        # Readers require each item to be aligned to 16 bytes.
        body += b"\xaa" * (-(len(header) + len(body)) % 16)
        struct.pack_into("<II", body, 4 + 8 * number, name_places[number], len(body))
        body += content
    return header + bytes(body)


def main():
    archive, target = sys.argv[1], pathlib.Path(sys.argv[2])
    data = subprocess.run(["ar", "p", archive, MEMBER], check=True, stdout=subprocess.PIPE).stdout
    symbol = re.search(rb"icudt[0-9]+_dat", data).group().decode()
    header, all_items = items(data)
    chosen = [item for item in all_items if KEPT.fullmatch(item[0].split("/", 1)[1])]
    content = target.with_suffix(".dat").resolve()
    content.write_bytes(package(header, chosen))
    name = f"__wrap_{symbol}"
    target.write_text(
        f'.section .rodata\n.balign 16\n.globl {name}\n{name}:\n.incbin "{content}"\n'
        ".section .note.GNU-stack,\"\",%progbits\n"
    )
    size = content.stat().st_size
    print(symbol)
    print(f"{len(chosen)} of {len(all_items)} items of ICU, {size / 1e6:.1f} MB", file=sys.stderr)


if __name__ == "__main__":
    main()
