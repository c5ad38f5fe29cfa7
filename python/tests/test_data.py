import json
import pathlib
import pickle

import numpy as np
import pytest

import townsmith
from conftest import random_states


def test_bots_play_whole_games_action_by_action(name):
    game = townsmith.load_game(name, turn_based=True)
    import random

    rng = random.Random(1)
    players = [townsmith.Bot(game, bot, seed=3) for bot in ("easy", "greedy", "random")]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        else:
            state.apply_action(players[state.current_player() % 3].step(state))
    assert state.winners()
    with pytest.raises(townsmith.Refused):
        players[0].step(state)
    with pytest.raises(townsmith.Refused):
        townsmith.Bot(game, "deep blue")


def test_hints_are_ranked_and_can_be_played(name):
    game = townsmith.load_game(name, turn_based=True)
    for state in random_states(game, 2, share=0.2):
        if state.is_chance_node() or state.is_terminal() or state.history() and state.full_history()[-1][0] >= 0:
            continue
        opinions = townsmith.hint(state, simulations=50, count=3)
        assert 1 <= len(opinions) <= 3
        assert [o["loss"] for o in opinions] == sorted(o["loss"] for o in opinions)
        for action in opinions[0]["actions"]:
            state.apply_action(action)
        break


def test_records_come_back_and_become_arrays(name):
    game = townsmith.load_game(name)
    *_, state = random_states(game, 3)
    text = state.record()
    again = townsmith.read_record(text)
    assert again.returns() == state.returns() and again.record() == text
    report = townsmith.match(game, ["random"] * game.num_players(), 5, records=True)
    arrays = townsmith.records_to_arrays(townsmith.data.split_records(report["records"]), masks=True)
    rows = len(arrays["actions"])
    assert rows >= report["plies"] and len(arrays["returns"]) == 5
    assert arrays["observations"].shape == (rows, game.observation_tensor_size())
    masks = np.unpackbits(arrays["masks"], axis=1, bitorder="little")
    assert (masks[np.arange(rows), arrays["actions"]] == 1).all()
    means = [seat["mean"] for seat in report["seats"]]
    assert np.allclose(arrays["returns"].mean(axis=0), means)
    with pytest.raises(townsmith.Refused, match="record 2"):
        townsmith.records_to_arrays([text, text.replace('"draw', '"dram')])


def test_self_play_becomes_files(tmp_path, name):
    game = townsmith.load_game(name, utility="win")
    bots = ["greedy"] * game.num_players()
    for folder, threads in (("one", 1), ("two", 2)):
        townsmith.write_selfplay(tmp_path / folder, game, bots, 6, seed=4, threads=threads, shard=4)
    one, two = (list(townsmith.open_selfplay(tmp_path / folder)) for folder in ("one", "two"))
    assert [len(shard["returns"]) for shard in one] == [4, 2]
    for a, b in zip(one, two):
        assert a.keys() == b.keys() == {"observations", "masks", "actions", "players", "games", "returns"}
        assert all(np.array_equal(a[key], b[key]) for key in a)
        assert np.allclose(a["returns"].sum(axis=1), 1)
    about = json.loads((tmp_path / "one" / "dataset.json").read_text())
    assert townsmith.load_game(about["game"]) == game
    with pytest.raises(FileExistsError):
        townsmith.write_selfplay(tmp_path / "one", game, bots, 6)


def test_the_lab_reports(name):
    game = townsmith.load_game(name)
    report = townsmith.lab_run(game, ["random"], 200, results_only=True)
    assert json.dumps(report)
    with pytest.raises(townsmith.Refused):
        townsmith.lab_run(game, ["nobody"], 10)
    with pytest.raises(townsmith.Refused):
        townsmith.match(game, ["random"] * (game.num_players() + 1), 10)


def test_content_can_be_replaced(tmp_path, name):
    files = {path: text for path, text in townsmith.content_files().items() if path.startswith(name + "/")}
    assert files and townsmith.check_content({}) == []
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    own = townsmith.read_content(tmp_path)
    assert own == files
    game = townsmith.load_game(name, content=own)
    assert game.content_hash() == townsmith.load_game(name).content_hash()
    first = sorted(path for path in files if "levels" not in path and "evaluation" not in path)[0]
    broken = {first: "{"}
    assert townsmith.check_content(broken)[0]["file"] == first
    with pytest.raises(townsmith.Refused):
        townsmith.load_game(name, content=broken)


PACKS = pathlib.Path(__file__).parents[2] / "tests" / "packs"


def test_a_pack_is_played_and_its_records_open_by_themselves(tmp_path, name):
    content = townsmith.read_content(PACKS / f"{name}.pack")
    game = townsmith.load_game(name, content=content)
    plain = townsmith.load_game(name)
    assert game != plain and game.content_hash() != plain.content_hash()
    *_, state = random_states(game, 5)
    record = state.record()
    assert json.loads(record.splitlines()[0])["pack"]
    again = townsmith.read_record(record)
    assert again.get_game() == game and again.returns() == state.returns() and again.record() == record
    assert pickle.loads(pickle.dumps(again)).record() == record
    with pytest.raises(townsmith.Refused) as refused:
        townsmith.read_record(record, plain)
    assert refused.value.reason == "other_content"
    # Bots play it, and all of their games are read together.
    report = townsmith.match(game, ["easy"] * game.num_players(), 3, records=True)
    arrays = townsmith.records_to_arrays(townsmith.data.split_records(report["records"]))
    assert np.allclose(arrays["returns"].mean(axis=0), [seat["mean"] for seat in report["seats"]])
    # The same pack as a folder.
    pack = json.loads((PACKS / f"{name}.pack").read_text())
    (tmp_path / name).mkdir()
    for file, values in pack.pop("files").items():
        (tmp_path / name / file).write_text(json.dumps(values))
    (tmp_path / "pack.json").write_text(json.dumps(pack))
    assert townsmith.load_game(name, content=townsmith.read_content(tmp_path)).content_hash() == game.content_hash()


def test_a_record_whose_pack_is_not_its_own_is_refused(name):
    game = townsmith.load_game(name, content=townsmith.read_content(PACKS / f"{name}.pack"))
    *_, state = random_states(game, 6)
    header, rest = state.record().split("\n", 1)
    others = [other for other in townsmith.games() if other["name"] != name]
    for pack in ((PACKS / f"{others[0]['name']}.pack").read_text(), "{}", "no pack"):
        with pytest.raises(townsmith.Refused):
            townsmith.read_record(json.dumps(json.loads(header) | {"pack": pack}, separators=(",", ":")) + "\n" + rest)
