// Plays games between bots through a host's messages and prints their records and some positions:
// what the module of the page must print too, when tests/wasm/games.mjs does the same with it.
#include <cstdio>
#include <string>

#include "games/content_files.h"
#include "host/host.h"

namespace {

using namespace townsmith;

json::object ask(host::Host& host, host::Client client, json::object message) {
  message["id"] = 1;
  return json::parse(host.handle(client, json::serialize(message))[0].text).as_object();
}

}  // namespace

int main() {
  const bots::Catalogue catalogue = bots::all_games();
  host::Host host(bots::all_games(), built_in_content(), {.in_browser = true}, "0", Random(1));
  const host::Client client = host.connect("page");
  for (const auto& entry : catalogue.entries()) {
    const GameInfo& info = entry->type().info();
    for (int players = info.min_players; players <= info.max_players; ++players) {
      json::array seats;
      for (int seat = 0; seat < players; ++seat) {
        seats.push_back(
            json::object{{"occupant", "bot"}, {"bot", seat % 2 == 0 ? "medium" : "random"}});
      }
      const json::value table = ask(host, client,
                                    {{"do", "create"},
                                     {"game", info.name},
                                     {"seats", std::move(seats)},
                                     {"seed", players},
                                     {"start", true}})
                                    .at("table");
      // Positions are the same, byte by byte, or a page could not read what a server sends.
      const auto look = [&] {
        const json::object seen =
            ask(host, client, {{"do", "glimpse"}, {"table", table}, {"as", nullptr}});
        std::puts(seen.at("glimpse").at("position").as_string().c_str());
      };
      for (int steps = 1;
           ask(host, client, {{"do", "think"}, {"table", table}}).at("more").as_bool(); ++steps) {
        if (steps % 16 == 0) look();
      }
      look();
      const json::object answer = ask(host, client, {{"do", "record"}, {"table", table}});
      std::fputs(answer.at("record").as_string().c_str(), stdout);
      ask(host, client, {{"do", "close"}, {"table", table}});
    }
  }
  return 0;
}
