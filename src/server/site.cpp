#include "server/site.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>

#include "games/word_files.h"
#include "protocol/server.h"

namespace townsmith::server {
namespace {

constexpr int cookie_days = 400;  // the longest that browsers keep one

constexpr std::string_view page_start =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Townsmith</title>";

constexpr std::array<std::pair<int, std::string_view>, 20> phrases = {{
    {200, "OK"},
    {201, "Created"},
    {204, "No Content"},
    {304, "Not Modified"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {409, "Conflict"},
    {410, "Gone"},
    {413, "Content Too Large"},
    {421, "Misdirected Request"},
    {422, "Unprocessable Content"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {503, "Service Unavailable"},
}};

std::string_view phrase(int status) {
  for (const auto& [number, text] : phrases) {
    if (number == status) return text;
  }
  return "Unknown";
}

/// Whether a list such as "gzip, br;q=0.8" takes a coding.
bool accepts(std::string_view list, std::string_view coding) {
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    std::string_view item = list.substr(0, comma);
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
    item.remove_prefix(std::min(item.find_first_not_of(" \t"), item.size()));
    if (!item.starts_with(coding)) continue;
    std::string parameters;
    for (const char c : item.substr(coding.size())) {
      if (c != ' ' && c != '\t') parameters += c;
    }
    if (parameters.empty()) return true;
    if (parameters.front() != ';') continue;  // another coding that only begins alike
    return parameters.find_first_not_of(";q=0.") != std::string::npos;
  }
  return false;
}

std::string cookie(const std::string& secret, bool https) {
  return fmt::format("townsmith={}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}", secret,
                     secret.empty() ? 0 : cookie_days * 24 * 3600, https ? "; Secure" : "");
}

Answer not_built() {
  return {503,
          "text/html; charset=utf-8",
          fmt::format("{}<h1>Townsmith</h1><p>The server works, but this program was built without "
                      "the browser client. <code>make</code> builds the client first and then the "
                      "program around it; <code>make play</code> starts it, too.",
                      page_start),
          {}};
}

}  // namespace

Answer page(const std::vector<Asset>& assets, const Visit& visit) {
  if (visit.method != "GET" && visit.method != "HEAD") {
    Answer answer = refusal(405, Reason::not_allowed, "nothing-to-change", visit.language);
    answer.headers.emplace_back("Allow", "GET, HEAD");
    return answer;
  }
  const std::string_view path = visit.path == "/" ? "/index.html" : std::string_view(visit.path);
  const Asset* asset = find_asset(assets, path);
  if (asset == nullptr) {
    if (path == "/index.html") return not_built();
    return {404,
            "text/html; charset=utf-8",
            fmt::format("{}<h1>There is nothing here.</h1><p><a href=\"/\">To the games</a>",
                        page_start),
            {},
            {{"Cache-Control", "no-cache"}}};
  }
  Answer answer;
  answer.type = content_type(path);
  answer.fixed = asset->plain;
  std::string_view coding;
  if (!asset->brotli.empty() && accepts(visit.accept_encoding, "br")) {
    coding = "br";
    answer.fixed = asset->brotli;
  } else if (!asset->gzip.empty() && accepts(visit.accept_encoding, "gzip")) {
    coding = "gzip";
    answer.fixed = asset->gzip;
  }
  const std::string tag = fmt::format("\"{}{}{}\"", asset->tag, coding.empty() ? "" : "-", coding);
  answer.headers.emplace_back("ETag", tag);
  // Names below /assets/ change with the contents; everything else is asked for again.
  answer.headers.emplace_back("Cache-Control", path.starts_with("/assets/")
                                                   ? "public, max-age=31536000, immutable"
                                                   : "no-cache");
  if (!asset->brotli.empty() || !asset->gzip.empty()) {
    answer.headers.emplace_back("Vary", "Accept-Encoding");
  }
  if (visit.if_none_match.find(tag) != std::string::npos) {
    answer.status = 304;
    answer.fixed = {};
    return answer;
  }
  if (!coding.empty()) answer.headers.emplace_back("Content-Encoding", coding);
  return answer;
}

Answer refusal(int status, Reason reason, std::string_view why, std::string_view language) {
  return refusal(status, reason, say("townsmith", why), language);
}

Answer refusal(int status, Reason reason, Text why, std::string_view language) {
  return {status,
          "application/json",
          schema::to_json(protocol::RefusalAnswer{{reason, std::move(why), {}}},
                          built_in_language(language)),
          {},
          {{"Cache-Control", "no-store"}}};
}

Answer api_page(ApiAnswer answer, const Visit& visit) {
  Answer result{answer.status, std::move(answer.type), std::move(answer.body), {}};
  result.headers.emplace_back("Cache-Control", "no-store");
  if (answer.secret) result.headers.emplace_back("Set-Cookie", cookie(*answer.secret, visit.https));
  if (!answer.file_name.empty()) {
    std::string name = answer.file_name;
    std::replace_if(
        name.begin(), name.end(),
        [](char c) { return c < ' ' || c == '"' || c == '\\' || c == '/' || c == 127; }, '_');
    result.headers.emplace_back("Content-Disposition",
                                fmt::format("attachment; filename=\"{}\"", name));
  }
  return result;
}

std::vector<Header> security_headers(const Visit& visit) {
  // Not every browser counts a WebSocket of the same host as 'self'.
  std::string connect = "'self'";
  if (!visit.host.empty()) {
    if (!visit.https) connect += fmt::format(" ws://{}", visit.host);
    connect += fmt::format(" wss://{}", visit.host);
  }
  std::vector<Header> headers = {
      {"Content-Security-Policy",
       fmt::format("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                   "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src {}; "
                   "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
                   connect)},
      {"X-Content-Type-Options", "nosniff"},
      {"X-Frame-Options", "DENY"},
      // Links to tables must not tell other sites where somebody came from.
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy",
       "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"},
  };
  // Behind a proxy this is the proxy's to say.
  if (visit.own_https) headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
  return headers;
}

std::string head_text(const Answer& answer, const Visit& visit, bool keep_alive) {
  std::string text =
      fmt::format("HTTP/1.1 {} {}\r\nServer: Townsmith\r\nDate: {:%a, %d %b %Y %T} GMT\r\n",
                  answer.status, phrase(answer.status), fmt::gmtime(std::time(nullptr)));
  const auto add = [&text](std::string_view name, std::string_view value) {
    text += fmt::format("{}: {}\r\n", name, value);
  };
  if (answer.status != 304 && answer.status != 204) {
    add("Content-Type", answer.type);
    add("Content-Length", fmt::to_string(answer.bytes().size()));
  }
  for (const auto& [name, value] : answer.headers) add(name, value);
  for (const auto& [name, value] : security_headers(visit)) add(name, value);
  if (!keep_alive) add("Connection", "close");
  return text + "\r\n";
}

}  // namespace townsmith::server
