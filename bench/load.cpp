// How much a server carries: starts one, plays at many tables of two at once, and prints moves a
// second, the time from a move to the opponent's news, CPU time a move, bytes a push and memory a
// table. Every move is stored before it is answered. The number of tables and seconds is limited,
// and all of it runs on this machine. With PEM.crt and PEM.key the server encrypts by itself.
#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "core/replay.h"
#include "games/content_files.h"
#include "host/glimpse.h"

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using asio::use_awaitable;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

/// The first game in which players take turns and see everything.
std::string open_turns() {
  const auto catalogue = townsmith::bots::all_games();
  for (const auto& entry : catalogue.entries()) {
    const townsmith::GameInfo& info = entry->type().info();
    if (!info.simultaneous && !info.hidden) return std::string(info.name);
  }
  return {};
}

struct Args {
  std::string program;
  std::string db;
  std::string game = open_turns();
  int tables = 100;
  int seconds = 10;
  std::string pem;  ///< "": nothing is encrypted
};

/// The server under load, a process of its own.
class Server {
 public:
  Server(const Args& args, std::uint16_t port) : port_(port) {
    const std::string number = std::to_string(port);
    std::vector<std::string> words = {args.program, "serve", "--db", args.db, "--port", number};
    for (const char* limit :
         {"--person-tables=100000", "--max-connections=20000",
          "--max-connections-per-address=20000", "--client-messages=100000:100000",
          "--address-messages=1000000:1000000", "--address-requests=1000000:1000000",
          "--address-newcomers=100000"}) {
      words.emplace_back(limit);
    }
    if (!args.pem.empty()) {
      words.push_back("--tls-cert=" + args.pem + ".crt");
      words.push_back("--tls-key=" + args.pem + ".key");
    }
    pid_ = fork();
    if (pid_ != 0) return;
    const int null = open("/dev/null", O_WRONLY);
    dup2(null, 1);
    dup2(null, 2);
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    execv(args.program.c_str(), argv.data());
    _exit(127);
  }
  ~Server() {
    kill(pid_, SIGTERM);
    waitpid(pid_, nullptr, 0);
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const { return port_; }
  /// Of all its threads.
  double cpu_seconds() const {
    std::ifstream file(fmt::format("/proc/{}/stat", pid_));
    std::string text((std::istreambuf_iterator<char>(file)), {});
    std::istringstream rest(text.substr(text.rfind(')') + 2));
    std::string word;
    double ticks = 0;
    for (int field = 3; rest >> word; ++field) {
      if (field == 14 || field == 15) ticks += std::stod(word);
    }
    return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
  }
  double resident_bytes() const {
    std::ifstream file(fmt::format("/proc/{}/statm", pid_));
    double pages = 0;
    file >> pages >> pages;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE));
  }

 private:
  std::uint16_t port_;
  pid_t pid_ = 0;
};

/// News of tables that players were told, and how long they were.
std::uint64_t pushes = 0;
std::uint64_t pushed_bytes = 0;

using Plain = beast::tcp_stream;
using Encrypted = asio::ssl::stream<beast::tcp_stream>;

asio::awaitable<void> connect(Plain& stream, tcp::endpoint there) {
  co_await stream.async_connect(there, use_awaitable);
  stream.socket().set_option(tcp::no_delay(true));
}
asio::awaitable<void> connect(Encrypted& stream, tcp::endpoint there) {
  co_await connect(stream.next_layer(), there);
  co_await stream.async_handshake(Encrypted::client, use_awaitable);
}

/// A WebSocket to the server, encrypted or not.
class Wire {
 public:
  Wire(asio::io_context& io, asio::ssl::context* tls) : io_(io), tls_(tls) {}

  asio::awaitable<void> join(std::uint16_t port, std::string name) {
    if (tls_ == nullptr) {
      Plain visit(io_);
      plain_.emplace(io_);
      co_await join(visit, *plain_, {asio::ip::address_v4::loopback(), port}, std::move(name));
    } else {
      Encrypted visit(io_, *tls_);
      encrypted_.emplace(io_, *tls_);
      co_await join(visit, *encrypted_, {asio::ip::address_v4::loopback(), port}, std::move(name));
    }
  }
  asio::awaitable<void> write(const std::string& text) {
    if (plain_) {
      co_await plain_->async_write(asio::buffer(text), use_awaitable);
    } else {
      co_await encrypted_->async_write(asio::buffer(text), use_awaitable);
    }
  }
  asio::awaitable<std::string> read() {
    if (plain_) {
      co_await plain_->async_read(buffer_, use_awaitable);
    } else {
      co_await encrypted_->async_read(buffer_, use_awaitable);
    }
    std::string text = beast::buffers_to_string(buffer_.data());
    buffer_.clear();
    co_return text;
  }

 private:
  template <class Stream>
  asio::awaitable<void> join(Stream& visit, beast::websocket::stream<Stream>& socket,
                             tcp::endpoint there, std::string name) {
    const std::string host = fmt::format("127.0.0.1:{}", there.port());
    const std::string origin = (tls_ == nullptr ? "http://" : "https://") + host;
    co_await connect(visit, there);
    http::request<http::string_body> request(http::verb::post, "/api/me", 11);
    request.set(http::field::host, host);
    request.set(http::field::origin, origin);
    request.set(http::field::content_type, "application/json");
    request.body() = json::serialize(json::object{{"name", name}});
    request.prepare_payload();
    co_await http::async_write(visit, request, use_awaitable);
    http::response<http::string_body> answer;
    co_await http::async_read(visit, buffer_, answer, use_awaitable);
    const std::string set(answer[http::field::set_cookie]);
    buffer_.clear();
    co_await connect(socket.next_layer(), there);
    socket.set_option(beast::websocket::stream_base::decorator(
        [cookie = set.substr(0, set.find(';')), &origin](beast::websocket::request_type& upgrade) {
          upgrade.set(http::field::cookie, cookie);
          upgrade.set(http::field::origin, origin);
        }));
    co_await socket.async_handshake(host, "/ws", use_awaitable);
  }

  asio::io_context& io_;
  asio::ssl::context* tls_;  ///< null: without
  beast::flat_buffer buffer_;
  std::optional<beast::websocket::stream<Plain>> plain_;
  std::optional<beast::websocket::stream<Encrypted>> encrypted_;
};

/// Where all players are, and what they know of the game.
struct Around {
  asio::io_context& io;
  asio::ssl::context* tls;
  const townsmith::AnyGame& game;
  std::uint64_t layout;
};

/// Somebody connected to the server.
class Player {
 public:
  explicit Player(const Around& around)
      : wire_(around.io, around.tls), game_(around.game), layout_(around.layout) {}

  asio::awaitable<void> join(std::uint16_t port, std::string name) {
    return wire_.join(port, std::move(name));
  }

  asio::awaitable<void> say(json::object message) {
    message["id"] = ++last_id_;
    const std::string text = json::serialize(message);
    co_await wire_.write(text);
  }
  asio::awaitable<json::object> hear() {
    if (heard_.empty()) heard_ = co_await wire_.read();
    const std::size_t end = std::min(heard_.find('\n'), heard_.size());
    json::object said = json::parse(heard_.substr(0, end)).as_object();
    if (said.contains("glimpse") && said.contains("push")) {
      ++pushes;
      pushed_bytes += end;
    }
    heard_.erase(0, end + 1);
    co_return said;
  }
  /// The answer to what was said last; pushes that come before it are looked at.
  asio::awaitable<json::object> answer() {
    for (;;) {
      json::object said = co_await hear();
      if (said.contains("re")) co_return said;
      notice(said);
    }
  }
  asio::awaitable<json::object> ask(json::object message) {
    co_await say(std::move(message));
    json::object said = co_await answer();
    if (said.contains("error")) throw std::runtime_error(json::serialize(said));
    co_return said;
  }
  /// Waits for news of the table.
  asio::awaitable<void> news(std::int64_t version) {
    while (version_ < version) notice(co_await hear());
  }
  void notice(const json::object& said) {
    const json::value* glimpse = said.if_contains("glimpse");
    if (glimpse == nullptr) return;
    const auto told = townsmith::schema::from_json<townsmith::protocol::Glimpse>(*glimpse);
    seen_ = townsmith::host::from_wire(told.value(), game_, layout_).value();
    version_ = said.at("version").as_int64();
  }
  const townsmith::table::Glimpse& seen() const { return seen_.value(); }
  std::int64_t version() const { return version_; }

 private:
  Wire wire_;
  std::string heard_;  ///< messages, a line each
  int last_id_ = 0;
  const townsmith::AnyGame& game_;
  std::uint64_t layout_;
  std::optional<townsmith::table::Glimpse> seen_;
  std::int64_t version_ = -1;
};

struct Tally {
  std::uint64_t moves = 0;
  std::vector<double> milliseconds;
  std::string trouble;
};

/// A table of two who play game after game.
class Table {
 public:
  Table(const Around& around, Tally& tally)
      : io_(around.io),
        players_{Player(around), Player(around)},
        tally_(tally),
        game_(around.game) {}

  asio::awaitable<void> sit_down(std::uint16_t port, int number) {
    co_await players_[0].join(port, fmt::format("A{}", number));
    co_await players_[1].join(port, fmt::format("B{}", number));
    co_await start();
  }

  /// Tables that have begun and that nobody looks at.
  asio::awaitable<void> leave_alone(int count) {
    for (int i = 0; i < count; ++i) {
      json::object create = create_message();
      json::object made = co_await players_[0].ask(std::move(create));
      name_ = std::string(made.at("table").as_string());
      co_await begin();
    }
  }

  /// Plays until the end; `pause` between two moves, if any.
  asio::awaitable<void> play(Clock::time_point end, std::chrono::milliseconds pause) {
    asio::steady_timer timer(io_);
    if (pause.count() > 0) {  // not all at the same moment
      timer.expires_after(pause * (std::rand() % 1000) / 1000);
      co_await timer.async_wait(use_awaitable);
    }
    Clock::time_point next = Clock::now();
    while (Clock::now() < end) {
      if (players_[0].seen().over(game_)) co_await start();
      co_await one_move();
      next += pause;
      if (pause.count() == 0) continue;
      timer.expires_at(next);
      co_await timer.async_wait(use_awaitable);
    }
  }

 private:
  // (g++ 12 cannot make lists within a co_await expression, so they are made before.)
  asio::awaitable<void> start() {
    json::object create = create_message();
    json::object made = co_await players_[0].ask(std::move(create));
    if (!name_.empty()) {
      for (int seat = 0; seat < 2; ++seat) co_await players_[at(seat)].ask(look("unwatch", seat));
    }
    name_ = std::string(made.at("table").as_string());
    co_await begin();
    for (int seat = 0; seat < 2; ++seat) {
      players_[at(seat)].notice(co_await players_[at(seat)].ask(look("watch_glimpses", seat)));
    }
  }
  json::object create_message() const {
    return {{"do", "create"},
            {"game", game_.info().name},
            {"seats",
             json::array{json::object{{"occupant", "open"}}, json::object{{"occupant", "open"}}}}};
  }
  asio::awaitable<void> begin() {
    for (int seat = 0; seat < 2; ++seat) {
      json::object sit = {{"do", "sit"},
                          {"table", name_},
                          {"seat", seat},
                          {"at", seat},
                          {"share", std::string(64, seat == 0 ? 'a' : 'b')}};
      co_await players_[at(seat)].ask(std::move(sit));
    }
    json::object start = {{"do", "start"}, {"table", name_}, {"seat", 0}, {"at", 2}};
    co_await players_[0].ask(std::move(start));
  }
  json::object look(std::string_view verb, int seat) const {
    return {{"do", verb}, {"table", name_}, {"as", seat}};
  }
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

  /// The first seat that may does the first thing it may.
  asio::awaitable<void> one_move() {
    for (int seat = 0; seat < 2; ++seat) {
      Player& mover = players_[at(seat)];
      const townsmith::table::Glimpse& seen = mover.seen();
      json::object command = {{"table", name_}, {"seat", seat}, {"at", mover.version()}};
      if (seen.may_commit) {
        command["do"] = "commit";
      } else if (seen.may_move) {
        const townsmith::Seat who = seen.viewer().seat();
        command["do"] = "move";
        command["move"] =
            game_.notate(seen.position(), who, game_.legal_moves(seen.position(), who).front());
      } else {
        continue;
      }
      Player& other = players_[at(1 - seat)];
      const std::int64_t known = other.version();
      const bool secret = command.at("do") == "move" && simultaneous();
      const auto begin = Clock::now();
      json::object done = co_await mover.ask(std::move(command));
      if (!secret) {
        co_await other.news(known + 1);
        tally_.milliseconds.push_back(
            std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
      }
      co_await mover.news(done.at("version").as_int64());
      ++tally_.moves;
      co_return;
    }
    throw std::runtime_error("nobody can move");
  }
  bool simultaneous() const { return game_.info().simultaneous; }

  asio::io_context& io_;
  std::array<Player, 2> players_;
  Tally& tally_;
  const townsmith::AnyGame& game_;
  std::string name_;
};

template <class Work>
void run_all(asio::io_context& io, std::vector<std::unique_ptr<Table>>& tables, Tally& tally,
             Work work) {
  int number = 0;
  for (auto& table : tables) {
    asio::co_spawn(io, work(*table, number++), [&](const std::exception_ptr& thrown) {
      if (!thrown) return;
      try {
        std::rethrow_exception(thrown);
      } catch (const std::exception& trouble) {
        tally.trouble = trouble.what();
      }
    });
  }
  io.restart();
  io.run();
}

double percentile(std::vector<double>& values, double part) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::size_t>(part * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
  return values[at];
}

bool wait_for(asio::io_context& io, std::uint16_t port) {
  for (int i = 0; i < 200; ++i) {
    tcp::socket socket(io);
    boost::system::error_code failed;
    socket.connect({asio::ip::address_v4::loopback(), port}, failed);
    if (!failed) return true;
    usleep(50'000);
  }
  return false;
}

int run(const Args& args) {
  asio::io_context io(1);
  const std::uint16_t port =
      tcp::acceptor(io, {asio::ip::address_v4::loopback(), 0}).local_endpoint().port();
  const Server server(args, port);
  if (!wait_for(io, port)) {
    fmt::print(stderr, "the server does not answer\n");
    return 1;
  }
  Tally tally;
  const double empty = server.resident_bytes();
  std::vector<std::unique_ptr<Table>> tables;
  const auto catalogue = townsmith::bots::all_games();
  const townsmith::GameType& type = catalogue.find(args.game).value()->type();
  const auto game =
      type.create(townsmith::make_setup(type.info(), 2, {}).value(), townsmith::built_in_content())
          .value();
  // (Whose certificate it is does not matter here.)
  asio::ssl::context tls(asio::ssl::context::tls_client);
  const Around around{io, args.pem.empty() ? nullptr : &tls, *game,
                      townsmith::host::layout_of(*game)};
  for (int i = 0; i < args.tables; ++i) {
    tables.push_back(std::make_unique<Table>(around, tally));
  }
  run_all(io, tables, tally,
          [&](Table& table, int number) { return table.sit_down(port, number); });
  const double seated = server.resident_bytes();

  const auto phase = [&](std::chrono::milliseconds pause) {
    tally.moves = 0;
    tally.milliseconds.clear();
    const double before = server.cpu_seconds();
    const auto begin = Clock::now();
    const auto end = begin + std::chrono::seconds(args.seconds);
    run_all(io, tables, tally, [&](Table& table, int) { return table.play(end, pause); });
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    const double cpu = server.cpu_seconds() - before;
    fmt::print(
        "  {:<24}{:>9.0f} moves/s   p50 {:6.2f} ms   p99 {:6.2f} ms   {:.4f} ms CPU a move\n",
        pause.count() == 0 ? "as fast as they can" : "a move a second each",
        static_cast<double>(tally.moves) / seconds, percentile(tally.milliseconds, 0.5),
        percentile(tally.milliseconds, 0.99),
        1000 * cpu / static_cast<double>(std::max<std::uint64_t>(tally.moves, 1)));
  };
  fmt::print("{}, {} tables of two, {}{}\n", args.game, args.tables,
             args.db.substr(0, args.db.find(':')), args.pem.empty() ? "" : ", encrypted");
  phase(std::chrono::milliseconds(0));
  phase(std::chrono::milliseconds(1000));
  const double played = server.resident_bytes();
  constexpr int idle_each = 10;
  run_all(io, tables, tally, [&](Table& table, int) { return table.leave_alone(idle_each); });
  fmt::print(
      "  {:.0f} bytes a push\n",
      static_cast<double>(pushed_bytes) / static_cast<double>(std::max<std::uint64_t>(pushes, 1)));
  fmt::print("  {:.1f} kB for each table with its two connections, {:.1f} kB for one left alone\n",
             (seated - empty) / 1000 / args.tables,
             (server.resident_bytes() - played) / 1000 / (args.tables * idle_each));
  if (!tally.trouble.empty()) {
    fmt::print(stderr, "  trouble: {}\n", tally.trouble);
    return 1;
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    fmt::print(stderr, "usage: {} PROGRAM DB TABLES [SECONDS [GAME|- [PEM]]]\n", argv[0]);
    return 2;
  }
  Args args;
  args.program = argv[1];
  args.db = argv[2];
  args.tables = std::clamp(std::atoi(argv[3]), 1, 2000);
  if (argc > 4) args.seconds = std::clamp(std::atoi(argv[4]), 1, 120);
  if (argc > 5 && std::string_view(argv[5]) != "-") args.game = argv[5];
  if (argc > 6) args.pem = argv[6];
  return run(args);
}
