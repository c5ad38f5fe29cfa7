#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "store/store.h"

namespace townsmith::store {

/// Work that waits for one thread, done in order. The thread ends when everything queued is done
/// and nothing more may come.
class WorkQueue {
 public:
  using Work = std::function<void()>;
  void push(Work work);
  void close();
  /// Waits for the next; false when there will be none.
  bool pop(Work& work);
  /// Does one after another until there will be no more.
  void run();

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Work> waiting_;
  bool closed_ = false;
};

/// The store as a service with one thread uses it, which must never wait for a disk: writes and
/// reads are done elsewhere, and what is to be done with their results is done on the service's
/// thread.
class AsyncStore {
 public:
  using WriteDone = std::function<void(Result<Written>)>;

  virtual ~AsyncStore() = default;
  /// Whether other processes may write to the store too.
  virtual bool is_shared() const = 0;
  /// Batches are stored in the order of the calls, one transaction each. Callers with more to
  /// write while one is under way should collect it.
  virtual void write(std::vector<Write> batch, WriteDone done) = 0;
  /// Calls `in_thread` where it may block, then `then`, if there is one, on the service's thread.
  virtual void read(std::function<void(Store&)> in_thread, std::function<void()> then) = 0;
};

/// One with a thread for writing and one for reading, each with a store of its own. A long log is
/// shortened by the reader, so that no write waits for it; the writer only does what is left then.
class ThreadedAsyncStore final : public AsyncStore {
 public:
  /// Runs a function on the service's thread, soon. Called from its own threads.
  using Post = std::function<void(std::function<void()>)>;
  using Changed = std::function<void(Result<std::vector<Notice>>)>;

  /// `changed` is posted when other processes have written (see Store::wait_for_others), or when
  /// that cannot be found out, if the reader is a store that several processes share.
  ThreadedAsyncStore(std::unique_ptr<Store> writer, std::unique_ptr<Store> reader, Post post,
                     Changed changed = {});
  /// Finishes everything that is queued first; what came of it is still posted.
  ~ThreadedAsyncStore() override;
  ThreadedAsyncStore(const ThreadedAsyncStore&) = delete;
  ThreadedAsyncStore& operator=(const ThreadedAsyncStore&) = delete;

  bool is_shared() const override { return reader_->is_shared(); }
  void write(std::vector<Write> batch, WriteDone done) override;
  void read(std::function<void(Store&)> in_thread, std::function<void()> then) override;

 private:
  void listen_loop();
  void shorten_log();

  std::unique_ptr<Store> writer_;
  std::unique_ptr<Store> reader_;
  Post post_;
  Changed changed_;
  bool is_shortening_ = false;  ///< of the writer's thread

  WorkQueue writes_;
  WorkQueue reads_;
  std::mutex mutex_;
  std::condition_variable wake_listener_;
  bool stopping_ = false;

  std::thread write_thread_;
  std::thread read_thread_;
  std::thread listen_thread_;
};

}  // namespace townsmith::store
