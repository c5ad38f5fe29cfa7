"""Environments by PettingZoo's habits. They are PettingZoo's own kind where it is installed, and work without it."""
from __future__ import annotations

from typing import Any, Iterator, Union

import numpy as np
import numpy.typing as npt

from ._games import load_game
from ._townsmith import Game, State
from .spaces import Box, Dict, Discrete

try:
    from pettingzoo import AECEnv as _AECBase  # type: ignore[import]
    from pettingzoo import ParallelEnv as _ParallelBase
except ImportError:
    _AECBase = object
    _ParallelBase = object

Observation = dict[str, npt.NDArray[Any]]


class _Environment:
    """What both kinds have: agents ``player_0`` and so on, spaces, and a state whose draws are made from a seed."""

    def __init__(
        self, game: Game | str, turn_based: bool, render_mode: str | None = None, illegal_reward: float = -1.0, **options: Any
    ) -> None:
        wanted = str(game)
        made = load_game(wanted, turn_based=turn_based, content=None if isinstance(game, str) else game.content(), **options)
        self.game = made
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self.metadata = {
            "name": f"townsmith_{made.name()}_v{made.numbering_version()}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{i}" for i in range(made.num_players())]
        self.agents: list[str] = []
        self._number = {agent: i for i, agent in enumerate(self.possible_agents)}
        actions = made.num_distinct_actions()
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (made.observation_tensor_size(),), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._luck = np.random.default_rng()
        self._state: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def unwrapped(self) -> Any:
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def render(self) -> str | None:
        if self.render_mode is None or self._state is None:
            return None
        return self._state.drawing()

    def close(self) -> None:
        self._state = None

    def state(self) -> npt.NDArray[np.float32]:
        """What all players see, one after the other."""
        assert self._state is not None, "reset() comes first"
        return np.concatenate([self._state.observation_array(i) for i in range(self.game.num_players())])

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._state = self.game.new_initial_state()
        self._settle()
        self.agents = list(self.possible_agents)

    def _settle(self) -> None:
        assert self._state is not None
        while self._state.is_chance_node():
            self._state.apply_action(int(self._luck.integers(len(self._state.legal_actions()))))

    def _mask(self, agent: str) -> npt.NDArray[np.int8]:
        """Who has nothing to decide may wait."""
        assert self._state is not None
        mask = self._state.legal_actions_array(self._number[agent]).view(np.int8)
        if not mask.any() and not self._state.is_terminal():
            mask[0] = 1
        return mask

    def _observe(self, agent: str) -> Observation:
        assert self._state is not None
        return {"observation": self._state.observation_array(self._number[agent]), "action_mask": self._mask(agent)}


class AECEnv(_Environment, _AECBase):  # type: ignore[misc]
    """One agent after the other. An illegal action ends the game: its agent gets ``illegal_reward``, the others 0."""

    def __init__(self, game: Game | str, render_mode: str | None = None, illegal_reward: float = -1.0, **options: Any) -> None:
        _Environment.__init__(self, game, True, render_mode, illegal_reward, **options)
        self.agent_selection = self.possible_agents[0]
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        assert self._state is not None
        if not self._state.is_terminal():
            self.agent_selection = self.possible_agents[self._state.current_player()]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        return self._observe(agent)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action: Union[int, np.integer[Any], None]) -> None:
        assert self._state is not None, "reset() comes first"
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._leave(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        number = int(action) if action is not None else -1
        if number in self._state.legal_actions():
            self._state.apply_action(number)
            self._settle()
            if self._state.is_terminal():
                for one, value in zip(self.possible_agents, self._state.returns()):
                    self.rewards[one] = float(value)
                self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.rewards[agent] = self.illegal_reward
            self.terminations = dict.fromkeys(self.agents, True)
        for one in self.agents:
            self._cumulative_rewards[one] += self.rewards[one]
        if self.terminations[agent]:
            self.agent_selection = self.agents[0]
            self.infos = {one: {"action_mask": self._mask(one)} for one in self.agents}
        else:
            self._select()

    def _leave(self, action: Union[int, np.integer[Any], None]) -> None:
        """The last step of an agent whose game is over."""
        if action is not None:
            raise ValueError("when an agent is done, the only action it can take is None")
        agent = self.agent_selection
        self.agents.remove(agent)
        every: list[dict[str, Any]] = [self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos]
        for each in every:
            del each[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def __str__(self) -> str:
        return str(self.metadata["name"])


class ParallelEnv(_Environment, _ParallelBase):  # type: ignore[misc]
    """All agents at once. Those who have nothing to decide wait (action 0), and what else they say is not looked at. An
    illegal action of another ends the game: it gets ``illegal_reward``, the others 0."""

    def __init__(self, game: Game | str, render_mode: str | None = None, illegal_reward: float = -1.0, **options: Any) -> None:
        _Environment.__init__(self, game, False, render_mode, illegal_reward, **options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._all()

    def _all(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        observations = {agent: self._observe(agent) for agent in self.agents}
        return observations, {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state = self._state
        assert state is not None, "reset() comes first"
        agents = list(self.agents)
        if not agents:
            return {}, {}, {}, {}, {}
        rewards = dict.fromkeys(agents, 0.0)
        acting = state.actors()
        chosen = [0] * self.game.num_players()
        over = False
        for player in acting:
            agent = self.possible_agents[player]
            chosen[player] = int(actions[agent]) if actions.get(agent) is not None else -1
            if chosen[player] not in state.legal_actions(player):
                rewards[agent] = self.illegal_reward
                over = True
        if not over:
            if state.is_simultaneous_node():
                state.apply_actions(chosen)
            else:
                state.apply_action(chosen[acting[0]])
            self._settle()
            if state.is_terminal():
                rewards = {agent: float(value) for agent, value in zip(agents, state.returns())}
                over = True
        observations, infos = self._all()
        if over:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def __str__(self) -> str:
        return str(self.metadata["name"])


def aec_env(game: Game | str, **options: Any) -> AECEnv:
    return AECEnv(game, **options)


def parallel_env(game: Game | str, **options: Any) -> ParallelEnv:
    return ParallelEnv(game, **options)
