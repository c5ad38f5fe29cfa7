"""Runs test programs: once without any fault, to learn what reaches which place, then for one fault at a time."""

import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time

import plan

# Which test programs are concerned with a folder, the nearest first. (Those that depend on it are many more,
# but they take long and find little that these do not.)
TOP = pathlib.Path(__file__).resolve().parent.parent.parent
GAMES = sorted(one.name for one in (TOP / "src/games").iterdir() if one.is_dir())
CONCERNED = [
    ("src/core", ["core", *(f"games_{game}" for game in GAMES)]),
    *((f"src/games/{game}", [f"games_{game}", "conformance", "counting"]) for game in GAMES),
    *((f"src/bots/{game}", [f"games_{game}", "bots"]) for game in GAMES),
    ("src/bots", ["bots"]),
    ("src/table", ["table", "host", "service"]),
    ("src/host", ["host", "service"]),
    ("src/fair", ["fair", "service"]),
    ("src/store", ["store", "service"]),
    ("src/service", ["service", "server"]),
    ("src/server", ["server"]),
    ("src/lab", ["lab"]),
    ("src/cli", ["cli", "program"]),
]
START_THE_PROGRAM = {"test_program", "test_crash"}
STEPS = (3, 15, 60)  # seconds: quick tests first, the slow ones only for what those do not find


def programs_for(file):
    for folder, names in CONCERNED:
        if file.startswith(folder + "/"):
            return ["test_" + name for name in names]
    raise SystemExit(f"scripts/mutation/trials.py does not say which tests are concerned with {file}.")


class Outcome:
    def __init__(self, failed, hung, test, output, seconds):
        self.failed, self.hung, self.test, self.output, self.seconds = failed, hung, test, output, seconds


class Trials:
    def __init__(self, scratch, jobs):
        self.scratch = scratch
        self.jobs = jobs
        place = "/dev/shm" if os.access("/dev/shm", os.W_OK) and free("/dev/shm") > 2**30 else None
        self.folder = tempfile.mkdtemp(prefix="tm-", dir=place)  # a short name: sockets are in there
        os.chmod(self.folder, 0o711)  # PostgreSQL may run as another user
        self.running = set()
        self.lock = threading.Lock()

    def close(self):
        with self.lock:
            for process in self.running:
                end(process)
        shutil.rmtree(self.folder, ignore_errors=True)

    def path(self, program):
        return os.path.join(self.scratch.build, "tests", program)

    def run(self, program, tests, limit, mutant=0, trace=None):
        """Some tests of a program, until the first that fails."""
        home = tempfile.mkdtemp(prefix="", dir=self.folder)
        os.chmod(home, 0o711)
        flags = os.path.join(home, "flags")
        with open(flags, "w") as file:
            file.write(f"--gtest_filter={':'.join(tests)}\n--gtest_fail_fast\n--gtest_color=no\n")
        environment = {**os.environ, "TMPDIR": home, "TOWNSMITH_MUTANT": str(mutant)}
        environment.setdefault("RC_PARAMS", "seed=1")
        if trace:
            environment["TOWNSMITH_MUTANT_TRACE"] = trace
        started = time.monotonic()
        with open(os.path.join(home, "output"), "w+b") as output:
            process = subprocess.Popen(
                # A fault may ask for memory, or write, without end.
                ["prlimit", "--as=8589934592", "--fsize=1073741824", "--core=0", self.path(program),
                 "--gtest_flagfile=" + flags],
                stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment, cwd=home,
                start_new_session=True)
            with self.lock:
                self.running.add(process)
            hung = not ends_within(process, limit)
            end(process)
            with self.lock:
                self.running.discard(process)
            output.seek(0)
            text = output.read(4_000_000).decode(errors="replace")
        shutil.rmtree(home, ignore_errors=True)
        failed = hung or process.returncode != 0
        names = re.findall(r"^\[  FAILED  \] (\S+?)(?:,| \(|$)", text, re.M) or re.findall(r"^\[ RUN      \] (\S+)", text, re.M)
        test = names[0] if "[  FAILED  ]" in text and names else names[-1] if names else ""
        return Outcome(failed, hung, test if failed else "", text, time.monotonic() - started)

    # -- without any fault

    def listed(self, program):
        words = subprocess.run([self.path(program), "--gtest_list_tests"], capture_output=True, text=True,
                               check=True).stdout
        tests, suite = [], ""
        for line in words.splitlines():
            line = line.split("#")[0].rstrip()
            if line and not line.startswith(" ") and line.endswith("."):
                suite = line
            elif line.startswith("  ") and suite:
                tests.append(suite + line.strip())
        return [test for test in tests if "DISABLED_" not in test]

    def learn(self, programs, highest, say):
        """Each test alone, in its own process: how long it takes and which places it reaches."""
        known = {}
        for program in programs:
            parts = [plan.read(self.scratch.build, "tests/" + program)]
            if program in START_THE_PROGRAM:
                parts.append(plan.read(self.scratch.build, "townsmith"))
            cache = os.path.join(self.scratch.home, "learned", plan.digest(*parts) + ".json")
            if os.path.exists(cache):
                with open(cache) as file:
                    known[program] = json.load(file)
                continue
            tests = self.listed(program)
            started = time.monotonic()
            with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
                results = list(pool.map(lambda test: self.learn_one(program, test, highest), tests))
            red = [(test, text) for test, (seconds, _, text) in zip(tests, results) if text is not None]
            if red:
                raise SystemExit(f"{red[0][1][-3000:]}\nWithout any fault, these fail: " +
                                 ", ".join(test for test, _ in red))
            known[program] = {test: (seconds, reached) for test, (seconds, reached, _) in zip(tests, results)}
            slowest = max(known[program].items(), key=lambda item: item[1][0])
            say(f"{program}: {len(tests)} tests in {time.monotonic() - started:.0f} s without a fault; the "
                f"slowest is {slowest[0]}, {slowest[1][0]:.1f} s")
            os.makedirs(os.path.dirname(cache), exist_ok=True)
            with open(cache, "w") as file:
                json.dump(known[program], file)
        return known

    def learn_one(self, program, test, highest):
        for last_try in (False, True):  # a test that waits for a clock may fail once on a busy machine
            with tempfile.NamedTemporaryFile(dir=self.folder) as trace:
                trace.write(bytes(highest + 1))
                trace.flush()
                os.chmod(trace.name, 0o666)
                outcome = self.run(program, [test], 900, trace=trace.name)
                reached = [number for number, byte in enumerate(plan.read("/", trace.name)) if byte]
            if not outcome.failed or last_try:
                return outcome.seconds, reached, outcome.output if outcome.failed else None

    # -- with one

    def steps(self, number, programs, known):
        """The tests that reach a fault, quick ones first, in some steps of [(program, tests, seconds)]."""
        every = sorted((seconds, programs.index(program), test) for program in programs
                       for test, (seconds, reached) in known[program].items() if number in reached)
        bounds, steps, total = list(STEPS), [[]], 0.0
        for seconds, program, test in every:
            total += seconds
            if bounds and total > bounds[0] and steps[-1]:
                while bounds and total > bounds[0]:
                    bounds.pop(0)
                steps.append([])
            steps[-1].append((program, test, seconds))
        for step in steps:
            yield [(name, [t for p, t, _ in step if programs[p] == name],
                    sum(s for p, _, s in step if programs[p] == name))
                   for at, name in enumerate(programs) if any(p == at for p, _, _ in step)]

    def try_one(self, number, programs, known):
        """(verdict, program, test) of a fault: found, hangs, unreached or survived."""
        reached = False
        for step in self.steps(number, programs, known):
            for program, tests, seconds in step:
                reached = True
                while tests:
                    outcome = self.run(program, tests, 5 * seconds + 10, number)
                    if not outcome.failed:
                        break
                    if outcome.hung:
                        return "hangs", program, outcome.test
                    if outcome.test not in tests:
                        return "found", program, outcome.test
                    # A fault is found by what fails each time, not by a test that the clock has upset.
                    again = self.run(program, [outcome.test], 5 * seconds + 10, number)
                    if again.failed:
                        return "found", program, outcome.test
                    tests = [test for test in tests if test != outcome.test]
        return ("survived" if reached else "unreached"), "", ""


def ends_within(process, limit):
    """Whether a program ends within this many seconds: of its own, where other programs keep the machine busy."""
    try:
        process.wait(limit)
        return True
    except subprocess.TimeoutExpired:
        pass
    used = used_by(process.pid)
    for _ in range(int(2 * limit)):
        if used >= limit:
            return False
        try:
            process.wait(10)
            return True
        except subprocess.TimeoutExpired:
            before, used = used, used_by(process.pid)
        if used - before < 0.05:  # it waits for something that does not come
            return False
    return False


def used_by(session):
    """The processor's time that a program and those it has started have had, in seconds."""
    ticks = 0
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as file:
                    fields = file.read().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == session:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def free(folder):
    return shutil.disk_usage(folder).free


def end(process):
    """The program and all that it has started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()
