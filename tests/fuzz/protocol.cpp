// Any bytes as messages, a line each, to a page and to a server with tables in play: every line is
// answered once, with an answer or a reason, what is refused changes nothing, and what is said is
// as the protocol describes it.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "example_games.h"
#include "games/content_files.h"
#include "host/host.h"
#include "protocol_check.h"

namespace {

using namespace townsmith;

const std::size_t games = example_games().size();

/// A host with a table of each game, with two people and their hands.
struct World {
  explicit World(bool in_browser)
      : host(bots::all_games(), built_in_content(),
             {.in_browser = in_browser, .max_tables = 3 + games}, "0", Random(1)),
        ada(host.connect("ada", "A")),
        ben(host.connect("ben", "B")) {
    int number = 0;
    for (const GameInfo* info : example_games()) {
      const std::string at = "\"table\":\"t" + std::to_string(++number) + "\",\"at\":";
      say(ada, R"({"id":1,"do":"create","seats":[{"occupant":"human","name":"A"},)"
               R"({"occupant":"open"}],"game":")" +
                   std::string(info->name) + "\"}");
      say(ben, R"({"id":1,"do":"sit","seat":1,"name":"B",)" + at + "1}");
      say(ada, R"({"id":1,"do":"start","seat":0,)" + at + "2}");
    }
  }

  std::string say(host::Client client, std::string_view text) {
    check.asked(client, text);
    const auto said = host.handle(client, text);
    if (said.empty() || said[0].to != client) std::abort();
    for (const host::Message& message : said) {
      const std::string complaint = check.said(message.to, message.text);
      if (complaint.empty()) continue;
      std::fprintf(stderr, "%s\n", complaint.c_str());
      std::abort();
    }
    return said[0].text;
  }
  /// What all tables look like from everywhere.
  std::string everything() {
    std::string all;
    for (std::size_t table = 1; table <= games; ++table) {
      for (const char* as : {"0", "1", "null"}) {
        all += say(ada, "{\"id\":1,\"do\":\"view\",\"table\":\"t" + std::to_string(table) +
                            "\",\"as\":" + as + "}");
      }
    }
    return all;
  }

  host::Host host;
  host::Client ada;
  host::Client ben;
  ProtocolCheck check;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  World world(size % 2 == 0);
  for (int lines = 0; !text.empty() && lines < 16; ++lines) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool watched = lines % 4 == 0;  // looking at everything is slow
    const std::string before = watched ? world.everything() : std::string();
    const std::string answer = world.say(lines % 3 == 2 ? world.ben : world.ada, line);
    const bool refused = json::parse(answer).as_object().contains("error");
    if (watched && refused && world.everything() != before) std::abort();
  }
  return 0;
}
