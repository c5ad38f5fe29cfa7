#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <random>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/saves.h"
#include "cli/session.h"
#include "cli/text.h"

namespace townsmith::cli {
namespace {

/// Something to know beforehand, apart from what the game says.
void note(const Context& context, const Text& text) {
  fmt::print(stderr, "{}\n", context.language.say(text));
}

/// The game to play; asked for if the command line names none.
Result<std::string> ask_for_game(const Context& context) {
  std::vector<const GameInfo*> games;
  for (const auto& entry : context.catalogue.entries()) games.push_back(&entry->type().info());
  fmt::print("{}\n", context.language.say(say("which-game")));
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Text tagline(games[i]->name, "tagline", {}, std::string(games[i]->tagline));
    fmt::print("  {}  {}: {}\n", i + 1, games[i]->title, context.language.say(tagline));
  }
  std::string line;
  while (true) {
    fmt::print("{}: ", context.language.say(say("game-number")));
    std::fflush(stdout);
    if (!std::getline(std::cin, line)) break;
    const auto number = parse_int(line);
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (line == games[i]->name || number == static_cast<int>(i) + 1) {
        return std::string(games[i]->name);
      }
    }
  }
  fmt::print("\n");
  std::vector<Text> names;
  for (const GameInfo* game : games) names.push_back(literal(std::string(game->name)));
  return refuse(Reason::bad_value, say("name-a-game", {{"games", std::move(names)}}));
}

std::uint64_t seed_of(const PlayArgs& args) {
  if (args.seed) return *args.seed;
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

/// Who sits where if nobody said: you, and the weakest bot in every other seat.
std::vector<std::string> seats_of(const PlayArgs& args, int players) {
  if (!args.seats.empty()) return split(args.seats, ',');
  std::vector<std::string> seats(static_cast<std::size_t>(players),
                                 std::string(bots::known_bots().front().name));
  seats.front() = "you";
  return seats;
}

Result<> run_session(const Context& context, Session& session, bool lines) {
  const bool terminal = ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1;
  if (lines || !terminal) return play_in_lines(session);
  return play_on_screen(session, context.stop);
}

Result<> resume_file(const Context& context, const PlayArgs& args, const std::string& save) {
  TRY(const Record record, read_record(save, 1));
  TRY(OpenedGame opened, open_game(context, record));
  Session session(*opened.entry, std::move(opened.game), context.language, seed_of(args), save);
  TRY(session.resume(record));
  return run_session(context, session, args.lines);
}

/// The game that was played last; says which it is, and which others there are.
Result<> resume_last(const Context& context, const PlayArgs& args) {
  TRY(const auto entry, context.catalogue.find(args.game.game));
  const Saves saves = saved_games(args.game.game);
  for (const Text& why : saves.unreadable) note(context, say("save-left-out", {{"why", why}}));
  if (saves.unfinished.empty()) {
    return refuse(Reason::not_allowed,
                  say("no-unfinished-game",
                      {{"game", entry->type().info().title}, {"folder", save_folder()}}));
  }
  note(context, say("resuming", {{"file", saves.unfinished.front()}}));
  if (saves.unfinished.size() > 1) {
    note(context, say("other-unfinished"));
    for (std::size_t i = 1; i < saves.unfinished.size(); ++i) {
      fmt::print(stderr, "  {}\n", saves.unfinished[i]);
    }
  }
  return resume_file(context, args, saves.unfinished.front());
}

/// "2026-11-16 04:30", in the time of this place.
std::string local_time(std::int64_t seconds) {
  const auto time = static_cast<std::time_t>(seconds);
  std::tm parts{};
  ::localtime_r(&time, &parts);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1,
                     parts.tm_mday, parts.tm_hour, parts.tm_min);
}

/// Lists the saved games, and opens the one that is asked for.
Result<> open_saved(const Context& context, const PlayArgs& args) {
  if (!args.game.game.empty()) TRY(context.catalogue.find(args.game.game));
  const std::vector<SavedGame> saves = list_saves(args.game.game);
  if (saves.empty()) {
    note(context, say("no-saved-game", {{"folder", save_folder()}}));
    return {};
  }
  for (std::size_t i = 0; i < saves.size(); ++i) {
    const SavedGame& save = saves[i];
    const auto entry = context.catalogue.find(save.game);
    std::string names;
    for (const std::string& name : save.names) names += (names.empty() ? "" : ", ") + name;
    fmt::print("{:>3}  {}  {} ({})  {}\n     {}\n", i + 1, local_time(save.changed),
               entry ? (*entry)->type().info().title : std::string_view(save.game), names,
               context.language.say(say(save.finished ? "saved-finished" : "saved-running",
                                        {{"moves", save.moves}})),
               save.file);
  }
  if (::isatty(STDIN_FILENO) != 1) return {};
  fmt::print("{}: ", context.language.say(say("saved-number")));
  std::fflush(stdout);
  std::string line;
  if (!std::getline(std::cin, line) || line.empty()) return {};
  const auto number = parse_int(line);
  if (!number || *number < 1 || static_cast<std::size_t>(*number) > saves.size()) {
    return refuse(Reason::bad_value, say("no-such-saved-game", {{"count", saves.size()}}));
  }
  return resume_file(context, args, saves[static_cast<std::size_t>(*number) - 1].file);
}

/// The file a new game is kept in. What a named one holds is moved out of the way.
Result<std::string> file_for(const Context& context, const PlayArgs& args) {
  if (args.save.empty()) return new_save(args.game.game);
  TRY(make_folder_for(args.save));
  if (!std::filesystem::exists(args.save)) return args.save;
  const Result<Record> record = read_record(args.save, 1);
  const bool unfinished = record && !record->finished;
  TRY(const std::string kept, set_aside(args.save, unfinished));
  note(context, say(unfinished ? "kept-unfinished" : "kept-other", {{"file", kept}}));
  return args.save;
}

}  // namespace

Result<> play(const Context& context, const PlayArgs& given) {
  PlayArgs args = given;
  if (args.saved) return open_saved(context, args);
  const bool in_record = args.resume && !args.save.empty();
  if (args.game.game.empty() && !in_record) {
    TRY(args.game.game, ask_for_game(context));
  }
  if (args.resume) {
    return args.save.empty() ? resume_last(context, args) : resume_file(context, args, args.save);
  }
  TRY(const std::string name, name_of_user(args.name, context.language));
  const int named = args.seats.empty() ? 0 : static_cast<int>(split(args.seats, ',').size());
  TRY(OpenedGame opened, open_game(context, args.game, named));
  const int players = opened.game->setup().players;
  Session session(*opened.entry, std::move(opened.game), context.language, seed_of(args));
  TRY(session.seat(seats_of(args, players), name));
  // Only now: whatever is refused leaves the saved games alone.
  TRY(const std::string file, file_for(context, args));
  TRY(session.begin(file));
  return run_session(context, session, args.lines);
}

}  // namespace townsmith::cli
