#pragma once

#include <memory>
#include <vector>

#include "person.h"

namespace townsmith::simulate {

/// What a run is made from.
struct RunSettings {
  std::uint64_t seed = 1;
  std::uint64_t events = 20'000;  ///< before the faults stop
  bool tells = false;
  bool other_move = false;  ///< the second of two runs that differ in one hidden move
};

/// One run: nodes on a store, people who play there, and faults; then a calm time in which every
/// game must come to its end; then everything that anybody was told is held against the store.
class Run {
 public:
  Run(const RunSettings& settings, Library& library);
  ~Run();
  /// Throws a Failure. The second of two runs ends when the look at its hidden move does.
  void play();
  const World& world() const { return world_; }

 private:
  void make_nodes();
  void make_people();
  void spread(std::size_t from, const std::vector<store::Notice>& notices);
  void tell_node(std::size_t to, const std::vector<store::Notice>& notices, Moment longest);
  void next_fault();
  void fault();
  Node& any_node();
  Person& any_person();
  /// For a while something of a node is not as it should be.
  void for_a_while(Node& node, const char* what, Moment longest,
                   const std::function<void(Weather&)>& change);
  void kill(Node& node);
  void calm_down();
  bool all_finished() const;
  std::unique_ptr<store::Store> open_store(std::size_t node, bool shared);

  RunSettings settings_;
  Library& library_;
  World world_;
  Oracle oracle_;
  Shelf shelf_;
  std::unique_ptr<store::LossyDisk> disk_;  ///< with the real SQLite on it, in a part of the runs
  bool faulty_ = true;
  std::vector<std::unique_ptr<Node>> nodes_;
  std::vector<std::unique_ptr<Party>> parties_;
  std::vector<std::unique_ptr<Person>> people_;
};

/// Makes libsodium's random numbers follow a seed, so that tables, people and luck do too.
void seed_random_bytes(std::uint64_t seed);

}  // namespace townsmith::simulate
