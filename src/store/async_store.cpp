#include "store/async_store.h"

#include <chrono>
#include <exception>
#include <string>
#include <utility>

namespace townsmith::store {
namespace {

// How long one that is to stop may have to wait for its listener.
constexpr int listen_milliseconds = 200;
constexpr std::chrono::milliseconds pause_after_failure(500);

}  // namespace

void WorkQueue::push(Work work) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(work));
  }
  arrived_.notify_one();
}

void WorkQueue::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  arrived_.notify_one();
}

bool WorkQueue::pop(Work& work) {
  std::unique_lock lock(mutex_);
  arrived_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
  if (waiting_.empty()) return false;
  work = std::move(waiting_.front());
  waiting_.pop_front();
  return true;
}

void WorkQueue::run() {
  for (Work work; pop(work); work = nullptr) work();
}

ThreadedAsyncStore::ThreadedAsyncStore(std::unique_ptr<Store> writer, std::unique_ptr<Store> reader,
                                       Post post, Changed changed)
    : writer_(std::move(writer)),
      reader_(std::move(reader)),
      post_(std::move(post)),
      changed_(std::move(changed)),
      write_thread_([this] { writes_.run(); }),
      read_thread_([this] { reads_.run(); }) {
  if (changed_ && reader_->is_shared()) listen_thread_ = std::thread([this] { listen_loop(); });
}

ThreadedAsyncStore::~ThreadedAsyncStore() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_listener_.notify_one();
  writes_.close();
  reads_.close();
  write_thread_.join();
  read_thread_.join();
  if (listen_thread_.joinable()) listen_thread_.join();
}

void ThreadedAsyncStore::write(std::vector<Write> batch, WriteDone done) {
  writes_.push([this, batch = std::move(batch), done = std::move(done)]() mutable {
    Result<Written> result = refuse(Reason::io_error, "the store failed");
    try {
      result = writer_->write(batch);
    } catch (const std::exception& error) {
      result = refuse(Reason::io_error, std::string("the store failed: ") + error.what());
    }
    if (done) {
      post_([done = std::move(done), result = std::move(result)] { done(result); });
    }
    if (!is_shortening_ && writer_->has_long_log()) shorten_log();
  });
}

void ThreadedAsyncStore::shorten_log() {
  is_shortening_ = true;
  reads_.push([this] {
    reader_->shorten_log();
    // Only when nothing is left in it can the log begin anew, and that takes the writer itself.
    writes_.push([this] {
      writer_->shorten_log();
      is_shortening_ = false;
    });
  });
}

void ThreadedAsyncStore::read(std::function<void(Store&)> in_thread, std::function<void()> then) {
  reads_.push([this, in_thread = std::move(in_thread), then = std::move(then)]() mutable {
    in_thread(*reader_);
    if (then) post_(std::move(then));
  });
}

void ThreadedAsyncStore::listen_loop() {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    lock.unlock();
    Result<std::vector<Notice>> notices = reader_->wait_for_others(listen_milliseconds);
    const bool failed = !notices;
    if (failed || !notices->empty()) {
      post_([changed = changed_, news = std::move(notices)] { changed(news); });
    }
    lock.lock();
    if (failed) {
      wake_listener_.wait_for(lock, pause_after_failure, [this] { return stopping_; });
    }
  }
}

}  // namespace townsmith::store
