#include "store/postgres_cluster.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <grp.h>
#include <pwd.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <pqxx/connection>
#include <pqxx/nontransaction>
#include <stdexcept>
#include <thread>
#include <vector>

namespace townsmith::store {
namespace {

std::string binaries() {
  std::string path;
  std::FILE* pipe = popen("pg_config --bindir", "r");
  if (pipe != nullptr) {
    for (int c = std::fgetc(pipe); c != EOF && c != '\n'; c = std::fgetc(pipe)) {
      path += static_cast<char>(c);
    }
    pclose(pipe);
  }
  if (path.empty()) throw std::runtime_error("pg_config is missing: install postgresql");
  return path;
}

/// The user a cluster belongs to: null if that is whoever runs the test.
const passwd* other_user() {
  if (geteuid() != 0) return nullptr;
  const passwd* user = getpwnam("postgres");
  if (user == nullptr) throw std::runtime_error("there is no user postgres to run PostgreSQL as");
  return user;
}

/// Starts a program in the background; its output goes to a file.
pid_t launch(const std::vector<std::string>& words, const std::filesystem::path& output,
             int signal_if_orphaned) {
  const passwd* user = other_user();
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const pid_t child = fork();
  if (child != 0) return child;

  // Only what is safe between fork and exec, for the parent may have threads.
  if (user != nullptr &&
      (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) {
    _exit(126);
  }
  prctl(PR_SET_PDEATHSIG, signal_if_orphaned);
  const int log = open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(log, STDOUT_FILENO);
  dup2(log, STDERR_FILENO);
  execv(arguments.front(), arguments.data());
  _exit(127);
}

/// Not somewhere deep below, for the name of a socket is short, nor where another user cannot get.
std::filesystem::path temporary_folder() {
  const std::filesystem::path folder = std::filesystem::temp_directory_path();
  using std::filesystem::perms;
  const perms allowed = std::filesystem::status(folder).permissions();
  if (folder.string().size() > 60 || (allowed & perms::others_exec) == perms::none) return "/tmp";
  return folder;
}

}  // namespace

PostgresCluster::PostgresCluster() {
  std::string name = (temporary_folder() / "townsmith-pg-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
  folder_ = name;
  if (const passwd* user = other_user()) {
    if (chown(name.c_str(), user->pw_uid, user->pw_gid) != 0) {
      throw std::runtime_error("cannot give away " + name);
    }
  }
  const pid_t child = launch({binaries() + "/initdb", "--pgdata", folder_ / "data", "--auth=trust",
                              "--username=townsmith", "--encoding=UTF8", "--locale=C", "--no-sync"},
                             folder_ / "initdb.log", SIGTERM);
  int status = 0;
  if (waitpid(child, &status, 0) != child || status != 0) {
    throw std::runtime_error("initdb failed; see " + (folder_ / "initdb.log").string());
  }
  start();
}

PostgresCluster::~PostgresCluster() {
  stop_at_once();
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void PostgresCluster::start() {
  server_ = launch({binaries() + "/postgres", "-D", folder_ / "data", "-k", folder_, "-c",
                    "listen_addresses=", "-c", "shared_buffers=16MB"},
                   folder_ / "postgres.log", SIGINT);
  for (int tries = 0; tries < 1200; ++tries) {
    if (answers()) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  throw std::runtime_error("PostgreSQL does not start; see " + (folder_ / "postgres.log").string());
}

void PostgresCluster::stop_at_once() {
  if (server_ == 0) return;
  kill(server_, SIGQUIT);
  waitpid(server_, nullptr, 0);
  server_ = 0;
}

bool PostgresCluster::answers() const {
  try {
    const pqxx::connection connection(url_of("postgres"));
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

std::string PostgresCluster::fresh_database() {
  const std::string name = fmt::format("test{}", ++databases_);
  pqxx::connection connection(url_of("postgres"));
  pqxx::nontransaction(connection).exec("CREATE DATABASE " + name);
  return url_of(name);
}

std::string PostgresCluster::url_of(const std::string& database) const {
  return fmt::format("postgres://townsmith@/{}?host={}", database, folder_.string());
}

}  // namespace townsmith::store
