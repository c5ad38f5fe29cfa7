#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <string>

#include "cli/saves.h"
#include "cli/session.h"
#include "games/word_files.h"

// The line client: for scripts, for screen readers, for terminals that can do nothing else. Lines
// that start with "?" are refusals, with "*" things that happened.
namespace townsmith::cli {
namespace {

using table::Command;

constexpr std::string_view help_text =
    "Type a move as it is written in the list, or one of these:\n"
    "  moves [TEXT]   the moves you may make, or those that contain TEXT\n"
    "  explain TEXT   what the moves that contain TEXT mean\n"
    "  board          the board again\n"
    "  score          the points of every seat, line by line\n"
    "  undo           take back your last move\n"
    "  restart        take back all your moves of this turn\n"
    "  done           finish your part of the round (games played at the same time)\n"
    "  log            what has happened\n"
    "  quit           leave; the game is saved, and --resume resumes it\n";

class LineClient {
 public:
  explicit LineClient(Session& session) : session_(session) {}

  void run() {
    const bool colour = ::isatty(STDOUT_FILENO) == 1;
    colour_ = colour;
    fmt::print("{}. Type \"help\" for help.\n", session_.game().info().title);
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
      if (!obey(line)) return;
    }
    if (session_.table().over()) print_ending();
  }

 private:
  /// Where people can look over each other's shoulders, the screen is cleared in between.
  void hand_over(Seat seat) {
    if (session_.needs_curtain() && ::isatty(STDIN_FILENO) == 1) {
      fmt::print("\x1b[2J\x1b[3J\x1b[HHand over to {}, who then presses Enter. ",
                 session_.name_of(seat));
      std::fflush(stdout);
      std::string ignored;
      std::getline(std::cin, ignored);
    }
    fmt::print("* {} to move\n", session_.name_of(seat));
  }

  Viewer viewer() const { return seat_ ? Viewer(*seat_) : Viewer::spectator(); }

  void print_canvas(const Canvas& canvas) const {
    fmt::print("{}", colour_ ? canvas.ansi() : canvas.plain());
  }

  void print_board() const {
    print_canvas(session_.game().draw(session_.table().position(viewer()), built_in_english()).canvas);
  }

  void print_prompt() const {
    const auto& table = session_.table();
    if (table.can_commit(*seat_)) {
      fmt::print("Type \"done\" to finish the round, or \"undo\".\n> ");
    } else {
      fmt::print("{} moves to choose from.\n> ", table.legal_moves(*seat_).size());
    }
    std::fflush(stdout);
  }

  void print_news() {
    std::string drawn;  // what is drawn at one moment makes one line
    const auto print_drawn = [&drawn] {
      if (!drawn.empty()) fmt::print("* Drawn: {}\n", drawn);
      drawn.clear();
    };
    for (; told_ < session_.log().size(); ++told_) {
      const table::Event& event = session_.log()[told_];
      if (!event.visible_to(viewer()) || event.kind == table::Event::Kind::stepped) continue;
      if (event.kind == table::Event::Kind::drawn) {
        drawn += (drawn.empty() ? "" : ", ") + event.text;
        continue;
      }
      print_drawn();
      const std::string text = sentence(session_, event);
      if (!text.empty()) fmt::print("* {}\n", text);
    }
    print_drawn();
  }

  void print_moves(std::string_view filter, bool explained) const {
    const AnyObserved seen = session_.table().position(*seat_);
    for (const AnyMove& move : session_.table().legal_moves(*seat_)) {
      const std::string text = session_.game().notate(seen.state(), *seat_, move);
      if (text.find(filter) == std::string::npos) continue;
      if (explained) {
        fmt::print("  {:<24} {}\n", text,
                   built_in_english().say(session_.game().explain(seen.state(), *seat_, move).sentence));
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
      fmt::print("{}: {} points\n", session_.name_of(seat),
                 session_.game().score(seen.state(), seat));
      for (const ScoreLine& line : session_.game().score_sheet(seen.state(), seat).lines) {
        fmt::print("  {:>4}  {}\n", line.points, built_in_english().say(line.text));
      }
    }
  }

  void print_log() const {
    for (const table::Event& event : session_.log()) {
      if (!event.visible_to(viewer())) continue;
      const std::string text = sentence(session_, event);
      if (!text.empty()) fmt::print("  {}\n", text);
    }
  }

  void print_ending() {
    seat_.reset();
    print_board();
    for (const std::string& line : closing_lines(session_)) fmt::print("{}\n", line);
    fmt::print("The record is in {}.\n", session_.save_file());
  }

  void send(Command::Kind kind, const std::string& text) {
    const auto events = session_.send({kind, *seat_, text});
    if (!events) {
      fmt::print("? {}\n", built_in_english().say(events.error().text));
      return;
    }
    moved_ = true;
    print_news();
  }

  /// False when the person wants to leave.
  bool obey(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
    const std::size_t space = line.find(' ');
    const std::string_view word = line.substr(0, space);
    const std::string_view rest =
        space == std::string_view::npos ? std::string_view() : line.substr(space + 1);
    if (line.empty()) return true;
    if (word == "quit" || word == "exit") {
      fmt::print("Saved in {}. Resume with: {}\n", session_.save_file(),
                 resume_command(session_.game().info().name, session_.save_file()));
      return false;
    }
    if (word == "help") {
      fmt::print("{}", help_text);
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
