#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "protocol/daily.h"
#include "protocol/messages.h"
#include "protocol/moderation.h"
#include "protocol/packs.h"

/// What a server understands and tells beyond what every host does.
namespace townsmith::protocol {

inline constexpr std::int64_t max_person_bytes = 64;
inline constexpr std::int64_t max_chat_bytes = 500;

// Lists.

struct SummarySeat {
  table::Occupant occupant = table::Occupant::open;
  std::string name;
  std::optional<std::string> person;
  std::optional<std::string> bot;
  int score = 0;
  bool waiting = false;
  bool away = false;

  DESCRIBE(SummarySeat, "SummarySeat", MEMBER(occupant), MEMBER(name), MEMBER(person), MEMBER(bot),
           MEMBER(score), MEMBER(waiting), MEMBER(away, "a bot stands in"));
};

/// The part of a summary that is the same for everybody; servers store it with the table.
struct SharedSummary {
  Pace pace;
  int players = 1;
  std::map<std::string, std::string> options;
  std::vector<SummarySeat> seats;
  std::vector<int> winners;
  std::optional<std::string> grade;
  Maybe<Stop> stop;
  Maybe<bool> rated;
  Maybe<PackName> pack;

  DESCRIBE(SharedSummary, "SharedSummary", MEMBER(pace), MEMBER(players), MEMBER(options),
           MEMBER(seats), MEMBER(winners, "seats; empty until it is over"),
           MEMBER(grade, "the verdict on a game played alone"),
           MEMBER(stop, "why it is over before its rules end it"),
           MEMBER(rated, "false: a friendly game, which the ladder does not count"),
           MEMBER(pack, "what it is played with, if not with the game's own content"));
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

  ABOUT("A table in a list.");
  DESCRIBE(Summary, "Summary", MEMBER(table), MEMBER(game), MEMBER(stage), MEMBER(listed),
           MEMBER(changed, "milliseconds since 1970"),
           MEMBER(yours, "the seat of the client that asked"),
           MEMBER(your_turn, "the table waits for that seat"), FLAT(shared));
};

struct LobbyTables {
  std::vector<Summary> tables;
  std::vector<Summary> mine;

  DESCRIBE(LobbyTables, "LobbyTables", MEMBER(tables, "the listed ones that wait or play"),
           MEMBER(mine, "all tables of the asker that are not over"));
};

struct EnterLobby {
  VERB("lobby", LobbyTables);
  ABOUT("From then on, pushes.");
  DESCRIBE(EnterLobby, "EnterLobby");
};

struct LeaveLobby {
  VERB("unlobby", Nothing);
  ABOUT("Pushes about one's own tables continue.");
  DESCRIBE(LeaveLobby, "LeaveLobby");
};

struct ArchivePage {
  std::vector<Summary> tables;
  std::optional<std::int64_t> before;

  DESCRIBE(ArchivePage, "ArchivePage", MEMBER(tables, "newest first"),
           MEMBER(before, "what to ask for the next page with; null if there is none"));
};

struct AskArchive {
  Maybe<std::string> person;
  Maybe<table::GameName> game;
  Maybe<std::int64_t> before;

  VERB("archive", ArchivePage);
  ABOUT("Finished tables; unlisted ones only in one's own list.");
  DESCRIBE(AskArchive, "AskArchive", MEMBER(person, "", {0, max_person_bytes}),
           MEMBER(game, "", {0, max_name_bytes}), MEMBER(before, "", {0, schema::unbounded_high}));
};

struct RatingView {
  table::GameName game;
  std::int64_t rating = 0;
  std::int64_t deviation = 0;
  std::int64_t games = 0;

  DESCRIBE(RatingView, "Rating", MEMBER(game),
           MEMBER(rating, "mean minus three deviations, times 40"), MEMBER(deviation, "times 40"),
           MEMBER(games));
};

struct Profile {
  PersonView person;
  std::int64_t since = 0;
  std::vector<RatingView> ratings;

  DESCRIBE(Profile, "Profile", MEMBER(person), MEMBER(since, "milliseconds since 1970"),
           MEMBER(ratings));
};

struct AskProfile {
  Maybe<std::string> person;

  VERB("profile", Profile);
  DESCRIBE(AskProfile, "AskProfile",
           MEMBER(person, "the asker if it is left out", {0, max_person_bytes}));
};

struct Ranked {
  std::string who;
  std::string name;
  std::optional<std::string> bot;
  RatingView rating;

  DESCRIBE(Ranked, "Ranked", MEMBER(who), MEMBER(name), MEMBER(bot, "which bot; null for people"),
           FLAT(rating));
};

struct Ladder {
  std::vector<Ranked> best;

  DESCRIBE(Ladder, "Ladder", MEMBER(best, "best first"));
};

struct AskLadder {
  table::GameName game;

  VERB("ladder", Ladder);
  DESCRIBE(AskLadder, "AskLadder", MEMBER(game, "", {0, max_name_bytes}));
};

// Tables.

struct Cancel : OfTable {
  VERB("cancel", Nothing, "Cancel");
  ABOUT("The creator closes a table that has not started.");
};

struct Rematch : OfTable {
  VERB("rematch", TableName, "Rematch");
  ABOUT(
      "A new table with the same terms, the same for everybody who asks; for those who sat at the "
      "table. It counts as a table that was made.");
};

// Chat.

struct ChatMessage {
  std::int64_t n = 0;
  std::string person;
  std::string name;
  std::string text;
  std::int64_t at = 0;
  Maybe<bool> deleted;

  DESCRIBE(ChatMessage, "ChatMessage", MEMBER(n), MEMBER(person), MEMBER(name), MEMBER(text),
           MEMBER(at, "milliseconds since 1970"),
           MEMBER(deleted, "true: a moderator has deleted the text; the line is then sent again"));
};

struct ChatLines {
  std::vector<ChatMessage> messages;

  DESCRIBE(ChatLines, "ChatLines", MEMBER(messages));
};

struct AskChat {
  std::string table;
  Maybe<std::int64_t> from;

  VERB("chat", ChatLines);
  DESCRIBE(AskChat, "AskChat", MEMBER(table, "", {1, max_table_bytes}),
           MEMBER(from,
                  "the first 200 lines after that number; the last 200 if it is left "
                  "out",
                  {0, schema::unbounded_high}));
};

struct Say {
  std::string table;
  std::string text;

  VERB("say", Nothing);
  ABOUT("The line comes as a push.");
  DESCRIBE(Say, "Say", MEMBER(table, "", {1, max_table_bytes}),
           MEMBER(text, "", {0, max_chat_bytes}));
};

struct Muted {
  std::vector<std::string> muted;

  DESCRIBE(Muted, "Muted", MEMBER(muted, "everybody the asker has muted"));
};

struct Mute {
  std::string person;
  Maybe<bool> on;

  VERB("mute", Muted);
  ABOUT("No more chat of that person reaches the asker.");
  DESCRIBE(Mute, "Mute", MEMBER(person, "", {0, max_person_bytes}),
           MEMBER(on, "true if it is left out"));
};

// Pushes.

struct LobbyPush {
  std::vector<Summary> tables;
  std::vector<std::string> gone;

  ABOUT("Listed tables that are new or changed, and those that are over or closed.");
  TAG("push", "lobby");
  DESCRIBE(LobbyPush, "LobbyPush", MEMBER(tables), MEMBER(gone));
};

struct MinePush {
  std::vector<Summary> tables;
  std::vector<std::string> gone;

  ABOUT("One's own tables; also without `lobby`.");
  TAG("push", "mine");
  DESCRIBE(MinePush, "MinePush", MEMBER(tables), MEMBER(gone));
};

struct AboutPush {
  std::string table;
  About about_table;

  ABOUT("Somebody came or went at a watched table, asked for a rematch, or closed it.");
  TAG("push", "about");
  DESCRIBE(AboutPush, "AboutPush", MEMBER(table), schema::member("about", &AboutPush::about_table));
};

struct ChatPush {
  std::string table;
  std::vector<ChatMessage> messages;

  TAG("push", "chat");
  DESCRIBE(ChatPush, "ChatPush", MEMBER(table), MEMBER(messages));
};

struct NoticePush {
  std::string sentence;

  ABOUT("What the host of the server wants everybody to know.");
  TAG("push", "notice");
  DESCRIBE(NoticePush, "NoticePush", MEMBER(sentence));
};

/// The verbs that only a server has.
using ServerVerbs = std::tuple<EnterLobby, LeaveLobby, AskArchive, AskProfile, AskLadder, Cancel,
                               Rematch, AskChat, Say, Mute, MakeReport, AskModeration, MakeSanction,
                               LiftSanction, DeleteLine, SettleReport, AskDaily, EnterDaily,
                               AskDailyBest, AskPacks, AskPack, ReportPack, SetPack>;

using Push =
    std::variant<TablePush, GlimpsePush, LobbyPush, MinePush, AboutPush, ChatPush, NoticePush>;

// By HTTP.

struct Me {
  std::optional<PersonView> person;
  int protocol = 0;
  std::string version;

  DESCRIBE(Me, "Me", MEMBER(person), MEMBER(protocol), MEMBER(version));
};

struct PersonAnswer {
  std::optional<PersonView> person;

  DESCRIBE(PersonAnswer, "PersonAnswer", MEMBER(person));
};

struct NameBody {
  std::string name;

  DESCRIBE(NameBody, "NameBody", MEMBER(name, "", {0, 256}));
};

struct Token {
  std::string token;

  DESCRIBE(Token, "Token", MEMBER(token, "", {0, 256}));
};

struct Preview {
  std::string title;
  std::string text;

  ABOUT("What a link to a table tells before it is opened.");
  DESCRIBE(Preview, "Preview", MEMBER(title), MEMBER(text));
};

/// What a server posts to its host's address when it is somebody's turn and they do not look.
struct TurnCall {
  std::string person;
  std::string name;
  table::GameName game;
  std::string table;
  std::string link;

  TAG("what", "turn");
  DESCRIBE(TurnCall, "TurnCall", MEMBER(person), MEMBER(name), MEMBER(game), MEMBER(table),
           MEMBER(link));
};
using WebhookCall = std::variant<TurnCall>;

struct RefusalAnswer {
  Refusal error;

  DESCRIBE(RefusalAnswer, "RefusalAnswer", MEMBER(error));
};

}  // namespace townsmith::protocol
