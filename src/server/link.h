#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/site.h"

namespace townsmith::server {

/// Where links to tables begin: /t/ and the table.
inline constexpr std::string_view link_path = "/t/";

/// The request that asks the service what a link to a table tells; "" if the path is no such link.
std::string preview_request(const Visit& visit);

/// The client's page at a link to a table, with what the link tells for programs that show links.
/// Without a preview it is the page alone, which says what is wrong with the link.
Answer link_page(const std::vector<Asset>& assets, const Visit& visit, const ApiAnswer& preview);

}  // namespace townsmith::server
