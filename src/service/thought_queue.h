#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace townsmith::service {

/// To be called now and then while thinking: a long thought gives way there.
using Breathe = std::function<void()>;

/// Something a bot is to think about, and who waits for it.
struct Thought {
  enum class Rank : std::uint8_t {
    awaited,   ///< a player looks at the table
    expected,  ///< a person sits there, or somebody looks on
    nobody,    ///< bots among themselves
  };
  Rank rank = Rank::awaited;
  bool quick = false;     ///< takes a few milliseconds only
  std::string household;  ///< whose share of the time it takes: the address,
  std::string person;     ///< the person there,
  std::string table;      ///< and the person's table
  std::function<void(const Breathe&)> think;
  /// Done on the service's thread, with what went wrong while thinking, "" if nothing did.
  std::function<void(std::string_view failure)> then;
};

/// The order in which thoughts come up. Those whom nobody waits for come last; among the others
/// every household has the same share of the time that was thought, in a household every person, of
/// a person every table: whoever has used least is next. No threads and no clock.
class ThoughtQueue {
 public:
  ThoughtQueue();
  ~ThoughtQueue();
  ThoughtQueue(const ThoughtQueue&) = delete;
  ThoughtQueue& operator=(const ThoughtQueue&) = delete;

  /// Which thoughts somebody may begin with.
  enum class Lane : std::uint8_t {
    people,    ///< all but those that nobody waits for
    quick,     ///< the quick ones of these
    unwaited,  ///< those that nobody waits for
  };

  struct Account;
  /// A thought that has come up; its time is to be charged.
  struct Job {
    Thought thought;
    Account* account = nullptr;
  };

  void push(Thought thought);
  std::optional<Job> pop(Lane lane);
  bool has(Lane lane) const;
  /// The thought is done, and took that long.
  void charge(const Job& job, double seconds);

  std::size_t size() const { return waiting_.size(); }
  /// Shares that are kept account of.
  std::size_t accounts() const;
  /// Lets go of those that wait.
  void clear();

 private:
  struct Waiting {
    Job job;
    std::uint64_t number;
  };
  static bool fits(const Thought& thought, Lane lane);
  static bool comes_before(const Waiting& one, const Waiting& other);
  Account& open(Account& above, const std::string& name);
  void close(Account* account);

  std::unique_ptr<Account> everybody_;
  std::vector<Waiting> waiting_;
  std::uint64_t next_number_ = 0;
};

}  // namespace townsmith::service
