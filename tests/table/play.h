#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "example_games.h"
#include "games/content_files.h"
#include "table/table.h"
#include "words.h"

namespace townsmith::table {

using Kind = Command::Kind;

inline std::unique_ptr<AnyGame> make(std::string_view name, int players,
                                     const OptionValues& options = {}) {
  const bots::Catalogue catalogue = bots::all_games();
  const bots::Entry* entry = *catalogue.find(name);
  const Setup setup = *make_setup(entry->type().info(), players, options);
  return std::move(*entry->type().create(setup, built_in_content()));
}

/// A started table with people in all seats, and short ways to act at it.
struct Play {
  explicit Play(std::string_view name, int players, std::uint64_t seed = 7)
      : game(make(name, players)), table(*game), chance(Random(seed)) {
    for (const Seat seat : SeatSet::first(players)) {
      EXPECT_TRUE(table.handle({Kind::sit, seat, "Player " + std::to_string(index(seat))}, chance));
    }
    EXPECT_TRUE(table.handle({Kind::start, seat_at(0), ""}, chance));
  }

  Result<std::vector<Event>> send(Kind kind, int seat, const std::string& text = {}) {
    return table.handle({kind, seat_at(seat), text}, chance).map([](auto events) {
      return std::vector<Event>(events.begin(), events.end());
    });
  }
  std::vector<std::string> moves(int seat) const {
    std::vector<std::string> out;
    const AnyObserved seen = table.position(seat_at(seat));
    for (const AnyMove& move : table.legal_moves(seat_at(seat))) {
      out.push_back(game->notate(seen.state(), seat_at(seat), move));
    }
    return out;
  }
  /// The first legal move that starts like this.
  std::string move_like(int seat, std::string_view start) const {
    for (const std::string& text : moves(seat)) {
      if (text.starts_with(start)) return text;
    }
    ADD_FAILURE() << "no move starts with " << start;
    return {};
  }
  table::TableView view(Viewer viewer) const {
    return table::view(*game, table.glimpse(viewer), {}, english());
  }
  std::string shown(Viewer viewer) const { return schema::to_json(view(viewer), english()); }
  std::string position(Viewer viewer) const { return view(viewer).position.json; }
  /// Plays the seat's open round with its first legal moves, and says how many there were.
  std::size_t play_round(int seat) {
    std::size_t count = 0;
    for (; table.to_move(seat_at(seat)); ++count) {
      const auto sent = send(Kind::move, seat, moves(seat).front());
      EXPECT_TRUE(sent);
      if (!sent) break;
    }
    return count;
  }
  void play_to_the_end() {
    while (!table.over()) {
      const int seat = index(table.waiting_for().front());
      if (table.can_commit(seat_at(seat))) {
        ASSERT_TRUE(send(Kind::commit, seat));
      } else {
        const std::vector<std::string> all = moves(seat);
        ASSERT_TRUE(send(Kind::move, seat, all[all.size() / 2]));
      }
    }
  }

  std::unique_ptr<AnyGame> game;
  Table table;
  Chance chance;
};

template <class T>
void expect_refused(const Result<T>& result, Reason reason) {
  ASSERT_FALSE(result);
  EXPECT_EQ(name_of(result.error().reason), name_of(reason)) << said(result.error());
  EXPECT_FALSE(said(result.error()).empty());
}

}  // namespace townsmith::table
