#include "service/service.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "games/content_files.h"
#include "games/word_files.h"
#include "service/luck.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::size_t table_name_length = 16;
constexpr std::size_t max_message_bytes = std::size_t{1} << 20;

/// Games whose content is not what the program came with. Games that are rated together were played
/// by the same rules, and against the same bots.
std::set<std::string> games_of_other_content(const ContentFiles& content) {
  const ContentFiles standard = built_in_content();
  std::set<std::string> games;
  const auto compare = [&games](const ContentFiles& files, const ContentFiles& others) {
    for (const auto& [name, text] : files) {
      const auto other = others.find(name);
      if (other == others.end() || other->second != text) {
        games.insert(name.substr(0, name.find('/')));
      }
    }
  };
  compare(standard, content);
  compare(content, standard);
  return games;
}

std::map<std::string, std::string> titles_of(const bots::Catalogue& catalogue) {
  std::map<std::string, std::string> titles;
  for (const auto& entry : catalogue.entries()) {
    titles.emplace(entry->type().info().name, entry->type().info().title);
  }
  return titles;
}

}  // namespace

Service::Service(Environment around)
    : clock_(std::move(around.now)),
      version_(around.version),
      pool_(around.bots),
      outside_(around.outside),
      give_back_memory_(std::move(around.give_back_memory)),
      let_go_at_once_(around.limits.let_go_at_once),
      titles_(titles_of(around.catalogue)),
      trouble_(std::move(around.complain), clock_),
      host_(std::move(around.catalogue), around.content,
            {.in_browser = false,
             .max_tables = around.limits.tables_in_memory,
             .max_watches = around.limits.watches_of_table,
             .max_watches_of_client = around.limits.watches_of_client},
            around.version, Random(random_bits()),
            {.name_table = [] { return random_name(table_name_length); },
             .new_luck = new_luck,
             .done = [this](const std::string& table,
                            const host::Deed& deed) { tables_.deed_done(table, deed); },
             .about =
                 [this](const std::string& table, const std::string& person) {
                   return table_requests_.about(table, person);
                 }}),
      sessions_(host_, around.outbound, around.limits.connections_of_person),
      journal_(around.store, around.outbound, sessions_, trouble_),
      pack_games_(host_, pool_, journal_, trouble_, clock_,
                  {.open = around.limits.packs,
                   .most_bytes = around.limits.pack_bytes,
                   .max_games = around.limits.pack_games,
                   .patience = around.limits.pack_patience,
                   .shipped = std::move(around.packs)}),
      tables_(host_, journal_, sessions_, pack_games_, trouble_, clock_,
              {around.limits.tables_in_memory, around.limits.idle_table, around.limits.listed_lasts,
               around.limits.waiting_lasts, games_of_other_content(around.content)}),
      requests_(journal_, sessions_, tables_, trouble_),
      bots_(host_, pool_, outside_, tables_, sessions_, journal_, requests_, trouble_),
      people_(host_, sessions_, journal_, requests_, trouble_, clock_,
              {around.version, around.limits.newcomers_per_minute}),
      table_requests_(host_, tables_, sessions_, journal_, requests_, people_, pack_games_, clock_,
                      {around.limits.creates_per_minute,
                       {around.limits.listed_of_person, around.limits.listed_of_address, day},
                       {around.limits.botted_of_person, around.limits.botted_of_address, day},
                       {around.limits.packed_of_person, around.limits.packed_of_address, day},
                       around.limits.packs_of_person_per_hour,
                       around.limits.packs_of_address_per_hour,
                       around.limits.packs_of_person,
                       around.limits.listed_packs_of_person}),
      previews_(host_.catalogue(), journal_, requests_, pack_games_),
      lists_(sessions_, journal_, requests_, pack_games_, clock_),
      chat_(tables_, sessions_, journal_, requests_, clock_, around.limits.chats_per_minute),
      moderation_(journal_, requests_, clock_),
      packs_(host_, sessions_, requests_, pack_games_, clock_),
      daily_(host_, pool_, sessions_, journal_, requests_, trouble_, clock_,
             {.bots_play = around.limits.daily_par,
              .other_content = games_of_other_content(around.content)}),
      webhook_(around.outbound, sessions_, journal_, around.public_url),
      notices_(sessions_, journal_, requests_, people_, trouble_, around.messenger, clock_,
               {around.public_url, around.contact, around.limits.can_push,
                around.limits.notice_delay, titles_}),
      rights_(host_, sessions_, journal_, tables_, requests_, people_, clock_,
              {.can_push = notices_.can_push(), .can_mail = notices_.can_mail()}),
      passkeys_(journal_, requests_, people_, clock_),
      retention_(journal_, clock_,
                 {around.limits.guests_last, around.limits.chat_lasts, around.limits.closed_lasts,
                  around.limits.packs_last},
                 {.contact = around.contact,
                  .waiting_days = static_cast<int>(around.limits.waiting_lasts / day),
                  .push = notices_.can_push(),
                  .mail = notices_.can_mail(),
                  .webhook = around.webhook}),
      wakeups_(host_, tables_, bots_, journal_, trouble_, clock_),
      orders_(tables_, sessions_, journal_, chat_, pack_games_, trouble_) {
  // Those who watch a table hear of it first; bots act on it last.
  tables_.add_listener(table_requests_);
  tables_.add_listener(lists_);
  tables_.add_listener(chat_);
  tables_.add_listener(webhook_);
  tables_.add_listener(notices_);
  tables_.add_listener(bots_);
  for (const std::vector<Verb>& some :
       {table_requests_.verbs(), bots_.verbs(), people_.verbs(), lists_.verbs(), chat_.verbs(),
        moderation_.verbs(), packs_.verbs(), daily_.verbs()}) {
    for (const Verb& verb : some) verbs_.emplace(verb.name, verb);
  }
  for (const std::vector<Route>& some :
       {people_.routes(), table_requests_.routes(), previews_.routes(), rights_.routes(),
        passkeys_.routes(), notices_.routes(), retention_.routes(), packs_.routes()}) {
    routes_.insert(routes_.end(), some.begin(), some.end());
  }
}

void Service::connect(ConnectRequest request, std::function<void(ConnectResult)> ready) {
  people_.connect(request, std::move(ready));
  journal_.flush();
}

void Service::disconnect(Client client) {
  trouble_.safely([&] { sessions_.close(client); });
  journal_.flush();
}

void Service::receive(Client client, std::string text, std::function<void()> done) {
  ++received_;
  const auto request = std::make_shared<Request>(journal_, client, std::move(done));
  Result<json::object> message =
      protocol::parse_message(text, max_message_bytes, request->message.storage());
  if (!message) {
    request->refuse(message.error());
  } else {
    request->message = std::move(*message);
    requests_.attempt(request, [&] { dispatch(request); });
  }
  journal_.flush();
}

void Service::dispatch(const RequestPointer& request) {
  const Result<protocol::Envelope> envelope = protocol::read_envelope(request->message);
  if (!envelope) return request->refuse(envelope.error());
  request->id = envelope->id;
  const auto verb = verbs_.find(envelope->verb);
  if (verb != verbs_.end()) return verb->second.handle(request);
  // The host refuses verbs that only pages have, and those that nobody knows.
  table_requests_.forward(request, "");
}

void Service::api(ApiRequest request, std::function<void(ApiAnswer)> answer) {
  const ApiReply reply = [answer = std::move(answer),
                          &language = built_in_language(request.language)](ApiAnswer out) {
    if (const auto why = std::exchange(out.refused, std::nullopt)) {
      out.body = schema::to_json(protocol::RefusalAnswer{{why->reason, why->text, {}}}, language);
    }
    answer(std::move(out));
  };
  requests_.attempt(reply, [&] { route(request, reply); });
  journal_.flush();
}

void Service::route(const ApiRequest& request, const ApiReply& reply) {
  const auto leads_to = [&request](const Route& route) {
    const bool any = route.path.ends_with('/');
    return request.method == route.method &&
           (any ? request.path.starts_with(route.path) : request.path == route.path);
  };
  const auto found = std::find_if(routes_.begin(), routes_.end(), leads_to);
  if (found != routes_.end()) return found->handle(request, reply);
  reply(refusal(404, Reason::unknown_name, say("townsmith", "nothing-here")));
}

void Service::tick() {
  const Time now = clock_();
  journal_.tick(now);
  wakeups_.handle_due(now);
  pack_games_.tick(now);
  if (check_.is_due(now)) {
    wakeups_.wake_sleeping(now);
    orders_.read_new();
    notices_.send_due(now);
    retention_.tick(now);
    tables_.retry();
    journal_.probe(now);
  }
  if (sweep_.is_due(now)) let_go_of_idle();
  journal_.flush();
}

void Service::let_go_of_idle() {
  let_go_ += tables_.let_go_of_idle();
  if (let_go_ < let_go_at_once_ || !give_back_memory_) return;
  let_go_ = 0;
  give_back_memory_();
}

void Service::cannot_hear_others(const Problem& why) {
  trouble_.report({"other nodes cannot be heard", built_in_english().say(why.text),
                   "players see late what others do at another node: look whether PostgreSQL runs "
                   "and can be reached"});
}

void Service::changed_elsewhere(const std::vector<store::Notice>& notices) {
  for (const store::Notice& notice : notices) {
    trouble_.safely([&] {
      const bool orders = notice.table.empty();
      if (orders || notice.table == store::any_table) orders_.read_new();
      if (!orders) tables_.hear(notice);
    });
  }
}

bool Service::healthy() const {
  const Time now = clock_();
  return journal_.healthy(now) && wakeups_.healthy(now);
}

std::string Service::metrics() const {
  const auto line = [](std::string_view kind, std::string_view name, std::string_view help,
                       std::uint64_t value) {
    return fmt::format("# HELP townsmith_{1} {2}\n# TYPE townsmith_{1} {0}\ntownsmith_{1} {3}\n",
                       kind, name, help, value);
  };
  const Journal::Counts& stored = journal_.counts();
  return line("counter", "requests_total", "Messages received.", received_) +
         line("counter", "deeds_total", "Commands accepted and stored.", tables_.deeds()) +
         line("counter", "batches_total", "Transactions.", stored.batches) +
         line("counter", "failed_batches_total", "Transactions that failed.",
              stored.failed_batches) +
         line("counter", "conflicts_total", "Tables another node was faster at.",
              stored.conflicts) +
         line("counter", "loads_total", "Tables read from the store.", tables_.loads()) +
         line("counter", "mishaps_total", "Internal errors that were survived.",
              trouble_.internal_errors()) +
         line("counter", "thoughts_total", "Moves of bots and hints.", bots_.thoughts()) +
         line("gauge", "tables_in_memory", "Tables in memory.", tables_.size()) +
         line("gauge", "pack_games", "Games on packs in memory.", pack_games_.in_memory()) +
         line("gauge", "clients", "Connections.", sessions_.all().size()) +
         line("gauge", "people", "People connected.", sessions_.people()) +
         line("gauge", "thoughts_waiting", "Bots and hints that wait for a thread.",
              pool_.waiting()) +
         stored.answered.text("command_seconds",
                              "From a command's arrival to its answer, which is stored by then.") +
         stored.opponents.text("opponent_seconds",
                               "From a command's arrival to what others at the table are told.") +
         stored.commits.text("commit_seconds", "Transactions that were stored.") +
         bots_.times().text("bot_seconds", "From a bot's turn to its move, waiting included.") +
         fmt::format(
             "# HELP townsmith_build_info What runs here.\n# TYPE townsmith_build_info "
             "gauge\ntownsmith_build_info{{version=\"{}\"}} 1\n",
             version_);
}

}  // namespace townsmith::service
