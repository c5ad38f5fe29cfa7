#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "memory_store.h"
#include "protocol_check.h"
#include "service/service.h"
#include "store/lossy_vfs.h"
#include "world.h"

namespace townsmith::simulate {

using service::Client;

/// How well the store of a node works just now.
struct Weather {
  Moment slowest = 2 * millisecond;
  bool full = false;           ///< nothing can be written
  bool unreadable = false;     ///< nothing can be read
  bool loses_commits = false;  ///< some batches are stored, and the node is told that they are not
  bool deaf = false;           ///< no notices come; afterwards anything may have changed
};

/// A store as a service uses it, on simulated time.
class SimulatedAsyncStore final : public store::AsyncStore {
 public:
  /// `wrote` hears of every batch that is stored.
  using Wrote = std::function<void(const std::vector<store::Notice>&)>;
  SimulatedAsyncStore(World& world, std::unique_ptr<store::Store> store, const Weather& weather,
                      bool shared, Wrote wrote);
  ~SimulatedAsyncStore() override { *alive_ = false; }

  bool is_shared() const override { return shared_; }
  void write(std::vector<store::Write> batch, WriteDone done) override;
  void read(std::function<void(store::Store&)> in_thread, std::function<void()> then) override;

  store::Store& store() { return *store_; }
  bool is_writing() const { return writing_ != nullptr; }
  /// What is being written reaches the disk now, whatever becomes of the node.
  void finish_write();

 private:
  struct Writing {
    std::vector<store::Write> batch;
    WriteDone done;
    bool applied = false;
  };
  void apply(Writing& writing);

  World& world_;
  std::unique_ptr<store::Store> store_;
  const Weather& weather_;
  bool shared_;
  Wrote wrote_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  std::shared_ptr<Writing> writing_;
  Moment next_read_ = 0;
};

class SimulatedBots final : public service::BotPool {
 public:
  explicit SimulatedBots(World& world) : world_(world) {}
  ~SimulatedBots() override { SimulatedBots::stop(); }
  void ask(service::Thought thought) override;
  std::size_t waiting() const override { return waiting_; }
  void stop() override { *alive_ = false; }

 private:
  World& world_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  std::size_t waiting_ = 0;
};

class Node;

/// A connection between somebody and a node. What is sent arrives in order, or not at all.
class Link : public std::enable_shared_from_this<Link> {
 public:
  Link(World& world, int owner, std::function<void(const std::string&)> hear,
       std::function<void(bool opened)> changed)
      : world_(world), owner_(owner), hear_(std::move(hear)), changed_(std::move(changed)) {}

  void open(Node& node, std::string secret);
  void send(std::string text);
  /// Neither side hears anything from now on; both find out in a while.
  void cut();
  bool is_open() const { return open_ && !cut_; }

  // The node's side.
  void deliver(std::shared_ptr<const std::string> text);
  void close();

 private:
  friend class Node;
  void arrive(std::string text);
  void pump();
  Moment latency() { return world_.between(100, 20 * millisecond); }
  Moment in_order(Moment& next);

  World& world_;
  int owner_;  ///< the number of the person
  std::function<void(const std::string&)> hear_;
  ProtocolCheck check_;
  std::function<void(bool opened)> changed_;
  Node* node_ = nullptr;
  std::uint64_t process_ = 0;  ///< which of the node's it is connected to
  Client client_ = 0;
  bool open_ = false;
  bool cut_ = false;
  bool busy_ = false;  ///< a request is being answered
  std::deque<std::string> inbox_;
  Moment next_up_ = 0;
  Moment next_down_ = 0;
};

/// A server process without its sockets: the service as it is in production, on a store, bots,
/// clock and network that are simulated. It can die and be started again.
class Node final : public service::Outbound {
 public:
  struct Surroundings {
    World& world;
    std::function<std::unique_ptr<store::Store>()> open_store;
    bool shared = false;
    SimulatedAsyncStore::Wrote wrote;
    std::function<void(const service::Trouble&)> complain;
    service::ServiceLimits limits = {};
    store::LossyDisk* disk = nullptr;  ///< that goes down with the node, if it has one
  };
  Node(std::string name, Surroundings surroundings);

  const std::string& name() const { return name_; }
  bool up() const { return process_ != nullptr; }
  void start();
  /// Dies at once. What was being written may have reached the disk.
  void die();
  bool busy() const { return up() && process_->store.is_writing(); }
  void finish_write() {
    if (up()) process_->store.finish_write();
  }
  void hear(const std::vector<store::Notice>& notices);
  service::Service& service() { return process_->service; }

  void api(service::ApiRequest request, std::function<void(service::ApiAnswer)> answer);

  // Outbound
  void send(Client client, std::shared_ptr<const std::string> text) override;
  void close(Client client, service::CloseReason why) override;
  void post_webhook(std::string /*body*/) override {}

  /// What passes, counted from what the wall clock showed when the process began.
  service::Time time() const;
  /// The wall clock, which may be wrong.
  service::Time date() const;

  Weather weather;
  service::Time skew = 0;

 private:
  friend class Link;
  struct Process {
    Process(Node& node, std::uint64_t number);
    std::uint64_t number;
    SimulatedAsyncStore store;
    SimulatedBots bots;
    service::Service service;
    std::map<Client, std::shared_ptr<Link>> links;
    std::vector<std::shared_ptr<Link>> opening;  ///< before the service has let them in
    std::map<std::uint64_t, std::function<void(service::ApiAnswer)>> asked;  ///< and not answered
    std::uint64_t last_asked = 0;
  };
  void tick(std::uint64_t process);
  bool is(std::uint64_t process) const { return up() && process_->number == process; }

  std::string name_;
  Surroundings around_;
  std::unique_ptr<Process> process_;
  std::uint64_t processes_ = 0;
  service::Time skew_at_start_ = 0;
};

}  // namespace townsmith::simulate
