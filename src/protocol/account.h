#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/server.h"

/// What people can see, take away, change and end of what a server keeps about them: by HTTP.
namespace townsmith::protocol {

struct DeviceView {
  std::string id;
  std::string browser;
  std::string system;
  std::int64_t made = 0;
  std::int64_t seen = 0;
  bool current = false;

  DESCRIBE(DeviceView, "Device", MEMBER(id), MEMBER(browser, "\"Firefox\"; empty if nobody knows"),
           MEMBER(system, "\"Linux\"; empty if nobody knows"),
           MEMBER(made, "milliseconds since 1970; 0 if nobody knows"),
           MEMBER(seen, "when it was last here, to the hour"),
           MEMBER(current, "the one that asks"));
};

struct PasskeyView {
  std::string id;
  std::string browser;
  std::string system;
  std::int64_t made = 0;
  std::int64_t seen = 0;

  DESCRIBE(PasskeyView, "Passkey", MEMBER(id), MEMBER(browser, "with which it was made"),
           MEMBER(system), MEMBER(made, "milliseconds since 1970"),
           MEMBER(seen, "when somebody last came back by it"));
};

struct MailView {
  std::string address;
  bool confirmed = false;

  DESCRIBE(MailView, "MailWish", MEMBER(address),
           MEMBER(confirmed, "its owner has followed the link; until then nothing is sent there"));
};

struct AccountView {
  PersonView person;
  std::vector<DeviceView> devices;
  std::vector<PasskeyView> passkeys;
  std::optional<std::int64_t> recovery;
  bool can_push = false;
  bool push = false;
  bool can_mail = false;
  std::optional<MailView> mail;

  DESCRIBE(AccountView, "Account", MEMBER(person), MEMBER(devices, "the last seen first"),
           MEMBER(passkeys), MEMBER(recovery, "when the recovery code was made"),
           MEMBER(can_push, "this server sends messages to browsers"),
           MEMBER(push, "this device gets them"), MEMBER(can_mail, "this server sends mail"),
           MEMBER(mail));
};

struct RecoveryCode {
  std::string code;

  DESCRIBE(RecoveryCode, "RecoveryCode", MEMBER(code, "", {0, 64}));
};

struct Recovered {
  PersonView person;
  std::string code;

  DESCRIBE(Recovered, "Recovered", MEMBER(person),
           MEMBER(code, "the next one: the one that was used is good for nothing now"));
};

struct PasskeyAsk {
  std::string challenge;
  std::string site;
  std::vector<int> algorithms;
  std::vector<std::string> known;

  DESCRIBE(PasskeyAsk, "PasskeyQuestion", MEMBER(challenge, "base64url, as all bytes here"),
           MEMBER(site, "the relying party's id"), MEMBER(algorithms, "as COSE numbers them"),
           MEMBER(known, "ids of the passkeys one has already"));
};

inline constexpr schema::Range passkey_bytes = {0, 8192};

struct PasskeyMade {
  std::string challenge;
  std::string client_data;
  std::string attestation;

  DESCRIBE(PasskeyMade, "PasskeyMade", MEMBER(challenge, "", {0, 256}),
           MEMBER(client_data, "", passkey_bytes), MEMBER(attestation, "", passkey_bytes));
};

struct PasskeyUsed {
  std::string challenge;
  std::string id;
  std::string client_data;
  std::string authenticator_data;
  std::string signature;

  DESCRIBE(PasskeyUsed, "PasskeyUsed", MEMBER(challenge, "", {0, 256}), MEMBER(id, "", {0, 2048}),
           MEMBER(client_data, "", passkey_bytes), MEMBER(authenticator_data, "", passkey_bytes),
           MEMBER(signature, "", passkey_bytes));
};

struct PushKey {
  std::string key;

  DESCRIBE(PushKey, "PushKey", MEMBER(key, "the server's public key, to subscribe with"));
};

struct SubscriptionBody {
  std::string endpoint;
  std::string p256dh;
  std::string auth;

  DESCRIBE(SubscriptionBody, "PushSubscriptionBody", MEMBER(endpoint, "https", {1, 2048}),
           MEMBER(p256dh, "", {1, 256}), MEMBER(auth, "", {1, 64}));
};

struct MailBody {
  std::string address;

  DESCRIBE(MailBody, "MailBody", MEMBER(address, "", {1, 254}));
};

/// What a server keeps, and for how long.
struct Keeps {
  std::string contact;
  int guest_days = 0;
  int chat_days = 0;
  int closed_days = 0;
  int pack_days = 0;
  int waiting_days = 0;
  int puzzle_days = 0;
  bool push = false;
  bool mail = false;
  bool webhook = false;

  DESCRIBE(Keeps, "Keeps", MEMBER(contact, "who runs this server; may be empty"),
           MEMBER(guest_days, "that somebody who never sat down is kept; 0: for good"),
           MEMBER(chat_days, "that chat is kept after the end of a game; 0: for good"),
           MEMBER(closed_days, "that a table is kept that was closed before it began; 0: for good"),
           MEMBER(pack_days, "that a pack is kept which no table needs; 0: for good"),
           MEMBER(waiting_days, "that a table waits for players"),
           MEMBER(puzzle_days, "that results of puzzles of the day are kept"),
           MEMBER(push, "messages to browsers are sent to those who ask"),
           MEMBER(mail, "mail is sent to those who ask"),
           MEMBER(webhook, "a program of the host's is told when it is somebody's turn"));
};

// Everything about a person, in one file.

struct SaidLine {
  std::string table;
  std::string text;
  std::int64_t at = 0;

  DESCRIBE(SaidLine, "SaidLine", MEMBER(table), MEMBER(text), MEMBER(at));
};

struct PlayedGame {
  std::string table;
  table::GameName game;
  Stage stage = Stage::waiting;
  std::int64_t created = 0;
  std::int64_t changed = 0;
  std::optional<std::string> record;

  DESCRIBE(PlayedGame, "PlayedGame", MEMBER(table), MEMBER(game), MEMBER(stage), MEMBER(created),
           MEMBER(changed),
           MEMBER(record,
                  "of a running game what the person may know; null if it "
                  "cannot be opened"));
};

struct MadeReport {
  std::int64_t at = 0;
  std::string table;
  std::string person;
  std::optional<std::int64_t> line;
  std::string text;
  std::string why;

  DESCRIBE(MadeReport, "MadeReport", MEMBER(at, "milliseconds since 1970"), MEMBER(table),
           MEMBER(person, "whom it is about"),
           MEMBER(line, "null if it is about nothing they said"), MEMBER(text, "what they said"),
           MEMBER(why));
};

struct HeldSanction {
  SanctionKind kind = SanctionKind::ban;
  std::int64_t since = 0;
  std::optional<std::int64_t> until;

  DESCRIBE(HeldSanction, "HeldSanction", MEMBER(kind), MEMBER(since, "milliseconds since 1970"),
           MEMBER(until, "null: for good"));
};

struct PlayedPuzzle {
  std::string day;
  table::GameName game;
  std::int64_t score = 0;
  std::int64_t at = 0;
  std::optional<std::string> record;

  DESCRIBE(PlayedPuzzle, "PlayedPuzzle", MEMBER(day), MEMBER(game), MEMBER(score), MEMBER(at),
           MEMBER(record, "null if it was not the best so far"));
};

struct MadePack {
  std::string id;
  std::string name;
  std::int64_t at = 0;
  bool listed = false;

  DESCRIBE(MadePack, "MadePack", MEMBER(id, "its text is at `/api/pack/ID`"), MEMBER(name),
           MEMBER(at, "when the person brought it"),
           MEMBER(listed, "whether it is in the gallery"));
};

struct PersonData {
  PersonView person;
  std::int64_t since = 0;
  std::int64_t made = 0;
  std::vector<RatingView> ratings;
  std::vector<DeviceView> devices;
  std::vector<PasskeyView> passkeys;
  std::vector<std::string> push;
  std::optional<MailView> mail;
  std::vector<std::string> muted;
  std::vector<SaidLine> chat;
  std::vector<MadeReport> reports;
  std::vector<HeldSanction> sanctions;
  std::vector<PlayedGame> games;
  std::vector<PlayedPuzzle> puzzles;
  std::vector<MadePack> packs;

  DESCRIBE(PersonData, "PersonData", MEMBER(person), MEMBER(since, "milliseconds since 1970"),
           MEMBER(made, "when this file was made"), MEMBER(ratings), MEMBER(devices),
           MEMBER(passkeys), MEMBER(push, "where messages to browsers are sent"), MEMBER(mail),
           MEMBER(muted, "people whose chat is not shown"), MEMBER(chat, "the person's own lines"),
           MEMBER(reports, "that the person has made; others' belong to those who made them"),
           MEMBER(sanctions, "what moderators decided about the person"), MEMBER(games),
           MEMBER(puzzles, "of the day"), MEMBER(packs, "that the person brought to play with"));
};

}  // namespace townsmith::protocol
