#include "service/retention.h"

#include <utility>

#include "service/api_bodies.h"

namespace townsmith::service {
namespace {

constexpr Time retention_interval = hour;
constexpr Time first_retention = 60 * second;

}  // namespace

Retention::Retention(Journal& journal, Clock clock, Settings settings, protocol::Keeps keeps)
    : journal_(journal), clock_(std::move(clock)), settings_(settings), keeps_(std::move(keeps)) {
  const auto days = [](Time lasts) { return static_cast<int>(lasts / day); };
  keeps_.guest_days = days(settings_.guests);
  keeps_.chat_days = days(settings_.chat);
  keeps_.closed_days = days(settings_.closed);
  keeps_.pack_days = days(settings_.packs);
  keeps_.puzzle_days = store::daily_days;
}

std::vector<Route> Retention::routes() {
  return {{"GET", "/api/keeps",
           [this](const ApiRequest&, const ApiReply& reply) { reply(api_answer(keeps_)); }}};
}

void Retention::tick(Time now) {
  if (next_ == 0) next_ = now + first_retention;
  if (now < next_) return;
  next_ = now + retention_interval;
  const Time today = clock_.date();
  const auto before = [today](Time lasts) { return lasts == 0 ? 0 : today - lasts; };
  journal_.write_account({store::RetentionWrite{.now = today,
                                                .guests_before = before(settings_.guests),
                                                .chat_before = before(settings_.chat),
                                                .closed_before = before(settings_.closed),
                                                .packs_before = before(settings_.packs)}},
                         [](bool) {});
}

}  // namespace townsmith::service
