#include <fmt/format.h>

#include "lab/threads.h"
#include "numbers/player.h"
#include "python/objects.h"

namespace townsmith::python {
namespace {

using numbers::Play;
using numbers::Sequence;

/// A bot, with the game it was made for.
class PyBot {
 public:
  PyBot(GamePtr game, std::string name, std::uint64_t seed)
      : game_(std::move(game)),
        name_(std::move(name)),
        player_(value_of(numbers::Player::make(game_->entry(), game_->numbered, name_, seed))) {}

  int step(const PyState& state, std::optional<int> player) {
    const Seat seat = state.seat_or_current(player);
    const py::gil_scoped_release released;
    return value_of(player_.step(state.play(), seat));
  }
  std::string move(const PyState& state, std::optional<int> player) {
    const Seat seat = state.seat_or_current(player);
    const py::gil_scoped_release released;
    const AnyMove move = value_of(player_.move(state.play(), seat));
    return state.play().rules().notate(state.play().state(), seat, move);
  }
  const std::string& name() const { return name_; }
  void restart(std::uint64_t seed) { player_.restart(seed); }

 private:
  GamePtr game_;
  std::string name_;
  numbers::Player player_;
};

py::list hint(const PyState& state, std::optional<int> player, int simulations, int count,
              std::uint64_t seed, int threads) {
  const Play& play = state.play();
  const Seat seat = state.seat_or_current(player);
  if (!play.actors().contains(seat)) {
    refuse_with(Reason::not_your_turn,
                fmt::format("player {} has nothing to decide here", index(seat)));
  }
  if (simulations < 0 || count < 1 || threads < 1) {
    refuse_with(Reason::bad_value, "simulations, count and threads are positive numbers");
  }
  bots::Question question;
  question.simulations = simulations;
  question.seed = seed;
  question.reasons = count;
  const AnyObserved seen = play.seen(seat);
  const AnyMemory memory = play.memory(seat);
  bots::Advice advice;
  const bots::Entry& entry = state.game()->entry();
  {
    const py::gil_scoped_release released;
    advice = entry.advise(play.rules(), seen, memory, question, lab::in_threads(threads));
  }
  py::list out;
  for (const bots::Opinion& one : advice) {
    if (static_cast<int>(out.size()) == count) break;
    const Sequence actions = play.game().sequence(play.state(), seat, one.move);
    py::list why;
    for (const bots::ExpectedChange& change : one.why) {
      py::dict reason;
      reason["reason"] = change.reason;
      reason["text"] = built_in_english().say(change.text);
      reason["points"] = change.points;
      why.append(reason);
    }
    py::dict opinion;
    opinion["move"] = play.rules().notate(play.state(), seat, one.move);
    opinion["actions"] =
        std::vector<int>(actions.actions.begin(), actions.actions.begin() + actions.size);
    opinion["value"] = one.value;
    opinion["loss"] = one.loss;
    opinion["simulations"] = one.simulations;
    opinion["why"] = why;
    out.append(opinion);
  }
  return out;
}

}  // namespace

void bind_bots(py::module_& module) {
  const auto player = py::arg("player") = py::none();
  module.def("bots", [] {
    std::vector<std::pair<std::string, std::string>> all;
    for (const bots::BotInfo& bot : bots::known_bots()) all.emplace_back(bot.name, bot.text);
    return all;
  });
  module.def("hint", &hint, py::arg("state"), player, py::arg("simulations") = 0,
             py::arg("count") = 5, py::arg("seed") = 1, py::arg("threads") = 1);
  py::class_<PyBot>(module, "Bot")
      .def(py::init<GamePtr, std::string, std::uint64_t>(), py::arg("game"), py::arg("name"),
           py::arg("seed") = 1)
      .def("step", &PyBot::step, py::arg("state"), player)
      .def("move", &PyBot::move, py::arg("state"), player)
      .def("restart", &PyBot::restart, py::arg("seed") = 1)
      .def_property_readonly("name", &PyBot::name);
}

}  // namespace townsmith::python
