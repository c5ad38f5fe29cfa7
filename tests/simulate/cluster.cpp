#include "cluster.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>

#include "store/sqlite_store.h"

namespace townsmith::simulate {
namespace {

constexpr Moment patience = 40 * 60 * second;

Random random_bytes(1);

const char* implementation_name() { return "simulated"; }
std::uint32_t random_word() { return static_cast<std::uint32_t>(random_bytes.next64()); }
void fill(void* const buffer, const std::size_t size) {
  auto* bytes = static_cast<unsigned char*>(buffer);
  for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<unsigned char>(random_word());
}

randombytes_implementation simulated_bytes = {
    .implementation_name = implementation_name,
    .random = random_word,
    .stir = nullptr,
    .uniform = nullptr,
    .buf = fill,
    .close = nullptr,
};

}  // namespace

void seed_random_bytes(std::uint64_t seed) {
  // It uses some bytes itself when it begins.
  if (sodium_init() < 0) throw std::runtime_error("libsodium does not work");
  random_bytes = Random(seed, 2);
  randombytes_set_implementation(&simulated_bytes);
}

Run::Run(const RunSettings& settings, Library& library)
    : settings_(settings),
      library_(library),
      world_(settings.seed, settings.tells),
      oracle_(world_, library) {
  seed_random_bytes(settings.seed);
  make_nodes();
  make_people();
}

Run::~Run() = default;

void Run::make_nodes() {
  const std::size_t count = 1 + world_.below(3);
  if (count == 1 && world_.one_in(4)) disk_ = std::make_unique<store::LossyDisk>("simulated");
  service::ServiceLimits limits;
  limits.guests_last = limits.chat_lasts = limits.closed_lasts = 0;
  if (disk_ == nullptr && world_.one_in(3)) {
    limits.listed_lasts = 20 * service::second;
    limits.waiting_lasts = 30 * service::second;
  }
  for (std::size_t i = 0; i < count; ++i) {
    Node::Surroundings around{
        .world = world_,
        .open_store = [this, i, shared = count > 1] { return open_store(i, shared); },
        .shared = count > 1,
        .wrote = [this, i](const std::vector<store::Notice>& notices) { spread(i, notices); },
        .complain =
            [](const service::Trouble& trouble) {
              if (trouble.what == "internal error") {
                throw Failure("internal error: " + std::string(trouble.why));
              }
            },
        .limits = limits,
        .disk = disk_.get()};
    nodes_.push_back(std::make_unique<Node>(fmt::format("node {}", i), std::move(around)));
  }
  for (const auto& node : nodes_) node->start();
}

std::unique_ptr<store::Store> Run::open_store(std::size_t node, bool shared) {
  if (disk_ != nullptr) {
    auto opened = store::open_sqlite(
        {.file = "/store.db", .vfs = "simulated", .long_log = 25, .longest_log = 50});
    if (!opened) throw Failure("the store cannot be opened: " + opened.error().text.given);
    return std::move(*opened);
  }
  auto store = std::make_unique<MemoryStore>(shelf_, shared);
  store->before_read = [this, node] {
    if (!faulty_ || !world_.one_in(32)) return;
    // Another node's write comes between two things that are read.
    for (std::size_t other = 0; other < nodes_.size(); ++other) {
      if (other != node && nodes_[other]->busy()) return nodes_[other]->finish_write();
    }
  };
  return store;
}

void Run::make_people() {
  const auto& entries = library_.catalogue().entries();
  const int parties = 2 + static_cast<int>(world_.below(4));
  for (int i = 0; i < parties; ++i) {
    auto& party = *parties_.emplace_back(std::make_unique<Party>());
    const GameInfo& info =
        entries[world_.below(static_cast<std::uint32_t>(entries.size()))]->type().info();
    party.game = info.name;
    const int least = std::max(info.min_players, 1);
    const int most = std::min(info.max_players, 4);
    const int seats =
        least + static_cast<int>(world_.below(static_cast<std::uint32_t>(most - least + 1)));
    party.bots = seats > 1 && world_.one_in(3) ? 1 : 0;
    party.clocked = world_.one_in(2);
    party.listed = world_.one_in(2);
    party.friendly = i % 3 == 2;
    party.packed = i % 4 == 1;
    for (int seat = 0; seat < seats - party.bots; ++seat) {
      people_.push_back(std::make_unique<Person>(Neighbourhood{world_, oracle_, library_, nodes_},
                                                 static_cast<int>(people_.size()), party, seat));
      party.people.push_back(people_.back().get());
    }
  }
  for (const auto& person : people_) person->begin();
  world_.twin.person = static_cast<int>(settings_.seed % people_.size());
  world_.twin.move = 1 + static_cast<int>(settings_.seed / 7 % 20);
  world_.twin.differs = settings_.other_move;
}

void Run::spread(std::size_t from, const std::vector<store::Notice>& notices) {
  for (std::size_t to = 0; to < nodes_.size(); ++to) {
    if (to == from || notices.empty()) continue;
    const Moment longest = faulty_ && world_.one_in(20) ? 5 * second : 100 * millisecond;
    tell_node(to, notices, longest);
    if (faulty_ && world_.one_in(20)) tell_node(to, notices, longest);
  }
}

void Run::tell_node(std::size_t to, const std::vector<store::Notice>& notices, Moment longest) {
  world_.after(world_.between(100, longest), [this, to, notices] { nodes_[to]->hear(notices); });
}

Node& Run::any_node() { return *nodes_[world_.below(static_cast<std::uint32_t>(nodes_.size()))]; }
Person& Run::any_person() {
  return *people_[world_.below(static_cast<std::uint32_t>(people_.size()))];
}

void Run::for_a_while(Node& node, const char* what, Moment longest,
                      const std::function<void(Weather&)>& change) {
  world_.tell(fmt::format("{}: {}", node.name(), what));
  const Weather before = node.weather;
  change(node.weather);
  const bool was_deaf = node.weather.deaf && !before.deaf;
  world_.after(world_.between(50 * millisecond, longest), [this, &node, was_deaf] {
    node.weather = {};
    world_.tell(node.name() + " is well again");
    // A listener that was lost cannot know what it missed.
    if (was_deaf) node.hear({{std::string(store::any_table)}});
  });
}

void Run::kill(Node& node) {
  if (!node.up()) return;
  node.die();
  world_.after(world_.between(50 * millisecond, 4 * second), [&node] {
    if (!node.up()) node.start();
  });
}

void Run::next_fault() {
  world_.after(world_.between(20 * millisecond, 1500 * millisecond), [this] {
    if (!faulty_) return;
    fault();
    next_fault();
  });
}

void Run::fault() {
  ++world_.tally.faults;
  Node& node = any_node();
  Person& person = any_person();
  const bool busy = node.busy();
  if (busy || person.waits_for_answer()) ++world_.tally.under_way;
  switch (world_.below(14)) {
    case 0: kill(node); break;
    case 1:
      // In the middle of a write, if there is one.
      for (const auto& one : nodes_) {
        if (one->busy()) return kill(*one);
      }
      break;
    case 2: person.lose_connection(); break;
    case 3:
      for_a_while(node, "is cut off from its store", 4 * second, [](Weather& weather) {
        weather.full = weather.unreadable = weather.deaf = true;
      });
      break;
    case 4:
      for_a_while(node, "cannot write", 2 * second, [](Weather& weather) { weather.full = true; });
      break;
    case 5:
      for_a_while(node, "cannot read", 2 * second,
                  [](Weather& weather) { weather.unreadable = true; });
      break;
    case 6:
      for_a_while(node, "has a slow store", 4 * second,
                  [](Weather& weather) { weather.slowest = 600 * millisecond; });
      break;
    case 7:
      for_a_while(node, "loses commits", 2 * second,
                  [](Weather& weather) { weather.loses_commits = true; });
      break;
    case 8:
      for_a_while(node, "hears no notices", 5 * second,
                  [](Weather& weather) { weather.deaf = true; });
      break;
    case 9:
      node.skew += static_cast<service::Time>(world_.below(120'000)) - 60'000;
      world_.tell(fmt::format("{}: the clock jumps, it is off by {} ms", node.name(), node.skew));
      break;
    case 10: person.vanish(world_.between(second, 40 * second)); break;
    case 11: person.repeat(); break;
    default: person.lie(); break;
  }
}

bool Run::all_finished() const {
  return std::all_of(parties_.begin(), parties_.end(),
                     [](const auto& party) { return party->finished; });
}

void Run::calm_down() {
  world_.tell("the faults stop");
  faulty_ = false;
  for (const auto& node : nodes_) {
    node->weather = {};
    if (!node->up()) node->start();
    node->hear({{std::string(store::any_table)}});
  }
  for (const auto& party : parties_) party->last = true;
  for (const auto& person : people_) person->calm();
  for (const auto& party : parties_) {
    if (party->clocked && party->people.size() > 1) party->people.back()->leave_for_good();
  }
}

void Run::play() {
  next_fault();
  while (world_.tally.events() < settings_.events) {
    world_.step();
    if (settings_.other_move && world_.twin.stage == Twin::Stage::over) return;
  }
  calm_down();
  const std::unique_ptr<store::Store> opened =
      disk_ != nullptr ? open_store(0, false) : std::make_unique<MemoryStore>(shelf_);
  store::Store& store = *opened;
  // Several nodes have several clocks.
  if (nodes_.size() == 1) oracle_.calm(store, nodes_.front()->time());
  const Moment end = world_.now() + patience;
  while (!all_finished()) {
    if (world_.now() > end) {
      std::string stuck;
      for (const auto& party : parties_) {
        if (!party->finished) stuck = party->table;
      }
      throw Failure("the faults are over, and a game does not come to its end", stuck);
    }
    world_.step();
  }
  for (const auto& [table, row] : shelf_.purged) oracle_.purged(table, row);
  world_.tally.games = static_cast<std::uint64_t>(oracle_.check(store));
}

}  // namespace townsmith::simulate
