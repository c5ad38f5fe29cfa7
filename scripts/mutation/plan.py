"""Chooses which faults to plant."""

import hashlib
import multiprocessing
import os
import re
import signal
import subprocess

import places

SPARE = 1.15  # some of them will not compile


def digest(*parts):
    whole = hashlib.sha256()
    for part in parts:
        whole.update(part if isinstance(part, bytes) else str(part).encode())
        whole.update(b"\0")
    return whole.hexdigest()[:16]


def tracked(root):
    """All files of the tree but those that git ignores."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root,
                            check=True, capture_output=True).stdout.decode().split("\0")
    return sorted(name for name in set(listed) if name and os.path.isfile(os.path.join(root, name)))


def read(root, name):
    with open(os.path.join(root, name), "rb") as file:
        return file.read()


class Includes:
    """Who includes whom among our own files, by their texts."""

    def __init__(self, root, files):
        self.files = {name: set() for name in files}
        for name in files:
            for found in re.findall(rb'^\s*#include "([^"]+)"', read(root, name), re.M):
                header = "src/" + found.decode()
                if header in self.files:
                    self.files[name].add(header)

    def reaches(self, source):
        seen, waiting = set(), [source]
        while waiting:
            for name in self.files[waiting.pop()] - seen:
                seen.add(name)
                waiting.append(name)
        return seen


def all_places(root, paths, folders, commands, cache, jobs):
    """Every place of the folders and files named: {folder: [Place]}."""
    files = [name for name in tracked(root) if name.startswith("src/") and name.endswith((".cpp", ".h"))]
    includes = Includes(root, files)
    finder = digest(read(os.path.dirname(__file__), "places.py"))
    sources = [name for name in files if name in commands]
    reached = {source: includes.reaches(source) for source in sources}
    work = {}
    wanted = {}
    for path in paths:
        folder = path if path in folders else os.path.dirname(path)
        inside = [name for name in files if name == path or name.startswith(path + "/")]
        if not inside:
            raise SystemExit(f"There is no C++ in {path}.")
        for name in inside:
            if name in commands:
                work.setdefault(name, []).append(name)
                wanted.setdefault(name, folder)
            elif name.endswith(".h"):
                # Read as part of a source: its own, or else the nearest that includes it.
                including = [source for source in sources if name in reached[source]]
                including.sort(key=lambda s: (s != name[:-2] + ".cpp", s not in inside,
                                              -len(os.path.commonprefix([s, name])), s))
                if including:
                    work.setdefault(including[0], []).append(name)
                    wanted.setdefault(name, folder)
    tasks = []
    for source, names in sorted(work.items()):
        names = sorted(set(names))
        name = digest(finder, source, names, *(read(root, file) for file in [source, *sorted(reached[source])]))
        tasks.append((root, source, commands[source], names, os.path.join(cache, name + ".json")))
    found = {folder: [] for folder in folders}
    # (The parser does not listen to Python's own handlers.)
    with multiprocessing.Pool(jobs, signal.signal, (signal.SIGTERM, signal.SIG_DFL)) as pool:
        for some in pool.imap(places.find, tasks):
            for place in some:
                found[wanted[place.file]].append(place)
    return found


class Choice:
    """Takes places one after the other, none overlapping another or on its lines."""

    def __init__(self):
        self.lines = {}
        self.taken = []

    def take(self, place):
        lines = self.lines.setdefault(place.file, set())
        span = set(range(place.line, place.last_line + 1))
        if lines & span:
            return False
        lines |= span
        self.taken.append(place)
        return True

    def give_up(self, place):
        self.taken.remove(place)
        self.lines[place.file] -= set(range(place.line, place.last_line + 1))


def in_order(found, seed):
    """A folder's places as they are to be taken: kind after kind, and by lot within each.

    The lot is drawn for what a place says, not for where it stands: a change elsewhere leaves it.
    """
    kinds = {}
    for place in found:
        kinds.setdefault(place.kind, []).append(place)
    for some in kinds.values():
        some.sort(key=lambda place: digest(seed, place.key()))
    order, round_ = [], 0
    while any(len(some) > round_ for some in kinds.values()):
        order += [some[round_] for _, some in sorted(kinds.items()) if len(some) > round_]
        round_ += 1
    return order


def shares(count, folders, found):
    """How many of count each folder gets: the same number, or all it has."""
    share = dict.fromkeys(folders, 0)
    left = count
    while left > 0:
        open_ = [folder for folder in folders if share[folder] < len(found[folder])]
        if not open_:
            break
        for folder in open_[:left]:
            share[folder] += 1
        left -= len(open_[:left])
    return share
