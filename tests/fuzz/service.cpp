// Any bytes as what clients of a server send, a line each: messages of the socket, and requests as
// "POST /api/me {...}". Each is answered once, and everything that is said is as the protocol
// describes it.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "example_games.h"
#include "service/harness.h"

namespace {

using namespace townsmith;
using namespace townsmith::service;

void need(bool condition) {
  if (!condition) std::abort();
}

/// A service with a table that plays (in lines it is called "t1") and one that waits ("t2").
class World {
 public:
  World() : node_("sqlite:" + folder_.file("tables.db")) {
    const json::array open = {json::object{{"occupant", "open"}},
                              json::object{{"occupant", "open"}}};
    for (std::string& table : tables_) {
      const json::object made =
          node_.ask(ada_, "create",
                    {{"game", any_game()},
                     {"seats", open},
                     {"listed", true},
                     {"pace", json::object{{"kind", "live"}, {"bank", 600}, {"turn", 15}}}});
      table = text_of(made.at("table"));
    }
    for (int seat = 0; seat < 2; ++seat) {
      node_.ask(seat == 0 ? ada_ : ben_, "sit",
                {{"table", tables_[0]}, {"seat", seat}, {"at", seat}, {"share", share('a')}});
    }
    const json::object started =
        node_.ask(ada_, "start", {{"table", tables_[0]}, {"seat", 0}, {"at", 2}});
    need(!started.contains("error"));
  }

  void hear(std::string_view line, int number) {
    const std::size_t first = line.find(' ');
    const std::string_view method = line.substr(0, std::min(first, line.size()));
    if (method == "GET" || method == "POST" || method == "DELETE") {
      line.remove_prefix(std::min(first + 1, line.size()));
      const std::size_t second = std::min(line.find(' '), line.size());
      request(method, line.substr(0, second), line.substr(std::min(second + 1, line.size())));
    } else {
      message(number % 4 == 3 ? nobody_ : number % 2 == 0 ? ada_ : ben_, line);
    }
  }
  void pass_time() { node_.tick(20'000); }

 private:
  void message(Client client, std::string_view line) {
    if (node_.closed.contains(client)) return;
    const std::size_t before = node_.heard[client].size();
    int answered = 0;
    const std::string text = named(line);
    node_.receive(client, text, [&] { ++answered; });
    need(node_.wait([&] { return answered > 0; }));
    need(answered == 1);
    int answers = 0;
    for (std::size_t i = before; i < node_.heard[client].size(); ++i) {
      answers += node_.heard[client][i].contains("re") ? 1 : 0;
    }
    need(answers == 1);
    need(!testing::Test::HasFailure());  // the node holds what it hears against the protocol
  }
  void request(std::string_view method, std::string_view path, std::string_view body) {
    const ApiAnswer answer =
        node_.api(std::string(method), named(path), secret_, std::string(body));
    need(answer.status >= 200 && answer.status < 600);
    need(!testing::Test::HasFailure());
  }
  /// Names of tables are drawn; inputs cannot know them.
  std::string named(std::string_view line) const {
    std::string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::string_view two = line.substr(i, 2);
      if (two != "t1" && two != "t2") {
        out += line[i];
        continue;
      }
      out += tables_[two == "t1" ? 0 : 1];
      ++i;
    }
    return out;
  }

  TemporaryFolder folder_;
  Node node_;
  const std::string secret_ = node_.guest("Ada");
  const Client ada_ = node_.connect(secret_);
  const Client ben_ = node_.join("Ben");
  const Client nobody_ = node_.connect("");
  std::string tables_[2];
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  World world;
  for (int lines = 0; !text.empty() && lines < 16; ++lines) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    world.hear(text.substr(0, end), lines);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (lines % 4 == 3) world.pass_time();
  }
  return 0;
}
