#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"

namespace townsmith::simulate {

/// What a store holds, as plain values: several stores may be handles of one shelf, as several
/// connections are of one database.
struct Shelf {
  std::map<std::string, store::TableRow, std::less<>> tables;
  std::map<std::string, std::vector<store::Deed>, std::less<>> deeds;
  std::map<std::string, std::vector<std::string>, std::less<>> seats;
  std::map<std::string, store::Person, std::less<>> people;
  std::map<std::string, store::Key, std::less<>> keys;
  std::map<std::pair<std::string, std::string>, store::Rating> ratings;  ///< by who and game
  std::set<std::pair<std::string, std::string>> mutes;
  std::map<std::string, std::vector<store::ChatLine>, std::less<>> chat;
  std::vector<store::Order> orders;
  std::set<std::string> moderators;
  std::vector<store::Sanction> sanctions;
  std::vector<store::Report> reports;
  std::vector<store::LogEntry> log;
  std::map<std::string, store::PackRow, std::less<>> packs;
  std::map<std::string, store::TableRow> purged;  ///< as they were then
  std::mutex mutex;                               ///< for tests that use it from several threads
};

/// People of the simulation have a name and a device; nobody asks for anything else of theirs.
class NoAccounts final : public store::Accounts {
 public:
  Result<store::Account> of(std::string_view /*person*/) override { return none(); }
  Result<std::optional<store::Passkey>> passkey(std::string_view /*id*/) override { return none(); }
  Result<std::optional<store::Challenge>> challenge(std::string_view /*hash*/) override {
    return none();
  }
  Result<std::string> host_secret(std::string_view /*name*/) override { return none(); }
  Result<std::vector<store::TurnNotice>> notices(int /*limit*/) override { return none(); }
  Result<std::optional<store::TurnNotice>> notice(std::string_view /*person*/,
                                                  std::string_view /*table*/) override {
    return none();
  }
  Result<std::vector<store::Trace>> traces(std::string_view /*person*/) override { return none(); }
  Result<std::vector<store::DailyCount>> daily_counts(std::string_view /*day*/,
                                                      std::string_view /*game*/) override {
    return none();
  }
  Result<std::optional<store::DailyRow>> daily(std::string_view /*day*/, std::string_view /*game*/,
                                               std::string_view /*who*/) override {
    return none();
  }
  Result<std::optional<store::DailyRow>> daily_best(std::string_view /*day*/,
                                                    std::string_view /*game*/) override {
    return none();
  }
  Result<std::vector<store::DailyRow>> dailies_of(std::string_view /*who*/) override {
    return none();
  }

 private:
  static Refusal none() { return refuse(Reason::not_allowed, "a store in memory has no accounts"); }
};

/// Packs on a shelf.
class MemoryPacks final : public store::Packs {
 public:
  /// `look` may refuse; while what it gives is held, nobody writes.
  using Look = std::function<Result<std::unique_lock<std::mutex>>()>;
  MemoryPacks(Shelf& shelf, Look look) : shelf_(shelf), look_(std::move(look)) {}

  Result<std::optional<store::PackRow>> pack(std::string_view id) override;
  Result<std::vector<store::PackRow>> list(const store::PackQuery& query) override;
  Result<std::vector<std::string>> removed() override;

 private:
  store::PackRow counted(store::PackRow row) const;

  Shelf& shelf_;
  Look look_;
};

/// A store in memory that does what SQLite and PostgreSQL do: the same tests hold all three to it.
class MemoryStore final : public store::Store {
 public:
  explicit MemoryStore(Shelf& shelf, bool shared = false) : shelf_(shelf), shared_(shared) {}

  Result<store::Written> write(const std::vector<store::Write>& batch) override;
  Result<std::optional<store::TableRow>> table(std::string_view id) override;
  Result<std::vector<store::Deed>> deeds(std::string_view table, std::int64_t after) override;
  Result<std::vector<store::TableRow>> tables(const store::TableQuery& query) override;
  Result<std::vector<std::string>> people(std::string_view table) override;
  Result<std::vector<std::string>> due(store::Time now, int limit) override;
  Result<std::optional<store::Person>> person(std::string_view id) override;
  Result<std::optional<store::Key>> key(std::string_view hash) override;
  Result<std::vector<std::string>> muted_by(std::string_view person) override;
  Result<std::vector<store::ChatLine>> chat(std::string_view table,
                                            std::optional<std::int64_t> after, int limit) override;
  Result<std::vector<store::Rating>> best(std::string_view game, int limit) override;
  Result<std::vector<store::Rating>> ratings_of(std::string_view who) override;
  Result<std::vector<store::Order>> orders(std::int64_t after) override;
  Result<std::vector<std::string>> moderators() override;
  Result<std::vector<store::Sanction>> sanctions(std::string_view person, std::string_view address,
                                                 int limit) override;
  Result<std::vector<store::Report>> reports(int limit) override;
  Result<std::vector<store::Report>> reports_by(std::string_view person) override;
  Result<std::vector<store::LogEntry>> log(std::int64_t before, int limit) override;
  Result<std::vector<store::ChatLine>> said_by(std::string_view person) override;
  store::Accounts& accounts() override { return accounts_; }
  store::Packs& packs() override { return packs_; }
  Result<std::vector<store::Notice>> wait_for_others(int /*milliseconds*/) override {
    return std::vector<store::Notice>();
  }
  bool is_shared() const override { return shared_; }

  /// Called before each thing that is read: others may write in between.
  std::function<void()> before_read;
  /// While it is set nothing can be read.
  bool unreadable = false;

 private:
  /// Others may write before this; then nobody does until it has been read.
  Result<std::unique_lock<std::mutex>> look();
  bool write_table(const store::TableWrite& write);
  void write_one(const std::vector<store::Write>& batch, std::size_t place,
                 store::Written& written);
  void write_key(const store::Key& key);
  void forget_oldest_device(const std::string& person);
  void write_moderation(const store::Write& write);

  Shelf& shelf_;
  bool shared_;
  NoAccounts accounts_;
  MemoryPacks packs_{shelf_, [this] { return look(); }};
};

/// What the writers of a batch tell the others, each table once.
std::vector<store::Notice> notices_of(const std::vector<store::Write>& batch,
                                      const store::Written& written);

}  // namespace townsmith::simulate
