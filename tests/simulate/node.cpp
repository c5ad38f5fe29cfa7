#include "node.h"

#include <algorithm>
#include <array>

#include "games/content_files.h"

namespace townsmith::simulate {
namespace {

constexpr service::Time beginning = 1'790'000'000'000;
constexpr Moment tick_interval = 100 * millisecond;

template <class Work>
void each_line(const std::string& text, Work work) {
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    work(text.substr(from, end - from));
    from = end + 1;
  }
}

}  // namespace

SimulatedAsyncStore::SimulatedAsyncStore(World& world, std::unique_ptr<store::Store> store,
                                         const Weather& weather, bool shared, Wrote wrote)
    : world_(world),
      store_(std::move(store)),
      weather_(weather),
      shared_(shared),
      wrote_(std::move(wrote)) {}

void SimulatedAsyncStore::write(std::vector<store::Write> batch, WriteDone done) {
  writing_ = std::make_shared<Writing>(Writing{std::move(batch), std::move(done)});
  world_.after(world_.between(100, weather_.slowest), [this, alive = alive_, writing = writing_] {
    if (*alive && !writing->applied) apply(*writing);
  });
}

void SimulatedAsyncStore::finish_write() {
  if (writing_ && !writing_->applied) apply(*writing_);
}

void SimulatedAsyncStore::apply(Writing& writing) {
  writing.applied = true;
  ++world_.tally.batches;
  Result<store::Written> result = refuse(Reason::io_error, "the disk is full");
  if (!weather_.full) {
    result = store_->write(writing.batch);
    if (result) wrote_(notices_of(writing.batch, *result));
    if (store_->has_long_log() && world_.one_in(2)) store_->shorten_log();
    if (result && weather_.loses_commits && world_.one_in(4)) {
      ++world_.tally.faults;
      ++world_.tally.under_way;
      world_.tell("a commit is stored, and the answer to it is lost");
      result = refuse(Reason::io_error, "the connection was lost in a commit");
    }
  }
  world_.after(world_.between(50, millisecond),
               [this, alive = alive_, done = writing.done, result = std::move(result)] {
                 if (!*alive) return;
                 writing_ = nullptr;
                 done(result);
               });
}

void SimulatedAsyncStore::read(std::function<void(store::Store&)> in_thread,
                               std::function<void()> then) {
  const Moment wish = world_.now() + world_.between(50, weather_.slowest);
  next_read_ = std::max(next_read_ + 1, wish);
  world_.after(next_read_ - world_.now(),
               [this, alive = alive_, in_thread = std::move(in_thread), then = std::move(then)] {
                 if (!*alive) return;
                 if (auto* memory = dynamic_cast<MemoryStore*>(store_.get())) {
                   memory->unreadable = weather_.unreadable;
                 }
                 in_thread(*store_);
                 if (then) {
                   world_.after(world_.between(10, millisecond), [alive, then] {
                     if (*alive) then();
                   });
                 }
               });
}

void SimulatedBots::ask(service::Thought thought) {
  ++waiting_;
  const Moment longest = thought.quick ? 30 * millisecond : 300 * millisecond;
  world_.after(world_.between(millisecond, longest),
               [this, alive = alive_, thought = std::move(thought)] {
                 if (!*alive) return;
                 --waiting_;
                 thought.think([] {});
                 thought.then("");
               });
}

// A connection.

Moment Link::in_order(Moment& next) {
  next = std::max(next + 1, world_.now() + latency());
  return next - world_.now();
}

void Link::open(Node& node, std::string secret) {
  node_ = &node;
  world_.after(in_order(next_up_), [self = shared_from_this(), secret = std::move(secret)] {
    if (self->cut_) return;
    if (!self->node_->up()) return self->cut();
    Node::Process& process = *self->node_->process_;
    self->process_ = process.number;
    ++self->world_.tally.requests;
    process.opening.push_back(self);
    process.service.connect({secret, std::to_string(self->owner_)},
                            [self](service::ConnectResult result) {
                              std::erase(self->node_->process_->opening, self);
                              if (result.refused) return self->cut();
                              self->client_ = result.client;
                              self->node_->process_->links[result.client] = self;
                              self->world_.after(self->in_order(self->next_down_), [self] {
                                if (self->cut_) return;
                                self->open_ = true;
                                self->changed_(true);
                              });
                            });
  });
}

void Link::send(std::string text) {
  if (!is_open()) return;
  world_.twin.spoke(owner_);
  world_.after(in_order(next_up_), [self = shared_from_this(), text = std::move(text)] {
    if (!self->cut_) self->arrive(text);
  });
}

void Link::arrive(std::string text) {
  inbox_.push_back(std::move(text));
  pump();
}

// As the network does it: the next frame is read when the one before has been answered.
void Link::pump() {
  if (busy_ || inbox_.empty() || !node_->is(process_)) return;
  busy_ = true;
  const std::string text = std::move(inbox_.front());
  inbox_.pop_front();
  ++world_.tally.requests;
  check_.asked(0, text);
  node_->service().receive(client_, text, [self = shared_from_this()] {
    self->world_.after(0, [self] {
      self->busy_ = false;
      self->pump();
    });
  });
}

void Link::deliver(std::shared_ptr<const std::string> text) {
  world_.twin.heard(owner_, *text);
  each_line(*text, [this](const std::string& line) {
    const std::string complaint = check_.said(0, line);
    if (!complaint.empty()) throw Failure("a message is not as described: " + complaint);
  });
  world_.after(in_order(next_down_), [self = shared_from_this(), text] {
    if (self->cut_) return;
    each_line(*text, [&](const std::string& line) {
      ++self->world_.tally.messages;
      self->hear_(line);
    });
  });
}

void Link::close() { cut(); }

void Link::cut() {
  if (cut_) return;
  cut_ = true;
  world_.after(world_.between(millisecond, 3 * second),
               [self = shared_from_this()] { self->changed_(false); });
  world_.after(world_.between(millisecond, 5 * second), [self = shared_from_this()] {
    if (self->node_ == nullptr || !self->node_->is(self->process_) || self->client_ == 0) return;
    self->node_->process_->links.erase(self->client_);
    self->node_->service().disconnect(self->client_);
  });
}

// A node.

Node::Process::Process(Node& node, std::uint64_t which)
    : number(which),
      store(node.around_.world, node.around_.open_store(), node.weather, node.around_.shared,
            node.around_.wrote),
      bots(node.around_.world),
      service({bots::all_games(),
               built_in_content(),
               "1.2.3",
               store,
               node,
               bots,
               {[&node] { return node.time(); }, [&node] { return node.date(); }},
               "https://example.org",
               node.around_.limits,
               node.around_.complain}) {}

Node::Node(std::string name, Surroundings surroundings)
    : name_(std::move(name)), around_(std::move(surroundings)) {}

service::Time Node::time() const {
  return beginning + around_.world.now() / millisecond + skew_at_start_;
}

service::Time Node::date() const { return time() - skew_at_start_ + skew; }

void Node::start() {
  skew_at_start_ = skew;
  process_ = std::make_unique<Process>(*this, ++processes_);
  around_.world.tell(name_ + " starts");
  tick(processes_);
  // A listener that has just connected knows nothing of what came before.
  if (around_.shared) hear({{std::string(store::any_table)}});
}

void Node::die() {
  around_.world.tell(name_ + " dies");
  if (process_->store.is_writing() && around_.world.one_in(2)) {
    // A disk may stop in the middle of it.
    if (around_.disk != nullptr) {
      around_.disk->cut_power_after(1 + static_cast<int>(around_.world.below(60)));
    }
    process_->store.finish_write();
  }
  if (around_.disk != nullptr) around_.disk->cut_power();
  std::map<Client, std::shared_ptr<Link>> links = std::move(process_->links);
  const std::vector<std::shared_ptr<Link>> opening = std::move(process_->opening);
  const auto asked = std::move(process_->asked);
  process_ = nullptr;
  if (around_.disk != nullptr) {
    // All that was written, if only the process has died; what was synced, and some more, if the
    // power was cut.
    constexpr std::array<double, 4> survivals = {0.0, 0.5, 0.9, 1.0};
    const double survival = survivals[around_.world.below(survivals.size())];
    around_.disk->restore_power(survival, around_.world.below(1'000'000));
  }
  for (const auto& [client, link] : links) link->cut();
  for (const std::shared_ptr<Link>& link : opening) link->cut();
  for (const auto& [number, answer] : asked) {
    around_.world.after(millisecond, [answer = answer] { answer({.status = 0}); });
  }
}

void Node::tick(std::uint64_t process) {
  if (!is(process)) return;
  process_->service.tick();
  around_.world.after(tick_interval, [this, process] { tick(process); });
}

void Node::hear(const std::vector<store::Notice>& notices) {
  if (up() && !weather.deaf) process_->service.changed_elsewhere(notices);
}

void Node::api(service::ApiRequest request, std::function<void(service::ApiAnswer)> answer) {
  World& world = around_.world;
  world.after(world.between(100, 20 * millisecond),
              [this, request = std::move(request), answer = std::move(answer)] {
                if (!up()) return answer({.status = 0});
                ++around_.world.tally.requests;
                const std::uint64_t number = ++process_->last_asked;
                process_->asked[number] = answer;
                process_->service.api(request, [this, answer, number](service::ApiAnswer said) {
                  process_->asked.erase(number);
                  around_.world.after(around_.world.between(100, 20 * millisecond),
                                      [this, answer, said = std::move(said)] {
                                        ++around_.world.tally.messages;
                                        answer(said);
                                      });
                });
              });
}

void Node::send(Client client, std::shared_ptr<const std::string> text) {
  const auto link = process_->links.find(client);
  if (link != process_->links.end()) link->second->deliver(std::move(text));
}

void Node::close(Client client, service::CloseReason /*why*/) {
  const auto link = process_->links.find(client);
  if (link != process_->links.end()) link->second->close();
}

}  // namespace townsmith::simulate
