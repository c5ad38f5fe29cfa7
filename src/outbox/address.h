#pragma once

struct sockaddr;

namespace townsmith::outbox {

/// Whether an address belongs to the internet at large: not to this machine, a private or
/// link-local network, a translation to one of these, or anything reserved.
bool is_public(const sockaddr& address);

}  // namespace townsmith::outbox
