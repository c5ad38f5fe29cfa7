#include "store/postgres_listener.h"

#include <fmt/format.h>

#include <algorithm>
#include <pqxx/connection>
#include <pqxx/errorhandler>
#include <pqxx/except>
#include <pqxx/nontransaction>
#include <pqxx/notification>
#include <utility>

#include "store/postgres.h"

namespace townsmith::store {

std::string to_text(const Notice& notice) {
  return fmt::format("{}{}- {}", notice.lists ? "l" : "", notice.chat ? "c" : "", notice.table);
}

std::optional<Notice> parse_notice(std::string_view payload, std::string_view self) {
  const auto last_word = [&payload] {
    const std::size_t space = payload.rfind(' ');
    const std::size_t end = space == std::string_view::npos ? 0 : space;
    const std::string_view word = payload.substr(space == std::string_view::npos ? 0 : space + 1);
    payload = payload.substr(0, end);
    return word;
  };
  Notice notice{.table = std::string(last_word())};
  const std::string_view what = last_word();
  if (payload == self) return std::nullopt;
  // A node of an older program does not say what it is about.
  const bool older = !what.ends_with('-');
  notice.lists = older || what.find('l') != std::string_view::npos;
  notice.chat = older || what.find('c') != std::string_view::npos;
  return notice;
}

void join(std::vector<Notice>& told, Notice heard) {
  const auto same = std::find_if(told.begin(), told.end(),
                                 [&heard](const Notice& one) { return one.table == heard.table; });
  if (same == told.end()) {
    told.push_back(std::move(heard));
  } else {
    same->lists = same->lists || heard.lists;
    same->chat = same->chat || heard.chat;
  }
}

struct PostgresListener::Ear {
  class Receiver final : public pqxx::notification_receiver {
   public:
    Receiver(pqxx::connection_base& link, std::string self)
        : notification_receiver(link, notice_channel), self_(std::move(self)) {}
    void operator()(const std::string& payload, int /*process*/) override {
      if (auto notice = parse_notice(payload, self_)) join(heard, std::move(*notice));
    }
    std::vector<Notice> heard;

   private:
    std::string self_;
  };

  explicit Ear(const std::string& url) : link(url), receiver(link, name_of(link)) {}
  static std::string name_of(pqxx::connection& link) {
    return pqxx::nontransaction(link)
        .exec1("SELECT current_setting('application_name')")[0]
        .as<std::string>();
  }

  pqxx::connection link;
  pqxx::quiet_errorhandler quiet{link};
  Receiver receiver;
};

PostgresListener::PostgresListener(std::string url) : url_(with_timeouts(std::move(url))) {}
PostgresListener::~PostgresListener() = default;

std::vector<Notice> PostgresListener::wait(int milliseconds) {
  try {
    if (ear_ == nullptr) {
      ear_ = std::make_unique<Ear>(url_);
      return {{.table = std::string(any_table), .lists = true, .chat = true}};
    }
    if (ear_->link.get_notifs() == 0) {
      ear_->link.await_notification(milliseconds / 1000, milliseconds % 1000 * 1000L);
    }
    return std::exchange(ear_->receiver.heard, {});
  } catch (const pqxx::pqxx_exception& error) {
    ear_.reset();
    throw unreachable(error.base().what());
  }
}

}  // namespace townsmith::store
