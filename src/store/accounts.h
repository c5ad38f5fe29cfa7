#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/forgotten.h"
#include "core/result.h"
#include "store/columns.h"

namespace townsmith::store {

/// Milliseconds since the beginning of 1970, UTC.
using Time = std::int64_t;

/// What stands in place of a person who is forgotten: as the name in a seat, and as the person.
/// Nobody can be called this.
inline constexpr std::string_view forgotten_person = forgotten_name;

enum class KeyKind : std::uint8_t {
  device,    ///< in a cookie
  link,      ///< to another device: gone when it was used or there is a newer one
  recovery,  ///< a code for whoever has lost all devices: the same
};

/// Of one person: with one more, the one that was not here for longest is forgotten, and with it
/// its push subscription.
inline constexpr int max_devices = 30;

/// What proves that somebody is a person: only the hash of the secret is kept.
struct Key {
  std::string hash;
  std::string person;
  Time expires = 0;  ///< 0: never
  KeyKind kind = KeyKind::device;
  std::string device = {};  ///< "Firefox/Linux"; "" if nobody said
  Time made = 0;
  Time seen = 0;

  COLUMNS(Key, RAW_COLUMN(hash), RAW_COLUMN(person), COLUMN(expires), COLUMN_AS(kind, "once"),
          COLUMN(device), COLUMN(made), COLUMN(seen));
  bool operator==(const Key&) const = default;
};

/// A device that proves itself by a signature (see crypto/passkey.h). Bytes are in base64url.
struct Passkey {
  std::string id;
  std::string person;
  std::string key;
  std::int64_t counter = 0;
  std::string device = {};  ///< with which it was made
  Time made = 0;
  Time seen = 0;

  COLUMNS(Passkey, RAW_COLUMN(id), RAW_COLUMN(person), RAW_COLUMN(key), COLUMN(counter),
          COLUMN(device), COLUMN(made), COLUMN(seen));
  bool operator==(const Passkey&) const = default;
};

/// A question that a passkey answers, once.
struct Challenge {
  std::string hash;
  std::string person;  ///< who makes a passkey; "" for somebody who comes back
  Time expires = 0;

  COLUMNS(Challenge, RAW_COLUMN(hash), RAW_COLUMN(person), COLUMN(expires));
  bool operator==(const Challenge&) const = default;
};

/// Where a browser gets messages while its page is closed.
struct Subscription {
  std::string endpoint;
  std::string person;
  std::string device;  ///< the hash of its key: without that it goes
  std::string p256dh;
  std::string auth;
  std::string language;
  Time made = 0;

  COLUMNS(Subscription, RAW_COLUMN(endpoint), RAW_COLUMN(person), RAW_COLUMN(device),
          RAW_COLUMN(p256dh), RAW_COLUMN(auth), COLUMN(language), COLUMN(made));
  bool operator==(const Subscription&) const = default;
};

/// Where somebody wants to be told by mail.
struct MailWish {
  std::string person;
  std::string address;
  std::string language;
  std::string confirm = {};  ///< the hash of what is in the link; "": its owner has followed it
  std::string stop = {};     ///< what ends it, in every mail
  Time made = 0;

  COLUMNS(MailWish, RAW_COLUMN(person), COLUMN(address), COLUMN(language), RAW_COLUMN(confirm),
          RAW_COLUMN(stop), COLUMN(made));
  bool operator==(const MailWish&) const = default;
};

/// Somebody is waited for, and is to be told at this time, unless they have seen it by then.
struct TurnNotice {
  std::string person;
  std::string table;
  std::int64_t since = 0;  ///< the number of the deed since which they are waited for
  Time due = 0;

  COLUMNS(TurnNotice, RAW_COLUMN(person), RAW_COLUMN_AS(table, "table_id"), COLUMN(since),
          COLUMN(due));
  bool operator==(const TurnNotice&) const = default;
};

/// What somebody reached in the puzzle of a day: people by their id, bots as "bot:hard". The first
/// of each stays.
struct DailyRow {
  std::string day;  ///< "2026-11-16"
  std::string game;
  std::string who;
  std::int64_t score = 0;
  Time at = 0;
  std::string record;  ///< of the game; "" if it was not the best so far

  COLUMNS(DailyRow, COLUMN(day), COLUMN(game), COLUMN(who), COLUMN(score), COLUMN(at),
          COLUMN(record));
  bool operator==(const DailyRow&) const = default;
};
/// How many people reached a score.
struct DailyCount {
  std::int64_t score = 0;
  std::int64_t people = 0;

  bool operator==(const DailyCount&) const = default;
};
/// Results of puzzles are kept for N days.
inline constexpr int daily_days = 30;

/// What is kept about a person beside name, games, ratings and chat.
struct Account {
  std::vector<Key> devices;
  std::vector<Passkey> passkeys;
  std::vector<Subscription> subscriptions;
  std::optional<MailWish> mail;
  Time recovery_made = 0;  ///< 0: there is no code
};

/// A table with deeds or a row that name a person.
struct Trace {
  std::string table;
  std::int64_t revision = 0;
  std::int64_t stage = 0;
  std::string creator;
  std::string summary;
  struct Seated {
    std::int64_t number = 0;
    std::string text;
  };
  std::vector<Seated> seated;  ///< the deeds by which the person sat down
};

// Writes. Those that can be too late do nothing then (see Written).

struct SeenWrite {
  std::string key;
  Time at = 0;
  std::string device;  ///< "": as it was
};
/// Ends all devices of a person but one.
struct EndDevicesWrite {
  std::string person;
  std::string keep;
};
/// A recovery code is used: a device and another code come in its place. Late if it is gone.
struct RecoverWrite {
  std::string code;
  Key device;
  Key next;
};
struct ChallengeWrite {
  Challenge challenge;
};
/// Late if the challenge was answered before, or the passkey is known.
struct PasskeyWrite {
  std::string challenge;
  Passkey passkey;
};
struct PasskeyEndWrite {
  std::string person;
  std::string id;
};
/// Somebody comes back by a passkey. Late if the challenge was answered before, or the counter has
/// moved.
struct SignInWrite {
  std::string challenge;
  Passkey passkey;  ///< as it is from now on
  std::int64_t counter_before = 0;
  Key device;
};
struct SubscriptionWrite {
  Subscription subscription;
};
/// Ends one, or all of a device.
struct SubscriptionEndWrite {
  std::string endpoint;
  std::string device;
};
struct MailWrite {
  MailWish mail;
};
/// Late if nobody waits for that.
struct MailConfirmWrite {
  std::string confirm;
};
/// By who asked for it, or by what is in the mails. Late if there is nothing to end.
struct MailEndWrite {
  std::string person;
  std::string stop;
};
/// What this server proves itself with, to be made once: the first stays.
struct HostSecretWrite {
  std::string name;
  std::string value;
};
/// Only for those who want to be told, and once for the same turn.
struct NoticeWrite {
  TurnNotice notice;
};
/// Somebody takes care of it. Late if somebody else has.
struct NoticeTakenWrite {
  TurnNotice notice;
};
/// Late if that person or bot was there before.
struct DailyWrite {
  DailyRow row;
};
/// A person is forgotten; finished games stay, with nobody's name. Late if one of the tables has
/// changed since it was read.
struct ForgetWrite {
  std::string person;
  std::vector<Trace> tables;  ///< as they are to be, with the revision they had
};
/// What is older than a host wants to keep goes. 0: it stays.
struct RetentionWrite {
  Time now = 0;
  Time guests_before = 0;  ///< people who never sat down and have not been here since
  Time chat_before = 0;    ///< what was said at tables that have been over since then
  Time closed_before = 0;  ///< tables that were closed before they began
  Time packs_before = 0;   ///< packs that no table needs and nobody has used since then
};

struct AccountWrite {
  std::variant<SeenWrite, EndDevicesWrite, RecoverWrite, ChallengeWrite, PasskeyWrite,
               PasskeyEndWrite, SignInWrite, SubscriptionWrite, SubscriptionEndWrite, MailWrite,
               MailConfirmWrite, MailEndWrite, HostSecretWrite, NoticeWrite, NoticeTakenWrite,
               DailyWrite, ForgetWrite, RetentionWrite>
      what;
};

/// The part of a store that is about what belongs to people.
class Accounts {
 public:
  virtual ~Accounts() = default;
  virtual Result<Account> of(std::string_view person) = 0;
  virtual Result<std::optional<Passkey>> passkey(std::string_view id) = 0;
  virtual Result<std::optional<Challenge>> challenge(std::string_view hash) = 0;
  /// "" if it was not made yet.
  virtual Result<std::string> host_secret(std::string_view name) = 0;
  /// Those that nobody has taken care of, the first due first.
  virtual Result<std::vector<TurnNotice>> notices(int limit) = 0;
  /// The last for a person at a table, taken care of or not.
  virtual Result<std::optional<TurnNotice>> notice(std::string_view person,
                                                   std::string_view table) = 0;
  virtual Result<std::vector<Trace>> traces(std::string_view person) = 0;

  /// What people reached in a day's puzzle, the best score first.
  virtual Result<std::vector<DailyCount>> daily_counts(std::string_view day,
                                                       std::string_view game) = 0;
  virtual Result<std::optional<DailyRow>> daily(std::string_view day, std::string_view game,
                                                std::string_view who) = 0;
  /// The best whose record is kept, the first of them.
  virtual Result<std::optional<DailyRow>> daily_best(std::string_view day,
                                                     std::string_view game) = 0;
  /// All of a person, the oldest first.
  virtual Result<std::vector<DailyRow>> dailies_of(std::string_view who) = 0;
};

}  // namespace townsmith::store
