"""The examples run; the learner learns for as long as it is said to only with TOWNSMITH_SOAK=1, which takes minutes."""
import os
import pathlib
import subprocess
import sys

import pytest

import townsmith

examples = pathlib.Path(__file__).parents[2] / "examples" / "python"


def run(*arguments):
    return subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True)


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
