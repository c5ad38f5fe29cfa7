#pragma once

#include <string>
#include <string_view>

namespace townsmith::service {

/// What a device is called in lists, of what its browser says it is: "Firefox/Linux". A part that
/// is not known is empty; if neither is, so is the whole.
std::string device_of(std::string_view agent);

/// The two parts.
std::string browser_of(std::string_view device);
std::string system_of(std::string_view device);

}  // namespace townsmith::service
