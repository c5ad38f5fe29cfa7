"""A bot that plays by chance until move N, and then does what no bot should: bad_bot.py FAULT [N] [FILE].

With the fault "curious" it has none: it wants to know everything, and writes what it is told into FILE."""
import json
import os
import random
import signal
import subprocess
import sys
import time

fault = sys.argv[1]
good_moves = int(sys.argv[2]) if len(sys.argv) > 2 else 3
notes = sys.argv[3] if len(sys.argv) > 3 else "/dev/null"


def say(message):
    print(json.dumps(message), flush=True)


def note(text):
    with open(notes, "a") as file:
        file.write(f"{text}\n")


def leave_child():
    """A child in a session of its own whose parent has gone, once the child has noted its number."""
    program = "import os, time\nready, tell = os.pipe()\nif os.fork(): os.read(ready, 1); os._exit(0)\nos.setsid()\nopen(%r, 'a').write(f'{os.getpid()}\\n')\nos.write(tell, b'.')\ntime.sleep(600)"
    subprocess.run([sys.executable, "-c", program % notes], check=True)


def misbehave(ask):
    if fault == "crash":
        sys.exit("something is wrong here")
    if fault == "signal":
        os.kill(os.getpid(), signal.SIGSEGV)
    if fault == "stall":
        time.sleep(600)
    if fault == "deaf":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            pass
    if fault == "illegal":
        say({"re": ask["id"], "move": "castle to the left"})
    if fault == "flood":
        while True:
            sys.stdout.write("x" * 65536)
    if fault == "chatter":
        say({"re": ask["id"], "move": ask["moves"][0]})
        while True:
            say({"re": ask["id"], "move": ask["moves"][0]})
    if fault == "nonsense":
        print("I resign", flush=True)
    if fault == "other_game":
        say({"re": ask["id"] + 1, "move": ask["moves"][0]})
    if fault == "memory":
        hoard = []
        while True:
            hoard.append(bytearray(os.urandom(1 << 20)) * 8)
    if fault == "children":
        while True:
            subprocess.Popen(["sleep", "600"])
            time.sleep(0.001)
    if fault == "child_and_crash":
        leave_child()
        os._exit(3)
    if fault == "complain":
        sys.stderr.write("woe " * (1 << 20))
        sys.stderr.flush()
        say({"re": ask["id"], "move": ask["moves"][0]})


if fault != "curious":
    note(f"started {os.getpid()}")
if fault == "no_hello":
    time.sleep(600)
if fault == "dies":
    sys.exit("cannot find my weights")
moves = 0
for line in sys.stdin:
    ask = json.loads(line)
    if fault == "curious":
        note(line.rstrip("\n"))
    if ask["do"] == "hello":
        ready = {"protocol": 2 if fault == "other_version" else 1}
        say(ready | {"wants": ["position", "facts", "observation"]} if fault == "curious" else ready)
        if fault == "child":
            leave_child()
        continue
    moves += 1
    if moves > good_moves and fault not in ("child", "curious", "outstay"):
        misbehave(ask)
        continue
    say({"re": ask["id"], "move": random.Random(ask["seed"]).choice(ask["moves"])})
if fault == "outstay":
    time.sleep(600)
