// Real proxies before a real server, set up as docs/hosting.md tells.
#include <arpa/inet.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#include "comes_true.h"
#include "program/child.h"
#include "server_process.h"
#include "source_folder.h"

namespace townsmith::testing {
namespace {

sockaddr_in at(const std::string& address, std::uint16_t port) {
  sockaddr_in out{};
  out.sin_family = AF_INET;
  out.sin_port = htons(port);
  ::inet_pton(AF_INET, address.c_str(), &out.sin_addr);
  return out;
}

/// One request from an address of this machine; the answer, as far as it came.
std::string say_from(const std::string& address, std::uint16_t port, const std::string& request) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  const sockaddr_in from = at(address, 0);
  const sockaddr_in to = at("127.0.0.1", port);
  timeval patience{.tv_sec = 20, .tv_usec = 0};
  ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  std::string heard;
  if (::bind(socket, reinterpret_cast<const sockaddr*>(&from), sizeof from) == 0 &&
      ::connect(socket, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0) {
    (void)!::send(socket, request.data(), request.size(), MSG_NOSIGNAL);
    std::array<char, 4096> some{};
    // A WebSocket's head is all that comes.
    while (heard.find("\r\n\r\n") == std::string::npos || !heard.starts_with("HTTP/1.1 101")) {
      const ssize_t got = ::recv(socket, some.data(), some.size(), 0);
      if (got <= 0) break;
      heard.append(some.data(), static_cast<std::size_t>(got));
    }
  }
  ::close(socket);
  return heard;
}

int status_of(const std::string& answer) {
  return answer.size() < 12 ? 0 : std::stoi(answer.substr(9, 3));
}

std::uint16_t free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in here = at("127.0.0.1", 0);
  socklen_t size = sizeof here;
  ::bind(socket, reinterpret_cast<sockaddr*>(&here), size);
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&here), &size);
  ::close(socket);
  return ntohs(here.sin_port);
}

/// The indented lines of docs/hosting.md from the one that begins so to the next that is not.
std::string recipe(const std::string& first) {
  std::ifstream file(source_folder() + "/docs/hosting.md");
  std::string text;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    inside = inside ? line.empty() || line.starts_with("    ") : line == "    " + first;
    if (inside && !line.empty()) text += line.substr(4) + "\n";
    if (!inside && !text.empty()) break;
  }
  return text;
}

std::string replaced(const std::string& text, const std::string& what, const std::string& by) {
  return std::regex_replace(text, std::regex(what), by);
}

/// A program that listens at a port, until the test is over.
class Proxy {
 public:
  Proxy(std::uint16_t port, std::vector<std::string> words) : port_(port) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    process_ = ::fork();
    if (process_ != 0) return;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }
  ~Proxy() {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  Proxy(const Proxy&) = delete;
  Proxy& operator=(const Proxy&) = delete;

  std::uint16_t port() const { return port_; }
  bool answers() const {
    return comes_true([this] {
      return status_of(say_from("127.0.0.9", port_,
                                "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: "
                                "close\r\n\r\n")) == 200;
    });
  }

 private:
  std::uint16_t port_;
  pid_t process_ = 0;
};

class Proxies : public ::testing::Test {
 protected:
  void SetUp() override {
    server_.add({"--trusted-proxy=127.0.0.1", "--public-url=https://play.example.org",
                 "--address-newcomers=3"});
    ASSERT_TRUE(server_.start());
  }

  std::unique_ptr<Proxy> nginx(std::uint16_t to) {
    const std::uint16_t port = free_port();
    std::string sites = recipe("upstream townsmith {");
    EXPECT_NE(sites.find("proxy_pass"), std::string::npos);
    sites = replaced(sites, "server 127.0.0.1:8080;", fmt::format("server 127.0.0.1:{};", to));
    sites = replaced(sites, "\n *server 127.0.0.1:8081;[^\n]*", "");
    sites = replaced(sites, "listen 443 ssl;", fmt::format("listen 127.0.0.1:{};", port));
    sites = replaced(sites, "\n *ssl_certificate[^\n]*", "");
    std::string paths;
    for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
      paths += fmt::format("{}_temp_path {};\n", kind, folder_.file(kind));
    }
    const std::string file = write(
        "nginx.conf", fmt::format("daemon off; master_process off; pid {};\nerror_log stderr;\n"
                                  "events {{}}\nhttp {{\naccess_log off;\n{}{}}}\n",
                                  folder_.file("nginx.pid"), paths, sites));
    return started(port, {"/usr/sbin/nginx", "-e", "stderr", "-c", file});
  }

  std::unique_ptr<Proxy> haproxy(std::uint16_t to) {
    const std::uint16_t port = free_port();
    std::string ends = recipe("frontend townsmith");
    EXPECT_NE(ends.find("forwardfor"), std::string::npos);
    ends = replaced(ends, "bind :443[^\n]*", fmt::format("bind 127.0.0.1:{}", port));
    ends = replaced(ends, "server one 127.0.0.1:8080", fmt::format("server one 127.0.0.1:{}", to));
    ends = replaced(ends, "\n *server two[^\n]*", "");
    const std::string file = write("haproxy.cfg", "global\n    maxconn 100\n" + ends);
    return started(port, {"/usr/sbin/haproxy", "-db", "-f", file});
  }

  /// What has to hold however many proxies stand before the server.
  static void check(std::uint16_t port) {
    const auto request = [](const std::string& method, const std::string& path,
                            const std::string& headers, const std::string& body = {}) {
      return fmt::format("{} {} HTTP/1.1\r\n{}Connection: close\r\nContent-Length: {}\r\n\r\n{}",
                         method, path, headers, body.size(), body);
    };
    const std::string host = "Host: play.example.org\r\n";
    // Whatever they say they are, newcomers are counted by where they come from.
    const auto come = [&](const std::string& address, int forged) {
      return status_of(
          say_from(address, port,
                   request("POST", "/api/me",
                           host + fmt::format("X-Forwarded-For: 198.51.100.{}\r\nX-Forwarded-For: "
                                              "127.0.0.1\r\n",
                                              forged),
                           R"({"name":"Eve"})")));
    };
    for (int i = 0; i < 3; ++i) EXPECT_EQ(come("127.0.0.2", i), 200);
    EXPECT_EQ(come("127.0.0.2", 3), 429);
    EXPECT_EQ(come("127.0.0.3", 3), 200) << "another address";
    EXPECT_EQ(status_of(say_from("127.0.0.2", port, request("GET", "/metrics", host))), 404);

    const std::string other = "Host: evil.example\r\n";
    EXPECT_EQ(status_of(say_from("127.0.0.4", port, request("GET", "/api/me", host))), 200);
    EXPECT_EQ(status_of(say_from("127.0.0.4", port, request("GET", "/api/me", other))), 421);
    EXPECT_EQ(status_of(say_from(
                  "127.0.0.4", port,
                  request("GET", "/api/me", other + "X-Forwarded-Host: play.example.org\r\n"))),
              421);

    const std::string upgrade =
        "GET /ws HTTP/1.1\r\n" + host +
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: https://play.example.org\r\n\r\n";
    EXPECT_EQ(status_of(say_from("127.0.0.4", port, upgrade)), 101);
  }

  ServerProcess& server() { return server_; }

 private:
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_.file(name)) << text;
    return folder_.file(name);
  }
  static std::unique_ptr<Proxy> started(std::uint16_t port, std::vector<std::string> words) {
    auto proxy = std::make_unique<Proxy>(port, std::move(words));
    EXPECT_TRUE(proxy->answers()) << "scripts/setup test installs nginx and HAProxy";
    return proxy;
  }

  TemporaryFolder folder_;
  ServerProcess server_{"sqlite:" + folder_.file("db"), false};
};

TEST_F(Proxies, Behind_nginx_people_are_told_apart_by_their_addresses) {
  const auto proxy = nginx(server().port());
  check(proxy->port());
}

TEST_F(Proxies, Behind_HAProxy_too) {
  const auto proxy = haproxy(server().port());
  check(proxy->port());
}

TEST_F(Proxies, And_behind_one_that_stands_behind_the_other) {
  const auto inner = haproxy(server().port());
  const auto outer = nginx(inner->port());
  check(outer->port());
}

}  // namespace
}  // namespace townsmith::testing
