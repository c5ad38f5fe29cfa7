#include "service/thought_queue.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace townsmith::service {
namespace {

/// Households whose debts are remembered; if there are more, those who wait for nothing are
/// forgotten.
constexpr std::size_t max_households = 10'000;

}  // namespace

/// The time a household, a person or a table has used.
struct ThoughtQueue::Account {
  Account* above = nullptr;
  std::string name = {};
  double used = 0;
  /// What the one below that came up last had used by then. A newcomer begins here: waiting for
  /// nothing saves up nothing.
  double floor = 0;
  int open = 0;  ///< thoughts that wait, or are being thought
  std::map<std::string, std::unique_ptr<Account>> below = {};
};

ThoughtQueue::ThoughtQueue() : everybody_(std::make_unique<Account>()) {}
ThoughtQueue::~ThoughtQueue() = default;

ThoughtQueue::Account& ThoughtQueue::open(Account& above, const std::string& name) {
  std::unique_ptr<Account>& account = above.below[name];
  if (account == nullptr) {
    account = std::make_unique<Account>();
    account->above = &above;
    account->name = name;
  }
  if (account->open++ == 0) account->used = std::max(account->used, above.floor);
  return *account;
}

void ThoughtQueue::push(Thought thought) {
  if (everybody_->below.size() > max_households) {
    std::erase_if(everybody_->below, [](const auto& one) { return one.second->open == 0; });
  }
  Account& household = open(*everybody_, thought.household);
  Account& person = open(household, thought.person);
  Account& table = open(person, thought.table);
  waiting_.push_back({{std::move(thought), &table}, next_number_++});
}

bool ThoughtQueue::fits(const Thought& thought, Lane lane) {
  const bool unwaited = thought.rank == Thought::Rank::nobody;
  switch (lane) {
    case Lane::people: return !unwaited;
    case Lane::quick: return thought.quick && !unwaited;
    case Lane::unwaited: break;
  }
  return unwaited;
}

bool ThoughtQueue::comes_before(const Waiting& one, const Waiting& other) {
  const auto standing = [](const Waiting& waiting) {
    const Account& table = *waiting.job.account;
    const Account& person = *table.above;
    return std::tuple(waiting.job.thought.rank, person.above->used, person.used, table.used,
                      waiting.number);
  };
  return standing(one) < standing(other);
}

std::optional<ThoughtQueue::Job> ThoughtQueue::pop(Lane lane) {
  auto best = waiting_.end();
  for (auto one = waiting_.begin(); one != waiting_.end(); ++one) {
    if (!fits(one->job.thought, lane)) continue;
    if (best == waiting_.end() || comes_before(*one, *best)) best = one;
  }
  if (best == waiting_.end()) return {};
  Job job = std::move(best->job);
  *best = std::move(waiting_.back());
  waiting_.pop_back();
  for (Account* account = job.account; account->above != nullptr; account = account->above) {
    account->above->floor = std::max(account->above->floor, account->used);
  }
  return job;
}

bool ThoughtQueue::has(Lane lane) const {
  return std::any_of(waiting_.begin(), waiting_.end(),
                     [lane](const Waiting& one) { return fits(one.job.thought, lane); });
}

void ThoughtQueue::charge(const Job& job, double seconds) {
  for (Account* account = job.account; account->above != nullptr; account = account->above) {
    account->used += seconds;
  }
  close(job.account);
}

void ThoughtQueue::close(Account* account) {
  while (account->above != nullptr) {
    Account* above = account->above;
    // Whoever has used no more than a newcomer need not be remembered.
    if (--account->open == 0 && account->used <= above->floor) {
      above->below.erase(std::string(account->name));
    }
    account = above;
  }
}

std::size_t ThoughtQueue::accounts() const {
  std::size_t count = 0;
  for (const auto& [household, people] : everybody_->below) {
    ++count;
    for (const auto& [person, tables] : people->below) count += 1 + tables->below.size();
  }
  return count;
}

void ThoughtQueue::clear() {
  for (const Waiting& one : waiting_) close(one.job.account);
  waiting_.clear();
}

}  // namespace townsmith::service
