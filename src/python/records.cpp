// Games as arrays: of records, and of games that bots play.
#include <fmt/format.h>

#include "core/record.h"
#include "core/replay.h"
#include "python/objects.h"

namespace townsmith::python {
namespace {

using numbers::Action;
using numbers::NumberedGame;
using numbers::Play;
using numbers::Sequence;

/// A row for each action of some games.
struct Rows {
  const NumberedGame& game;
  bool with_observations;
  bool with_masks;
  std::vector<float> observations;
  std::vector<std::uint8_t> masks;  ///< as bits
  std::vector<std::int32_t> actions;
  std::vector<std::int8_t> players;
  std::vector<std::int32_t> games;
  std::vector<float> returns;  ///< of every game and seat
  std::int32_t count = 0;      ///< games

  void add(const AnyObserved& seen, const AnyState& state, Seat seat, const Sequence& begun,
           Action action) {
    if (with_observations) {
      const std::size_t size = observations.size();
      observations.resize(size + static_cast<std::size_t>(game.layout().size()));
      game.write(seen, begun, observations.data() + size);
    }
    if (with_masks) {
      numbers::ActionSet legal;
      game.legal(state, seat, begun, legal);
      for (int i = 0; i < game.mask_bytes(); ++i) {
        masks.push_back(static_cast<std::uint8_t>(legal.word_at(i / 8) >> (8 * (i % 8))));
      }
    }
    actions.push_back(action);
    players.push_back(static_cast<std::int8_t>(index(seat)));
    games.push_back(count);
  }
  void end(const AnyState& state, numbers::Utility utility) {
    for (const double one : numbers::utilities(game.rules(), state, utility)) {
      returns.push_back(static_cast<float>(one));
    }
    ++count;
  }

  py::dict arrays() && {
    const auto rows = static_cast<py::ssize_t>(actions.size());
    py::dict out;
    if (with_observations) {
      out["observations"] = array_from(std::move(observations), {rows, game.layout().size()});
    }
    if (with_masks) out["masks"] = array_from(std::move(masks), {rows, game.mask_bytes()});
    out["actions"] = array_from(std::move(actions), {rows});
    out["players"] = array_from(std::move(players), {rows});
    out["games"] = array_from(std::move(games), {rows});
    out["returns"] = array_from(std::move(returns), {count, game.rules().setup().players});
    return out;
  }
};

PyState read_record(const std::string& text, const GamePtr& given) {
  const Record record = value_of(parse_record(text));
  const GamePtr game = given ? given : game_of(record);
  return PyState(game, value_of(Play::from_record(game->numbered, record)));
}

py::dict records_to_arrays(const std::vector<std::string>& parts, const GamePtr& given,
                           bool observations, bool masks) {
  if (parts.empty()) refuse_with(Reason::bad_record, "there is no record in this text");
  const GamePtr game = given ? given : game_of(value_of(parse_record(parts.front())));
  Rows rows{*game->numbered, observations, masks, {}, {}, {}, {}, {}, {}};
  {
    const py::gil_scoped_release released;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto record = parse_record(parts[i]);
      const auto add = [&rows](const Play& play, Seat seat, Action action) {
        rows.add(play.seen(seat), play.state(), seat, play.begun(seat), action);
      };
      const auto play = record ? Play::from_record(game->numbered, *record, add)
                               : Result<Play>(tl::unexpected(record.error()));
      if (!play) {
        refuse_with(play.error().reason,
                    fmt::format("record {}: {}", i + 1, built_in_english().say(play.error().text)));
      }
      rows.end(play->state(), game->utility);
    }
  }
  return std::move(rows).arrays();
}

/// Notes what bots do.
class Onlooker final : public bots::Watcher {
 public:
  Onlooker(Rows& rows, numbers::Utility utility) : rows_(rows), utility_(utility) {}

  void decided(const AnyState& state, const AnyMemory& /*memory*/, Seat seat,
               const AnyMove& move) override {
    const Sequence actions = rows_.game.sequence(state, seat, move);
    const AnyObserved seen = rows_.game.rules().observe(state, seat);
    Sequence begun;
    for (int i = 0; i < actions.size; ++i) {
      rows_.add(seen, state, seat, begun, actions[i]);
      begun.push(actions[i]);
    }
  }
  void ended(const AnyState& state) override { rows_.end(state, utility_); }

 private:
  Rows& rows_;
  numbers::Utility utility_;
};

py::dict play_games(const GamePtr& game, const std::vector<std::string>& names, std::uint64_t games,
                    std::uint64_t seed, std::uint64_t first, bool observations, bool masks) {
  Rows rows{*game->numbered, observations, masks, {}, {}, {}, {}, {}, {}};
  Onlooker onlooker(rows, game->utility);
  bots::GameSeries batch;
  batch.seed = seed;
  batch.first = first;
  batch.count = games;
  batch.watcher = &onlooker;
  const bots::Entry& entry = game->entry();
  {
    const py::gil_scoped_release released;
    value_of(entry.play_games(game->rules(), names, batch,
                              [](const bots::GameResult&) { return true; }));
  }
  return std::move(rows).arrays();
}

}  // namespace

void bind_records(py::module_& module) {
  module.def("read_record", &read_record, py::arg("text"), py::arg("game") = nullptr);
  module.def("records_to_arrays", &records_to_arrays, py::arg("records"), py::arg("game") = nullptr,
             py::arg("observations") = true, py::arg("masks") = false);
  module.def("play_games", &play_games, py::arg("game"), py::arg("bots"), py::arg("games"),
             py::arg("seed") = 1, py::arg("first") = 0, py::arg("observations") = true,
             py::arg("masks") = false);
}

}  // namespace townsmith::python
