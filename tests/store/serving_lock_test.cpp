#include "store/serving_lock.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "store/backends.h"
#include "words.h"

namespace townsmith::store {
namespace {

TEST(ServingLock, An_SQLite_file_has_one_server_at_a_time) {
  const auto backend = make_backend("sqlite");
  const std::string url = backend->url(0);
  Result<ServingLock> first = ServingLock::take(url);
  ASSERT_TRUE(first);
  const Result<ServingLock> second = ServingLock::take(url);
  ASSERT_FALSE(second);
  const std::string why = said(second.error());
  EXPECT_NE(why.find("another server (process " + std::to_string(::getpid()) + ")"),
            std::string::npos)
      << why;
  EXPECT_TRUE(open_store(url)) << "backups and administrators need no lock";
  *first = ServingLock();
  EXPECT_TRUE(ServingLock::take(url));
}

TEST(ServingLock, Of_a_server_that_was_killed_is_free_at_once) {
  const auto backend = make_backend("sqlite");
  const std::string url = backend->url(0);
  std::array<int, 2> pipe{};
  ASSERT_EQ(::pipe(pipe.data()), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    const Result<ServingLock> lock = ServingLock::take(url);
    (void)!::write(pipe[1], lock ? "y" : "n", 1);
    ::pause();
    ::_exit(0);
  }
  char taken = 'n';
  ASSERT_EQ(::read(pipe[0], &taken, 1), 1);
  EXPECT_EQ(taken, 'y');
  EXPECT_FALSE(ServingLock::take(url));
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  EXPECT_TRUE(ServingLock::take(url));
}

TEST(ServingLock, A_PostgreSQL_may_have_many_servers) {
  EXPECT_TRUE(ServingLock::take("postgres://nobody@nowhere/town"));
  EXPECT_TRUE(ServingLock::take("postgres://nobody@nowhere/town"));
}

}  // namespace
}  // namespace townsmith::store
