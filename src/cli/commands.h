#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "cli/serve.h"
#include "core/any_game.h"
#include "core/language.h"
#include "fair/committed_seed.h"
#include "lab/contest.h"

namespace townsmith::cli {

/// What every command works with.
struct Context {
  const bots::Catalogue& catalogue;
  const ContentFiles& built_in;
  const ContentFiles& content;       ///< built in, with files of --content in their place
  const std::string& own_content;    ///< what --content names; empty: nothing
  const Language& language;          ///< English for all that is not for players
  const std::string& language_name;  ///< as servers and pages call it
  std::atomic<bool>& stop;           ///< set by Ctrl-C
};

struct GameArgs {
  std::string game;
  int players = 0;  ///< 0: the usual number, or as many as seats are named
  std::vector<std::string> options;
};

struct PlayArgs {
  GameArgs game;
  std::string seats;
  std::string name;
  std::optional<std::uint64_t> seed;  ///< without one: from the system
  bool lines = false;
  bool resume = false;
  bool saved = false;  ///< list the saved games
  std::string save;
};

struct JoinArgs {
  std::string link;
  std::string name;
};

struct MatchArgs {
  GameArgs game;
  std::string seats;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 0;  ///< 0: as many as there are cores
  std::string records;
  bool force = false;  ///< overwrite what is there
  bool json = false;
};

struct ContestArgs {
  GameArgs game;
  std::string bots;
  bool ladder = false;  ///< only neighbours in the list
  std::uint64_t blocks = 1000;
  std::uint64_t seed = 1;
  int threads = 0;
  lab::SequentialTest test;
  std::string out;
  bool json = false;
};

struct ReplayArgs {
  std::string file;
  int number = 1;
  int at = -1;
  bool all = false;  ///< every game of the file, a line each
  bool legal = false;
  bool json = false;
};

struct VerifyArgs {
  std::string file;
  int number = 1;
  fair::Kept kept;
};

struct MeasureArgs {
  GameArgs game;
  int depth = 3;
  int games = 1000;
  std::uint64_t seed = 1;
};

struct TrainArgs {
  GameArgs game;
  int rounds = 8;
  std::uint64_t games = 4000;
  std::uint64_t exam = 1000;
  std::uint64_t seed = 1;
  int threads = 0;
  std::string out;
  bool force = false;  ///< overwrite what is there
};

struct AdviceArgs {
  std::string file;
  int number = 1;
  int at = -1;    ///< after N steps; -1: at the end of the record
  int seat = -1;  ///< -1: the first that has to decide
  int count = 3;
  int simulations = 0;  ///< 0: the standard number
  bool json = false;
};

struct SolveArgs {
  GameArgs game;
  int threads = 0;
  std::string out;
  bool force = false;  ///< overwrite what is there
};

struct EngineArgs {
  int threads = 0;
  std::optional<std::uint64_t> seed;  ///< of tables that do not name one; without: from the system
};

struct PrintArgs {
  std::string game;
  std::string pack;  ///< a file or a folder; empty: the game's own content
  std::string paper = "a4";
  std::string ink = "colour";
  std::string out;
  std::string browser;  ///< a program; empty: one that is installed
  std::string page;     ///< a folder with the page; empty: the one in the program
  bool force = false;   ///< overwrite what is there
};

struct BackupArgs {
  StoreArgs from;
  std::string to;  ///< empty: what is there is checked
  bool check = false;
};

struct AdminArgs {
  StoreArgs store;
  std::string what;         ///< the subcommand
  std::string argument;     ///< a table, a person, an address, a text
  std::int64_t number = 0;  ///< of a line or a report
  std::string how_long;     ///< "90m", "12h", "7d"; for good if it is empty
  std::string why;
  bool with_address = false;
  bool json = false;
};

struct GamesArgs {
  bool json = false;
};

struct ProtocolArgs {
  std::string project;  ///< its folder
};

struct ContentArgs {
  std::string what;   ///< a folder or a pack
  std::string other;  ///< what that is compared with; empty: the games' own content
  std::string pack;   ///< a file
  std::string game;
  std::string file;    ///< one of the game's; empty: all
  bool force = false;  ///< overwrite what is there
};

// Each prints its result and says what went wrong, if anything.
Result<> list_games(const Context& context, const GamesArgs& args);
/// Prints the protocol, or writes what is made from it into the sources.
Result<> print_protocol(const Context& context, const ProtocolArgs& args);
Result<> play(const Context& context, const PlayArgs& args);
/// A game's sheets to print, cut and play, as a PDF.
Result<> print_sheets(const Context& context, const PrintArgs& args);
/// A table of a server.
Result<> join(const Context& context, const JoinArgs& args);
Result<> match(const Context& context, const MatchArgs& args);
Result<> contest(const Context& context, const ContestArgs& args);
Result<> replay_file(const Context& context, const ReplayArgs& args);
Result<> verify(const Context& context, const VerifyArgs& args);
Result<> perft(const Context& context, const MeasureArgs& args);
Result<> signature(const Context& context, const MeasureArgs& args);
Result<> hint(const Context& context, const AdviceArgs& args);
Result<> analyse(const Context& context, const AdviceArgs& args);
Result<> train(const Context& context, const TrainArgs& args);
Result<> solve(const Context& context, const SolveArgs& args);
/// Returns when its input has ended and everything is answered.
Result<> engine(const Context& context, const EngineArgs& args);
Result<> backup(const Context& context, const BackupArgs& args);
Result<> admin(const Context& context, const AdminArgs& args);
Result<> check_content(const Context& context, const ContentArgs& args);
/// Every code that checking a game's content can give, or those of all games.
Result<> print_codes(const Context& context, const ContentArgs& args);
/// Of one of the game's content files, or of all of them by their names.
Result<> print_schema(const Context& context, const ContentArgs& args);
/// What was changed in the folder is overwritten only by force.
Result<> export_content(const Context& context, const ContentArgs& args);
/// One file of a folder that says what pack it is; refused if the pack cannot be played.
Result<> pack_content(const Context& context, const ContentArgs& args);
Result<> unpack_content(const Context& context, const ContentArgs& args);
/// What is different between two contents, value by value.
Result<> diff_content(const Context& context, const ContentArgs& args);

/// A game as the command line describes it.
struct OpenedGame {
  const bots::Entry* entry = nullptr;
  std::unique_ptr<AnyGame> game;
};
Result<OpenedGame> open_game(const Context& context, const GameArgs& args, int named_seats);
/// The game a record was played with.
Result<OpenedGame> open_game(const Context& context, const Record& record);

/// "a,b,c" as a list.
std::vector<std::string> split(const std::string& text, char separator);

}  // namespace townsmith::cli
