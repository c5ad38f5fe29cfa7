#pragma once

#include <string>
#include <vector>

#include "protocol/moderation.h"
#include "protocol/packs.h"
#include "service/acts.h"
#include "service/journal.h"
#include "service/rate_limit.h"
#include "service/requests.h"
#include "service/time.h"

namespace townsmith::service {

/// People report what bothers them; moderators look at it and act.
class Moderation {
 public:
  Moderation(Journal& journal, Requests& requests, Clock clock);

  std::vector<Verb> verbs();

 private:
  void report(const RequestPointer& request, const protocol::MakeReport& message);
  void report_pack(const RequestPointer& request, const protocol::ReportPack& message);
  void overview(const RequestPointer& request, const protocol::AskModeration& message);
  void sanction(const RequestPointer& request, const protocol::MakeSanction& message);
  void lift(const RequestPointer& request, const protocol::LiftSanction& message);
  void delete_line(const RequestPointer& request, const protocol::DeleteLine& message);
  void settle(const RequestPointer& request, const protocol::SettleReport& message);
  void set_pack(const RequestPointer& request, const protocol::SetPack& message);

  /// Whether a report may be made; otherwise the request is refused.
  const Session* person_reporting(const RequestPointer& request, const std::string& why);
  template <class Message>
  void store_report(const RequestPointer& request, const std::string& person,
                    const Message& message);

  /// Continues with the person who asks and what `find` reads, if that is a moderator; others are
  /// refused.
  template <class Find, class Then>
  void for_moderator(const RequestPointer& request, Find find, Then then);
  /// Stores what a moderator does, then answers.
  void act(const RequestPointer& request, acts::Writes writes);

  Journal& journal_;
  Requests& requests_;
  Clock clock_;
  RateLimit reports_;
  RateLimit household_reports_;
};

Result<bool> is_moderator(store::Store& store, const std::string& person);
/// Whether something of this kind was decided that still holds.
bool is_sanctioned(const std::vector<store::Sanction>& decided, store::Sanction::Kind kind,
                   Time now);
protocol::SanctionKind sanction_kind(store::Sanction::Kind kind);
/// At most this many are looked at for one person or address.
inline constexpr int max_sanctions = 100;

}  // namespace townsmith::service
