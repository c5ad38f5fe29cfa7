#include "cli/serve.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <thread>

#include "cli/files.h"
#include "cli/memory.h"
#include "external/external.h"
#include "games/word_files.h"
#include "server/messenger.h"
#include "server/network.h"
#include "server/page_folder.h"
#include "service/pack_games.h"
#include "service/service.h"
#include "store/async_store.h"
#include "store/serving_lock.h"

namespace townsmith::cli {
namespace {

Result<server::Given> read_config_file(const std::string& path) {
  TRY(const std::string text, read_file(path));
  Result<server::Given> read = server::read_config(text);
  if (read) return read;
  return refuse(read.error().reason,
                fmt::format("{}: {}", path, built_in_english().say(read.error().text)));
}

Result<server::Config> read_choices(const ServeArgs& args) {
  server::Given from_file;
  if (!args.config.empty()) {
    TRY(from_file, read_config_file(args.config));
  }
  return server::make_config(
      args.given, [](const char* name) -> const char* { return std::getenv(name); }, from_file);
}

/// The packs in a folder, as far as they can be played; what is wrong with the others is logged.
Result<std::vector<store::PackRow>> read_packs(const std::string& folder,
                                               const bots::Catalogue& catalogue,
                                               const ContentFiles& content, server::Log& log) {
  std::vector<store::PackRow> packs;
  TRY(const std::vector<std::string> files, pack_files(folder));
  for (const std::string& file : files) {
    const auto read = [&]() -> Result<service::ReadyPack> {
      TRY(const std::string text, read_file(file));
      return service::read_pack(catalogue, content, text);
    }();
    if (!read) {
      log.error("a pack of this host is left out",
                {{"file", file}, {"why", built_in_english().say(read.error().text)}});
      continue;
    }
    const bool twice = std::any_of(packs.begin(), packs.end(),
                                   [&](const auto& one) { return one.id == read->row.id; });
    if (!twice) packs.push_back(read->row);
  }
  log.info("packs of this host", {{"number", static_cast<std::int64_t>(packs.size())}});
  return packs;
}

}  // namespace

Result<std::string> store_of(const StoreArgs& args) {
  if (!args.db.empty()) return args.db;
  if (args.config.empty()) {
    return refuse(Reason::bad_value,
                  "which store? Name it with --db, or the server's configuration with --config");
  }
  TRY(const server::Given given, read_config_file(args.config));
  const auto db = given.find("db");
  if (db == given.end()) {
    return refuse(Reason::bad_value, fmt::format("{} names no db", args.config));
  }
  return db->second.back();
}

Result<> serve(const bots::Catalogue& games, const ContentFiles& content, const ServeArgs& args,
               const std::atomic<bool>& stop) {
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
  // Copies of a catalogue share their games, and so their bots.
  bots::Catalogue catalogue = games;
  external::Limits limits;
  limits.move = std::chrono::duration_cast<external::Milliseconds>(config.bot_time);
  limits.memory = config.bot_memory << 20U;
  limits.processes = config.bot_processes;
  external::Hooks hooks;
  hooks.forfeited = [&log](const std::string& sentence) {
    log.error("a bot of this host could not play on", {{"why", sentence}});
  };
  for (const std::string& text : config.bots) {
    TRY(const auto bot, external::parse_bot(text));
    TRY(external::check_name(bot.first));
    TRY(external::add_bot(catalogue, bot.first, bot.second, limits, hooks, TOWNSMITH_VERSION));
  }
  std::vector<store::PackRow> packs;
  if (!config.packs.empty()) {
    TRY(packs, read_packs(config.packs, catalogue, content, log));
  }
  server::Network network(config, log,
                          config.page.empty() ? server::client_assets() : page.assets());
  TRY(const store::ServingLock lock, store::ServingLock::take(config.db));
  // One store to write and one to read: readers do not wait for the disk.
  TRY(std::unique_ptr<store::Store> writer, store::open_store(config.db));
  TRY(std::unique_ptr<store::Store> reader, store::open_store(config.db));
  TRY(network.listen());

  const auto post = [&network](std::function<void()> work) { network.post(std::move(work)); };
  service::Service* told = nullptr;
  store::ThreadedAsyncStore store(std::move(writer), std::move(reader), post,
                                  [&told](const Result<std::vector<store::Notice>>& notices) {
                                    if (told == nullptr) return;
                                    notices ? told->changed_elsewhere(*notices)
                                            : told->cannot_hear_others(notices.error());
                                  });
  const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  service::ThreadedBotPool pool(threads, post);
  // They only wait: each of a host's bots may be asked in as many threads as it has processes.
  const int outside_threads =
      std::min(64, static_cast<int>(config.bots.size()) * config.bot_processes);
  service::ThreadedBotPool outside(outside_threads, post,
                                   [&catalogue] { catalogue.interrupt_bots(); });
  std::optional<server::OutboxMessenger> messenger;
  if (config.push || !config.mail_server.empty()) messenger.emplace(config, post);
  service::Service service({catalogue,
                            content,
                            TOWNSMITH_VERSION,
                            store,
                            network,
                            pool,
                            service::system_clock(),
                            config.public_url,
                            {.creates_per_minute = config.person_tables,
                             .chats_per_minute = config.person_chats,
                             .newcomers_per_minute = config.address_newcomers,
                             .listed_of_person = config.person_listed,
                             .listed_of_address = config.address_listed,
                             .botted_of_person = config.person_bot_tables,
                             .botted_of_address = config.address_bot_tables,
                             .packs = !config.no_packs,
                             .pack_bytes = config.max_pack,
                             .packs_of_person_per_hour = config.person_packs,
                             .packs_of_address_per_hour = config.address_packs,
                             .packed_of_person = config.person_pack_tables,
                             .packed_of_address = config.address_pack_tables,
                             .pack_games = static_cast<std::size_t>(config.pack_games),
                             .packs_last = config.pack_days * service::day,
                             .listed_lasts = config.listed_hours * service::hour,
                             .waiting_lasts = config.waiting_days * service::day,
                             .guests_last = config.guest_days * service::day,
                             .chat_lasts = config.chat_days * service::day,
                             .closed_lasts = config.closed_days * service::day,
                             .can_push = config.push},
                            [&log](const service::Trouble& trouble) {
                              log.error(trouble.what,
                                        {{"why", trouble.why}, {"advice", trouble.advice}});
                            },
                            give_memory_back,
                            &outside,
                            messenger ? &*messenger : nullptr,
                            config.contact,
                            !config.webhook.empty(),
                            std::move(packs)});
  told = &service;
  fmt::print("Townsmith is at {} (Ctrl+C ends it)\n", network.address());
  if (config.db.starts_with(sqlite)) {
    fmt::print("Tables are kept in {}\n", config.db.substr(sqlite.size()));
  }
  std::fflush(stdout);
  log.info("listening", {{"host", config.host}, {"port", std::int64_t{network.port()}}});
  network.run(service, stop);
  log.info("stopped");
  return {};
}

}  // namespace townsmith::cli
