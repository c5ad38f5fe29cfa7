#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
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

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Work> waiting_;
  bool closed_ = false;
};

/// The store as a service with one thread uses it, which must never wait for a disk: writes and
/// reads are done in threads of their own, and what is to be done with their results is posted back
/// to the service's thread.
class Keeper {
 public:
  /// Runs a function on the service's thread, soon. Called from the keeper's threads.
  using Post = std::function<void(std::function<void()>)>;
  using Changed = std::function<void(std::vector<std::string>)>;
  using WriteDone = std::function<void(Result<Written>)>;

  /// `changed` is posted when other processes have written (see Store::wait_for_others), if the
  /// reader is a store that several processes share.
  Keeper(std::unique_ptr<Store> writer, std::unique_ptr<Store> reader, Post post,
         Changed changed = {});
  /// Finishes everything that is queued first; what came of it is still posted.
  ~Keeper();
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;

  /// Batches are stored in the order of the calls. Those that come while the disk is busy share the
  /// next transaction. A service should have only one write of a table under way: after a conflict,
  /// the numbers of the next one's deeds might fit by accident.
  void write(std::vector<Write> batch, WriteDone done);

  /// Calls `in_thread` in the reader's thread, then posts `then`, if there is one.
  void read(std::function<void(Store&)> in_thread, std::function<void()> then);

  /// The same for a function with a result: `then` gets it.
  template <class Read, class Then>
  void ask(Read read_it, Then then) {
    using Answer = decltype(read_it(std::declval<Store&>()));
    auto answer = std::make_shared<std::unique_ptr<Answer>>();
    read([answer, read_it = std::move(read_it)](
             Store& store) { *answer = std::make_unique<Answer>(read_it(store)); },
         [answer, then = std::move(then)] { then(std::move(**answer)); });
  }

  /// How many batches wait to be stored or are being stored now.
  std::size_t writes_under_way() const;

 private:
  struct Batch {
    std::vector<Write> writes;
    WriteDone done;
  };

  void write_loop();
  void read_loop();
  void listen_loop();
  std::vector<Batch> take_batches();
  void store(std::vector<Batch> batches);
  void finish(Batch batch, Result<Written> result);

  std::unique_ptr<Store> writer_;
  std::unique_ptr<Store> reader_;
  Post post_;
  Changed changed_;

  mutable std::mutex mutex_;
  std::condition_variable wake_writer_;
  std::condition_variable wake_listener_;
  std::deque<Batch> queued_;
  std::size_t storing_ = 0;
  bool stopping_ = false;
  WorkQueue reads_;

  std::thread write_thread_;
  std::thread read_thread_;
  std::thread listen_thread_;
};

}  // namespace townsmith::store
