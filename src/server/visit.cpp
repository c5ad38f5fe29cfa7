#include "server/visit.h"

#include <algorithm>

#include "core/words.h"

namespace townsmith::server {
namespace {

constexpr std::size_t longest_secret = 128;
constexpr std::size_t longest_host = 255;

std::string_view last_part(std::string_view list) {
  const std::size_t comma = list.rfind(',');
  return trimmed(comma == std::string_view::npos ? list : list.substr(comma + 1));
}

bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// A page's address and the Host header may name the usual port or leave it out.
std::string without_usual_port(std::string_view host, bool https) {
  const std::string_view usual = https ? ":443" : ":80";
  if (host.ends_with(usual)) host.remove_suffix(usual.size());
  return lower(host);
}

}  // namespace

void set_sender(Visit& visit, const Address& peer, const Forwarded& forwarded,
                const std::vector<AddressRange>& trusted) {
  visit.address = peer;
  if (!any_contains(trusted, peer)) return;
  // Each proxy adds the address it saw at the end; the last that is not a proxy of ours is the
  // client.
  std::string_view rest = forwarded.addresses;
  while (!rest.empty()) {
    const auto address = parse_address(last_part(rest));
    if (!address) break;
    visit.address = *address;
    if (!any_contains(trusted, *address)) break;
    const std::size_t comma = rest.rfind(',');
    rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(0, comma);
  }
  if (!forwarded.scheme.empty()) visit.https = last_part(forwarded.scheme) == "https";
  if (const std::string host = checked_host(last_part(forwarded.host)); !host.empty()) {
    visit.host = host;
    visit.names_host = true;
  }
}

std::string checked_host(std::string_view text) {
  constexpr std::string_view others = "-._:[]";
  const bool fits =
      text.size() <= longest_host && std::all_of(text.begin(), text.end(), [&](char c) {
        return is_letter_or_digit(c) || others.find(c) != std::string_view::npos;
      });
  return fits ? std::string(text) : std::string();
}

namespace {

/// Without the port and the dot that a name may end with.
std::string host_name(std::string_view host) {
  const std::size_t bracket = host.rfind(']');
  const std::size_t colon = host.rfind(':');
  const bool has_port =
      colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket);
  if (has_port) host = host.substr(0, colon);
  if (host.size() > 1 && host.ends_with('.')) host.remove_suffix(1);
  return lower(host);
}

}  // namespace

bool is_own_host(std::string_view host, const std::vector<std::string>& names) {
  const std::string name = host_name(host);
  if (name.starts_with('[') && name.ends_with(']')) {
    return parse_address(std::string_view(name).substr(1, name.size() - 2)).has_value();
  }
  return name == "localhost" || name.ends_with(".localhost") || name.ends_with(".local") ||
         parse_address(name) || std::find(names.begin(), names.end(), name) != names.end();
}

std::string host_of_url(std::string_view url) {
  const std::size_t scheme = url.find("//");
  if (scheme != std::string_view::npos) url.remove_prefix(scheme + 2);
  return host_name(url.substr(0, url.find_first_of("/?#")));
}

bool is_welcome_origin(const Visit& visit, const std::vector<std::string>& others) {
  if (visit.origin.empty()) {
    return visit.fetch_site.empty() || visit.fetch_site == "same-origin" ||
           visit.fetch_site == "none";
  }
  if (std::find(others.begin(), others.end(), visit.origin) != others.end()) return true;
  const bool https = visit.origin.starts_with("https://");
  if (!https && !visit.origin.starts_with("http://")) return false;
  const std::string_view host = std::string_view(visit.origin).substr(https ? 8 : 7);
  // What stands before a proxy that does not say so may well speak https; so only hosts are
  // compared.
  return !visit.host.empty() &&
         without_usual_port(host, https) == without_usual_port(visit.host, https);
}

std::string first_language(std::string_view header) {
  constexpr std::size_t longest = 16;
  const std::string_view first = trimmed(header.substr(0, header.find_first_of(",;")));
  const bool good = first.size() <= longest && std::all_of(first.begin(), first.end(), [](char c) {
                      return is_letter_or_digit(c) || c == '-';
                    });
  return good ? std::string(first) : std::string();
}

std::string secret_of(std::string_view cookies) {
  constexpr std::string_view name = "townsmith=";
  while (!cookies.empty()) {
    const std::size_t end = cookies.find(';');
    const std::string_view cookie = trimmed(cookies.substr(0, end));
    if (cookie.starts_with(name)) {
      const std::string_view value = cookie.substr(name.size());
      const bool fits =
          value.size() <= longest_secret && std::all_of(value.begin(), value.end(), [](char c) {
            return is_letter_or_digit(c) || c == '-' || c == '_';
          });
      return fits ? std::string(value) : std::string();
    }
    if (end == std::string_view::npos) break;
    cookies.remove_prefix(end + 1);
  }
  return {};
}

}  // namespace townsmith::server
