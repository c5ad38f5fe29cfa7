#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "protocol/daily.h"
#include "protocol/messages.h"

/// What a server understands and tells beyond what every host does.
namespace townsmith::protocol {

inline constexpr std::int64_t most_person_bytes = 64;
inline constexpr std::int64_t most_chat_bytes = 500;

// Lists.

struct SummarySeat {
  table::Occupant occupant = table::Occupant::open;
  std::string name;
  std::optional<std::string> person;
  std::optional<std::string> bot;
  int score = 0;
  bool waiting = false;
  bool away = false;

  static constexpr std::string_view schema = "SummarySeat";
  static constexpr auto members() {
    return std::tuple(
        member("occupant", &SummarySeat::occupant), member("name", &SummarySeat::name),
        member("person", &SummarySeat::person), member("bot", &SummarySeat::bot),
        member("score", &SummarySeat::score), member("waiting", &SummarySeat::waiting),
        member("away", &SummarySeat::away, "a bot stands in"));
  }
};

/// The part of a summary that is the same for everybody; servers store it with the table.
struct SharedSummary {
  Pace pace;
  int players = 1;
  std::map<std::string, std::string> options;
  std::vector<SummarySeat> seats;
  std::vector<int> winners;
  std::optional<std::string> grade;
  Maybe<table::Stop> stop;

  static constexpr std::string_view schema = "SharedSummary";
  static constexpr auto members() {
    return std::tuple(
        member("pace", &SharedSummary::pace), member("players", &SharedSummary::players),
        member("options", &SharedSummary::options), member("seats", &SharedSummary::seats),
        member("winners", &SharedSummary::winners, "seats; empty until it is over"),
        member("grade", &SharedSummary::grade, "the verdict on a game played alone"),
        member("stop", &SharedSummary::stop, "why it is over before its rules end it"));
  }
};

struct Summary {
  std::string table;
  table::GameName game;
  Stage stage = Stage::waiting;
  bool listed = false;
  std::int64_t changed = 0;
  Viewer yours = Viewer::spectator();
  bool your_turn = false;
  SharedSummary shared;

  static constexpr std::string_view schema = "Summary";
  static constexpr std::string_view about = "A table in a list.";
  static constexpr auto members() {
    return std::tuple(
        member("table", &Summary::table), member("game", &Summary::game),
        member("stage", &Summary::stage), member("listed", &Summary::listed),
        member("changed", &Summary::changed, "milliseconds since 1970"),
        member("yours", &Summary::yours, "the seat of the client that asked"),
        member("your_turn", &Summary::your_turn, "the table waits for that seat"),
        schema::flat(&Summary::shared));
  }
};

struct LobbyTables {
  std::vector<Summary> tables;
  std::vector<Summary> mine;

  static constexpr std::string_view schema = "LobbyTables";
  static constexpr auto members() {
    return std::tuple(
        member("tables", &LobbyTables::tables, "the listed ones that wait or play"),
        member("mine", &LobbyTables::mine, "all tables of the asker that are not over"));
  }
};

struct EnterLobby {
  using Answer = LobbyTables;
  static constexpr std::string_view verb = "lobby";
  static constexpr std::string_view schema = "EnterLobby";
  static constexpr std::string_view about = "From then on, pushes.";
  static constexpr auto members() { return std::tuple(); }
};

struct LeaveLobby {
  using Answer = Nothing;
  static constexpr std::string_view verb = "unlobby";
  static constexpr std::string_view schema = "LeaveLobby";
  static constexpr std::string_view about = "Pushes about one's own tables continue.";
  static constexpr auto members() { return std::tuple(); }
};

struct ArchivePage {
  std::vector<Summary> tables;
  std::optional<std::int64_t> before;

  static constexpr std::string_view schema = "ArchivePage";
  static constexpr auto members() {
    return std::tuple(member("tables", &ArchivePage::tables, "newest first"),
                      member("before", &ArchivePage::before,
                             "what to ask for the next page with; null if there is none"));
  }
};

struct AskArchive {
  Maybe<std::string> person;
  Maybe<table::GameName> game;
  Maybe<std::int64_t> before;

  using Answer = ArchivePage;
  static constexpr std::string_view verb = "archive";
  static constexpr std::string_view schema = "AskArchive";
  static constexpr std::string_view about =
      "Finished tables; unlisted ones only in one's own list.";
  static constexpr auto members() {
    return std::tuple(member("person", &AskArchive::person, "", {0, most_person_bytes}),
                      member("game", &AskArchive::game, "", {0, most_name_bytes}),
                      member("before", &AskArchive::before, "", {0, schema::unbounded_high}));
  }
};

struct RatingView {
  table::GameName game;
  std::int64_t rating = 0;
  std::int64_t deviation = 0;
  std::int64_t games = 0;

  static constexpr std::string_view schema = "Rating";
  static constexpr auto members() {
    return std::tuple(member("game", &RatingView::game),
                      member("rating", &RatingView::rating, "mean minus three deviations, times 40"),
                      member("deviation", &RatingView::deviation, "times 40"),
                      member("games", &RatingView::games));
  }
};

struct Profile {
  PersonView person;
  std::int64_t since = 0;
  std::vector<RatingView> ratings;

  static constexpr std::string_view schema = "Profile";
  static constexpr auto members() {
    return std::tuple(member("person", &Profile::person),
                      member("since", &Profile::since, "milliseconds since 1970"),
                      member("ratings", &Profile::ratings));
  }
};

struct AskProfile {
  Maybe<std::string> person;

  using Answer = Profile;
  static constexpr std::string_view verb = "profile";
  static constexpr std::string_view schema = "AskProfile";
  static constexpr auto members() {
    return std::tuple(member("person", &AskProfile::person, "the asker if it is left out", {0, most_person_bytes}));
  }
};

struct Ranked {
  std::string who;
  std::string name;
  std::optional<std::string> bot;
  RatingView rating;

  static constexpr std::string_view schema = "Ranked";
  static constexpr auto members() {
    return std::tuple(member("who", &Ranked::who), member("name", &Ranked::name),
                      member("bot", &Ranked::bot, "which bot; null for people"),
                      schema::flat(&Ranked::rating));
  }
};

struct Ladder {
  std::vector<Ranked> best;

  static constexpr std::string_view schema = "Ladder";
  static constexpr auto members() {
    return std::tuple(member("best", &Ladder::best, "best first"));
  }
};

struct AskLadder {
  table::GameName game;

  using Answer = Ladder;
  static constexpr std::string_view verb = "ladder";
  static constexpr std::string_view schema = "AskLadder";
  static constexpr auto members() {
    return std::tuple(member("game", &AskLadder::game, "", {0, most_name_bytes}));
  }
};

// Tables.

struct Cancel : OfTable {
  using Answer = Nothing;
  static constexpr std::string_view verb = "cancel";
  static constexpr std::string_view schema = "Cancel";
  static constexpr std::string_view about =
      "The creator closes a table that has not started.";
};

struct Rematch : OfTable {
  using Answer = TableName;
  static constexpr std::string_view verb = "rematch";
  static constexpr std::string_view schema = "Rematch";
  static constexpr std::string_view about =
      "A new table with the same terms, the same for everybody who asks; for those who sat at the "
      "table. It counts as a table that was made.";
};

// Chat.

struct ChatMessage {
  std::int64_t n = 0;
  std::string person;
  std::string name;
  std::string text;
  std::int64_t at = 0;

  static constexpr std::string_view schema = "ChatMessage";
  static constexpr auto members() {
    return std::tuple(member("n", &ChatMessage::n), member("person", &ChatMessage::person),
                      member("name", &ChatMessage::name), member("text", &ChatMessage::text),
                      member("at", &ChatMessage::at, "milliseconds since 1970"));
  }
};

struct ChatLines {
  std::vector<ChatMessage> messages;

  static constexpr std::string_view schema = "ChatLines";
  static constexpr auto members() { return std::tuple(member("messages", &ChatLines::messages)); }
};

struct AskChat {
  std::string table;
  Maybe<std::int64_t> from;

  using Answer = ChatLines;
  static constexpr std::string_view verb = "chat";
  static constexpr std::string_view schema = "AskChat";
  static constexpr auto members() {
    return std::tuple(member("table", &AskChat::table, "", {1, most_table_bytes}),
                      member("from", &AskChat::from,
                             "the first 200 lines after that number; the last 200 if it is left "
                             "out",
                             {0, schema::unbounded_high}));
  }
};

struct Say {
  std::string table;
  std::string text;

  using Answer = Nothing;
  static constexpr std::string_view verb = "say";
  static constexpr std::string_view schema = "Say";
  static constexpr std::string_view about = "The line comes as a push.";
  static constexpr auto members() {
    return std::tuple(member("table", &Say::table, "", {1, most_table_bytes}),
                      member("text", &Say::text, "", {0, most_chat_bytes}));
  }
};

struct Muted {
  std::vector<std::string> muted;

  static constexpr std::string_view schema = "Muted";
  static constexpr auto members() {
    return std::tuple(member("muted", &Muted::muted, "everybody the asker has muted"));
  }
};

struct Mute {
  std::string person;
  Maybe<bool> on;

  using Answer = Muted;
  static constexpr std::string_view verb = "mute";
  static constexpr std::string_view schema = "Mute";
  static constexpr std::string_view about = "No more chat of that person reaches the asker.";
  static constexpr auto members() {
    return std::tuple(member("person", &Mute::person, "", {0, most_person_bytes}),
                      member("on", &Mute::on, "true if it is left out"));
  }
};

// Pushes.

struct LobbyPush {
  std::vector<Summary> tables;
  std::vector<std::string> gone;

  static constexpr std::string_view schema = "LobbyPush";
  static constexpr std::string_view about =
      "Listed tables that are new or changed, and those that are over or closed.";
  static constexpr std::string_view tag_name = "push";
  static constexpr std::string_view tag = "lobby";
  static constexpr auto members() {
    return std::tuple(member("tables", &LobbyPush::tables), member("gone", &LobbyPush::gone));
  }
};

struct MinePush {
  std::vector<Summary> tables;
  std::vector<std::string> gone;

  static constexpr std::string_view schema = "MinePush";
  static constexpr std::string_view about = "One's own tables; also without `lobby`.";
  static constexpr std::string_view tag_name = "push";
  static constexpr std::string_view tag = "mine";
  static constexpr auto members() {
    return std::tuple(member("tables", &MinePush::tables), member("gone", &MinePush::gone));
  }
};

struct AboutPush {
  std::string table;
  About about_table;

  static constexpr std::string_view schema = "AboutPush";
  static constexpr std::string_view about =
      "Somebody came or went at a watched table, asked for a rematch, or closed it.";
  static constexpr std::string_view tag_name = "push";
  static constexpr std::string_view tag = "about";
  static constexpr auto members() {
    return std::tuple(member("table", &AboutPush::table),
                      member("about", &AboutPush::about_table));
  }
};

struct ChatPush {
  std::string table;
  std::vector<ChatMessage> messages;

  static constexpr std::string_view schema = "ChatPush";
  static constexpr std::string_view tag_name = "push";
  static constexpr std::string_view tag = "chat";
  static constexpr auto members() {
    return std::tuple(member("table", &ChatPush::table), member("messages", &ChatPush::messages));
  }
};

struct NoticePush {
  std::string sentence;

  static constexpr std::string_view schema = "NoticePush";
  static constexpr std::string_view about = "What the host of the server wants everybody to know.";
  static constexpr std::string_view tag_name = "push";
  static constexpr std::string_view tag = "notice";
  static constexpr auto members() {
    return std::tuple(member("sentence", &NoticePush::sentence));
  }
};

/// The verbs that only a server has.
using ServerVerbs = std::tuple<EnterLobby, LeaveLobby, AskArchive, AskProfile, AskLadder, Cancel,
                               Rematch, AskChat, Say, Mute, AskDaily, EnterDaily, AskDailyBest>;

using Push = std::variant<TablePush, GlimpsePush, LobbyPush, MinePush, AboutPush, ChatPush, NoticePush>;

// By HTTP.

struct Me {
  std::optional<PersonView> person;
  int protocol = 0;
  std::string version;

  static constexpr std::string_view schema = "Me";
  static constexpr auto members() {
    return std::tuple(member("person", &Me::person), member("protocol", &Me::protocol),
                      member("version", &Me::version));
  }
};

struct PersonAnswer {
  std::optional<PersonView> person;

  static constexpr std::string_view schema = "PersonAnswer";
  static constexpr auto members() { return std::tuple(member("person", &PersonAnswer::person)); }
};

struct NameBody {
  std::string name;

  static constexpr std::string_view schema = "NameBody";
  static constexpr auto members() {
    return std::tuple(member("name", &NameBody::name, "", {0, 256}));
  }
};

struct Token {
  std::string token;

  static constexpr std::string_view schema = "Token";
  static constexpr auto members() {
    return std::tuple(member("token", &Token::token, "", {0, 256}));
  }
};

struct Preview {
  std::string title;
  std::string text;

  static constexpr std::string_view schema = "Preview";
  static constexpr std::string_view about = "What a link to a table tells before it is opened.";
  static constexpr auto members() {
    return std::tuple(member("title", &Preview::title), member("text", &Preview::text));
  }
};

struct RefusalAnswer {
  Refusal error;

  static constexpr std::string_view schema = "RefusalAnswer";
  static constexpr auto members() { return std::tuple(member("error", &RefusalAnswer::error)); }
};

}  // namespace townsmith::protocol
