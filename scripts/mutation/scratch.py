"""A copy of the tree with all faults planted in it, each behind its switch, and its build."""

import json
import os
import re
import subprocess

import plan

HERE = os.path.dirname(os.path.abspath(__file__))
OPTIONS = ["-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG -w",
           "-DTOWNSMITH_TESTS=ON"]
UNITY = ["-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=16"]


def planted(text, faults):
    """The text of a source with faults [(number, Place)] in it; lines keep their numbers."""
    edits = [(start, end, new.replace("@", str(number)))
             for number, place in faults for start, end, new in place.edits]
    out, at = b"", 0
    for start, end, new in sorted(edits):
        out += text[at:start] + new.encode()
        at = end
    return f'#include "{HERE}/mutant.h"\n#line 1\n'.encode() + out + text[at:]


class Scratch:
    def __init__(self, root):
        self.root = root
        self.home = os.path.join(root, "build", "mutate")
        self.tree = os.path.join(self.home, "tree")
        self.alone = os.path.join(self.home, "alone")
        self.build = os.path.join(self.home, "build")
        os.makedirs(self.home, exist_ok=True)

    def write(self, faults):
        """Makes the copy what the tree is, with these faults; what stays the same is not touched."""
        by_file = {}
        for number, place in faults:
            by_file.setdefault(place.file, []).append((number, place))
        wanted = set(plan.tracked(self.root))
        for name in sorted(wanted):
            source, target = os.path.join(self.root, name), os.path.join(self.tree, name)
            text = plan.read(self.root, name)
            if name in by_file:
                text = planted(text, by_file[name])
            if os.path.exists(target) and plan.read(self.tree, name) == text:
                continue
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "wb") as file:
                file.write(text)
            os.chmod(target, os.stat(source).st_mode)
        for folder, _, names in os.walk(self.tree):
            for name in names:
                if os.path.relpath(os.path.join(folder, name), self.tree) not in wanted:
                    os.remove(os.path.join(folder, name))

    def configure(self, anew=False):
        switch = os.path.join(self.home, "mutant.o")
        if anew or not os.path.exists(switch):
            run(["g++", "-std=c++20", "-O1", "-c", os.path.join(HERE, "mutant.cpp"), "-o", switch])
        if anew or not self.is_configured():
            # Sources are read one by one, and built several at a time.
            for folder, more in ((self.alone, []), (self.build, UNITY)):
                run(["cmake", "-S", self.tree, "-B", folder, *OPTIONS, *more, f"-DCMAKE_EXE_LINKER_FLAGS={switch}",
                     f"-DTOWNSMITH_CLIENT={self.root}/build/web"])

    def configure_anew(self):
        """So that the compiler's commands are known, before anything is planted."""
        self.write([])
        self.configure(anew=True)

    def is_configured(self):
        return os.path.exists(os.path.join(self.alone, "compile_commands.json"))

    def commands(self):
        """How each source of the tree is compiled."""
        with open(os.path.join(self.alone, "compile_commands.json")) as file:
            entries = json.load(file)
        return {os.path.relpath(entry["file"], self.tree): entry["command"].replace(self.tree, self.root)
                for entry in entries if entry["file"].startswith(self.tree + "/src/")}

    def compile(self, targets, faults):
        """Builds; answers which of the faults do not compile."""
        done = subprocess.run(["ninja", "-C", self.build, "-k", "0", *targets], capture_output=True, text=True)
        if done.returncode == 0:
            return []
        wrong = []
        for block in re.split(r"^FAILED: ", done.stdout, flags=re.M)[1:]:
            wrong += [fault for fault in self.guilty(block, faults) if fault not in wrong]
        if not wrong:
            raise SystemExit(done.stdout[-6000:] + "\nThe copy does not compile, and not because of a fault in it.")
        return wrong

    def guilty(self, block, faults):
        for pattern in (r"([^\s:]+):(\d+):\d+: error:", r"([^\s:]+):(\d+):\d+:"):
            named = {(os.path.relpath(os.path.join(self.build, file), self.tree), int(line))
                     for file, line in re.findall(pattern, block)}
            found = [(number, place) for number, place in faults
                     if any(file == place.file and place.line <= line <= place.last_line
                            for file, line in named)]
            if found:
                return found
        # Nobody is named: all that are planted in the source which failed.
        return [(number, place) for number, place in faults if place.file in block]


def run(words):
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stdout[-3000:] + done.stderr[-3000:])
    return done.stdout
