#include "service/device_name.h"

#include <array>
#include <utility>

namespace townsmith::service {
namespace {

using Sign = std::pair<std::string_view, std::string_view>;

// Nearly all browsers also say that they are others: the first sign that is found counts.
constexpr std::array<Sign, 9> browsers = {{{"Edg", "Edge"},
                                           {"OPR/", "Opera"},
                                           {"SamsungBrowser", "Samsung Internet"},
                                           {"FxiOS", "Firefox"},
                                           {"Firefox/", "Firefox"},
                                           {"CriOS", "Chrome"},
                                           {"Chrome/", "Chrome"},
                                           {"Safari/", "Safari"},
                                           {"townsmith", "Townsmith"}}};
constexpr std::array<Sign, 8> systems = {{{"iPhone", "iPhone"},
                                          {"iPad", "iPad"},
                                          {"Android", "Android"},
                                          {"CrOS", "ChromeOS"},
                                          {"Windows", "Windows"},
                                          {"Macintosh", "macOS"},
                                          {"Linux", "Linux"},
                                          {"FreeBSD", "FreeBSD"}}};

template <std::size_t count>
std::string_view first_of(const std::array<Sign, count>& signs, std::string_view agent) {
  for (const auto& [sign, name] : signs) {
    if (agent.find(sign) != std::string_view::npos) return name;
  }
  return {};
}

}  // namespace

std::string device_of(std::string_view agent) {
  const std::string_view browser = first_of(browsers, agent);
  const std::string_view system = first_of(systems, agent);
  if (browser.empty() && system.empty()) return {};
  return std::string(browser) + '/' + std::string(system);
}

std::string browser_of(std::string_view device) {
  return std::string(device.substr(0, device.find('/')));
}

std::string system_of(std::string_view device) {
  const std::size_t slash = device.find('/');
  return slash == std::string_view::npos ? std::string() : std::string(device.substr(slash + 1));
}

}  // namespace townsmith::service
