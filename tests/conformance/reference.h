#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace townsmith::conformance {

/// A second implementation of a game: naive, slow, written from the rule page alone, sharing no
/// code with the first. The suite plays both side by side and compares them at every ply.
class ReferenceGame {
 public:
  virtual ~ReferenceGame() = default;

  /// A draw as it stands in the record: "tile 12", "die 3 5".
  virtual void draw(const std::string& text) = 0;
  virtual void play(int seat, const std::string& notation) = 0;

  virtual std::set<int> actors() const = 0;
  virtual std::set<std::string> legal(int seat) const = 0;
  /// As if the game ended now.
  virtual int score(int seat) const = 0;
  virtual std::vector<int> winners() const = 0;
  virtual bool over() const = 0;

  /// Events worth counting that happened so far, by name: see rare_rules() of the traits.
  virtual std::map<std::string, int> events() const { return {}; }
};

}  // namespace townsmith::conformance
