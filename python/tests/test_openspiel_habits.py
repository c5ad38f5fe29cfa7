"""What OpenSpiel's own tests ask of a game, on random games of ours."""
import copy
import math
import pathlib
import pickle
import random
import re

import numpy as np
import pytest

import townsmith
from conftest import act, load, random_states


@pytest.mark.parametrize("turn_based", [False, True])
def test_every_node_is_as_the_habits_want_it(setup, turn_based):
    game = load(setup, turn_based=turn_based)
    kinds = set()
    for state in random_states(game, 1):
        player = state.current_player()
        kinds.add(min(player, 0))
        assert state.is_chance_node() == (player == townsmith.PlayerId.CHANCE)
        assert state.is_simultaneous_node() == (player == townsmith.PlayerId.SIMULTANEOUS)
        assert state.is_terminal() == (player == townsmith.PlayerId.TERMINAL)
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert len(outcomes) <= game.max_chance_outcomes()
            assert [action for action, _ in outcomes] == state.legal_actions() == list(range(len(outcomes)))
            assert math.isclose(sum(p for _, p in outcomes), 1) and all(0 < p <= 1 for _, p in outcomes)
            continue
        for p in range(game.num_players()):
            legal = state.legal_actions(p)
            assert legal == sorted(set(legal)) and all(0 <= a < game.num_distinct_actions() for a in legal)
            mask = state.legal_actions_mask(p)
            assert [i for i, flag in enumerate(mask) if flag] == legal and len(mask) == game.num_distinct_actions()
            if p == player or (state.is_simultaneous_node() and p in state.actors()):
                assert legal and 0 not in legal
            else:
                assert legal == ([0] if state.is_simultaneous_node() else [])
        if not state.is_terminal():
            assert state.returns() == state.rewards() == [0.0] * game.num_players()
    assert (townsmith.PlayerId.SIMULTANEOUS in kinds) == game.is_simultaneous()
    returns = state.returns()
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
    assert game.min_utility() < game.max_utility()
    assert len(state.history()) <= game.max_game_length() * game.num_players() + 1000
    assert state.legal_actions() == []


def test_action_strings_are_unique_and_read_back(setup):
    game = load(setup, turn_based=True)
    for state in random_states(game, 2, share=0.1):
        if not state.is_player_node():
            continue
        player = state.current_player()
        texts = [state.action_to_string(player, action) for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)
        assert state.string_to_action(texts[-1]) == state.legal_actions()[-1]


def test_clones_go_their_own_way_and_stay_equal_when_they_do_the_same(setup):
    game = load(setup)
    rng = random.Random(3)
    for state in random_states(game, 3, share=0.1):
        if state.is_terminal():
            continue
        for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
            assert other == state and other.history() == state.history() and str(other) == str(state)
        before = state.serialize()
        act(other, rng)
        assert state.serialize() == before != other.serialize()


def test_serialized_and_pickled_states_come_back(setup):
    game = load(setup)
    for state in random_states(game, 4, share=0.05):
        for back in (
            game.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(state)),
            townsmith.deserialize_game_and_state(townsmith.serialize_game_and_state(game, state))[1],
        ):
            assert back == state and back.history() == state.history()
            for p in range(game.num_players()):
                assert back.information_state_string(p) == state.information_state_string(p)
    assert pickle.loads(pickle.dumps(game)) == game and townsmith.load_game(str(game)) == game


def test_undo_takes_back_the_last_action(name):
    game = townsmith.load_game(name, turn_based=True)
    rng = random.Random(5)
    state = game.new_initial_state()
    for _ in range(40):
        before = state.serialize()
        player = state.current_player()
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        state.undo_action(player, action)
        assert state.serialize() == before
        state.apply_action(action)


def test_observations_are_finite_and_of_the_right_size(setup):
    game = load(setup)
    names = [plane[0] for plane in game.planes()]
    assert len(set(names)) == len(names)
    for state in random_states(game, 6, share=0.1):
        for p in range(game.num_players()):
            flat = np.asarray(state.observation_tensor(p), dtype=np.float32)
            assert flat.shape == tuple(game.observation_tensor_shape()) and np.isfinite(flat).all()
            planes = state.observation_planes(p)
            assert list(planes) == names
            assert np.array_equal(np.concatenate([plane.ravel() for plane in planes.values()]), flat)


def test_a_wrong_player_or_action_is_refused_and_changes_nothing(name):
    game = townsmith.load_game(name, turn_based=True)
    rng = random.Random(7)
    state = game.new_initial_state()
    while state.is_chance_node():
        act(state, rng)
    before = state.serialize()
    for wrong in (-1, 0, game.num_distinct_actions(), 10**6):
        with pytest.raises(townsmith.Refused) as refused:
            state.apply_action(wrong)
        assert refused.value.reason in ("bad_value", "not_allowed")
    for wrong in (-5, game.num_players(), 99):
        for ask in (state.observation_tensor, state.information_state_string, state.legal_actions):
            with pytest.raises(ValueError):
                ask(wrong)
    with pytest.raises(TypeError):
        state.apply_action("first")
    with pytest.raises(townsmith.Refused):
        state.apply_actions([1, 1])
    with pytest.raises(townsmith.Refused):
        game.deserialize_state("nonsense")
    with pytest.raises(townsmith.Refused):
        townsmith.deserialize_game_and_state("nonsense")
    assert state.serialize() == before


def test_games_and_options_that_do_not_exist_are_refused():
    for wrong in ("chess", "cities(", "", "cities(level)", "cities(level=9)", "cities(players=99)", "cities(players=two)"):
        with pytest.raises(townsmith.Refused):
            townsmith.load_game(wrong)
    with pytest.raises(townsmith.Refused):
        townsmith.load_game(townsmith.games()[0]["name"], colour_of_the_table="green")
    with pytest.raises(townsmith.Refused):
        townsmith.load_game(townsmith.games()[0]["name"], utility="fun")


def test_utilities(name):
    for utility in ("score", "win", "margin"):
        game = townsmith.load_game(name, utility=utility)
        *_, state = random_states(game, 8)
        returns, scores = state.returns(), state.scores()
        if utility == "score":
            assert returns == scores
        elif utility == "win":
            assert math.isclose(sum(returns), 1) and [p for p, r in enumerate(returns) if r] == state.winners()
        else:
            best = sorted(scores)[-2:]
            assert max(returns) == best[1] - best[0]
        assert sum(line["points"] for line in state.score_sheet(0)) == scores[0]
        assert townsmith.load_game(str(game)) == game


def test_the_page_about_actions_counts_them_right(name):
    page = (pathlib.Path(__file__).parents[2] / "docs" / "actions.md").read_text(encoding="utf-8")
    counted = re.search(rf"^\| {name} \| (\d+) \|", page, re.MULTILINE)
    assert counted and int(counted[1]) == townsmith.load_game(name).num_distinct_actions()
