"""The examples run; the learner learns for as long as it is said to only with TOWNSMITH_SOAK=1, which takes minutes."""
import os
import pathlib
import re
import subprocess
import sys

import pytest

import townsmith

top = pathlib.Path(__file__).parents[2]
examples = top / "examples" / "python"


def run(*arguments):
    return subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True)


def test_what_the_page_shows_runs():
    shown = re.findall(r"^```python\n(.*?)^```$", (top / "docs" / "python.md").read_text(), re.M | re.S)
    assert len(shown) >= 2
    names = {}
    for code in shown:
        exec(compile(code, "docs/python.md", "exec"), names)


@pytest.mark.parametrize("game", [game["name"] for game in townsmith.games() if game["most_players"] > 1])
def test_the_study_counts_as_the_lab_does(tmp_path, game):
    out = tmp_path / "figure.svg"
    done = run(examples / "study.py", "--game", game, "--bot", "random", "--games", 300, "--out", out)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the same" in done.stdout and out.read_text().startswith("<svg")


def test_the_learner_learns():
    if os.environ.get("TOWNSMITH_SOAK"):
        done = run(examples / "learner.py")
        assert done.returncode == 0, done.stdout + done.stderr
    else:
        done = run(examples / "learner.py", "--seconds", 3, "--games", 20)
        assert done.returncode in (0, 1) and "of 20 games" in done.stdout, done.stdout + done.stderr
