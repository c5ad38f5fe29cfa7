"""The order of a mutation run; scripts/mutate starts it."""

import argparse
import concurrent.futures
import fcntl
import json
import os
import random
import signal
import sys
import threading
import time
from dataclasses import asdict

import plan
import report
import scratch
import trials
from places import Place

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HERE = os.path.dirname(os.path.abspath(__file__))
PLANNERS = ("places.py", "plan.py", "scratch.py", "mutant.h", "mutant.cpp")
ENOUGH = 0.9


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/mutate", description="Plants small faults in C++ sources, in a "
                                     "copy, and lists those that the tests do not find.")
    parser.add_argument("paths", nargs="+", metavar="FOLDER", help="src/table, or single files")
    parser.add_argument("--count", type=int, default=40, metavar="N", help="faults in all, shared among the "
                        "folders (40)")
    parser.add_argument("--seed", type=int, metavar="S", help="which faults: the same for the same S")
    parser.add_argument("--list", action="store_true", help="only say which would be planted")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="try one, and show what its tests say")
    parser.add_argument("--again", action="store_true", help="try only those again that survived before")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once (one per core)")
    options = parser.parse_args()
    options.paths = [os.path.relpath(path, ROOT) for path in options.paths]
    # Files of one folder are one part of the sample, as a folder is.
    options.folders = list(dict.fromkeys(path if os.path.isdir(os.path.join(ROOT, path)) else os.path.dirname(path)
                                         for path in options.paths))
    if options.seed is None:
        options.seed = random.SystemRandom().randrange(1, 10000)
    return options


def fingerprint(folders):
    """Of all that a verdict may depend on in these folders."""
    names = [name for name in plan.tracked(ROOT) if name.startswith(tuple(folder + "/" for folder in folders))]
    return plan.digest(*(part for name in names for part in (name, plan.read(ROOT, name))))


class Run:
    def __init__(self, options):
        self.options = options
        self.started = time.monotonic()
        self.scratch = scratch.Scratch(ROOT)
        self.equivalent = report.read_equivalent(ROOT)
        self.faults = []  # (folder, number, place, reason it is equivalent)
        self.results = {}  # key: (verdict, program, test, seconds)

    def say(self, text):
        print(f"[{time.monotonic() - self.started:5.0f} s] {text}", flush=True)

    def file(self, name):
        return os.path.join(self.scratch.home, name)

    # -- the plan

    def make_plan(self):
        wanted = {"paths": self.options.paths, "count": self.options.count,
                  "sources": plan.digest(fingerprint({"src"}), *(plan.read(HERE, name) for name in PLANNERS))}
        path = self.file(f"plan-{self.options.seed}.json")
        if os.path.exists(path):
            with open(path) as file:
                kept = json.load(file)
            if kept["wanted"] == wanted:
                faults = [(folder, number, Place(**place)) for folder, number, place in kept["faults"]]
                if not self.options.list:
                    self.build(faults)
                return self.choose(faults, kept["share"])
        if not self.options.list or not self.scratch.is_configured():
            self.scratch.configure_anew()
        self.say("Reading the sources")
        found = plan.all_places(ROOT, self.options.paths, self.options.folders, self.scratch.commands(),
                                self.file("places"), self.options.jobs)
        share = plan.shares(self.options.count, self.options.folders, found)
        self.say(", ".join(f"{folder}: {share[folder]} of {len(found[folder])} possible faults" for folder in share))
        orders = {folder: iter(plan.in_order(found[folder], self.options.seed)) for folder in found}
        choice, faults, number = plan.Choice(), [], 0
        no_code = self.read_no_code()
        while True:
            more = []
            for folder in self.options.folders:
                have = sum(1 for fault in faults if fault[0] == folder)
                want = share[folder] if self.options.list else int(share[folder] * plan.SPARE + 0.999)
                if have >= share[folder]:
                    continue
                while have < want and (place := next(orders[folder], None)) is not None:
                    if place.key() not in no_code and choice.take(place):
                        number += 1
                        have += 1
                        more.append((folder, number, place))
            if not more:
                break
            faults += more
            if self.options.list:
                break
            wrong = self.build(faults)
            with open(self.file("no-code"), "a") as file:
                for fault in wrong:
                    choice.give_up(fault[2])
                    faults.remove(fault)
                    file.write(fault[2].key() + "\n")
        if not self.options.list:
            with open(path, "w") as file:
                json.dump({"wanted": wanted, "share": share,
                           "faults": [(folder, number, asdict(place)) for folder, number, place in faults]}, file)
        return self.choose(faults, share)

    def read_no_code(self):
        """Faults that did not compile in an earlier run."""
        if not os.path.exists(self.file("no-code")):
            return set()
        with open(self.file("no-code")) as file:
            return set(file.read().split())

    def choose(self, faults, share):
        left = dict(share)
        for folder, number, place in faults:
            if left[folder] > 0:
                left[folder] -= 1
                self.faults.append((folder, number, place, report.is_equivalent(place, self.equivalent)))
        self.highest = max((number for _, number, _ in faults), default=0)

    def build(self, faults):
        """Answers those that do not compile; the others are built."""
        programs = sorted({name for _, _, place in faults for name in trials.programs_for(place.file)})
        self.say(f"Building {', '.join(programs)} with {len(faults)} faults in them")
        all_wrong = []
        while True:
            planted = [(number, place) for fault in faults if fault not in all_wrong for _, number, place in [fault]]
            self.scratch.write(planted)
            self.scratch.configure()
            wrong = self.scratch.compile(programs, planted)
            if not wrong:
                return all_wrong
            numbers = {number for number, _ in wrong}
            all_wrong += [fault for fault in faults if fault[1] in numbers]
            self.say(f"{len(wrong)} of them are no C++; without these")

    # -- the results

    def results_path(self):
        return self.file(f"results-{self.options.seed}.tsv")

    def read_results(self):
        path = self.results_path()
        mark = "# " + plan.digest(self.options.paths, self.options.count, fingerprint({"src", "tests", "content"}))
        lines = []
        if os.path.exists(path):
            with open(path) as file:
                lines = file.read().splitlines()
            if lines[:1] != [mark] and not self.options.again:
                os.replace(path, path + ".old")
                lines = []
        for line in lines[1:]:
            fields = line.split("\t")
            if len(fields) >= 5 and (fields[1] in report.FOUND or not self.options.again):
                self.results[fields[0]] = (fields[1], fields[2], fields[3], float(fields[4]))
        with open(path, "w") as file:
            file.write(mark + "\n")
            for key, result in self.results.items():
                file.write("\t".join([key, *map(str, result)]) + "\n")

    def try_all(self):
        self.read_results()
        waiting = [f for f in self.faults if not f[3] and f[2].key() not in self.results]
        if len(waiting) < len(self.faults):
            self.say(f"{len(self.faults) - len(waiting)} are known already, {len(waiting)} to do")
        if not waiting:
            return
        self.trials = trials.Trials(self.scratch, self.options.jobs)
        try:
            programs = list(dict.fromkeys(name for f in waiting for name in trials.programs_for(f[2].file)))
            known = self.trials.learn(programs, self.highest, self.say)
            begun, lock = time.monotonic(), threading.Lock()
            done = [len(self.faults) - len(waiting)]

            def one(fault):
                _, number, place, _ = fault
                started = time.monotonic()
                verdict, program, test = self.trials.try_one(number, trials.programs_for(place.file), known)
                seconds = time.monotonic() - started
                with lock, open(self.results_path(), "a") as file:
                    self.results[place.key()] = (verdict, program, test, seconds)
                    file.write(f"{place.key()}\t{verdict}\t{program}\t{test}\t{seconds:.1f}\t"
                               f"{place.file}:{place.line}\n")
                    done[0] += 1
                    told = {"found": f"found by {program} {test}", "hangs": f"found: {program} hangs in {test}",
                            "survived": "SURVIVED", "unreached": "SURVIVED: no test gets there"}[verdict]
                    self.say(f"{done[0]}/{len(self.faults)} [{number}] {place.file}:{place.line} {place.kind}: "
                             f"{told} ({seconds:.1f} s)")

            with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
                jobs = [pool.submit(one, fault) for fault in waiting]
                try:
                    for job in jobs:
                        job.result()
                except BaseException:
                    for job in jobs:
                        job.cancel()
                    self.trials.close()
                    raise
            took = time.monotonic() - begun
            self.say(f"{len(waiting)} faults in {took:.0f} s: {60 * len(waiting) / took:.1f} a minute")
        finally:
            self.trials.close()

    def show_one(self):
        _, number, place, reason = next((f for f in self.faults if f[1] == self.options.only), (None,) * 4)
        if place is None:
            raise SystemExit(f"There is no fault {self.options.only}.")
        print(f"[{number}] {place.file}:{place.line}\n{report.shown(place)}")
        if reason:
            print(f"  known to be equivalent, because {reason}")
        tests = trials.Trials(self.scratch, self.options.jobs)
        try:
            programs = trials.programs_for(place.file)
            known = tests.learn(programs, self.highest, self.say)
            for step in tests.steps(number, programs, known):
                for program, names, seconds in step:
                    outcome = tests.run(program, names, 5 * seconds + 10, number)
                    print(outcome.output)
                    if outcome.failed:
                        return 0
            print("SURVIVED")
            return 1
        finally:
            tests.close()

    def finish(self):
        lines, share = report.table(self.options.folders, self.faults, self.results)
        left = report.survivors(self.faults, self.results)
        if left:
            print("\nSurvivors:\n\n" + "\n\n".join(left))
        known = [fault for fault in self.faults if fault[3]]
        if known:
            print(f"\nEquivalent ({report.EQUIVALENT}):\n")
            for _, number, place, reason in known:
                print(f"{place.file}:{place.line} [{number}]: {reason}")
        print("\n" + "\n".join(lines) + f"\n\nSeed {self.options.seed}.")
        return 0 if share >= ENOUGH else 1


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    options = arguments()
    run = Run(options)
    lock = open(run.file("lock"), "w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise SystemExit("Another mutation run is using build/mutate.")
    run.say(f"Seed {options.seed}")
    run.make_plan()
    if options.list:
        for folder, number, place, reason in run.faults:
            print(f"[{number}] {place.file}:{place.line} {place.kind}{' (equivalent)' if reason else ''}\n"
                  f"  - {place.before}\n  + {place.after}")
        return 0
    if options.only is not None:
        return run.show_one()
    run.try_all()
    return run.finish()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("\nInterrupted. The same command continues from here.", file=sys.stderr)
        sys.exit(130)
