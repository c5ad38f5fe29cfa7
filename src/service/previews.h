#pragma once

#include <map>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "service/journal.h"
#include "service/pack_games.h"
#include "service/requests.h"

namespace townsmith::service {

/// What a link to a table tells before it is opened: programs that show links ask for it. Of tables
/// that are not listed it tells no names.
class Previews {
 public:
  Previews(const bots::Catalogue& catalogue, Journal& journal, Requests& requests,
           const PackGames& packs);

  std::vector<Route> routes();

 private:
  void preview(const ApiRequest& request, const ApiReply& reply);

  std::map<std::string, std::string> titles_;  ///< of games, by name
  Journal& journal_;
  Requests& requests_;
  const PackGames& packs_;
};

}  // namespace townsmith::service
