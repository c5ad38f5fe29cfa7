// `townsmith join LINK`: a table of a server, in the terminal, in lines.
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <random>
#include <utility>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/saves.h"
#include "cli/text.h"
#include "core/json.h"
#include "core/schema_reading.h"
#include "games/rule_files.h"
#include "host/glimpse_reader.h"
#include "protocol/messages.h"
#include "server/client.h"

namespace townsmith::cli {
namespace {

std::string text_in(const json::object& object, std::string_view name) {
  const json::value* found = object.if_contains(name);
  return found != nullptr && found->is_string() ? std::string(found->get_string()) : std::string();
}

/// What the server knows this terminal by; nobody else may read it.
std::string key_file(const server::TableLink& link) {
  return fmt::format("{}/servers/{}_{}", save_folder(), link.host, link.port);
}

std::string random_share() {
  std::random_device device;
  std::string digits;
  for (int i = 0; i < 8; ++i) digits += fmt::format("{:08x}", device());
  return digits;
}

class RemoteTable {
 public:
  RemoteTable(const Context& context, server::TableLink link)
      : context_(context), games_(context.catalogue, context.content), link_(std::move(link)) {}

  Result<> run(const std::string& name) {
    TRY(const std::string secret, introduce(name));
    TRY(socket_, server::ClientSocket::connect(link_, secret));
    TRY(ask(
        {{"do", "hello"}, {"protocol", protocol::number}, {"language", context_.language.code()}}));
    TRY(watch(Viewer::spectator()));
    TRY(take_seat());
    fmt::print("{}\n", said("join-welcome"));
    print_board();
    return talk();
  }

 private:
  std::string said(std::string_view key, Facts facts = {}) const {
    return context_.language.say(say(key, facts));
  }

  /// Becomes a guest of the server, or the one that this terminal was before.
  Result<std::string> introduce(const std::string& name) {
    const std::string file = key_file(link_);
    std::string secret = read_file(file).value_or("");
    TRY(const server::WebAnswer me, server::ask_web(link_, "GET", "/api/me", secret));
    const auto known = parse_json(me.body, false);
    const json::object* object = known ? known->if_object() : nullptr;
    const json::value* person = object == nullptr ? nullptr : object->if_contains("person");
    if (person != nullptr && person->is_object()) return secret;
    TRY(const server::WebAnswer made,
        server::ask_web(link_, "POST", "/api/me", "",
                        json::serialize(json::object{{"name", name}})));
    if (made.status != 200 || made.secret.empty()) {
      return refuse(Reason::not_allowed, say("join-refused", {{"why", made.body}}));
    }
    TRY(make_folder_for(file));
    ::umask(077);
    TRY(write_file(file, made.secret));
    return made.secret;
  }

  /// Sends a request and waits for its answer; pushes that come meanwhile are kept.
  Result<json::object> ask(json::object message) {
    const std::int64_t id = ++last_id_;
    message["id"] = id;
    TRY(socket_->send(json::serialize(message)));
    for (;;) {
      TRY(const json::object heard, receive());
      const json::value* re = heard.if_contains("re");
      if (re == nullptr || *re != json::value(id)) {
        waiting_.push_back(heard);
        continue;
      }
      if (const json::value* error = heard.if_contains("error")) {
        return refuse(Reason::not_allowed, text_in(error->as_object(), "sentence"));
      }
      return heard;
    }
  }
  Result<json::object> receive() {
    TRY(const std::string text, socket_->receive());
    const auto value = parse_json(text, false);
    if (!value || !value->is_object()) return refuse(Reason::bad_syntax, say("join-nonsense"));
    return value->get_object();
  }

  Result<> watch(Viewer viewer) {
    json::object message{{"do", "watch_glimpses"}, {"table", link_.table}};
    message["as"] =
        viewer.is_spectator() ? json::value(nullptr) : json::value(index(viewer.seat()));
    if (version_ > 0) message["from"] = version_;
    TRY(const json::object answer, ask(std::move(message)));
    viewer_ = viewer;
    header_ = text_in(answer, "header");
    return take_in(answer, false);
  }

  /// What an answer or a push tells of the table.
  Result<> take_in(const json::object& message, bool aloud) {
    const json::value* glimpse = message.if_contains("glimpse");
    if (glimpse == nullptr) return {};
    TRY(const auto read, schema::from_json<protocol::Glimpse>(*glimpse));
    TRY(auto seen, glimpses_.read(header_, read));
    seen_.emplace(std::move(seen));
    version_ = seen_->glimpse.version;
    if (const json::value* about = message.if_contains("about")) {
      if (const json::object* object = about->if_object())
        commitment_ = text_in(*object, "commitment");
    }
    const json::value* events = message.if_contains("events");
    if (!aloud || events == nullptr || !events->is_array()) return {};
    for (const json::value& event : events->get_array()) {
      if (event.is_object()) fmt::print("* {}\n", text_in(event.get_object(), "sentence"));
    }
    return {};
  }

  /// One's own seat, or the first that is free.
  Result<> take_seat() {
    for (const Seat seat : seen_->yours) return watch(seat);
    if (seen_->glimpse.started) {
      fmt::print("{}\n", said("join-looking-on"));
      return {};
    }
    for (std::size_t i = 0; i < seen_->glimpse.seats.size(); ++i) {
      if (seen_->glimpse.seats[i].occupant != table::Occupant::open) continue;
      const std::string share = random_share();
      // What is needed to check afterwards that the luck was fair, before it is given away.
      fmt::print("{}\n", said("join-keep", {{"commitment", commitment_}, {"share", share}}));
      TRY(ask({{"do", "sit"},
               {"table", link_.table},
               {"seat", i},
               {"at", version_},
               {"share", share}}));
      return watch(seat_at(static_cast<int>(i)));
    }
    fmt::print("{}\n", said("join-looking-on"));
    return {};
  }

  const AnyGame& game() const { return *seen_->rules.game; }
  const table::Glimpse& glimpse() const { return seen_->glimpse; }

  void print_board() const {
    const Drawing drawing = game().draw(glimpse().seen, context_.language);
    fmt::print("{}", ::isatty(STDOUT_FILENO) == 1 ? drawing.canvas.ansi() : drawing.canvas.plain());
    const table::TableView view = table::view(game(), glimpse(), seen_->yours, context_.language);
    fmt::print("{}\n> ", context_.language.say(view.prompt.text));
    std::fflush(stdout);
  }

  void print_moves(std::string_view filter) const {
    if (!glimpse().may_move) return;
    const Seat seat = viewer_.seat();
    for (const AnyMove& move : game().legal_moves(glimpse().position(), seat)) {
      const std::string text = game().notate(glimpse().position(), seat, move);
      if (text.find(filter) == std::string::npos) continue;
      fmt::print("  {:<24} {}\n", text,
                 context_.language.say(game().explain(glimpse().position(), seat, move).sentence));
    }
  }

  void print_score() const {
    for (const Seat seat : SeatSet::first(game().setup().players)) {
      fmt::print("{}\n", said("points-of", {{"name", glimpse().seats[slot(seat)].name},
                                            {"points", game().score(glimpse().position(), seat)}}));
      for (const ScoreLine& line : game().score_sheet(glimpse().position(), seat).lines) {
        fmt::print("  {:>4}  {}\n", line.points, context_.language.say(line.text));
      }
    }
  }

  void complain(const Problem& problem) const {
    fmt::print("? {}\n> ", context_.language.say(problem.text));
    std::fflush(stdout);
  }

  void command(std::string_view verb, json::object more = {}) {
    if (viewer_.is_spectator()) {
      return complain({Reason::not_your_seat, say("join-looking-on")});
    }
    more["do"] = verb;
    more["table"] = link_.table;
    more["seat"] = index(viewer_.seat());
    more["at"] = version_;
    if (const auto done = ask(std::move(more)); !done) complain(done.error());
  }

  /// False when the person wants to leave.
  bool obey(std::string line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
    const bool sure = std::exchange(about_to_resign_, false);
    const std::string word = line.substr(0, line.find(' '));
    const std::string rest = line.size() > word.size() ? line.substr(word.size() + 1) : "";
    if (line == "quit" || line == "exit") return false;
    if (line.empty() || line == "board") {
      print_board();
    } else if (word == "help") {
      fmt::print("{}\n> ", said("join-help"));
      std::fflush(stdout);
    } else if (word == "moves") {
      print_moves(rest);
    } else if (line == "score") {
      print_score();
    } else if (line == "start") {
      command("start");
    } else if (line == "done" && glimpse().may_commit) {
      command("commit");
    } else if (line == "undo") {
      command("undo");
    } else if (line == "agree") {
      command("agree_end");
    } else if (line == "continue") {
      command("refuse_end");
    } else if (line == "resign") {
      if (sure) {
        command("resign");
      } else {
        fmt::print("{}\n> ", said("join-resign-sure"));
        std::fflush(stdout);
        about_to_resign_ = true;
      }
    } else if (word == "say" && !rest.empty()) {
      const auto done = ask({{"do", "say"}, {"table", link_.table}, {"text", rest}});
      if (!done) complain(done.error());
    } else {
      command("move", {{"move", line}});
    }
    return true;
  }

  Result<> tell(const json::object& push) {
    const std::string what = text_in(push, "push");
    const json::value* messages = push.if_contains("messages");
    if (what == "chat" && messages != nullptr && messages->is_array()) {
      for (const json::value& message : messages->get_array()) {
        if (!message.is_object()) continue;
        fmt::print("\n{}: {}\n> ", text_in(message.get_object(), "name"),
                   text_in(message.get_object(), "text"));
      }
      std::fflush(stdout);
    }
    if (what != "glimpse" || text_in(push, "table") != link_.table) return {};
    fmt::print("\n");
    TRY(take_in(push, true));
    print_board();
    return {};
  }

  Result<> talk() {
    std::string typed;
    std::array<char, 4096> bytes;
    while (!context_.stop) {
      while (!waiting_.empty()) {
        const json::object push = waiting_.front();
        waiting_.pop_front();
        TRY(tell(push));
      }
      std::array<pollfd, 2> files = {
          {{STDIN_FILENO, POLLIN, 0}, {socket_->descriptor(), POLLIN, 0}}};
      const bool came = socket_->has_more();
      if (::poll(files.data(), files.size(), came ? 0 : 200) <= 0 && !came) continue;
      if (came || files[1].revents != 0) {
        TRY(json::object heard, receive());
        waiting_.push_back(std::move(heard));
      }
      if (files[0].revents == 0) continue;
      const ssize_t got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
      if (got <= 0) break;
      typed.append(bytes.data(), static_cast<std::size_t>(got));
      for (std::size_t end = typed.find('\n'); end != std::string::npos; end = typed.find('\n')) {
        const std::string line = typed.substr(0, end);
        typed.erase(0, end + 1);
        if (!obey(line)) return {};
      }
    }
    return {};
  }

  const Context& context_;
  host::SharedGames games_;
  host::GlimpseReader glimpses_{games_};
  server::TableLink link_;
  std::unique_ptr<server::ClientSocket> socket_;
  std::deque<json::object> waiting_;
  std::string header_;
  std::optional<host::GlimpseReader::Seen> seen_;
  std::string commitment_;
  Viewer viewer_ = Viewer::spectator();
  std::uint64_t version_ = 0;
  bool about_to_resign_ = false;  ///< it is asked once more
  std::int64_t last_id_ = 0;
};

}  // namespace

Result<> join(const Context& context, const JoinArgs& args) {
  TRY(server::TableLink link, server::parse_link(args.link));
  const char* user = std::getenv("USER");
  const std::string name = !args.name.empty()                 ? args.name
                           : user != nullptr && *user != '\0' ? std::string(user)
                                                              : context.language.say(say("player"));
  return RemoteTable(context, std::move(link)).run(name);
}

}  // namespace townsmith::cli
