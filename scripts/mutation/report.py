"""What a mutation run says, and the faults that are known to change nothing."""

import os
import re

FOUND = {"found", "hangs"}
EQUIVALENT = "scripts/mutants-equivalent.txt"


def shown(place):
    return f"{place.file}: {place.function}\n  - {place.before}\n  + {place.after}"


def read_equivalent(root):
    """{(file, function, before, after): reason}, from the blocks of that file."""
    known, path = {}, os.path.join(root, EQUIVALENT)
    if not os.path.exists(path):
        return known
    with open(path) as file:
        text = file.read()
    text = re.sub(r"^#.*\n", "", text, flags=re.M)
    for block in re.split(r"\n\s*\n", text.strip("\n")):
        if not block.strip():
            continue
        found = re.fullmatch(r"(\S+?)(?::\d+)?: (.*?)(?:  \[.*)?\n  - (.*)\n  \+ (.*)\n  because (.*(?:\n    .*)*)", block)
        if not found:
            raise SystemExit(f"{EQUIVALENT} has a block that is not like the others:\n{block}")
        known[found.group(1, 2, 3, 4)] = re.sub(r"\s+", " ", found[5])
    return known


def is_equivalent(place, known):
    return known.get((place.file, place.function, place.before, place.after))


def table(folders, faults, results):
    """faults: [(folder, number, place, reason it is equivalent)]."""
    width = max(len("all"), *(len(folder) for folder in folders))
    lines = [f"{'':{width}}  planted  found  survived  equivalent  found %"]
    groups = [(folder, [f for f in faults if f[0] == folder]) for folder in folders]
    if len(folders) > 1:
        groups.append(("all", faults))
    share = 1.0
    for name, some in groups:
        equal = sum(1 for fault in some if fault[3])
        tried = [fault for fault in some if not fault[3] and fault[2].key() in results]
        found = sum(1 for fault in tried if results[fault[2].key()][0] in FOUND)
        share = found / len(tried) if tried else 1.0
        lines.append(f"{name:{width}}  {len(tried) + equal:7}  {found:5}  {len(tried) - found:8}  {equal:10}  {100 * share:6.1f}")
    return lines, share


def survivors(faults, results):
    lines = []
    for _, number, place, reason in sorted(faults, key=lambda f: (f[2].file, f[2].line)):
        verdict = results.get(place.key(), ("",))[0]
        if reason or verdict in FOUND or not verdict:
            continue
        never = "  (no test gets there)" if verdict == "unreached" else ""
        lines.append(f"{place.file}:{place.line}: {place.function}  [{number}]{never}\n  - {place.before}\n  + {place.after}")
    return lines
