// `townsmith join LINK`: a table of a server, in the terminal, in lines.
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <deque>
#include <random>
#include <utility>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/names.h"
#include "cli/pages.h"
#include "cli/saves.h"
#include "cli/session.h"
#include "cli/text.h"
#include "core/json.h"
#include "core/schema_reading.h"
#include "core/words.h"
#include "host/glimpse_reader.h"
#include "protocol/client.h"
#include "protocol/server.h"
#include "server/client.h"

namespace townsmith::cli {
namespace {

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
  RemoteTable(const Context& context, server::TableLink link, std::string language)
      : context_(context),
        games_(context.catalogue, context.content),
        link_(std::move(link)),
        language_(std::move(language)) {}

  Result<> run(const std::string& name) {
    TRY(const std::string secret, introduce(name));
    TRY(socket_, server::ClientSocket::connect(link_, secret));
    protocol::Hello hello;
    hello.protocol = protocol::number;
    hello.language.emplace(language_);
    TRY(ask(hello));
    TRY(watch(Viewer::spectator()));
    TRY(take_seat());
    fmt::print("{}\n", said("join-welcome"));
    print_board();
    return talk();
  }

 private:
  /// With the words of what the table is played with.
  Language spoken() const {
    return seen_ ? context_.language.with(game().translations()) : context_.language;
  }
  std::string said(std::string_view key, Facts facts = {}) const {
    return context_.language.say(say(key, facts));
  }

  /// Becomes a guest of the server, or the one that this terminal was before.
  Result<std::string> introduce(const std::string& name) {
    const std::string file = key_file(link_);
    std::string secret = read_file(file).value_or("");
    TRY(const server::WebAnswer me, server::ask_web(link_, "GET", "/api/me", secret));
    const auto known = read_body<protocol::Me>(me.body);
    if (known && known->person) return secret;
    TRY(const server::WebAnswer made,
        server::ask_web(link_, "POST", "/api/me", "",
                        schema::to_json(protocol::NameBody{name}, context_.language), language_));
    if (made.status != 200 || made.secret.empty()) {
      const auto refusal = read_body<protocol::RefusalAnswer>(made.body);
      const Text why = refusal ? refusal->error.sentence : literal(std::to_string(made.status));
      return refuse(Reason::not_allowed, say("join-refused", {{"why", why}}));
    }
    TRY(make_folder_for(file));
    ::umask(077);
    TRY(write_file(file, made.secret));
    return made.secret;
  }

  template <class Body>
  static Result<Body> read_body(const std::string& text) {
    TRY(const json::value value, parse_json(text, false));
    return schema::from_json<Body>(value);
  }

  /// Sends a request and waits for its answer; pushes that come meanwhile are kept.
  template <class Ask>
  Result<typename Ask::Answer> ask(const Ask& question) {
    const std::int64_t id = ++last_id_;
    TRY(socket_->send(protocol::request_text(id, question, context_.language)));
    for (;;) {
      TRY(const json::object heard, receive());
      const json::value* re = heard.if_contains("re");
      if (re != nullptr && *re == json::value(id)) return protocol::read_answer<Ask>(heard);
      waiting_.push_back(heard);
    }
  }
  Result<json::object> receive() {
    TRY(const std::string text, socket_->receive());
    const auto value = parse_json(text, false);
    if (!value || !value->is_object()) return refuse(Reason::bad_syntax, say("join-nonsense"));
    return value->get_object();
  }

  Result<> watch(Viewer viewer) {
    protocol::WatchGlimpses question;
    question.table = link_.table;
    question.as = viewer;
    if (version_ > 0) question.from.emplace(version_);
    TRY(const protocol::Glimpsed answer, ask(question));
    if (!header_.empty()) {
      protocol::Unwatch before;
      before.table = link_.table;
      before.as = viewer_;
      TRY(ask(before));
    }
    viewer_ = viewer;
    header_ = answer.header;
    return take_in(answer.glimpse, answer.about_table);
  }

  /// What an answer or a push tells of the table.
  Result<> take_in(const protocol::Glimpse& glimpse, const schema::Maybe<protocol::About>& about) {
    TRY(auto seen, glimpses_.read(header_, glimpse));
    seen_.emplace(std::move(seen));
    version_ = seen_->glimpse.version;
    if (about.has_value()) commitment_ = about->commitment;
    if (about.has_value() && about->pack && !told_pack_) {
      told_pack_ = true;
      // Without what could move a terminal's cursor; packs have no such texts, but servers may.
      fmt::print("{}\n", said("join-pack", {{"name", printable(about->pack->name)},
                                            {"author", printable(about->pack->author)}}));
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
      protocol::Sit sit;
      address(sit.command, seat_at(static_cast<int>(i)));
      sit.share.emplace(share);
      TRY(ask(sit));
      return watch(seat_at(static_cast<int>(i)));
    }
    fmt::print("{}\n", said("join-looking-on"));
    return {};
  }

  const AnyGame& game() const { return *seen_->rules.game; }
  const table::Glimpse& glimpse() const { return seen_->glimpse; }

  Text name_of(Seat seat) const { return full_name(glimpse().seats[slot(seat)], seat); }

  void print_board() const {
    const Drawing drawing = game().draw(glimpse().seen, board_language(spoken(), glimpse().seats));
    fmt::print("{}", ::isatty(STDOUT_FILENO) == 1 ? drawing.canvas.ansi() : drawing.canvas.plain());
    const table::TableView view = table::view(game(), glimpse(), seen_->yours, spoken());
    fmt::print("{}\n", spoken().say(view.prompt.text));
    print_prompt();
  }

  static void print_prompt() {
    fmt::print("> ");
    std::fflush(stdout);
  }

  void print_moves(std::string_view filter) const {
    if (!glimpse().may_move) return;
    const Seat seat = viewer_.seat();
    for (const AnyMove& move : game().legal_moves(glimpse().position(), seat)) {
      const std::string text = game().notate(glimpse().position(), seat, move);
      if (text.find(filter) == std::string::npos) continue;
      fmt::print("  {:<24} {}\n", text,
                 spoken().say(game().explain(glimpse().position(), seat, move).sentence));
    }
  }

  void print_score() const {
    for (const Seat seat : SeatSet::first(game().setup().players)) {
      fmt::print("{}\n", said("points-of", {{"name", name_of(seat)},
                                            {"points", game().score(glimpse().position(), seat)}}));
      for (const ScoreLine& line : game().score_sheet(glimpse().position(), seat).lines) {
        fmt::print("  {:>4}  {}\n", line.points, spoken().say(line.text));
      }
    }
  }

  void complain(const Problem& problem) const {
    fmt::print("? {}\n", spoken().say(problem.text));
    print_prompt();
  }

  /// What the server advises. It does so where only one person sits.
  Result<TextPage> hint() {
    if (viewer_.is_spectator()) return refuse(Reason::not_your_seat, say("join-looking-on"));
    protocol::AskHints question;
    question.table = link_.table;
    question.seat = viewer_.seat();
    TRY(const protocol::Hints answer, ask(question));
    bots::Advice advice;
    for (const protocol::Hint& hint : answer.hints) {
      TRY(const json::value told, parse_json(hint.move.json, false));
      const json::value* text = told.is_object() ? told.get_object().if_contains("move") : nullptr;
      if (text == nullptr || !text->is_string()) {
        return refuse(Reason::bad_syntax, say("join-nonsense"));
      }
      bots::Opinion& opinion = advice.emplace_back();
      TRY(opinion.move,
          game().parse(glimpse().position(), viewer_.seat(), std::string(text->get_string())));
      opinion.loss = hint.loss;
      for (const protocol::ExpectedChange& change : hint.why) {
        opinion.why.push_back({change.reason, change.text, change.change});
      }
    }
    return hint_page(game(), glimpse().seen, advice, spoken());
  }

  /// What the decisions of a game that is over were worth: thought about here.
  Result<TextPage> review() {
    if (!glimpse().over(game())) return refuse(Reason::not_allowed, say("review-later"));
    protocol::GetRecord question;
    question.table = link_.table;
    TRY(const protocol::RecordText answer, ask(question));
    TRY(const Record record, parse_record(answer.record));
    fmt::print("{}\n", said("thinking"));
    std::fflush(stdout);
    std::vector<Text> names;
    for (const Seat seat : SeatSet::first(game().setup().players)) {
      names.push_back(name_of(seat));
    }
    return review_page(seen_->rules.entry, game(), record, names, spoken(),
                       [this](std::size_t, std::size_t) { return !context_.stop; });
  }

  void print(const Result<TextPage>& page) const {
    if (!page) return complain(page.error());
    print_page(*page);
    print_prompt();
  }

  /// To this table as it is seen here.
  void address(protocol::Command& command, Seat seat) const {
    command.table = link_.table;
    command.seat = seat;
    command.at = version_;
  }
  template <class Ask>
  void attempt(const Ask& question) {
    if (const auto done = ask(question); !done) complain(done.error());
  }
  template <class Ask>
  void command(Ask question) {
    if (viewer_.is_spectator()) {
      return complain({Reason::not_your_seat, say("join-looking-on")});
    }
    if constexpr (requires { question.move; }) {
      address(question.command, viewer_.seat());
    } else {
      address(question, viewer_.seat());
    }
    attempt(question);
  }

  /// False when the person wants to leave.
  bool execute(std::string line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
    const bool sure = std::exchange(about_to_resign_, false);
    const std::string word = line.substr(0, line.find(' '));
    const std::string rest = line.size() > word.size() ? line.substr(word.size() + 1) : "";
    if (line == "quit" || line == "exit") return false;
    if (line.empty() || line == "board") {
      print_board();
    } else if (word == "help") {
      fmt::print("{}\n", said("join-help"));
      print_prompt();
    } else if (word == "moves") {
      print_moves(rest);
      print_prompt();
    } else if (line == "score") {
      print_score();
      print_prompt();
    } else if (line == "hint") {
      print(hint());
    } else if (line == "rules") {
      print(rules_page(game(), spoken()));
    } else if (line == "reference") {
      print(reference_page(game(), glimpse().seen, spoken()));
    } else if (line == "review") {
      print(review());
    } else if (line == "start") {
      command(protocol::Start());
    } else if (line == "done" && glimpse().may_commit) {
      command(protocol::Commit());
    } else if (line == "undo") {
      command(protocol::Undo());
    } else if (line == "agree") {
      command(protocol::AgreeEnd());
    } else if (line == "continue") {
      command(protocol::RefuseEnd());
    } else if (line == "resign") {
      if (sure) {
        command(protocol::Resign());
      } else {
        fmt::print("{}\n", said("join-resign-sure"));
        print_prompt();
        about_to_resign_ = true;
      }
    } else if (word == "say" && !rest.empty()) {
      attempt(protocol::Say{link_.table, rest});
    } else {
      protocol::MakeMove make;
      make.move = line;
      command(std::move(make));
    }
    return true;
  }

  Result<> tell(const json::object& message) {
    if (!message.contains("push")) return {};
    TRY(const protocol::Push push, schema::from_json<protocol::Push>(message));
    if (const auto* chat = std::get_if<protocol::ChatPush>(&push)) {
      for (const protocol::ChatMessage& line : chat->messages) {
        fmt::print("\n{}: {}\n", line.name, line.text);
      }
      print_prompt();
    }
    const auto* news = std::get_if<protocol::GlimpsePush>(&push);
    if (news == nullptr || news->news.table != link_.table || news->news.as != viewer_) return {};
    fmt::print("\n");
    TRY(take_in(news->glimpse, news->about_table));
    for (const table::EventView& event : news->news.events) {
      fmt::print("* {}\n", spoken().say(event.sentence));
    }
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
      if (files[1].revents != 0) TRY(socket_->take_in());
      while (socket_->has_more()) {
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
        if (!execute(line)) return {};
      }
    }
    return {};
  }

  const Context& context_;
  host::SharedGames games_;
  host::GlimpseReader glimpses_{games_};
  server::TableLink link_;
  std::string language_;
  std::unique_ptr<server::ClientSocket> socket_;
  std::deque<json::object> waiting_;
  std::string header_;
  std::optional<host::GlimpseReader::Seen> seen_;
  std::string commitment_;
  Viewer viewer_ = Viewer::spectator();
  std::uint64_t version_ = 0;
  bool told_pack_ = false;
  bool about_to_resign_ = false;  ///< it is asked once more
  std::int64_t last_id_ = 0;
};

}  // namespace

Result<> join(const Context& context, const JoinArgs& args) {
  TRY(server::TableLink link, server::parse_link(args.link));
  TRY(const std::string name, name_of_user(args.name, context.language));
  return RemoteTable(context, std::move(link), context.language_name).run(name);
}

}  // namespace townsmith::cli
