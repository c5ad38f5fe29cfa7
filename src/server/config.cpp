#include "server/config.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/pack.h"
#include "core/words.h"

namespace townsmith::server {
namespace {

std::vector<std::string> parts_of(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    if (const auto part = trimmed(text.substr(0, end)); !part.empty()) parts.emplace_back(part);
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

template <class Number>
Result<Number> number_of(std::string_view text, Number min, Number max) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !(value >= min) ||
      !(value <= max)) {
    return refuse(Reason::bad_value,
                  fmt::format("\"{}\" is not a number from {} to {}", text, min, max));
  }
  return value;
}

using Set = std::function<Result<>(Config&, const std::string&)>;

template <class Number>
Set number(Number Config::* member, Number min, Number max) {
  return [=](Config& config, const std::string& text) -> Result<> {
    TRY(config.*member, number_of<Number>(text, min, max));
    return {};
  };
}

Set text(std::string Config::* member) {
  return [=](Config& config, const std::string& given) -> Result<> {
    config.*member = given;
    return {};
  };
}

Set bytes(std::size_t Config::* member) {
  return number<std::size_t>(member, 256, std::size_t{1} << 40U);
}

Set seconds(Duration Config::* member) {
  return [=](Config& config, const std::string& text) -> Result<> {
    TRY(const auto value, number_of<double>(text, 0.001, 1e6));
    config.*member = Duration(std::llround(value * 1000));
    return {};
  };
}

Set rate(Rate Config::* member) {
  return [=](Config& config, const std::string& text) -> Result<> {
    const std::size_t colon = text.find(':');
    TRY(const auto per_second, number_of<double>(text.substr(0, colon), 0.001, 1e9));
    Rate value{per_second, std::max(1.0, per_second * 5)};
    if (colon != std::string::npos) {
      TRY(value.burst, number_of<double>(text.substr(colon + 1), 1, 1e9));
    }
    config.*member = value;
    return {};
  };
}

Set ranges(std::vector<AddressRange> Config::* member) {
  return [=](Config& config, const std::string& text) -> Result<> {
    const auto range = parse_range(text);
    if (!range) {
      return refuse(Reason::bad_value,
                    fmt::format("\"{}\" is not an address such as 10.0.0.7 or 10.0.0.0/8", text));
    }
    (config.*member).push_back(*range);
    return {};
  };
}

Result<> set_origin(Config& config, const std::string& text) {
  const bool is_http = text.starts_with("http://") || text.starts_with("https://");
  const std::size_t host = text.find("//") + 2;
  if (!is_http || host == text.size() || text.find('/', host) != std::string::npos) {
    return refuse(Reason::bad_value,
                  fmt::format("\"{}\" is not an origin such as https://play.example.org", text));
  }
  config.origins.push_back(text);
  return {};
}

bool is_plain(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 127; });
}

/// Whether it is SCHEME://HOST, HOST:PORT or one of these with a path.
bool is_url(std::string_view text, std::string_view scheme) {
  if (!text.starts_with(scheme) || !is_plain(text)) return false;
  const std::string_view rest = text.substr(scheme.size());
  const std::string_view place = rest.substr(0, rest.find('/'));
  const std::size_t colon = place.rfind(':');
  const bool has_port =
      colon != std::string_view::npos && place.find(']', colon) == std::string_view::npos;
  const std::string_view host = has_port ? place.substr(0, colon) : place;
  return !host.empty() && (!has_port || number_of<int>(place.substr(colon + 1), 1, 65535));
}

Result<> set_webhook(Config& config, const std::string& text) {
  if (!is_url(text, "http://") && !is_url(text, "https://")) {
    return refuse(Reason::bad_value, "a webhook's address is of the form https://HOST:PORT/PATH");
  }
  config.webhook = text;
  return {};
}

Result<> set_mail_server(Config& config, const std::string& text) {
  if (!is_url(text, "smtp://") && !is_url(text, "smtps://")) {
    return refuse(Reason::bad_value,
                  "a mail server is named as smtp://HOST:PORT (STARTTLS) or smtps://HOST:PORT");
  }
  config.mail_server = text;
  return {};
}

Result<> set_push(Config& config, const std::string& text) {
  if (text != "on" && text != "off") {
    return refuse(Reason::bad_value, fmt::format("\"{}\" is neither on nor off", text));
  }
  config.push = text == "on";
  return {};
}

Set flag(bool Config::* member) {
  return [=](Config& config, const std::string& text) -> Result<> {
    if (text != "true" && text != "false") {
      return refuse(Reason::bad_value, fmt::format("\"{}\" is neither true nor false", text));
    }
    config.*member = text == "true";
    return {};
  };
}

std::vector<Choice> all_choices() {
  using C = Config;
  const Set set_public_url = [](Config& config, const std::string& text) -> Result<> {
    if (!text.starts_with("http://") && !text.starts_with("https://")) {
      return refuse(Reason::bad_value,
                    fmt::format("\"{}\" is not an address such as https://play.example.org", text));
    }
    config.public_url = text;
    while (config.public_url.ends_with('/')) config.public_url.pop_back();
    return {};
  };
  const Set add_bot = [](Config& config, const std::string& text) -> Result<> {
    config.bots.push_back(text);
    return {};
  };
  constexpr int many_connections = 1'000'000;
  return {
      {"db", "URL", "sqlite:townsmith.db in the user's data folder",
       "where tables are kept: sqlite:FILE, or postgres://USER@HOST/NAME for several servers",
       false, text(&C::db)},
      {"host", "ADDRESS", "127.0.0.1",
       "the address to listen at; 0.0.0.0 or :: for everybody who can reach this machine", false,
       text(&C::host)},
      {"port", "NUMBER", "8080", "the port to listen at; 0: any free one", false,
       number<std::uint16_t>(&C::port, 0, std::numeric_limits<std::uint16_t>::max())},
      {"tls-cert", "FILE", "none",
       "a certificate and those it depends on (PEM): the server then speaks https itself; the file "
       "is read again when it changes",
       false, text(&C::tls_cert)},
      {"tls-key", "FILE", "none", "the private key of that certificate", false, text(&C::tls_key)},
      {"trusted-proxy", "ADDRESS", "none",
       "a proxy whose X-Forwarded-For, -Proto and -Host are believed, as 10.0.0.7 or 10.0.0.0/8",
       true, ranges(&C::trusted_proxies)},
      {"origin", "ORIGIN", "only this server's own",
       "another page that may connect, as https://play.example.org", true, set_origin},
      {"webhook", "URL", "none",
       "an https:// or http:// address that is told (a POST with JSON) when it is somebody's turn",
       false, set_webhook},
      {"public-url", "URL", "none",
       "where players find this server, as https://play.example.org: the name it answers to, and "
       "what links in webhooks and mails begin with",
       false, set_public_url},
      {"contact", "TEXT", "none",
       "who runs this server, for people who want to know: an address of a page or of mail", false,
       text(&C::contact)},
      {"mail-server", "URL", "none",
       "smtp://HOST:587 (STARTTLS) or smtps://HOST: people who ask for it get a mail when it is "
       "their turn; needs --public-url and --mail-from",
       false, set_mail_server},
      {"mail-user", "NAME", "none", "to log in there", false, text(&C::mail_user)},
      {"mail-password", "TEXT", "none", "the same; better in the config file", false,
       text(&C::mail_password)},
      {"mail-from", "ADDRESS", "none", "the sender, as \"Townsmith <games@example.org>\"", false,
       text(&C::mail_from)},
      {"push", "on|off", "on",
       "messages to browsers whose page is closed, for people who ask for them", false, set_push},
      {"trusted-ca", "FILE", "none",
       "authorities to trust beside the system's, for webhooks and mail", false,
       text(&C::trusted_ca)},
      {"metrics-from", "ADDRESS", "127.0.0.1 and ::1",
       "who may read /metrics, as 10.0.0.7 or 10.0.0.0/8", true, ranges(&C::metrics_from)},
      {"log-requests", "", "", "a line in the log for every HTTP request", false,
       flag(&C::log_requests)},
      {"page", "DIR", "the one in the program",
       "another build of the page, as with a game of one's own", false, text(&C::page)},
      {"bot", "NAME=COMMAND", "none", "a bot of your own that players may choose by its name", true,
       add_bot, false},
      {"bot-time", "SECONDS", "10", "that bots of your own may think of a move", false,
       seconds(&C::bot_time)},
      {"bot-memory", "MEGABYTES", "1024", "that each of them may use; 0: any", false,
       number<std::size_t>(&C::bot_memory, 0, std::size_t{1} << 20U)},
      {"bot-processes", "NUMBER", "2", "of each of them", false,
       number<int>(&C::bot_processes, 1, 256)},

      {"packs", "DIR", "none",
       "packs of your own that everybody may play with; each is checked when the server starts",
       false, text(&C::packs)},
      {"no-packs", "", "", "people bring no packs: games are played with your own only", false,
       flag(&C::no_packs)},
      {"max-pack", "BYTES", "49152",
       "of a pack that somebody brings; three quarters of --max-frame at most", false,
       number<std::size_t>(&C::max_pack, 1024, max_pack_bytes)},
      {"person-packs", "NUMBER", "20", "tables with packs that one person may make in an hour",
       false, number<int>(&C::person_packs, 0, many_connections)},
      {"address-packs", "NUMBER", "60", "the same for all people of one address", false,
       number<int>(&C::address_packs, 0, many_connections)},
      {"person-pack-tables", "NUMBER", "10", "tables with packs of one person at a time", false,
       number<int>(&C::person_pack_tables, 0, many_connections)},
      {"address-pack-tables", "NUMBER", "40", "the same for all people of one address", false,
       number<int>(&C::address_pack_tables, 0, many_connections)},
      {"pack-games", "NUMBER", "500", "games on packs in memory at a time, of everybody", false,
       number<int>(&C::pack_games, 0, many_connections)},
      {"pack-days", "NUMBER", "90",
       "that packs are kept which no table needs, after they were last used; 0: for good", false,
       number<int>(&C::pack_days, 0, 36'500)},

      {"max-connections", "NUMBER", "4000", "in all", false,
       number<int>(&C::max_connections, 1, many_connections)},
      {"max-connections-per-address", "NUMBER", "100", "of one address", false,
       number<int>(&C::max_connections_per_address, 1, many_connections)},
      {"address-newcomers", "NUMBER", "60", "new people of one address in a minute", false,
       number<int>(&C::address_newcomers, 0, many_connections)},
      {"person-tables", "NUMBER", "20", "that one person may make in a minute", false,
       number<int>(&C::person_tables, 0, many_connections)},
      {"person-chats", "NUMBER", "30", "lines of chat that one person may say in a minute", false,
       number<int>(&C::person_chats, 0, many_connections)},
      {"person-listed", "NUMBER", "5", "tables that one person may have in the lobby at a time",
       false, number<int>(&C::person_listed, 0, many_connections)},
      {"address-listed", "NUMBER", "20", "tables in the lobby of all people of one address", false,
       number<int>(&C::address_listed, 0, many_connections)},
      {"person-bot-tables", "NUMBER", "2",
       "tables of one person at a time where bots play among themselves", false,
       number<int>(&C::person_bot_tables, 0, many_connections)},
      {"address-bot-tables", "NUMBER", "8", "the same for all people of one address", false,
       number<int>(&C::address_bot_tables, 0, many_connections)},
      {"listed-hours", "NUMBER", "2",
       "that a table waits in the lobby when nobody of it is there; days if players have days for "
       "a move",
       false, number<int>(&C::listed_hours, 1, 24 * 365)},
      {"waiting-days", "NUMBER", "14",
       "that a table waits for players when nobody touches it; then it is removed", false,
       number<int>(&C::waiting_days, 1, 3650)},
      {"guest-days", "NUMBER", "30",
       "that people who never sat down are kept after their last visit; 0: for good", false,
       number<int>(&C::guest_days, 0, 36'500)},
      {"chat-days", "NUMBER", "180", "that chat is kept after the end of a game; 0: for good",
       false, number<int>(&C::chat_days, 0, 36'500)},
      {"closed-days", "NUMBER", "30",
       "that tables are kept that were closed before they began; 0: for good", false,
       number<int>(&C::closed_days, 0, 36'500)},
      {"max-head", "BYTES", "16384", "of a request's head", false, bytes(&C::max_head)},
      {"max-body", "BYTES", "65536", "of a request's body", false, bytes(&C::max_body)},
      {"max-frame", "BYTES", "65536", "of a message from a client", false, bytes(&C::max_frame)},
      {"max-outgoing", "BYTES", "1048576",
       "that may wait for a client; then it is too slow and closed", false,
       bytes(&C::max_outgoing)},
      {"max-outgoing-total", "BYTES", "268435456", "that may wait for all clients", false,
       bytes(&C::max_outgoing_total)},
      {"max-addresses", "NUMBER", "50000", "that are told apart for the limits below", false,
       number<std::size_t>(&C::max_addresses, 1, std::size_t{1} << 30U)},
      {"client-messages", "RATE", "20:60",
       "messages a second of one connection, and after the colon how many at once", false,
       rate(&C::client_messages)},
      {"bot-messages", "RATE", "200:1000",
       "the same of a bot's account; what it says beyond that waits", false,
       rate(&C::bot_messages)},
      {"address-messages", "RATE", "400:2000", "messages of one address", false,
       rate(&C::address_messages)},
      {"address-requests", "RATE", "100:1000", "HTTP requests of one address", false,
       rate(&C::address_requests)},

      {"head-time", "SECONDS", "10", "for the head of a request to arrive", false,
       seconds(&C::head_time)},
      {"body-time", "SECONDS", "10", "for its body", false, seconds(&C::body_time)},
      {"write-time", "SECONDS", "20", "for a client to take 64 KiB of an answer", false,
       seconds(&C::write_time)},
      {"keep-alive", "SECONDS", "60", "that an HTTP connection may do nothing", false,
       seconds(&C::keep_alive)},
      {"idle-time", "SECONDS", "60",
       "of silence until a WebSocket is closed; it is pinged after half of it", false,
       seconds(&C::idle_time)},
      {"close-time", "SECONDS", "2", "that a client has to say goodbye", false,
       seconds(&C::close_time)},
      {"webhook-time", "SECONDS", "5", "for the webhook to answer", false,
       seconds(&C::webhook_time)},
  };
}

Result<> set_all(Config& config, const Choice& choice, const std::vector<std::string>& values,
                 std::string_view source) {
  for (const std::string& value : values) {
    const auto parts =
        choice.many && choice.commas ? parts_of(value, ',') : std::vector<std::string>{value};
    for (const std::string& part : parts) {
      if (const auto set = choice.set(config, part); !set) {
        return refuse(set.error().reason, fmt::format("{}: {}", source, set.error().text.given));
      }
    }
  }
  return {};
}

}  // namespace

std::string Choice::variable() const {
  std::string result = "TOWNSMITH_" + upper(name);
  std::replace(result.begin(), result.end(), '-', '_');
  return result;
}

const std::vector<Choice>& choices() {
  static const std::vector<Choice> all = all_choices();
  return all;
}

Result<Given> read_config(std::string_view text) {
  Given given;
  int line_number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    begin = end + 1;
    ++line_number;
    if (line.empty() || line.front() == '#' || line.front() == ';') continue;
    const std::size_t equals = line.find('=');
    const std::string name(trimmed(line.substr(0, equals)));
    const bool known = std::any_of(choices().begin(), choices().end(),
                                   [&](const Choice& choice) { return choice.name == name; });
    if (equals == std::string_view::npos || !known) {
      return refuse(Reason::bad_syntax,
                    equals == std::string_view::npos
                        ? fmt::format("line {}: a line has the form name = value", line_number)
                        : fmt::format("line {}: there is no option \"{}\"", line_number, name));
    }
    std::string_view value = trimmed(line.substr(equals + 1));
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"') {
      value = value.substr(1, value.size() - 2);
    }
    given[name].emplace_back(value);
  }
  return given;
}

Result<Config> make_config(const Given& command_line,
                           const std::function<const char*(const char*)>& environment,
                           const Given& file) {
  Config config;
  for (const Choice& choice : choices()) {
    const auto from_line = command_line.find(choice.name);
    const auto from_file = file.find(choice.name);
    const char* variable = environment(choice.variable().c_str());
    Result<> set;
    if (from_line != command_line.end()) {
      set = set_all(config, choice, from_line->second, "--" + choice.name);
    } else if (variable != nullptr && *variable != '\0') {
      set = set_all(config, choice, {variable}, choice.variable());
    } else if (from_file != file.end()) {
      set = set_all(config, choice, from_file->second, choice.name);
    }
    TRY(set);
  }
  if (config.db.empty()) {
    config.db = fmt::format("sqlite:{}/townsmith.db", data_folder(environment));
  }
  if (!config.mail_server.empty() && (config.public_url.empty() || config.mail_from.empty())) {
    return refuse(Reason::bad_value,
                  "--mail-server: links in mails need --public-url, and mails a --mail-from");
  }
  if (config.tls_cert.empty() != config.tls_key.empty()) {
    return refuse(Reason::bad_value, "--tls-cert and --tls-key are needed both, or neither");
  }
  // It comes in a message, where its quotation marks need more room.
  config.max_pack = std::min(config.max_pack, config.max_frame / 4 * 3);
  if (config.metrics_from.empty()) {
    config.metrics_from = {*parse_range("127.0.0.1"), *parse_range("::1")};
  }
  return config;
}

std::string data_folder(const std::function<const char*(const char*)>& environment) {
  const char* data = environment("XDG_DATA_HOME");
  if (data != nullptr && *data == '/') return fmt::format("{}/townsmith", data);
  const char* home = environment("HOME");
  if (home != nullptr && *home == '/') return fmt::format("{}/.local/share/townsmith", home);
  return ".";
}

}  // namespace townsmith::server
