#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <memory>
#include <optional>
#include <string>

#include "bots/catalogue.h"
#include "core/record.h"
#include "games/word_files.h"
#include "numbers/play.h"

/// The Python module: games, states, batches, bots and records as Python has them.
namespace townsmith::python {

namespace py = pybind11;

/// A refusal, on its way to becoming a Python exception.
struct Refused {
  Reason reason;
  std::string sentence;
};

[[noreturn]] inline void refuse_with(const Problem& problem) {
  throw Refused{problem.reason, built_in_english().say(problem.text)};
}
[[noreturn]] inline void refuse_with(Reason reason, std::string sentence) {
  throw Refused{reason, std::move(sentence)};
}

/// The value of a result, or the exception.
template <class T>
T value_of(Result<T> result) {
  if (!result) refuse_with(result.error());
  if constexpr (!std::is_void_v<T>) return *std::move(result);
}

/// JSON as Python has it.
py::object from_json(const std::string& text);

/// Everybody who can play: the catalogue of the program, with the content that is built in.
const bots::Catalogue& catalogue();

/// A game with its setup, as load_game() makes it.
class PyGame {
 public:
  std::shared_ptr<const numbers::NumberedGame> numbered;
  ContentFiles files;
  bool own_content = false;
  bool turn_based = false;
  numbers::Utility utility = numbers::Utility::score;

  const AnyGame& rules() const { return numbered->rules(); }
  int players() const { return rules().setup().players; }
  std::string name() const { return std::string(rules().info().name); }
  /// "name(players=2,option=3)": load_game() makes the same of it.
  std::string text() const;
  bool simultaneous() const { return rules().info().simultaneous && !turn_based && players() > 1; }
  const bots::Entry& entry() const;
  Seat seat(int player) const;  ///< refused if there is no such player

 private:
  mutable std::unique_ptr<bots::Catalogue> own_catalogue_;
};

using GamePtr = std::shared_ptr<PyGame>;

/// The game that a record is of, with the pack that it carries.
GamePtr game_of(const Record& record);

class PyState {
 public:
  PyState(GamePtr game, numbers::Play play) : game_(std::move(game)), play_(std::move(play)) {}

  const GamePtr& game() const { return game_; }
  const numbers::Play& play() const { return play_; }
  numbers::Play& play() { return play_; }

  int current_player() const;
  bool is_simultaneous() const { return current_player() == numbers::simultaneous_players; }
  /// The player meant where none is named.
  int player_or_current(std::optional<int> player) const;
  Seat seat_or_current(std::optional<int> player) const;

 private:
  GamePtr game_;
  numbers::Play play_;
};

void bind_game(py::module_& module);
void bind_state(py::module_& module);
void bind_batch(py::module_& module);
void bind_bots(py::module_& module);
void bind_records(py::module_& module);
void bind_lab(py::module_& module);

/// A new array with the values of a vector, which it takes over.
template <class T>
py::array_t<T> array_from(std::vector<T>&& values, std::vector<py::ssize_t> shape) {
  auto* kept = new std::vector<T>(std::move(values));
  py::capsule owner(kept, [](void* p) { delete static_cast<std::vector<T>*>(p); });
  return py::array_t<T>(std::move(shape), kept->data(), owner);
}

}  // namespace townsmith::python
