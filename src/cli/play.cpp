#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <random>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/session.h"

namespace townsmith::cli {
namespace {

std::uint64_t seed_of(const PlayArgs& args) {
  if (args.seed != 0) return args.seed;
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

std::string name_of_user(const PlayArgs& args) {
  if (!args.name.empty()) return args.name;
  const char* user = std::getenv("USER");
  return user != nullptr && *user != '\0' ? user : "You";
}

/// Who sits where if nobody said: you, and the weakest bot in every other seat.
std::vector<std::string> seats_of(const PlayArgs& args, int players) {
  if (!args.seats.empty()) return split(args.seats, ',');
  std::vector<std::string> seats(static_cast<std::size_t>(players),
                                 std::string(bots::known_bots().front().name));
  seats.front() = "you";
  return seats;
}

Result<> run_session(Session& session, bool lines) {
  const bool terminal = ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1;
  if (lines || !terminal) return play_in_lines(session);
  return play_on_screen(session);
}

Result<> resume(const Context& context, const PlayArgs& args, const std::string& save) {
  const Result<Record> record = read_record(save, 1);
  if (!record) return tl::unexpected(record.error());
  Result<OpenedGame> opened = open_game(context, *record);
  if (!opened) return tl::unexpected(opened.error());
  Session session(*opened->entry, std::move(opened->game), seed_of(args), save);
  if (const auto resumed = session.resume(*record); !resumed) return resumed;
  return run_session(session, args.lines);
}

/// A game that was saved unfinished is set aside, not overwritten.
Result<> keep_unfinished(const std::string& save) {
  if (!std::filesystem::exists(save)) return {};
  const Result<Record> record = read_record(save, 1);
  if (record && record->finished) return {};
  const std::string kept = save + ".unfinished";
  std::error_code error;
  std::filesystem::rename(save, kept, error);
  if (error) {
    return refuse(Reason::io_error,
                  fmt::format("cannot set the saved game {} aside: {}", save, error.message()));
  }
  fmt::print(stderr, "The unfinished game was kept as {}.\n", kept);
  return {};
}

}  // namespace

Result<> play(const Context& context, const PlayArgs& args) {
  std::string save = args.save.empty() ? default_save(args.game.game) : args.save;
  if (args.resume) return resume(context, args, save);

  const int named = args.seats.empty() ? 0 : static_cast<int>(split(args.seats, ',').size());
  Result<OpenedGame> opened = open_game(context, args.game, named);
  if (!opened) return tl::unexpected(opened.error());
  if (const auto made = make_folder_for(save); !made) return made;
  if (const auto kept = keep_unfinished(save); !kept) return kept;
  const int players = opened->game->setup().players;
  Session session(*opened->entry, std::move(opened->game), seed_of(args), save);
  if (const auto begun = session.begin(seats_of(args, players), name_of_user(args)); !begun) {
    return begun;
  }
  return run_session(session, args.lines);
}

}  // namespace townsmith::cli
