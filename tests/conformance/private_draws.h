#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "conformance/hidden.h"
#include "conformance/walk.h"

namespace townsmith::conformance {

/// Repeats recorded draws, but makes up anew what the viewer was not to see.
class OtherSecrets final : public ChanceSource {
 public:
  OtherSecrets(std::span<const Draw> draws, Viewer viewer, bool own_too, Random& random)
      : draws_(draws), viewer_(viewer), own_too_(own_too), random_(random) {}

  std::uint32_t draw(std::uint32_t n, const Label& label) override {
    const bool secret = !label.only.is_spectator();
    const bool own = secret && label.only == viewer_;
    texts_.push_back(!secret || own ? label.text() : "");
    const bool again = !secret || (own && !own_too_);
    const std::size_t i = texts_.size() - 1;
    if (again && i < draws_.size() && draws_[i].n == n) return draws_[i].value;
    return random_.below(n);
  }
  void tell(int shown) override {
    if (!texts_.back().empty()) texts_.back() += fmt::format(" {}", shown);
  }

  /// Whether all the viewer was to see is as recorded.
  bool looks_the_same() const {
    bool same = texts_.size() == draws_.size();
    for (std::size_t i = 0; same && i < draws_.size(); ++i) {
      same = texts_[i].empty() || texts_[i] == draws_[i].text;
    }
    return same;
  }

  /// Whether the viewer was to see the same things, if in another order: a hand of cards may well
  /// forget in which order they came.
  bool same_in_another_order() const {
    if (texts_.size() != draws_.size()) return false;
    std::vector<std::string> here;
    std::vector<std::string> recorded;
    for (std::size_t i = 0; i < draws_.size(); ++i) {
      if (texts_[i].empty()) continue;
      here.push_back(texts_[i]);
      recorded.push_back(draws_[i].text);
    }
    std::sort(here.begin(), here.end());
    std::sort(recorded.begin(), recorded.end());
    return here == recorded;
  }

 private:
  std::span<const Draw> draws_;
  Viewer viewer_;
  bool own_too_;
  Random& random_;
  std::vector<std::string> texts_;
};

/// Right after a draw that one seat alone may see: the others could not tell if it were another,
/// and that seat could.
template <Game G>
std::string wrong_with_private_draws(Walk<G>& walk, Viewer viewer) {
  const std::vector<Draw> draws = walk.last_draws();
  const auto secret = [](const Draw& draw) { return !draw.only.is_spectator(); };
  if (std::none_of(draws.begin(), draws.end(), secret)) return {};
  for (int attempt = 0; attempt < 6; ++attempt) {
    const bool own_too = attempt % 2 == 1;
    OtherSecrets source(draws, viewer, own_too, walk.random());
    Chance chance(source);
    typename G::State world = walk.before_draws();
    settle(walk.game(), world, chance);
    if (source.looks_the_same()) {
      std::string wrong = tells_apart(walk.game(), walk.state(), world, viewer, walk.random());
      if (!wrong.empty()) return "after a secret draw: " + wrong;
    } else if (!source.same_in_another_order() &&
               observe(walk.game(), world, viewer).state() ==
                   observe(walk.game(), walk.state(), viewer).state()) {
      return fmt::format("{} does not see what was drawn for it", viewer_text(viewer));
    }
  }
  return {};
}

}  // namespace townsmith::conformance
