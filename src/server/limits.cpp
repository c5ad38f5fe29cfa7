#include "server/limits.h"

#include <algorithm>

namespace townsmith::server {

double Bucket::level(const Rate& rate, Moment now) const {
  // (Counting from the clock's beginning would not do: that is when the machine was started.)
  if (!since_) return rate.burst;
  const std::chrono::duration<double> passed = now - *since_;
  return std::min(rate.burst, left_ + passed.count() * rate.per_second);
}

bool Bucket::take(const Rate& rate, Moment now) {
  const double here = level(rate, now);
  if (here < 1) return false;
  left_ = here - 1;
  since_ = now;
  return true;
}

bool Bucket::is_full(const Rate& rate, Moment now) const { return level(rate, now) >= rate.burst; }

AddressBook::AddressBook(int connections_each, Rate requests, Rate messages, std::size_t size)
    : connections_each_(connections_each), requests_(requests), messages_(messages), size_(size) {}

AddressBook::Entry& AddressBook::entry(const Address& address) {
  const Address key = address.household();
  const auto found = entries_.find(key);
  if (found != entries_.end()) return *found->second;
  if (entries_.size() >= size_) return *everybody_else_;
  return *entries_.emplace(key, std::make_shared<Entry>()).first->second;
}

AddressBook::Lease AddressBook::connect(const Address& address) {
  const Address key = address.household();
  Entry& mine = entry(address);
  if (mine.connections >= connections_each_) return {};
  ++mine.connections;
  const auto found = entries_.find(key);
  const std::shared_ptr<Entry> kept = found == entries_.end() ? everybody_else_ : found->second;
  Lease lease;
  lease.entry_ =
      std::shared_ptr<void>(kept.get(), [kept](void* /*entry*/) { --kept->connections; });
  return lease;
}

bool AddressBook::may_request(const Address& address, Moment now) {
  return entry(address).requests.take(requests_, now);
}

bool AddressBook::may_send(const Address& address, Moment now) {
  return entry(address).messages.take(messages_, now);
}

void AddressBook::sweep(Moment now) {
  std::erase_if(entries_, [&](const auto& item) {
    const Entry& entry = *item.second;
    return entry.connections == 0 && entry.requests.is_full(requests_, now) &&
           entry.messages.is_full(messages_, now);
  });
}

}  // namespace townsmith::server
