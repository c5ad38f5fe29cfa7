#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/json.h"
#include "protocol/envelope.h"
#include "service/interface.h"
#include "service/journal.h"
#include "service/sessions.h"
#include "service/table_cache.h"
#include "service/trouble.h"

namespace townsmith::service {

/// A message from a client that is being answered. The answer goes out when everything that led to
/// it is stored.
class Request {
 public:
  Request(Journal& journal, Client from, std::function<void()> done)
      : client(from), journal_(journal), done_(std::move(done)) {}

  /// If the answer is about a table, it is a refusal if the table cannot be stored.
  template <class Answer>
  void answer(Answer answer, const std::string& table = {}) {
    answer_with(
        protocol::answer_text(id, Result<Answer>(std::move(answer)), journal_.language_of(client)),
        table);
  }
  /// `again` is called with what was to be called when it is answered, if another node was faster
  /// at the table.
  void answer_with(std::string text, const std::string& table = {},
                   std::function<void(std::function<void()>)> again = nullptr) {
    answered_ = true;
    journal_.answer(client, id, std::move(text), table, std::move(done_), since_, std::move(again));
  }
  /// The answer was not given: another is looked for. Says how often that has happened.
  int reopen(std::function<void()> done) {
    answered_ = false;
    done_ = std::move(done);
    return ++reopened_;
  }
  void refuse(const Problem& why) {
    answer_with(protocol::refusal_text(id, why, journal_.language_of(client)));
  }
  void refuse(Reason reason, Text why) { refuse({reason, std::move(why)}); }
  /// The client has gone: there is nobody to answer.
  void drop() { done_(); }
  bool is_answered() const { return answered_; }

  const Client client;
  std::optional<std::int64_t> id = {};

 private:
  static constexpr std::size_t usual_message = 1024;  ///< bytes, when it is read
  std::array<unsigned char, usual_message> room_{};
  json::monotonic_resource memory_{room_.data(), room_.size()};

 public:
  /// Read into memory of the request's own.
  json::object message = json::object(json::storage_ptr(&memory_));

 private:
  Journal& journal_;
  std::function<void()> done_;
  bool answered_ = false;
  int reopened_ = 0;
  const Stopwatch::time_point since_ = Stopwatch::now();
};
using RequestPointer = std::shared_ptr<Request>;

/// Something clients can ask for by a message. Each part of the service has a list of its own.
struct Verb {
  std::string_view name;
  std::function<void(const RequestPointer&)> handle;
};

using ApiReply = std::function<void(ApiAnswer)>;
/// Something that can be asked for by HTTP.
struct Route {
  std::string_view method;
  std::string_view path;  ///< if it ends with '/', anything may follow
  std::function<void(const ApiRequest&, const ApiReply&)> handle;
};

/// Why a request by HTTP is refused.
ApiAnswer refusal(int status, Problem why);
ApiAnswer refusal(int status, Reason reason, Text why);

/// What all parts do with requests: whatever happens on the way, each gets one answer.
class Requests {
 public:
  Requests(Journal& journal, Sessions& sessions, TableCache& tables, TroubleReporter& trouble);

  /// A verb whose members are read here; the handler is a member function of a part.
  template <class Part, class Message>
  static Verb verb(Part* part, void (Part::*handler)(const RequestPointer&, const Message&)) {
    return {Message::verb, [part, handler](const RequestPointer& request) {
              const Result<Message> message = protocol::read_ask<Message>(request->message);
              if (!message) return request->refuse(message.error());
              (part->*handler)(request, *message);
            }};
  }

  /// Does what answers a request; if that throws, the answer is a refusal, and the table that the
  /// request is about is read again.
  void attempt(const RequestPointer& request, const std::function<void()>& work);
  void attempt(const ApiReply& reply, const std::function<void()>& work);

  /// Reads from the store in another thread, then does the rest here with what was read. If it
  /// cannot be read, that is the answer.
  template <class Asked, class InThread, class Then>
  void read(const Asked& asked, InThread in_thread, Then then) {
    journal_.read(std::move(in_thread), [this, asked, then = std::move(then)](const auto& result) {
      attempt(asked, [&] {
        if (!result) return refuse_unreadable(asked, result.error());
        then(*result);
      });
    });
  }

  /// Goes on when the table is in memory and open; otherwise the request is refused.
  template <class Then>
  void at_table(const RequestPointer& request, const std::string& table, Then then) {
    if (CachedTable* entry = tables_.find_for(request->client, table)) {
      return go_on(request, entry, then);
    }
    const auto found = [this, request, table, then = std::move(then)](const Result<>& loaded) {
      if (!loaded && sessions_.contains(request->client)) return request->refuse(loaded.error());
      go_on(request, tables_.find(table), then);
    };
    tables_.with_table_for(request->client, table, found);
  }
  /// The session of the person who asks. Null: the client has no name, and is refused.
  Session* person_asking(const RequestPointer& request);

 private:
  template <class Then>
  void go_on(const RequestPointer& request, CachedTable* table, const Then& then) {
    if (!sessions_.contains(request->client)) return request->drop();
    if (table == nullptr || table->is_closed()) {
      return request->refuse(Reason::game_over, say("townsmith", "table-closed"));
    }
    attempt(request, [&] { then(*table); });
  }
  void refuse_unreadable(const RequestPointer& request, const Problem& why);
  void refuse_unreadable(const ApiReply& reply, const Problem& why);

  Journal& journal_;
  Sessions& sessions_;
  TableCache& tables_;
  TroubleReporter& trouble_;
};

}  // namespace townsmith::service
