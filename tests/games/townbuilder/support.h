#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/content_files.h"
#include "games/townbuilder/townbuilder.h"
#include "words.h"

namespace townsmith::townbuilder {

using Names = std::vector<std::string>;
using NameSet = std::set<std::string>;

inline constexpr Seat seat_0 = seat_at(0);
inline constexpr Seat seat_1 = seat_at(1);
inline constexpr Seat seat_2 = seat_at(2);
inline constexpr Seat seat_3 = seat_at(3);

inline const Content& built_in() {
  static const Content content = [] {
    const ContentFiles files = built_in_content();
    ContentReader reader(files);
    return read_content(reader);
  }();
  return content;
}

inline TownBuilder make(int players, const OptionValues& options = {{"first", "0"}},
                        const Content& content = built_in()) {
  return {*make_setup(TownBuilder::info(), players, options), content};
}

/// A table set up by hand and played in notation. It is seat 0's turn, who is also first; whatever
/// is not placed lies in the deck. Nature draws what it is told to, or else the lowest number.
class Table final : private ChanceSource {
 public:
  explicit Table(int players, const Content& content = built_in())
      : game(make(players, {{"first", "0"}}, content)), state(game.start()) {
    state.phase = Phase::act;
    state.actions = 2;
    state.deck_judges = static_cast<std::uint8_t>(game.seating().judges_below.size());
    for (int judge = 0; judge < game.seating().judges_open; ++judge) {
      state.judges = static_cast<std::uint8_t>(state.judges | (1U << judge));
    }
  }

  // Placing.

  Card card(std::string_view name) const {
    for (int i = 0; i < static_cast<int>(game.content().cards.size()); ++i) {
      if (game.name_of(card_at(i)) == name) return card_at(i);
    }
    ADD_FAILURE() << "no card " << name;
    return Card{};
  }
  CardSet set(const Names& names) const {
    CardSet cards;
    for (const std::string& name : names) cards.set(index(card(name)));
    return cards;
  }
  Table& row(const Names& names) { return place(state.row, names); }
  Table& discards(const Names& names) { return place(state.discard, names); }
  Table& built(const Names& names, Seat seat = seat_0) {
    return place(state.buildings[seat], names);
  }
  /// Completed this turn, too.
  Table& fresh(const Names& names) {
    built(names);
    for (const std::string& name : names) {
      const Card one = card(name);
      if (game.tables().builds.test(index(one))) state.ready.set(index(one));
      ++state.completed;
      state.completed_types = static_cast<std::uint8_t>(
          state.completed_types | (1U << static_cast<unsigned>(game.info_of(one).type)));
    }
    return *this;
  }
  Table& started(const std::string& name, const Names& under = {}, Seat seat = seat_0) {
    place(state.foundations[seat], {name});
    for (const std::string& resource : under) {
      place(state.attached, {resource});
      state.under[slot(card(resource))] = static_cast<std::uint8_t>(number(card(name)));
      Load& load = state.load[slot(card(name))];
      load = load + game.tables().gift[slot(card(resource))];
    }
    return *this;
  }
  Table& gold(const Names& names, Seat seat = seat_0) {
    for (const std::string& name : names) {
      std::size_t end = 0;
      while (state.gold_line[end] != 0) ++end;
      place(state.gold[seat], {name});
      state.gold_line[end] = static_cast<std::uint8_t>(number(card(name)));
      if (name == "Bank") state.doubled.set(index(card(name)));
    }
    return *this;
  }
  Table& tokens(int count, Seat seat = seat_0) {
    state.tokens[seat] = static_cast<std::uint16_t>(count);
    return *this;
  }
  Table& awards(const Names& names) {
    for (const std::string& name : names) {
      state.awards_open = static_cast<std::uint8_t>(state.awards_open | (1U << award(name)));
    }
    return *this;
  }
  int award(std::string_view name) const {
    for (std::size_t i = 0; i < game.content().awards.size(); ++i) {
      if (game.content().awards[i].name == name) return static_cast<int>(i);
    }
    ADD_FAILURE() << "no award " << name;
    return 0;
  }
  /// Exactly these judges are out, by type.
  Table& judges(const Names& types) {
    state.judges = 0;
    for (const std::string& type : types) {
      for (std::size_t i = 0; i < game.content().judges.size(); ++i) {
        const unsigned bit = 1U << i;
        if (name_of(game.content().judges[i]) != type || (state.judges & bit) != 0) continue;
        state.judges = static_cast<std::uint8_t>(state.judges | bit);
        break;
      }
    }
    return *this;
  }
  /// The deck is exactly these cards, with N judges left that lie where they lay at first;
  /// what is placed nowhere is out of this test.
  Table& deck(const Names& names, int deck_judges = 0) {
    state.unseen = set(names);
    state.out = 0;
    state.deck_judges = static_cast<std::uint8_t>(deck_judges);
    return *this;
  }

  // Playing.

  /// Draws to come, by name: "Mill", "judge 2".
  Table& next(const Names& names) {
    upcoming_.insert(upcoming_.end(), names.begin(), names.end());
    return *this;
  }
  /// Makes moves that must be legal, and lets nature act after each.
  Table& play(const Names& moves) {
    for (const std::string& text : moves) {
      const Result<Move> move = game.parse(state, state.active, text);
      if (!move) {
        ADD_FAILURE() << text << ": " << said(move.error());
        return *this;
      }
      if (const auto legal = game.check(state, state.active, *move); !legal) {
        ADD_FAILURE() << text << ": " << said(legal.error());
        return *this;
      }
      Chance chance(*this);
      townsmith::play(game, state, state.active, *move, chance);
    }
    return *this;
  }

  // Asking.

  NameSet legal() const {
    MoveList<TownBuilder> moves;
    game.legal_moves(state, state.active, moves);
    NameSet texts;
    for (const Move& move : moves) texts.insert(game.notate(state, state.active, move));
    EXPECT_EQ(static_cast<int>(texts.size()), moves.size());
    return texts;
  }
  /// The legal moves that begin like this.
  NameSet legal(std::string_view beginning) const {
    NameSet texts;
    for (const std::string& text : legal()) {
      if (text.starts_with(beginning)) texts.insert(text);
    }
    return texts;
  }
  bool can(const std::string& text) const { return legal().contains(text); }
  /// Why a move is refused, as reason and sentence.
  std::string refusal(std::string_view text) const {
    const Result<Move> move = game.parse(state, state.active, text);
    if (!move) return said(move.error());
    const Result<> legal = game.check(state, state.active, *move);
    if (legal) return "";
    return std::string(townsmith::name_of(legal.error().reason)) + ": " + said(legal.error());
  }
  NameSet names(CardSet cards) const {
    NameSet all;
    cards.for_each([&](int i) { all.insert(game.name_of(card_at(i))); });
    return all;
  }
  NameSet row() const { return names(state.row); }
  NameSet discards() const { return names(state.discard); }
  NameSet deck() const { return names(state.unseen); }
  NameSet buildings(Seat seat = seat_0) const { return names(state.buildings[seat]); }
  NameSet foundations(Seat seat = seat_0) const { return names(state.foundations[seat]); }
  NameSet under(std::string_view foundation) const {
    return names(game.cards_under(state, card(foundation)));
  }
  NameSet gold_cards(Seat seat = seat_0) const { return names(state.gold[seat]); }
  int gold_of(Seat seat = seat_0) const { return game.gold_of(state, seat); }
  int score(Seat seat = seat_0) const { return game.score(state, seat); }

  TownBuilder game;
  State state;
  std::vector<std::string> draws;  ///< labels, as nature asked for them

 private:
  Table& place(CardSet& where, const Names& names) {
    for (const std::string& name : names) {
      where.set(index(card(name)));
      state.unseen.reset(index(card(name)));
    }
    return *this;
  }

  std::uint32_t draw(std::uint32_t n, const Label& label) override {
    draws.push_back(label.text());
    if (upcoming_.empty()) return 0;
    const std::string name = upcoming_.front();
    upcoming_.pop_front();
    int at = 0;
    if (label.text() == "judge") {
      const int wanted = name.back() - '1';
      for (int judge = 0; judge < wanted; ++judge)
        at += ((state.judges >> judge) & 1U) == 0 ? 1 : 0;
      EXPECT_TRUE(name.starts_with("judge")) << name << " was to be drawn, not a judge";
    } else {
      EXPECT_TRUE(state.unseen.test(index(card(name)))) << name << " is not in the deck";
      for (int i = 0; i < index(card(name)); ++i) at += state.unseen.test(i) ? 1 : 0;
    }
    EXPECT_LT(static_cast<std::uint32_t>(at), n);
    return static_cast<std::uint32_t>(at);
  }

  std::deque<std::string> upcoming_;
};

}  // namespace townsmith::townbuilder
