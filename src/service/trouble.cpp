// What should not happen, and must not end the server if it does.
#include <utility>

#include "games/word_files.h"
#include "service/people.h"
#include "service/service.h"

namespace townsmith::service {
namespace {

Problem mishap() { return {Reason::io_error, say("townsmith", "mishap")}; }

constexpr std::string_view read_advice =
    "tables cannot be opened until this is mended: look whether the store is still there, whether "
    "the server may read it, and whether PostgreSQL runs and can be reached";

}  // namespace

void Service::complain(const Trouble& trouble) {
  const std::string cause = std::string(trouble.what) + ' ' + std::string(trouble.why);
  if (parts_.complain && complaints_.allow(cause, 1, parts_.now())) parts_.complain(trouble);
}

void Service::note_mishap(std::string_view why) {
  ++counts_.mishaps;
  complain({"internal error", why, "please report it; the server goes on without what was asked"});
}

Problem Service::unreadable(const Problem& why) {
  if (why.reason != Reason::io_error) return why;
  complain({"the store cannot be read", built_in_english().say(why.text), read_advice});
  return {Reason::io_error, say("townsmith", "not-readable")};
}

void Service::attempt(const AskPointer& ask, const std::function<void()>& work) {
  if (safely(work)) return;
  const json::value* table = ask->message.if_contains("table");
  if (table != nullptr && table->is_string()) {
    discard(std::string(std::string_view(table->get_string())));
  }
  if (!ask->answered) refuse_to(ask, mishap());
}

void Service::attempt(const ApiReply& answer, const std::function<void()>& work) {
  if (safely(work)) return;
  answer(refusal(500, mishap()));
}

void Service::discard(const std::string& table) {
  if (!rooms_.contains(table)) return;
  // What was to be said of it stays unsaid.
  (void)host_.take_messages();
  changed_.erase(table);
  undo_tables({table}, mishap(), {&filling_});
}

void Service::read(InThread in_thread, std::function<void()> then) {
  parts_.store.read(std::move(in_thread), [this, then = std::move(then)] {
    safely(then);
    flush();
  });
}

void Service::read(const AskPointer& ask, InThread in_thread, std::function<void()> then) {
  parts_.store.read(std::move(in_thread), [this, ask, then = std::move(then)] {
    attempt(ask, then);
    flush();
  });
}

void Service::read(const ApiReply& answer, InThread in_thread, std::function<void()> then) {
  parts_.store.read(std::move(in_thread), [this, answer, then = std::move(then)] {
    attempt(answer, then);
    flush();
  });
}

}  // namespace townsmith::service
