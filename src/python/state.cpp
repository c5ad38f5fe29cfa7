#include <fmt/format.h>

#include "python/objects.h"

namespace townsmith::python {

using numbers::ActionSet;
using numbers::Happening;
using numbers::Play;

int PyState::current_player() const {
  if (play_.is_chance()) return numbers::chance_player;
  const SeatSet actors = play_.actors();
  if (actors.empty()) return numbers::terminal_player;
  if (actors.size() > 1 && !game_->turn_based) return numbers::simultaneous_players;
  return index(actors.front());
}

int PyState::player_or_current(std::optional<int> player) const {
  if (player) return *player;
  const int current = current_player();
  if (current == numbers::simultaneous_players) {
    refuse_with(Reason::bad_value, "several players decide here: say which one is meant");
  }
  return current;
}

Seat PyState::seat_or_current(std::optional<int> player) const {
  return game_->seat(player_or_current(player));
}

namespace {

std::vector<int> members(const ActionSet& set) {
  std::vector<int> list;
  list.reserve(static_cast<std::size_t>(set.count()));
  set.for_each([&list](int action) { list.push_back(action); });
  return list;
}

/// At a node of several players, one who has nothing to decide waits.
ActionSet legal_set(const PyState& state, Seat seat) {
  ActionSet set = state.play().legal(seat);
  if (set.empty() && state.is_simultaneous()) set.set(numbers::wait);
  if (state.game()->turn_based && !set.empty() && index(seat) != state.current_player()) return {};
  return set;
}

std::vector<int> legal_actions(const PyState& state, std::optional<int> player) {
  const int who = state.player_or_current(player);
  if (who == numbers::chance_player) {
    std::vector<int> all(static_cast<std::size_t>(state.play().outcomes()));
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
    return all;
  }
  if (who == numbers::terminal_player) return {};
  return members(legal_set(state, state.game()->seat(who)));
}

std::vector<int> legal_mask(const PyState& state, std::optional<int> player) {
  const int who = state.player_or_current(player);
  if (who == numbers::chance_player) {
    return std::vector<int>(static_cast<std::size_t>(state.play().outcomes()), 1);
  }
  std::vector<int> mask(static_cast<std::size_t>(state.game()->numbered->action_count()), 0);
  if (who == numbers::terminal_player) return mask;
  legal_set(state, state.game()->seat(who)).for_each([&mask](int action) {
    mask[static_cast<std::size_t>(action)] = 1;
  });
  return mask;
}

py::array_t<std::uint8_t> mask_array(const PyState& state, std::optional<int> player) {
  py::array_t<std::uint8_t> mask(state.game()->numbered->action_count());
  std::uint8_t* out = mask.mutable_data();
  std::fill_n(out, mask.size(), std::uint8_t{0});
  const int who = state.player_or_current(player);
  if (who < 0) return mask;
  legal_set(state, state.game()->seat(who)).for_each([out](int action) { out[action] = 1; });
  return mask;
}

void apply_action(PyState& state, int action) {
  Play& play = state.play();
  const int who = state.current_player();
  if (who == numbers::chance_player) return value_of(play.draw(action));
  if (who == numbers::terminal_player) {
    refuse_with(Reason::game_over, "the game is over");
  }
  if (who == numbers::simultaneous_players) {
    refuse_with(Reason::not_your_turn, "several players decide here: use apply_actions()");
  }
  value_of(play.take(seat_at(who), action));
}

void apply_actions(PyState& state, const std::vector<int>& actions) {
  Play& play = state.play();
  if (!state.is_simultaneous()) {
    refuse_with(Reason::wrong_phase, "one player decides here: use apply_action()");
  }
  if (static_cast<int>(actions.size()) != state.game()->players()) {
    refuse_with(Reason::bad_value,
                fmt::format("{} actions for {} players", actions.size(), state.game()->players()));
  }
  const SeatSet actors = play.actors();
  Play next = play;  // nothing changes if one of them is refused
  for (const Seat seat : SeatSet::first(state.game()->players())) {
    const int action = actions[slot(seat)];
    if (actors.contains(seat)) {
      value_of(next.take(seat, action));
    } else if (action == numbers::wait) {
      next.note_wait(seat);
    } else {
      refuse_with(Reason::not_your_turn,
                  fmt::format("player {} has nothing to decide here and passes 0", index(seat)));
    }
  }
  play = std::move(next);
}

std::vector<std::pair<int, double>> chance_outcomes(const PyState& state) {
  const int count = state.play().outcomes();
  if (count == 0) refuse_with(Reason::wrong_phase, "nature does not draw here");
  std::vector<std::pair<int, double>> all;
  for (int i = 0; i < count; ++i) all.emplace_back(i, 1.0 / count);
  return all;
}

std::vector<double> returns(const PyState& state) {
  if (!state.play().over()) {
    return std::vector<double>(static_cast<std::size_t>(state.game()->players()), 0.0);
  }
  return numbers::utilities(state.game()->rules(), state.play().state(), state.game()->utility);
}

std::string action_text(const PyState& state, int player, int action) {
  if (player == numbers::chance_player) {
    if (action < 0 || action >= state.play().outcomes()) {
      refuse_with(Reason::bad_value, fmt::format("there is no outcome {}", action));
    }
    return state.play().outcome_text(action);
  }
  if (action < 0 || action >= state.game()->numbered->action_count()) {
    refuse_with(Reason::bad_value, fmt::format("there is no action {}", action));
  }
  return state.play().action_text(state.game()->seat(player), action);
}

int text_action(const PyState& state, int player, const std::string& text) {
  for (const int action : legal_actions(state, player)) {
    if (action_text(state, player, action) == text) return action;
  }
  refuse_with(Reason::unknown_name, fmt::format("no legal action is called \"{}\"", text));
}

py::array_t<float> observation(const PyState& state, std::optional<int> player) {
  const Seat seat = state.seat_or_current(player);
  const Play& play = state.play();
  py::array_t<float> out(play.game().layout().size());
  play.game().write(play.seen(seat), play.begun(seat), out.mutable_data());
  return out;
}

py::list score_sheet(const PyState& state, int player) {
  const Seat seat = state.game()->seat(player);
  py::list lines;
  // Of what the player may know: others' open moves do not count.
  const AnyObserved seen = state.play().seen(seat);
  for (const ScoreLine& line : state.game()->rules().score_sheet(seen.state(), seat).lines) {
    py::dict one;
    one["reason"] = line.reason;
    one["text"] = built_in_english().say(line.text);
    one["points"] = line.points;
    one["spaces"] = line.spaces;
    lines.append(one);
  }
  return lines;
}

std::string drawing(const PyState& state, std::optional<int> player) {
  const Viewer viewer = player ? Viewer(state.game()->seat(*player)) : Viewer::spectator();
  return state.game()->rules().draw(state.play().seen(viewer), built_in_english()).canvas.plain();
}

/// Without the last action, which must be this one.
void undo(PyState& state, int player, int action) {
  const auto& history = state.play().history();
  if (history.empty() || history.back().player != player || history.back().action != action) {
    refuse_with(Reason::cannot_undo, "this is not what happened last");
  }
  std::string text = state.play().save();
  text.pop_back();
  text.erase(text.rfind('\n') + 1);
  state.play() = value_of(Play::load(state.game()->numbered, text));
}

void apply_move(PyState& state, const std::string& text, std::optional<int> player) {
  const Seat seat = state.seat_or_current(player);
  if (!state.play().actors().contains(seat)) {
    refuse_with(Reason::not_your_turn, fmt::format("player {} has nothing to decide", index(seat)));
  }
  Play next = state.play();
  value_of(next.take_move(seat, value_of(next.rules().parse(next.state(), seat, text))));
  state.play() = std::move(next);
}

std::vector<std::string> legal_moves(const PyState& state, std::optional<int> player) {
  const Seat seat = state.seat_or_current(player);
  std::vector<std::string> texts;
  const Play& play = state.play();
  if (!play.actors().contains(seat)) return texts;
  for (const AnyMove& move : play.rules().legal_moves(play.state(), seat)) {
    texts.push_back(play.rules().notate(play.state(), seat, move));
  }
  return texts;
}

}  // namespace

void bind_state(py::module_& module) {
  const auto player = py::arg("player") = py::none();
  py::class_<PyState>(module, "State")
      .def("get_game", &PyState::game)
      .def("num_players", [](const PyState& s) { return s.game()->players(); })
      .def("num_distinct_actions",
           [](const PyState& s) { return s.game()->numbered->action_count(); })
      .def("current_player", &PyState::current_player)
      .def("actors",
           [](const PyState& s) {
             std::vector<int> seats;
             for (const Seat seat : s.play().actors()) seats.push_back(index(seat));
             return seats;
           })
      .def("is_terminal", [](const PyState& s) { return s.play().over(); })
      .def("is_chance_node", [](const PyState& s) { return s.play().is_chance(); })
      .def("is_simultaneous_node", &PyState::is_simultaneous)
      .def("is_player_node", [](const PyState& s) { return s.current_player() >= 0; })
      .def("legal_actions", &legal_actions, player)
      .def("legal_actions_mask", &legal_mask, player)
      .def("legal_actions_array", &mask_array, player)
      .def("apply_action", &apply_action, py::arg("action"))
      .def("apply_actions", &apply_actions, py::arg("actions"))
      .def("apply_move", &apply_move, py::arg("move"), player)
      .def("legal_moves", &legal_moves, player)
      .def(
          "child",
          [](const PyState& s, int action) {
            PyState next = s;
            apply_action(next, action);
            return next;
          },
          py::arg("action"))
      .def("clone", [](const PyState& s) { return s; })
      .def("__copy__", [](const PyState& s) { return s; })
      .def(
          "__deepcopy__", [](const PyState& s, const py::dict&) { return s; }, py::arg("memo"))
      .def("chance_outcomes", &chance_outcomes)
      .def("returns", &returns)
      .def("rewards", &returns)
      .def(
          "player_return",
          [](const PyState& s, int p) { return returns(s)[slot(s.game()->seat(p))]; },
          py::arg("player"))
      .def(
          "player_reward",
          [](const PyState& s, int p) { return returns(s)[slot(s.game()->seat(p))]; },
          py::arg("player"))
      .def("scores",
           [](const PyState& s) {
             std::vector<int> scores;
             for (const Seat seat : SeatSet::first(s.game()->players())) {
               const AnyObserved seen = s.play().seen(seat);
               scores.push_back(s.game()->rules().score(seen.state(), seat));
             }
             return scores;
           })
      .def("winners",
           [](const PyState& s) {
             std::vector<int> seats;
             if (!s.play().over()) return seats;
             for (const Seat seat : s.game()->rules().leaders(s.play().state())) {
               seats.push_back(index(seat));
             }
             return seats;
           })
      .def("score_sheet", &score_sheet, py::arg("player"))
      .def("history",
           [](const PyState& s) {
             std::vector<int> actions;
             for (const Happening& one : s.play().history()) {
               if (one.kind != Happening::Kind::resampled) actions.push_back(one.action);
             }
             return actions;
           })
      .def("full_history",
           [](const PyState& s) {
             std::vector<std::pair<int, int>> actions;
             for (const Happening& one : s.play().history()) {
               if (one.kind != Happening::Kind::resampled) {
                 actions.emplace_back(one.player, one.action);
               }
             }
             return actions;
           })
      .def("move_number", [](const PyState& s) { return s.play().history().size(); })
      .def(
          "action_to_string",
          [](const PyState& s, int action) {
            return action_text(s, s.player_or_current(std::nullopt), action);
          },
          py::arg("action"))
      .def("action_to_string", &action_text, py::arg("player"), py::arg("action"))
      .def(
          "string_to_action",
          [](const PyState& s, const std::string& text) {
            return text_action(s, s.player_or_current(std::nullopt), text);
          },
          py::arg("text"))
      .def("string_to_action", &text_action, py::arg("player"), py::arg("text"))
      .def(
          "information_state_string",
          [](const PyState& s, std::optional<int> p) {
            return s.play().information(s.seat_or_current(p));
          },
          player)
      .def(
          "observation_string",
          [](const PyState& s, std::optional<int> p) {
            return s.play().observation(s.seat_or_current(p));
          },
          player)
      .def("observation_array", &observation, player)
      .def(
          "observation_tensor",
          [](const PyState& s, std::optional<int> p) { return observation(s, p).attr("tolist")(); },
          player)
      .def(
          "resample",
          [](const PyState& s, int p, std::uint64_t seed) {
            PyState other = s;
            const int first = s.game()->turn_based ? s.current_player() : 0;
            value_of(other.play().resample(s.game()->seat(p), seed, first));
            return other;
          },
          py::arg("player"), py::arg("seed"))
      .def("undo_action", &undo, py::arg("player"), py::arg("action"))
      .def("serialize", [](const PyState& s) { return s.play().save(); })
      .def("record", [](const PyState& s) { return to_text(value_of(s.play().record())); })
      .def("drawing", &drawing, player)
      .def("__str__", [](const PyState& s) { return drawing(s, std::nullopt); })
      .def("__eq__", [](const PyState& a, const PyState& b) { return a.play() == b.play(); });
}

}  // namespace townsmith::python
