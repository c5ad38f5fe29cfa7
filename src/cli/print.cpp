#include <fmt/format.h>

#include <atomic>
#include <csignal>
#include <thread>

#include "cli/browser.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/text.h"
#include "core/pack.h"
#include "crypto/bytes.h"
#include "server/network.h"
#include "server/page_folder.h"

namespace townsmith::cli {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

constexpr auto page_time = 120s;

/// Behind a page that is only to be printed there is no server.
class NoService final : public server::ServiceInterface {
 public:
  void connect(server::ConnectRequest /*request*/,
               std::function<void(server::ConnectResult)> ready) override {
    ready({0, server::CloseReason::try_later});
  }
  void disconnect(server::Client /*client*/) override {}
  void receive(server::Client /*client*/, std::string /*text*/,
               std::function<void()> done) override {
    done();
  }
  void api(server::ApiRequest /*request*/, std::function<void(server::ApiAnswer)> answer) override {
    answer({404, "{}"});
  }
  void tick() override {}
  bool healthy() const override { return true; }
  std::string metrics() const override { return {}; }
  void stop(std::function<void()> stopped) override { stopped(); }
};

/// The page at an address of this machine, as long as this is there.
class ServedPage {
 public:
  explicit ServedPage(const std::vector<server::Asset>& assets)
      : config_(config()), network_(config_, log_, assets) {}
  ~ServedPage() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
  }
  ServedPage(const ServedPage&) = delete;
  ServedPage& operator=(const ServedPage&) = delete;

  Result<> start() {
    TRY(network_.listen());
    thread_ = std::thread([this] { network_.run(service_, stop_); });
    return {};
  }
  std::string address() const { return fmt::format("http://127.0.0.1:{}/", network_.port()); }

 private:
  static server::Config config() {
    server::Config config;
    config.port = 0;
    config.push = false;
    return config;
  }

  server::Config config_;
  server::Log log_{[](const std::string& /*line*/) {}};
  server::Network network_;
  NoService service_;
  std::atomic<bool> stop_ = false;
  std::thread thread_;
};

/// The pack's text, if the game can be played with it.
Result<std::string> read_pack(const Context& context, const bots::Entry& entry,
                              const std::string& path) {
  std::string text;
  if (is_folder(path)) {
    TRY(const ContentFiles files, read_content_folder(path));
    TRY(const Pack pack, pack_of(files));
    text = to_text(pack);
  } else {
    TRY(text, read_file(path));
  }
  const GameInfo& info = entry.type().info();
  TRY(create(entry.type(), standard_setup(info, info.usual_players), context.content, text));
  return text;
}

/// Back when the page says that every sheet is drawn.
Result<> wait_for_sheets(Browser& browser) {
  const auto until = std::chrono::steady_clock::now() + page_time;
  while (std::chrono::steady_clock::now() < until) {
    TRY(const std::string state,
        browser.evaluate("document.documentElement?.dataset.sheets ?? ''"));
    if (state == "ready") return {};
    if (!state.empty()) {
      return refuse(Reason::bad_content, say("print-refused", {{"why", state}}));
    }
    std::this_thread::sleep_for(50ms);
  }
  return refuse(Reason::io_error, say("print-too-slow"));
}

}  // namespace

Result<> print_sheets(const Context& context, const PrintArgs& args) {
  if (!context.own_content.empty()) return refuse(Reason::bad_value, say("print-takes-pack"));
  TRY(const auto entry, context.catalogue.find(args.game));
  TRY(check_free(args.out, args.force));
  std::string pack;
  if (!args.pack.empty()) {
    TRY(pack, read_pack(context, *entry, args.pack));
  }
  server::PageFolder folder;
  if (!args.page.empty()) {
    TRY(folder, server::PageFolder::read(args.page));
  }
  const std::vector<server::Asset>& assets =
      args.page.empty() ? server::client_assets() : folder.assets();
  if (assets.empty()) return refuse(Reason::io_error, say("print-no-page"));

  // A browser that has gone is no reason to end.
  std::signal(SIGPIPE, SIG_IGN);
  ServedPage page(assets);
  TRY(page.start());
  TRY(const auto browser, Browser::start(args.browser, context.stop));
  TRY(browser->open_page());
  if (!pack.empty()) {
    TRY(browser->ask("Page.addScriptToEvaluateOnNewDocument",
                     {{"source", fmt::format("sessionStorage.setItem('townsmith.print', {})",
                                             json::serialize(json::value(pack)))}}));
  }
  TRY(browser->ask("Page.navigate",
                   {{"url", fmt::format("{}?language={}#/print/{}/{}/{}{}", page.address(),
                                        context.language_name, args.game, args.paper, args.ink,
                                        pack.empty() ? "" : "/pack")}}));
  TRY(wait_for_sheets(*browser));
  TRY(const json::object printed,
      browser->ask("Page.printToPDF", {{"preferCSSPageSize", true}, {"printBackground", true}}));
  const json::value* data = printed.if_contains("data");
  const auto pdf = crypto::from_base64(data != nullptr && data->is_string()
                                           ? std::string_view(data->get_string())
                                           : std::string_view());
  if (!pdf || pdf->empty()) return refuse(Reason::io_error, say("print-too-slow"));
  TRY(check_free(args.out, args.force));
  TRY(write_file(args.out, {reinterpret_cast<const char*>(pdf->data()), pdf->size()}));
  fmt::print("{}\n", context.language.say(say("print-done", {{"file", args.out}})));
  return {};
}

}  // namespace townsmith::cli
