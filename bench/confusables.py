"""Makes `server/tables/confusables.toml` of Unicode's table, given as a file:
https://www.unicode.org/Public/security/latest/confusables.txt

    python bench/confusables.py confusables.txt > src/monopoly/server/tables/confusables.toml
"""

import sys
from collections import defaultdict
from pathlib import Path


def main() -> None:
    alike: dict[str, str] = defaultdict(str)
    version = "unknown"
    for line in Path(sys.argv[1]).read_text(encoding="utf-8-sig").splitlines():
        if line.startswith("# Version: "):
            version = line.removeprefix("# Version: ")
        code, *rest = line.partition("#")[0].split(";")
        if len(rest) == 2:
            looks_like = "".join(chr(int(part, 16)) for part in rest[0].split())
            alike[looks_like] += chr(int(code, 16))
    print(
        f"# What looks alike by Unicode's UTS 39, version {version}: made by bench/confusables.py."
    )
    print("# Data (c) Unicode, Inc., under https://www.unicode.org/terms_of_use.html")
    for looks_like, letters in sorted(alike.items()):
        print(f"{_quoted(looks_like)} = {_quoted(''.join(sorted(letters)))}")


def _quoted(text: str) -> str:
    return '"' + "".join(f"\\U{ord(letter):08x}" for letter in text) + '"'


if __name__ == "__main__":
    main()
