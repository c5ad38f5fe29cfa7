#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/address.h"

namespace townsmith::server {

/// Which client asks for what: as much of a request's head as anybody here needs.
struct Visit {
  std::string method;
  std::string path;         ///< without what follows a question mark
  std::string host;         ///< "play.example.org:8080"; "" if it was none that can be one
  bool names_host = false;  ///< whether it says what it takes this server for; browsers do
  std::string origin;
  std::string fetch_site;  ///< Sec-Fetch-Site: what a browser says about who is asking
  std::string agent;       ///< what the browser says it is
  std::string accept_encoding;
  std::string if_none_match;
  std::string secret;    ///< from the cookie
  std::string language;  ///< what they would like to be spoken to in: "de"; "" if they do not say
  Address address;
  bool https = false;      ///< as far as we are told
  bool own_https = false;  ///< it is this server that encrypts, under the name that it was given
};

/// What a proxy says about whom it speaks for.
struct Forwarded {
  std::string addresses;  ///< all lines of the header, in order
  std::string scheme;
  std::string host;
};

/// The sender's own address, and what it says about others if it is one of those to be believed.
void set_sender(Visit& visit, const Address& peer, const Forwarded& forwarded,
                const std::vector<AddressRange>& trusted);

/// The host if it is made of what hosts are made of, otherwise "".
std::string checked_host(std::string_view text);

/// Whether this is a name of ours: localhost, an address in numbers, something.local, or one of
/// these. Any other may be a stranger's name that was made to lead here, with a stranger's page
/// behind it.
bool is_own_host(std::string_view host, const std::vector<std::string>& names);
/// What the host of a server calls it: "https://play.example.org:8443/town" is play.example.org.
std::string host_of_url(std::string_view url);

/// Whether the request comes from our own page, from one of the others that may, or from no page at
/// all: browsers do not let a page hide its origin.
bool is_welcome_origin(const Visit& visit, const std::vector<std::string>& others);

/// The language that comes first in an Accept-Language header, if it can be one.
std::string first_language(std::string_view header);

/// The value of our cookie in a Cookie header.
std::string secret_of(std::string_view cookies);

}  // namespace townsmith::server
