#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <unordered_map>

#include "server/address.h"

namespace townsmith::server {

using Moment = std::chrono::steady_clock::time_point;

/// At most `per_second` of something, after a burst of at most `burst` at once.
struct Rate {
  double per_second = 0;
  double burst = 0;
};

/// A bucket of tokens that fills up by itself: a client that finds it empty is too fast.
class Bucket {
 public:
  /// Takes one token if there is one.
  bool take(const Rate& rate, Moment now);
  /// Whether it is as good as a new one.
  bool is_full(const Rate& rate, Moment now) const;

 private:
  double level(const Rate& rate, Moment now) const;

  std::optional<Moment> since_;  ///< when there were left_ tokens; never yet: it is full
  double left_ = 0;
};

/// What is known of each address: how many connections it has and how much it asked lately.
/// Addresses about which there is nothing to remember are forgotten; when there are too many, new
/// ones share one entry.
class AddressBook {
 public:
  AddressBook(int connections_each, Rate requests, Rate messages, std::size_t size);

  /// A connection of an address, for as long as it lives.
  class Lease {
   public:
    Lease() = default;
    /// False: the address has too many connections already.
    explicit operator bool() const { return entry_ != nullptr; }

   private:
    friend class AddressBook;
    std::shared_ptr<void> entry_;
  };
  Lease connect(const Address& address);

  bool may_request(const Address& address, Moment now);
  bool may_send(const Address& address, Moment now);

  /// Forgets who has been quiet. To be called every few seconds.
  void sweep(Moment now);
  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    int connections = 0;
    Bucket requests;
    Bucket messages;
  };
  Entry& entry(const Address& address);

  int connections_each_;
  Rate requests_;
  Rate messages_;
  std::size_t size_;
  std::unordered_map<Address, std::shared_ptr<Entry>, AddressHash> entries_;
  std::shared_ptr<Entry> everybody_else_ = std::make_shared<Entry>();
};

}  // namespace townsmith::server
