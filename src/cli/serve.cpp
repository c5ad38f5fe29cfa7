#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

#include "cli/commands.h"
#include "cli/files.h"
#include "server/network.h"

namespace townsmith::cli {
namespace {

/// The pages alone: games of one device need no more.
class Pages final : public server::Face {
 public:
  void connect(std::string /*secret*/, std::function<void(server::Client)> ready) override {
    ready(++last_);
  }
  void disconnect(server::Client /*client*/) override {}
  void receive(server::Client /*client*/, std::string /*text*/,
               std::function<void()> done) override {
    done();
  }
  void api(server::ApiRequest /*request*/, std::function<void(server::ApiAnswer)> answer) override {
    answer({404, R"({"error":{"reason":"unknown_name","sentence":"there is no such thing"}})"});
  }
  void tick() override {}
  bool healthy() const override { return true; }
  std::string metrics() const override { return {}; }
  void stop(std::function<void()> stopped) override { stopped(); }

 private:
  server::Client last_ = 0;
};

Result<server::Config> read_choices(const ServeArgs& args) {
  server::Given from_file;
  if (!args.config.empty()) {
    const Result<std::string> text = read_file(args.config);
    if (!text) return tl::unexpected(text.error());
    const Result<server::Given> read = server::read_config(*text);
    if (!read) {
      return refuse(read.error().reason, fmt::format("{}: {}", args.config, read.error().sentence));
    }
    from_file = *read;
  }
  return server::make_config(
      args.given, [](const char* name) -> const char* { return std::getenv(name); }, from_file);
}

}  // namespace

Result<> serve(const Context& context, const ServeArgs& args) {
  const Result<server::Config> config = read_choices(args);
  if (!config) return tl::unexpected(config.error());
  server::Log log;
  server::Network network(*config, log);
  if (const auto listening = network.listen(); !listening) return listening;
  fmt::print("Townsmith is at {} (Ctrl+C ends it)\n", network.address());
  std::fflush(stdout);
  log.info("listening", {{"host", config->host}, {"port", std::int64_t{network.port()}}});
  Pages pages;
  network.run(pages, context.stop);
  log.info("stopped");
  return {};
}

}  // namespace townsmith::cli
