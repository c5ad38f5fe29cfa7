#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/pack.h"
#include "core/replay.h"
#include "games/content_files.h"
#include "python/objects.h"

namespace townsmith::python {
namespace {

constexpr std::array<std::string_view, 3> utility_names = {"score", "win", "margin"};

numbers::Utility utility_named(const std::string& name) {
  for (std::size_t i = 0; i < utility_names.size(); ++i) {
    if (utility_names[i] == name) return static_cast<numbers::Utility>(i);
  }
  refuse_with(Reason::unknown_name,
              fmt::format("there is no utility \"{}\"; there are score, win and margin", name));
}

/// The built-in content with some files replaced.
ContentFiles content_with(const std::map<std::string, std::string>& own) {
  ContentFiles files = built_in_content();
  for (const auto& [name, text] : own) files[name] = text;
  return files;
}

GamePtr make_game(const std::string& name, int players,
                  const std::vector<std::pair<std::string, std::string>>& options, bool turn_based,
                  const std::string& utility, const std::map<std::string, std::string>& content) {
  auto game = std::make_shared<PyGame>();
  const GameInfo& info = value_of(catalogue().find(name))->type().info();
  const int seats = players == 0 ? info.usual_players : players;
  const Setup setup = value_of(make_setup(info, seats, options));
  game->files = content_with(content);
  game->own_content = !content.empty();
  game->numbered = value_of(numbers::make_numbered(name, setup, game->files));
  game->turn_based = turn_based;
  game->utility = utility_named(utility);
  return game;
}

py::dict parameters(const PyGame& game) {
  py::dict out;
  out["players"] = game.players();
  for (const auto& [name, value] :
       option_values(game.rules().info(), game.rules().setup(), false)) {
    out[py::str(name)] = value;
  }
  out["turn_based"] = game.turn_based;
  out["utility"] = std::string(utility_names[static_cast<std::size_t>(game.utility)]);
  return out;
}

py::list planes(const PyGame& game) {
  py::list out;
  for (const numbers::Plane& plane : game.numbered->layout().planes()) {
    out.append(py::make_tuple(plane.name, plane.offset, py::tuple(py::cast(plane.shape))));
  }
  return out;
}

/// The least and the most that a game can be worth to a seat, with what it has in advance.
std::pair<double, double> utility_range(const PyGame& game) {
  if (game.utility == numbers::Utility::win) return {0, 1};
  const Bounds bounds = game.rules().bounds();
  int min = bounds.min_score;
  int max = bounds.max_score;
  const Setup& setup = game.rules().setup();
  for (const auto* points : {&setup.handicap, &setup.compensation}) {
    const auto [low, high] = std::minmax_element(points->begin(), points->end());
    min += std::min<int>(*low, 0);
    max += std::max<int>(*high, 0);
  }
  if (game.utility == numbers::Utility::score || game.players() == 1) return {min, max};
  return {min - max, max - min};
}

py::list games() {
  py::list out;
  for (const auto& entry : catalogue().entries()) {
    const GameInfo& info = entry->type().info();
    py::list options;
    for (const OptionInfo& option : info.options) {
      py::dict one;
      one["name"] = option.name;
      one["least"] = option.min;
      one["most"] = option.max;
      one["standard"] = option_text(option, option.standard);
      std::vector<std::string> choices(option.choices.begin(), option.choices.end());
      one["choices"] = choices;
      options.append(one);
    }
    py::dict game;
    game["name"] = info.name;
    game["title"] = info.title;
    game["least_players"] = info.min_players;
    game["most_players"] = info.max_players;
    game["usual_players"] = info.usual_players;
    game["hidden"] = info.hidden;
    game["simultaneous"] = info.simultaneous;
    game["options"] = options;
    out.append(game);
  }
  return out;
}

py::list check_content(const std::map<std::string, std::string>& own) {
  py::list out;
  const ContentFiles files = content_with(own);
  ContentReader reader(files);
  for (const auto& entry : catalogue().entries()) {
    entry->type().check_content(reader);
    entry->check_bots(reader);
  }
  for (const ContentProblem& problem : reader.problems()) {
    py::dict one;
    one["file"] = problem.file;
    one["place"] = problem.place;
    one["text"] = built_in_english().say(problem.what);
    one["code"] = problem.code();
    one["warning"] = problem.warning;
    out.append(one);
  }
  return out;
}

/// The files of a pack, by their names among all content, and the pack itself.
std::map<std::string, std::string> files_of(const Pack& pack) {
  const GameType& type = value_of(catalogue().find(pack.game))->type();
  const std::vector<ContentProblem> problems = pack_problems(type, built_in_content(), pack);
  if (const ContentProblem* const error = first_error(problems)) {
    refuse_with({Reason::bad_content, error->text()});
  }
  const ContentFiles files = with_pack({}, pack);
  return {files.begin(), files.end()};
}

}  // namespace

GamePtr game_of(const Record& record) {
  std::map<std::string, std::string> content;
  if (!record.pack.empty()) {
    const GameType& type = value_of(catalogue().find(record.game))->type();
    const Setup setup = value_of(setup_of(record, type.info()));
    value_of(create(type, setup, built_in_content(), record.pack));  // it is this game's
    content = files_of(value_of(parse_pack(record.pack)));
  }
  return make_game(record.game, record.players, record.options, false, "score", content);
}

std::string PyGame::text() const {
  std::string inside = fmt::format("players={}", players());
  for (const auto& [option, value] : option_values(rules().info(), rules().setup(), true)) {
    inside += fmt::format(",{}={}", option, value);
  }
  if (turn_based) inside += ",turn_based=True";
  if (utility != numbers::Utility::score) {
    inside += fmt::format(",utility={}", utility_names[static_cast<std::size_t>(utility)]);
  }
  return fmt::format("{}({})", name(), inside);
}

const bots::Entry& PyGame::entry() const {
  if (!own_content) return **catalogue().find(rules().info().name);
  if (own_catalogue_ == nullptr) {
    auto own = std::make_unique<bots::Catalogue>(bots::all_games());
    value_of(own->read_bots(files));
    own_catalogue_ = std::move(own);
  }
  return **own_catalogue_->find(rules().info().name);
}

Seat PyGame::seat(int player) const {
  if (player < 0 || player >= players()) {
    refuse_with(Reason::bad_value,
                fmt::format("there is no player {}: they are numbered from 0 to {}", player,
                            players() - 1));
  }
  return seat_at(player);
}

void bind_game(py::module_& module) {
  module.def("make_game", &make_game, py::arg("name"), py::arg("players") = 0,
             py::arg("options") = std::vector<std::pair<std::string, std::string>>(),
             py::arg("turn_based") = false, py::arg("utility") = "score",
             py::arg("content") = std::map<std::string, std::string>());
  module.def("games", &games, "Every game there is, with its options.");
  module.def("content_files", [] {
    const ContentFiles files = built_in_content();
    return std::map<std::string, std::string>(files.begin(), files.end());
  });
  module.def(
      "read_pack", [](const std::string& text) { return files_of(value_of(parse_pack(text))); },
      py::arg("pack"));
  module.def(
      "read_pack",
      [](const std::map<std::string, std::string>& folder) {
        return files_of(value_of(pack_of({folder.begin(), folder.end()})));
      },
      py::arg("pack"));
  module.def("check_content", &check_content, py::arg("files"));

  py::class_<PyGame, GamePtr>(module, "Game")
      .def("name", &PyGame::name)
      .def("num_players", &PyGame::players)
      .def("num_distinct_actions", [](const PyGame& g) { return g.numbered->action_count(); })
      .def("numbering_version", [](const PyGame& g) { return g.numbered->numbering_version(); })
      .def("max_chance_outcomes", [](const PyGame& g) { return g.numbered->max_outcomes(); })
      .def("max_game_length",
           [](const PyGame& g) { return g.rules().bounds().length * numbers::Sequence::capacity; })
      .def("min_utility", [](const PyGame& g) { return utility_range(g).first; })
      .def("max_utility", [](const PyGame& g) { return utility_range(g).second; })
      .def("utility_sum",
           [](const PyGame& g) -> py::object {
             if (g.utility == numbers::Utility::win) return py::float_(1.0);
             return py::none();
           })
      .def("observation_tensor_shape",
           [](const PyGame& g) { return std::vector<int>{g.numbered->layout().size()}; })
      .def("observation_tensor_size", [](const PyGame& g) { return g.numbered->layout().size(); })
      .def("planes", &planes, "Name, offset and shape of each part of an observation.")
      .def(
          "action_name",
          [](const PyGame& g, int action) {
            if (action < 0 || action >= g.numbered->action_count()) {
              refuse_with(Reason::bad_value, fmt::format("there is no action {}", action));
            }
            return g.numbered->action_name(action);
          },
          py::arg("action"))
      .def("get_parameters", &parameters)
      .def("is_simultaneous", &PyGame::simultaneous)
      .def("is_turn_based", [](const PyGame& g) { return g.turn_based; })
      .def("hides",
           [](const PyGame& g) { return g.rules().info().hidden || g.rules().info().simultaneous; })
      .def("info",
           [](const PyGame& g) {
             const GameInfo& info = g.rules().info();
             return py::make_tuple(info.title, info.min_players, info.max_players);
           })
      .def("content_hash", [](const PyGame& g) { return hash_text(g.rules().content_hash()); })
      .def("content",
           [](const PyGame& g) {
             std::map<std::string, std::string> own;
             if (g.own_content) own = {g.files.begin(), g.files.end()};
             return own;
           })
      .def("new_initial_state",
           [](const GamePtr& g) { return PyState(g, numbers::Play(g->numbered)); })
      .def(
          "deserialize_state",
          [](const GamePtr& g, const std::string& text) {
            return PyState(g, value_of(numbers::Play::load(g->numbered, text)));
          },
          py::arg("text"))
      .def("__str__", &PyGame::text)
      .def("__repr__", &PyGame::text)
      .def("__eq__",
           [](const PyGame& a, const PyGame& b) {
             return a.text() == b.text() && a.rules().content_hash() == b.rules().content_hash();
           })
      .def("__hash__", [](const PyGame& g) { return std::hash<std::string>()(g.text()); });
}

}  // namespace townsmith::python
