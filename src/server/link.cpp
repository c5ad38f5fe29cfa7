#include "server/link.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/json.h"
#include "core/schema_reading.h"
#include "core/spelling.h"
#include "protocol/server.h"

namespace townsmith::server {
namespace {

bool is_name_of_table(std::string_view name) {
  const auto is_plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           c == '_';
  };
  return !name.empty() && name.size() <= static_cast<std::size_t>(protocol::max_table_bytes) &&
         std::all_of(name.begin(), name.end(), is_plain);
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos;
       at = text.find(what, at + with.size())) {
    text.replace(at, what.size(), with);
  }
}

std::string tags(const protocol::Preview& preview, const Visit& visit) {
  const std::string title = escaped(preview.title);
  const std::string text = escaped(preview.text);
  std::string out = fmt::format(
      "<meta property=\"og:site_name\" content=\"Townsmith\">"
      "<meta property=\"og:type\" content=\"website\">"
      "<meta property=\"og:title\" content=\"{}\">"
      "<meta property=\"og:description\" content=\"{}\">"
      "<meta name=\"twitter:card\" content=\"summary\">",
      title, text);
  if (!visit.host.empty()) {
    const std::string site =
        fmt::format("{}://{}", visit.https ? "https" : "http", escaped(visit.host));
    out += fmt::format(
        "<meta property=\"og:url\" content=\"{0}{1}\">"
        "<meta property=\"og:image\" content=\"{0}/icons/icon-512.png\">",
        site, visit.path);
  }
  return out;
}

std::optional<protocol::Preview> read_preview(const ApiAnswer& answer) {
  if (answer.status != 200) return {};
  json::error_code wrong;
  const json::value value = json::parse(answer.body, wrong);
  if (wrong) return {};
  Result<protocol::Preview> read = schema::from_json<protocol::Preview>(value);
  return read ? std::optional(std::move(*read)) : std::nullopt;
}

}  // namespace

std::string preview_request(const Visit& visit) {
  const bool reads = visit.method == "GET" || visit.method == "HEAD";
  if (!reads || !visit.path.starts_with(link_path)) return {};
  const std::string_view name = std::string_view(visit.path).substr(link_path.size());
  return is_name_of_table(name) ? fmt::format("/api/preview/{}", name) : std::string();
}

Answer link_page(const std::vector<Asset>& assets, const Visit& visit, const ApiAnswer& preview) {
  const Asset* index = find_asset(assets, "/index.html");
  Visit home = visit;
  home.path = "/";
  if (index == nullptr) return page(assets, home);
  std::string html(index->plain);
  // The page names its files as seen from its own folder, which is the one above that of the link.
  replace_all(html, "=\"./", "=\"../");
  const std::size_t end = html.find("</head>");
  if (const auto told = read_preview(preview); told && end != std::string::npos) {
    html.insert(end, tags(*told, visit));
  }
  return {200,
          "text/html; charset=utf-8",
          std::move(html),
          {},
          {{"Cache-Control", "no-cache"}, {"Vary", "Accept-Language"}}};
}

}  // namespace townsmith::server
