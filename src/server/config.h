#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "server/address.h"
#include "server/limits.h"

namespace townsmith::server {

using Duration = std::chrono::milliseconds;

/// Everything a host can choose. What is not chosen is good for a server of some hundred players.
struct Config {
  std::string db;  ///< "sqlite:FILE" or "postgres://..."
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  ///< 0: any free one
  std::string tls_cert;       ///< files; empty: the server speaks http, and a proxy https
  std::string tls_key;
  std::vector<AddressRange> trusted_proxies;
  std::vector<std::string> origins;  ///< besides the page's own
  std::string webhook;               ///< "https://host/path"; empty: nobody is told
  std::string public_url;            ///< what links to tables begin with
  std::string contact;               ///< who runs this server, for people
  std::string mail_server;           ///< "smtp://mail.example.org:587"; empty: no mail
  std::string mail_user;
  std::string mail_password;
  std::string mail_from;
  bool push = true;        ///< messages to browsers, for people who ask
  std::string trusted_ca;  ///< a file of authorities to trust beside the system's
  std::vector<AddressRange> metrics_from;
  bool log_requests = false;
  std::string page;  ///< a folder with the page; empty: the one in the program

  std::vector<std::string> bots;  ///< NAME=COMMAND: bots of this host's own
  Duration bot_time{10'000};      ///< for a decision of theirs
  std::size_t bot_memory = 1024;  ///< megabytes for each; 0: any
  int bot_processes = 2;          ///< of each

  int max_connections = 4000;
  int max_connections_per_address = 100;
  int address_newcomers = 60;  ///< a minute
  int person_tables = 20;      ///< a minute
  int person_chats = 30;       ///< a minute
  int person_listed = 5;       ///< tables in the lobby at a time
  int address_listed = 20;
  int person_bot_tables = 2;  ///< where bots play among themselves, at a time
  int address_bot_tables = 8;
  std::string packs;      ///< a folder with packs of this host's own; empty: none
  bool no_packs = false;  ///< people bring no packs
  std::size_t max_pack = 48U << 10U;
  int person_packs = 20;  ///< tables with packs an hour
  int address_packs = 60;
  int person_pack_tables = 10;  ///< at a time
  int address_pack_tables = 40;
  int pack_games = 500;   ///< in memory
  int pack_days = 90;     ///< that a pack is kept which no table needs; 0: for good
  int listed_hours = 2;   ///< that a table nobody touches waits in the lobby
  int waiting_days = 14;  ///< that it waits at all
  int guest_days = 30;    ///< that somebody who never sat down is kept; 0: for good
  int chat_days = 180;    ///< that chat is kept after the end of a game; 0: for good
  int closed_days = 30;   ///< that a table is kept that was closed before it began; 0: for good
  std::size_t max_head = 16U << 10U;
  std::size_t max_body = 64U << 10U;
  std::size_t max_frame = 64U << 10U;
  std::size_t max_outgoing = 1U << 20U;  ///< bytes that wait for one connection
  std::size_t max_outgoing_total = 256U << 20U;
  std::size_t max_addresses = 50'000;
  Rate client_messages = {20, 60};
  Rate bot_messages = {200, 1000};
  Rate address_messages = {400, 2000};
  Rate address_requests = {100, 1000};

  Duration head_time{10'000};
  Duration body_time{10'000};
  Duration write_time{20'000};  ///< for each 64 KiB of an answer
  Duration keep_alive{60'000};
  Duration idle_time{60'000};  ///< of a WebSocket; half of it, and it is pinged
  Duration close_time{2'000};
  Duration webhook_time{5'000};
};

/// One choice: on the command line as --NAME, in the environment as TOWNSMITH_NAME with
/// underscores, in the config file as NAME = value.
struct Choice {
  std::string name;
  std::string value;  ///< what its value is, for people: "FILE"; "" if it is a flag
  std::string usual;  ///< for people too
  std::string help;
  bool many = false;  ///< may be given several times, or with commas
  std::function<Result<>(Config&, const std::string&)> set;
  bool commas = true;  ///< between several values

  std::string variable() const;
};

/// All of them, in the order of the help.
const std::vector<Choice>& choices();

/// Values by name, as somebody gave them.
using Given = std::map<std::string, std::vector<std::string>>;

/// Lines of the form `name = value`; # and ; begin a comment.
Result<Given> read_config(std::string_view text);

/// What was given on the command line goes before the environment, that before the file.
Result<Config> make_config(const Given& command_line,
                           const std::function<const char*(const char*)>& environment,
                           const Given& file);

/// Where data are kept unless told otherwise: $XDG_DATA_HOME/townsmith, ~/.local/share/townsmith,
/// or the current folder.
std::string data_folder(const std::function<const char*(const char*)>& environment);

}  // namespace townsmith::server
