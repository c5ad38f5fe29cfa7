#include "server_process.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <utility>
#include <vector>

#include "web_client.h"

namespace townsmith::testing {

std::uint16_t free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  ::bind(socket, reinterpret_cast<sockaddr*>(&address), size);
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  ::close(socket);
  return ntohs(address.sin_port);
}

ServerProcess::ServerProcess(std::string db, std::uint16_t port, bool generous)
    : db_(std::move(db)), port_(port), generous_(generous) {}

ServerProcess::~ServerProcess() { kill(); }

bool ServerProcess::start() {
  std::vector<std::string> words = {TOWNSMITH_PROGRAM_FILE, "serve", "--db=" + db_,
                                    "--port=" + std::to_string(port_)};
  if (generous_) {
    for (const char* limit : {"--max-connections-per-address=1000",
                              "--client-messages=100000:100000", "--address-messages=100000:100000",
                              "--address-requests=100000:100000", "--address-newcomers=100000"}) {
      words.emplace_back(limit);
    }
  }
  words.insert(words.end(), choices_.begin(), choices_.end());
  process_ = ::fork();
  if (process_ == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int null = ::open("/dev/null", O_WRONLY);
    ::dup2(null, 1);
    ::dup2(null, 2);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }
  for (int i = 0; i < 600; ++i) {
    if (http(port_, "GET", "/healthz").status == 200) return true;
    ::usleep(50'000);
  }
  return false;
}

void ServerProcess::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = 0;
}

int ServerProcess::stop() {
  if (process_ <= 0) return -1;
  int status = 0;
  ::kill(process_, SIGTERM);
  ::waitpid(process_, &status, 0);
  process_ = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace townsmith::testing
