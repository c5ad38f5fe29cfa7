#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "comes_true.h"
#include "server/network.h"
#include "server/raw_client.h"

namespace townsmith::testing {

/// A service that says back what it hears. "pour N" is answered with N bytes, "hold" not at all.
/// One that fails throws.
class Echo final : public server::ServiceInterface {
 public:
  void connect(server::ConnectRequest request,
               std::function<void(server::ConnectResult)> ready) override {
    const std::string& secret = request.secret;
    secrets.push_back(secret);
    if (secret == "throw") throw std::runtime_error("a failing welcome");
    if (secret == "banned") return ready({0, server::CloseReason::banned});
    ready({++last});
  }
  void disconnect(server::Client /*client*/) override {
    ++gone;
    if (fails) throw std::runtime_error("a failing goodbye");
  }
  void receive(server::Client client, std::string text, std::function<void()> done) override {
    ++received;
    if (fails) throw std::runtime_error("a failing request");
    if (text == "hold") {
      held = std::move(done);
      return;
    }
    if (text == "ban") outbound->close(client, server::CloseReason::banned);
    if (text == "hook") outbound->post_webhook(R"({"hello":"hook"})");
    if (text.starts_with("pour ")) text.assign(std::stoul(text.substr(5)), 'x');
    outbound->send(client, std::make_shared<const std::string>(std::move(text)));
    done();
  }
  void api(server::ApiRequest request, std::function<void(server::ApiAnswer)> answer) override {
    if (fails) throw std::runtime_error("a failing request by HTTP");
    server::ApiAnswer reply;
    reply.body = request.method + " " + request.path + " " + request.secret + " " + request.body;
    if (request.path == "/api/me" && request.method == "POST") {
      reply.secret = std::make_shared<const std::string>("new-secret");
    }
    if (request.path == "/api/me" && request.method == "DELETE") {
      reply.secret = std::make_shared<const std::string>();
    }
    if (request.path == "/api/record/x") reply.file_name = "a\"b.jsonl";
    answer(std::move(reply));
  }
  void tick() override {
    ++ticks;
    if (fails) throw std::runtime_error("a failing tick");
  }
  bool healthy() const override { return is_healthy; }
  std::string metrics() const override { return "townsmith_tables 7\n"; }
  void stop(std::function<void()> stopped) override {
    ++stops;
    stopped();
  }

  server::Outbound* outbound = nullptr;
  server::Client last = 0;
  std::vector<std::string> secrets;
  std::function<void()> held;
  std::atomic<int> received = 0;
  std::atomic<int> gone = 0;
  std::atomic<int> ticks = 0;
  std::atomic<int> stops = 0;
  std::atomic<bool> is_healthy = true;
  std::atomic<bool> fails = false;  ///< throws whatever it is asked
};

inline const std::vector<server::Asset>& test_assets() {
  static const std::vector<server::Asset> assets = {
      {"/assets/app-abc.js", "t1", "let plain = 1", "BROTLI", "GZIP"},
      {"/engine.wasm", "t2", "wasm", {}, {}},
      {"/index.html", "t3", "<!doctype html>hello", {}, "GZIPPED"},
      {"/sw.js", "t4", "worker", {}, {}},
  };
  return assets;
}

/// Longer than any test: no machine is too slow for it.
inline constexpr server::Duration for_ever{3'600'000};
/// So little comes back that it counts for nothing.
inline constexpr double hardly_ever = 0.001;

/// Nobody is too slow here but a client that does not leave.
inline server::Config quick_config() {
  server::Config config =
      *server::make_config({}, [](const char*) -> const char* { return nullptr; }, {});
  config.port = 0;
  config.head_time = config.body_time = config.write_time = config.keep_alive = for_ever;
  config.idle_time = config.webhook_time = for_ever;
  config.close_time = server::Duration(300);
  return config;
}

/// A server on a free port of this machine, for one test.
class Running {
 public:
  explicit Running(const server::Config& config = quick_config(),
                   const std::vector<server::Asset>& assets = test_assets())
      : log([this](const std::string& line) {
          const std::scoped_lock lock(mutex_);
          lines_ += line;
        }),
        network(config, log, assets) {
    echo.outbound = &network;
    if (!network.listen()) std::abort();
    thread_ = std::thread([this] { network.run(echo, stop_); });
  }
  ~Running() { stop(); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  void stop() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
  }
  /// Without waiting for it to end.
  void begin_to_stop() { stop_ = true; }

  std::uint16_t port() const { return network.port(); }
  std::string host() const { return "127.0.0.1:" + std::to_string(port()); }
  std::string logged() {
    const std::scoped_lock lock(mutex_);
    return lines_;
  }

  Heard ask(const std::string& method, const std::string& path, const std::string& headers = {},
            const std::string& body = {}) {
    RawClient client(port());
    client.say(request(method, path, headers, body));
    return hear_answer(client, method != "HEAD");
  }
  /// A line of /metrics; -1 if there is none.
  std::int64_t metric(const std::string& name) {
    const std::string text = ask("GET", "/metrics").body;
    const std::size_t line = text.find("\n" + name + " ");
    return line == std::string::npos ? -1 : std::atoll(text.c_str() + line + name.size() + 2);
  }
  std::string request(const std::string& method, const std::string& path,
                      const std::string& headers = {}, const std::string& body = {}) const {
    std::string text = method + " " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + headers;
    if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    return text + "\r\n" + body;
  }
  /// A client whose handshake was accepted.
  std::unique_ptr<RawClient> web_socket(const std::string& headers = {}, int receive_buffer = 0) {
    auto client = std::make_unique<RawClient>(port(), receive_buffer);
    client->say(request("GET", "/ws", std::string(upgrade_headers) + headers));
    handshake = hear_answer(*client, false);
    return client;
  }

  Heard handshake;  ///< of the latest WebSocket

 private:
  std::mutex mutex_;
  std::string lines_;

 public:
  server::Log log;
  server::Network network;
  Echo echo;

 private:
  std::atomic<bool> stop_ = false;
  std::thread thread_;
};

}  // namespace townsmith::testing
