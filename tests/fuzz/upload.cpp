// Any bytes as a pack that somebody brings to a server: a table is made with it or a sentence says
// why not. A table that was made is looked at by others, at once and from the store, and closed.
// One service answers many inputs: to make one takes a hundred times as long as to ask it.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "core/pack.h"
#include "core/utf8.h"
#include "example_games.h"
#include "service/harness.h"

namespace {

using namespace townsmith;
using namespace townsmith::service;

void need(bool condition) {
  if (!condition) std::abort();
}

class World {
 public:
  bool is_worn_out() const { return uploads_ >= 500; }

  void bring(const std::string& text) {
    ++uploads_;
    node_.now += hour;  // nobody is told to come later
    const auto pack = parse_pack(text);
    const std::string game = pack ? pack->game : std::string(any_game());
    const json::object made =
        node_.ask(ada_, "create",
                  {{"game", game}, {"seats", open_seats()}, {"pack", text}, {"list_pack", true}});
    if (made.contains("error")) {
      need(!text_of(made.at("error").at("sentence")).empty());
    } else {
      need(pack.has_value());
      look_at(text_of(made.at("table")));
    }
    need(!testing::Test::HasFailure());  // the node holds what it hears against the protocol
  }

 private:
  static json::array open_seats() {
    return {json::object{{"occupant", "open"}}, json::object{{"occupant", "open"}}};
  }

  void look_at(const std::string& table) {
    for (Node* node : {&node_, &other_}) {
      const Client eve = node->connect("");
      const json::object seen = node->ask(eve, "view", {{"table", table}, {"as", nullptr}});
      need(!seen.contains("error"));
      const json::object details =
          node->ask(eve, "pack", {{"pack", seen.at("about").at("pack").at("id")}});
      need(!details.contains("error"));
      need(node->api("GET", "/api/preview/" + table, "").status == 200);
      node->disconnect(eve);
    }
    need(!node_.ask(ada_, "cancel", {{"table", table}}).contains("error"));
  }

  static constexpr int plenty = 1'000'000;
  static ServiceLimits limits() {
    ServiceLimits limits;
    limits.packs_of_person = plenty;
    limits.listed_packs_of_person = plenty;
    limits.packed_of_person = plenty;
    limits.packed_of_address = plenty;
    return limits;
  }

  TemporaryFolder folder_;
  const std::string url_ = "sqlite:" + folder_.file("tables.db");
  Node node_{url_, limits(), {.shared = true}};
  Node other_{url_, limits(), {.shared = true}};
  const Client ada_ = node_.join("Ada");
  int uploads_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static std::unique_ptr<World> world;
  const std::string text(reinterpret_cast<const char*>(data), size);
  // A message with other bytes has no number that it could be answered by; fuzz_service sends such.
  if (text.empty() || valid_utf8(text) != text) return 0;
  if (!world || world->is_worn_out()) {
    world.reset();
    world = std::make_unique<World>();
  }
  world->bring(text);
  return 0;
}
