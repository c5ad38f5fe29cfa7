#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "table/table.h"

namespace townsmith::cli {

/// A game at this terminal: a table, the bots in its seats, the luck, and the file it is saved in.
/// Every change is on disk before anybody is told of it.
class Session {
 public:
  Session(const bots::Entry& entry, std::unique_ptr<AnyGame> game, const Language& language,
          std::uint64_t seed, std::string save_file = {});

  /// Seats people and bots ("you" or a bot's name for each seat).
  Result<> seat(const std::vector<std::string>& seats, const std::string& name);
  /// Starts; from now on the game is kept in the file.
  Result<> begin(std::string save_file);
  /// Resumes a saved game.
  Result<> resume(const Record& record);

  /// Does what a person asks, and then what the bots answer. Tells what happened.
  Result<std::vector<table::Event>> send(const table::Command& command);

  bool resumed() const { return resumed_; }
  const table::Table& table() const { return *table_; }
  const AnyGame& game() const { return *game_; }
  const bots::Entry& entry() const { return entry_; }
  const std::string& save_file() const { return save_file_; }
  /// What people here speak.
  const Language& language() const { return language_; }
  std::string say(const Text& text) const { return language_.say(text); }
  /// The person who has something to do; the lowest seat if there are several.
  std::optional<Seat> person_to_act() const;
  /// People at this terminal; with several, hidden things need a curtain between them.
  int people() const;
  /// Must the screen be empty while it is handed from one person to another?
  bool needs_curtain() const;
  /// Everything that has happened, also what not everybody may know.
  const std::vector<table::Event>& log() const { return table_->log(); }
  /// A seat's name, for sentences.
  Text name_of(Seat seat) const;
  /// The same without how well a bot plays.
  Text brief_name_of(Seat seat) const;
  /// The board, with the players' names.
  Drawing draw(const AnyObserved& seen) const;

 private:
  Result<> check_bots() const;
  Result<> let_bots_act(std::vector<table::Event>& events);
  Result<> handle(const table::Command& command, std::vector<table::Event>& events);
  Result<> save();
  void name_players();

  const bots::Entry& entry_;
  std::shared_ptr<const AnyGame> game_;
  Language language_;
  Language board_language_;
  std::unique_ptr<table::Table> table_;
  Chance chance_;
  Random whims_;
  std::string save_file_;
  bool resumed_ = false;
};

/// What the person is called: as said on the command line, or by the system. What is not UTF-8 is
/// refused: no record could hold it.
Result<std::string> name_of_user(const std::string& said, const Language& language);

/// What happened, in sentences, as far as the viewer may know it. What was drawn in one go is one
/// sentence.
std::vector<std::string> news(const Session& session, std::span<const table::Event> events,
                              Viewer viewer);

/// How the game ended, in a few lines, with every seat's score sheet.
std::vector<std::string> closing_lines(const Session& session);

/// The terminal client on a full screen, with ncurses. Returns when the person quits; if that was
/// by a signal, such as Ctrl-C, it is noted.
Result<> play_on_screen(Session& session, std::atomic<bool>& interrupted);
/// The same without any terminal control: lines in, lines out.
Result<> play_in_lines(Session& session);
/// Where the game is now and how to resume it, for those who leave it.
void print_where_saved(const Session& session);

}  // namespace townsmith::cli
