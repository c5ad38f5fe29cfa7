#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <string>

#include "cli/pages.h"
#include "cli/session.h"
#include "cli/text.h"

// The line client: for scripts, for screen readers, for terminals that can do nothing else. Lines
// that start with "?" are refusals, with "*" things that happened.
namespace townsmith::cli {
namespace {

using table::Command;

class LineClient {
 public:
  explicit LineClient(Session& session) : session_(session) {}

  void run() {
    const bool colour = ::isatty(STDOUT_FILENO) == 1;
    colour_ = colour;
    print_line("lines-welcome", {{"game", session_.game().info().title}});
    if (session_.resumed()) told_ = session_.log().size();
    print_news();
    while (!session_.table().over()) {
      const auto seat = session_.person_to_act();
      if (!seat) break;
      if (seat_ != seat && session_.people() > 1) hand_over(*seat);
      const bool fresh = !seat_ || seat_ != seat || moved_;
      seat_ = seat;
      if (fresh) print_board();
      moved_ = false;
      print_prompt();
      std::string line;
      if (!std::getline(std::cin, line)) {
        fmt::print("\n");
        return;
      }
      if (!execute(line)) return;
    }
    if (session_.table().over()) print_ending();
  }

 private:
  std::string said(std::string_view key, Facts facts = {}) const {
    return session_.say(say(key, facts));
  }
  void print_line(std::string_view key, Facts facts = {}) const {
    fmt::print("{}\n", said(key, facts));
  }

  /// Where people can look over each other's shoulders, the screen is cleared in between.
  void hand_over(Seat seat) {
    if (session_.needs_curtain() && ::isatty(STDIN_FILENO) == 1) {
      fmt::print("\x1b[2J\x1b[3J\x1b[H{} ",
                 said("lines-hand-over", {{"name", session_.name_of(seat)}}));
      std::fflush(stdout);
      std::string ignored;
      std::getline(std::cin, ignored);
    }
    fmt::print("* {}\n", said("lines-turn", {{"name", session_.name_of(seat)}}));
  }

  Viewer viewer() const { return seat_ ? Viewer(*seat_) : Viewer::spectator(); }

  void print_canvas(const Canvas& canvas) const {
    fmt::print("{}", colour_ ? canvas.ansi() : canvas.plain());
  }

  void print_board() const {
    print_canvas(session_.draw(session_.table().position(viewer())).canvas);
  }

  void print_prompt() const {
    const auto& table = session_.table();
    if (table.can_commit(*seat_)) {
      print_line("lines-finish");
    } else {
      print_line("lines-moves", {{"count", table.legal_moves(*seat_).size()}});
    }
    fmt::print("> ");
    std::fflush(stdout);
  }

  void print_news() {
    // What somebody does themselves they know.
    std::vector<table::Event> fresh(session_.log().begin() + static_cast<std::ptrdiff_t>(told_),
                                    session_.log().end());
    told_ = session_.log().size();
    std::erase_if(
        fresh, [](const table::Event& event) { return event.kind == table::Event::Kind::stepped; });
    for (const std::string& line : news(session_, fresh, viewer())) fmt::print("* {}\n", line);
  }

  void print_moves(std::string_view filter, bool explained) const {
    const AnyObserved seen = session_.table().position(*seat_);
    for (const AnyMove& move : session_.table().legal_moves(*seat_)) {
      const std::string text = session_.game().notate(seen.state(), *seat_, move);
      if (text.find(filter) == std::string::npos) continue;
      if (explained) {
        fmt::print("  {:<24} {}\n", text,
                   session_.say(session_.game().explain(seen.state(), *seat_, move).sentence));
      } else {
        fmt::print("  {}\n", text);
      }
    }
  }

  /// A game may have a move that is written like one of our own words.
  bool is_move(std::string_view text) const {
    const AnyObserved seen = session_.table().position(*seat_);
    for (const AnyMove& move : session_.table().legal_moves(*seat_)) {
      if (session_.game().notate(seen.state(), *seat_, move) == text) return true;
    }
    return false;
  }

  void print_score() const {
    const AnyObserved seen = session_.table().position(viewer());
    for (const Seat seat : SeatSet::first(session_.game().setup().players)) {
      print_line("points-of", {{"name", session_.name_of(seat)},
                               {"points", session_.game().score(seen.state(), seat)}});
      for (const ScoreLine& line : session_.game().score_sheet(seen.state(), seat).lines) {
        fmt::print("  {:>4}  {}\n", line.points, session_.say(line.text));
      }
    }
  }

  void print_log() const {
    for (const std::string& line : news(session_, session_.log(), viewer())) {
      fmt::print("  {}\n", line);
    }
  }

  void print_help() const {
    const std::vector<std::pair<Text, std::string_view>> words = {
        {say("lines-moves-key"), "lines-moves-note"},
        {say("lines-explain-key"), "lines-explain-note"},
        {literal("board"), "lines-board-note"},
        {literal("score"), "lines-score-note"},
        {literal("undo"), "lines-undo-note"},
        {literal("restart"), "lines-restart-note"},
        {literal("done"), "lines-done-note"},
        {literal("log"), "lines-log-note"},
        {literal("hint"), "lines-hint-note"},
        {literal("rules"), "lines-rules-note"},
        {literal("reference"), "lines-reference-note"},
        {literal("quit"), "lines-quit-note"},
    };
    print_line("lines-help");
    for (const auto& [word, note] : words) {
      fmt::print("  {:<15} {}\n", session_.say(word), said(note));
    }
  }

  void print_ending() {
    seat_.reset();
    print_board();
    for (const std::string& line : closing_lines(session_)) fmt::print("{}\n", line);
    print_line("record-file", {{"file", session_.save_file()}});
    print_line("review-with", {{"command", "townsmith analyse " + session_.save_file()}});
  }

  void send(Command::Kind kind, const std::string& text) {
    const auto events = session_.send({kind, *seat_, text});
    if (!events) {
      fmt::print("? {}\n", session_.say(events.error().text));
      return;
    }
    moved_ = true;
    print_news();
  }

  /// False when the person wants to leave.
  bool execute(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
    const std::size_t space = line.find(' ');
    const std::string_view word = line.substr(0, space);
    const std::string_view rest =
        space == std::string_view::npos ? std::string_view() : line.substr(space + 1);
    if (line.empty()) return true;
    if (word == "quit" || word == "exit") {
      print_where_saved(session_);
      return false;
    }
    if (word == "help") {
      print_help();
    } else if (word == "moves") {
      print_moves(rest, false);
    } else if (word == "explain") {
      print_moves(rest, true);
    } else if (word == "board") {
      print_board();
    } else if (line == "score") {
      print_score();
    } else if (word == "log") {
      print_log();
    } else if (line == "hint" && !is_move(line)) {
      if (session_.table().can_commit(*seat_)) {
        fmt::print("? {}\n", said("no-move-now"));
      } else {
        print_page(hint_page(session_, *seat_));
      }
    } else if (line == "rules" && !is_move(line)) {
      print_page(rules_page(session_.game(), session_.language()));
    } else if (line == "reference" && !is_move(line)) {
      print_page(reference_page(session_.game(), session_.table().position(viewer()),
                                session_.language()));
    } else if (word == "undo") {
      send(Command::Kind::undo, "");
    } else if (word == "restart") {
      send(Command::Kind::restart, "");
    } else if (word == "done" && !is_move(word)) {
      send(Command::Kind::commit, "");
    } else {
      send(Command::Kind::move, std::string(line));
    }
    return true;
  }

  Session& session_;
  std::optional<Seat> seat_;
  bool moved_ = true;
  bool colour_ = false;
  std::size_t told_ = 0;
};

}  // namespace

Result<> play_in_lines(Session& session) {
  LineClient(session).run();
  return {};
}

}  // namespace townsmith::cli
