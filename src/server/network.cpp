#include "server/network.h"

#include <fmt/format.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "server/http_session.h"
#include "server/hub.h"
#include "server/stream.h"
#include "server/web_socket.h"

namespace townsmith::server {
namespace {

using namespace std::chrono_literals;

constexpr auto tick_time = 100ms;
constexpr int ticks_between_sweeps = 50;
constexpr int ticks_between_looks = 10;  ///< at the certificate
/// Bytes that the system takes from us before they can be sent: the rest of what a slow client does
/// not read is ours to count.
constexpr int max_unsent = 64 << 10;
/// Connections beyond the limit, of those who ask how the server is.
constexpr std::int64_t max_inspectors = 16;

/// Every connection is an open file, and the usual limit is small.
void allow_open_files() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

Task<> speak_http(Hub& hub, Stream stream, HttpSession::Peer peer) {
  HttpSession session(hub, std::move(stream), std::move(peer));
  co_await session.talk();
}

/// A client that waits for an encrypted answer just sees the connection closed.
void turn_away(Socket& socket, bool encrypted, int status, std::string_view why) {
  if (encrypted) return;
  const Answer answer = refusal(status, Reason::too_much, why, "en");
  const std::string text = head_text(answer, {}, false) + answer.body;
  error_code ignored;
  socket.non_blocking(true, ignored);
  socket.write_some(asio::buffer(text), ignored);
  socket.shutdown(Tcp::socket::shutdown_send, ignored);
}

}  // namespace

Result<> Hub::listen() {
  allow_open_files();
  TRY(certificate.look());
  metrics.certificate_ends = certificate.ends();
  error_code error;
  Tcp::resolver resolver(io);
  const auto found =
      resolver.resolve(config.host, std::to_string(config.port),
                       Tcp::resolver::passive | Tcp::resolver::numeric_service, error);
  if (error) {
    return refuse(Reason::bad_value,
                  fmt::format("there is no address {} here: {}", config.host, error.message()));
  }
  port = config.port;
  for (const auto& entry : found) {
    Tcp::endpoint endpoint = entry.endpoint();
    endpoint.port(port);
    Acceptor acceptor(io);
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(Acceptor::reuse_address(true), error);
    if (!error && endpoint.address().is_v6() && endpoint.address().to_v6().is_unspecified()) {
      acceptor.set_option(asio::ip::v6_only(false), error);
    }
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error == asio::error::address_in_use) {
      return refuse(Reason::io_error,
                    fmt::format("port {} is taken by another program; name another one with --port",
                                endpoint.port()));
    }
    if (error) {
      return refuse(Reason::io_error, fmt::format("cannot listen at {} port {}: {}", config.host,
                                                  endpoint.port(), error.message()));
    }
    port = acceptor.local_endpoint().port();
    acceptors.push_back(std::move(acceptor));
  }
  return {};
}

Task<> Hub::accept(Acceptor& acceptor) {
  while (acceptor.is_open()) {
    auto [error, socket] = co_await acceptor.async_accept(waiting);
    if (!error) {
      admit(std::move(socket));
    } else if (error != asio::error::operation_aborted) {
      // Most likely there are too many open files: others have to go first.
      if (complaints_.allows(error.message())) {
        log.warning("cannot accept",
                    {{"why", error.message()},
                     {"advice",
                      "new players wait: allow the server more open files (LimitNOFILE), "
                      "or lower --max-connections"}});
      }
      Timer pause(io.get_executor(), tick_time);
      co_await pause.async_wait(waiting);
    }
  }
}

void Hub::admit(Socket socket) {
  error_code error;
  const auto endpoint = socket.remote_endpoint(error);
  if (error) return;  // gone already
  const Address peer = address_of(endpoint.address());
  ++metrics.connections;
  const bool proxy = any_contains(config.trusted_proxies, peer);
  const bool full =
      metrics.open - metrics.inspectors + metrics.web_sockets >= config.max_connections;
  // A server that is full is well all the same, and says so to those who look after it.
  const bool inspects = full && (proxy || any_contains(config.metrics_from, peer)) &&
                        metrics.inspectors < max_inspectors;
  if (full && !inspects) {
    metrics.refuse(Refusal::too_many_connections);
    turn_away(socket, certificate.is_wanted(), 503, "server-full");
    if (complaints_.allows("full")) {
      log.warning("full", {{"connections", std::int64_t{config.max_connections}},
                           {"advice",
                            "newcomers are turned away: raise --max-connections, or lower "
                            "--max-connections-per-address if few addresses have most"}});
    }
    return;
  }
  AddressBook::Lease lease;
  if (!proxy && !inspects) {
    lease = book.connect(peer);
    if (!lease) {
      metrics.refuse(Refusal::too_many_connections);
      turn_away(socket, certificate.is_wanted(), 429, "connections-too-many");
      return;
    }
  }
  socket.set_option(Tcp::no_delay(true), error);
  socket.set_option(
      asio::detail::socket_option::integer<IPPROTO_TCP, TCP_NOTSENT_LOWAT>(max_unsent), error);
  Stream stream = certificate.is_wanted() ? Stream(std::move(socket), *certificate.context())
                                          : Stream(std::move(socket));
  asio::co_spawn(io.get_executor(),
                 speak_http(*this, std::move(stream), {peer, std::move(lease), inspects}),
                 asio::detached);
}

Task<> Hub::tick(const std::atomic<bool>& stop) {
  Timer timer(io.get_executor(), std::chrono::steady_clock::now());
  for (int count = 0; !stop; ++count) {
    survives([this] { service->tick(); });
    cut_late_leavers();
    if (count % ticks_between_sweeps == 0) book.sweep(std::chrono::steady_clock::now());
    if (count % ticks_between_looks == 0) renew_certificate();
    timer.expires_at(std::max(timer.expiry() + tick_time, std::chrono::steady_clock::now()));
    co_await timer.async_wait(waiting);
  }
  co_await stop_all();
}

Task<> Hub::stop_all() {
  stopping = true;
  for (Acceptor& acceptor : acceptors) acceptor.close();
  log.info("stopping", {{"web_sockets", metrics.web_sockets}});
  co_await reply_to<>(io.get_executor(), [this](const std::function<void()>& stopped) {
    if (!survives([&] { service->stop(stopped); })) stopped();
  });
  const auto everybody = clients;
  for (const auto& [client, web_socket] : everybody) {
    if (const auto here = web_socket.lock()) here->close(CloseReason::going_down);
  }
  const Moment last = std::chrono::steady_clock::now() + config.close_time;
  do {
    Timer pause(io.get_executor(), tick_time / 5);
    co_await pause.async_wait(waiting);
  } while (metrics.web_sockets > 0 && std::chrono::steady_clock::now() < last);
  io.stop();
}

void Hub::cut_late_leavers() {
  const Moment now = std::chrono::steady_clock::now();
  std::erase_if(leaving, [now](const auto& leaver) {
    const auto web_socket = leaver.second.lock();
    if (web_socket && leaver.first > now) return false;
    if (web_socket) web_socket->cut();
    return true;
  });
}

void Hub::renew_certificate() {
  const Result<bool> renewed = certificate.look();
  if (renewed && *renewed) {
    metrics.certificate_ends = certificate.ends();
    log.info("certificate renewed", {{"file", config.tls_cert}});
  }
  if (renewed || !complaints_.allows(renewed.error().text.given)) return;
  log.error("the new certificate cannot be used",
            {{"why", renewed.error().text.given},
             {"advice",
              "the one that was read before is still shown; mend the files, and they are read "
              "again by themselves"}});
}

std::shared_ptr<WebSocket> Hub::find(Client client) const {
  const auto found = clients.find(client);
  return found == clients.end() ? nullptr : found->second.lock();
}

void Hub::complain(std::string_view what, std::string_view why) {
  if (!complaints_.allows(why)) return;
  log.error(what, {{"why", why}, {"advice", "please report it; the server keeps running"}});
}

void Hub::refuse_origin(const Visit& visit) {
  metrics.refuse(Refusal::wrong_origin);
  if (!complaints_.allows("wrong origin")) return;
  log.warning("wrong origin", {{"origin", visit.origin},
                               {"host", visit.host},
                               {"path", visit.path},
                               {"advice",
                                "if that is a page of yours, name it with --origin, and let "
                                "a proxy pass the Host header on"}});
}

std::vector<std::string> Hub::names_of(const Config& config) {
  std::vector<std::string> names = {host_of_url(config.host)};
  std::array<char, 256> machine{};
  if (::gethostname(machine.data(), machine.size() - 1) == 0) {
    const std::string name = host_of_url(machine.data());
    names.push_back(name);
    names.push_back(name.substr(0, name.find('.')));
  }
  if (!config.public_url.empty()) names.push_back(host_of_url(config.public_url));
  for (const std::string& origin : config.origins) names.push_back(host_of_url(origin));
  std::erase(names, "");
  return names;
}

bool Hub::is_welcome_host(const Visit& visit) const {
  return !visit.names_host || is_own_host(visit.host, names_);
}

void Hub::refuse_host(const Visit& visit) {
  metrics.refuse(Refusal::wrong_host);
  if (!complaints_.allows("wrong host")) return;
  log.warning("wrong host", {{"host", visit.host},
                             {"path", visit.path},
                             {"advice",
                              "if players find this server by that name, give it as "
                              "--public-url, or more names with --origin"}});
}

Network::Network(const Config& config, Log& log, const std::vector<Asset>& assets)
    : hub_(std::make_unique<Hub>(config, log, assets)) {}

Network::~Network() = default;

Result<> Network::listen() { return hub_->listen(); }

std::uint16_t Network::port() const { return hub_->port; }

std::string Network::address() const {
  const std::string& host = hub_->config.host;
  const bool is_any = host == "0.0.0.0" || host == "::" || host == "127.0.0.1" || host == "::1";
  const bool is_v6 = host.find(':') != std::string::npos;
  return fmt::format("{}://{}:{}/", hub_->certificate.is_wanted() ? "https" : "http",
                     is_any  ? "localhost"
                     : is_v6 ? "[" + host + "]"
                             : host,
                     port());
}

void Network::run(ServiceInterface& service, const std::atomic<bool>& stop) {
  hub_->service = &service;
  for (Acceptor& acceptor : hub_->acceptors) {
    asio::co_spawn(hub_->io, hub_->accept(acceptor), asio::detached);
  }
  asio::co_spawn(hub_->io, hub_->tick(stop), asio::detached);
  hub_->io.run();
  hub_->service = nullptr;  // who has not left yet needs not tell any more
}

void Network::post(std::function<void()> work) {
  asio::post(hub_->io, [hub = hub_.get(), work = std::move(work)] { hub->survives(work); });
}

void Network::send(Client client, std::shared_ptr<const std::string> text) {
  if (const auto web_socket = hub_->find(client)) web_socket->send(std::move(text));
}

void Network::close(Client client, CloseReason why) {
  if (const auto web_socket = hub_->find(client)) web_socket->close(why);
}

bool Network::call_after(std::chrono::microseconds time, std::function<void()> work) {
  auto timer = std::make_unique<Timer>(hub_->io.get_executor(), time);
  Timer& waits = *timer;
  waits.async_wait([hub = hub_.get(), timer = std::move(timer),
                    work = std::move(work)](const error_code& error) {
    if (!error) hub->survives(work);
  });
  return true;
}

void Network::post_webhook(std::string body) { hub_->webhook.post(std::move(body)); }

}  // namespace townsmith::server
