#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "server/assets.h"
#include "server/interface.h"
#include "server/visit.h"

namespace townsmith::server {

using Header = std::pair<std::string_view, std::string>;

/// An answer by HTTP, before it is put on the wire.
struct Answer {
  int status = 200;
  std::string type;
  std::string body;
  std::string_view fixed;  ///< instead of the body: bytes that outlive everything
  std::vector<Header> headers = {};

  std::string_view bytes() const { return fixed.empty() ? std::string_view(body) : fixed; }
};

/// The page of a path: a file of the client, or that there is none. For GET and HEAD.
Answer page(const std::vector<Asset>& assets, const Visit& visit);

/// {"error":{"reason","sentence"}}
/// `why` is a key of the catalogue.
Answer refusal(int status, Reason reason, std::string_view why, std::string_view language);
Answer refusal(int status, Reason reason, Text why, std::string_view language);

/// What the service answered, with its cookie.
Answer api_page(ApiAnswer answer, const Visit& visit);

/// What every answer carries so that a browser lets the page do what it does, and nothing else.
std::vector<Header> security_headers(const Visit& visit);

/// Status line and headers, as they go over the wire.
std::string head_text(const Answer& answer, const Visit& visit, bool keep_alive);

}  // namespace townsmith::server
