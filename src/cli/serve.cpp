#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "cli/commands.h"
#include "cli/files.h"
#include "server/network.h"
#include "server/page_folder.h"
#include "service/service.h"
#include "store/async_store.h"
#include "games/word_files.h"

namespace townsmith::cli {
namespace {

Result<server::Config> read_choices(const ServeArgs& args) {
  server::Given from_file;
  if (!args.config.empty()) {
    TRY(const std::string text, read_file(args.config));
    const Result<server::Given> read = server::read_config(text);
    if (!read) {
      return refuse(read.error().reason, fmt::format("{}: {}", args.config, built_in_english().say(read.error().text)));
    }
    from_file = *read;
  }
  return server::make_config(
      args.given, [](const char* name) -> const char* { return std::getenv(name); }, from_file);
}

service::Time now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

}  // namespace

Result<> serve(const Context& context, const ServeArgs& args) {
  TRY(const server::Config config, read_choices(args));
  constexpr std::string_view sqlite = "sqlite:";
  if (config.db.starts_with(sqlite)) {
    TRY(make_folder_for(config.db.substr(sqlite.size())));
  }
  server::PageFolder page;
  if (!config.page.empty()) {
    TRY(page, server::PageFolder::read(config.page));
  }
  server::Log log;
  server::Network network(config, log,
                          config.page.empty() ? server::client_assets() : page.assets());
  // One store to write and one to read: who reads does not wait for the disk.
  TRY(std::unique_ptr<store::Store> writer, store::open_store(config.db));
  TRY(std::unique_ptr<store::Store> reader, store::open_store(config.db));
  TRY(network.listen());

  const auto post = [&network](std::function<void()> work) { network.post(std::move(work)); };
  service::Service* told = nullptr;
  store::ThreadedAsyncStore store(std::move(writer), std::move(reader), post,
                                  [&told](const std::vector<store::Notice>& notices) {
                                    if (told != nullptr) told->changed_elsewhere(notices);
                                  });
  const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  service::ThreadedBotPool pool(threads, post);
  service::Service service({context.catalogue,
                            context.content,
                            TOWNSMITH_VERSION,
                            store,
                            network,
                            pool,
                            now,
                            config.public_url,
                            {.creates_per_minute = config.person_tables,
                             .chats_per_minute = config.person_chats,
                             .newcomers_per_minute = config.address_newcomers},
                            [&log](const service::Trouble& trouble) {
                              log.error(trouble.what,
                                        {{"why", trouble.why}, {"advice", trouble.advice}});
                            },
                            true});
  told = &service;
  fmt::print("Townsmith is at {} (Ctrl+C ends it)\n", network.address());
  if (config.db.starts_with(sqlite)) {
    fmt::print("Tables are kept in {}\n", config.db.substr(sqlite.size()));
  }
  std::fflush(stdout);
  log.info("listening", {{"host", config.host}, {"port", std::int64_t{network.port()}}});
  network.run(service, context.stop);
  log.info("stopped");
  return {};
}

}  // namespace townsmith::cli
