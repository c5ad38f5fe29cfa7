#include "store/keeper.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace townsmith::store {
namespace {

// A transaction should not become so long that those in it wait noticeably for each other.
constexpr std::size_t most_writes_together = 500;
// How long a keeper that is to stop may have to wait for its listener.
constexpr int listen_milliseconds = 200;
constexpr std::chrono::milliseconds pause_after_failure(500);

/// Whether a batch writes to one of these tables; if not, its tables are added to them.
bool meets(const std::vector<Write>& writes, std::set<std::string>& tables) {
  std::set<std::string> own;
  for (const Write& write : writes) {
    if (const auto* table = std::get_if<TableWrite>(&write)) own.insert(table->row.id);
  }
  for (const std::string& table : own) {
    if (tables.contains(table)) return true;
  }
  tables.merge(own);
  return false;
}

/// One batch's part of what came of several that were stored together.
Written part_of(const Written& all, const std::vector<Write>& writes, std::size_t& chat) {
  Written part;
  for (const Write& write : writes) {
    if (std::holds_alternative<ChatLine>(write)) {
      part.chat_numbers.push_back(all.chat_numbers[chat++]);
    } else if (const auto* table = std::get_if<TableWrite>(&write)) {
      const std::string& id = table->row.id;
      const auto has = [&id](const std::vector<std::string>& names) {
        return std::find(names.begin(), names.end(), id) != names.end();
      };
      if (has(all.conflicts) && !has(part.conflicts)) part.conflicts.push_back(id);
    }
  }
  return part;
}

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

Keeper::Keeper(std::unique_ptr<Store> writer, std::unique_ptr<Store> reader, Post post,
               Changed changed)
    : writer_(std::move(writer)),
      reader_(std::move(reader)),
      post_(std::move(post)),
      changed_(std::move(changed)),
      write_thread_([this] { write_loop(); }),
      read_thread_([this] { read_loop(); }) {
  if (changed_ && reader_->is_shared()) listen_thread_ = std::thread([this] { listen_loop(); });
}

Keeper::~Keeper() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_writer_.notify_one();
  wake_listener_.notify_one();
  reads_.close();
  write_thread_.join();
  read_thread_.join();
  if (listen_thread_.joinable()) listen_thread_.join();
}

void Keeper::write(std::vector<Write> batch, WriteDone done) {
  {
    const std::lock_guard lock(mutex_);
    queued_.push_back({std::move(batch), std::move(done)});
  }
  wake_writer_.notify_one();
}

void Keeper::read(std::function<void(Store&)> in_thread, std::function<void()> then) {
  reads_.push([this, in_thread = std::move(in_thread), then = std::move(then)] {
    in_thread(*reader_);
    if (then) post_(then);
  });
}

std::size_t Keeper::writes_under_way() const {
  const std::lock_guard lock(mutex_);
  return queued_.size() + storing_;
}

void Keeper::write_loop() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_writer_.wait(lock, [this] { return stopping_ || !queued_.empty(); });
    if (queued_.empty()) return;
    std::vector<Batch> batches = take_batches();
    storing_ = batches.size();
    lock.unlock();
    store(std::move(batches));
    lock.lock();
    storing_ = 0;
  }
}

std::vector<Keeper::Batch> Keeper::take_batches() {
  std::vector<Batch> batches;
  std::set<std::string> tables;
  std::size_t writes = 0;
  while (!queued_.empty()) {
    const std::size_t more = queued_.front().writes.size();
    if (!batches.empty() && writes + more > most_writes_together) break;
    if (meets(queued_.front().writes, tables)) break;
    writes += more;
    batches.push_back(std::move(queued_.front()));
    queued_.pop_front();
  }
  return batches;
}

void Keeper::store(std::vector<Batch> batches) {
  if (batches.size() == 1) {
    Result<Written> result = writer_->write(batches.front().writes);
    finish(std::move(batches.front()), std::move(result));
    return;
  }
  std::vector<Write> all;
  for (const Batch& batch : batches) {
    all.insert(all.end(), batch.writes.begin(), batch.writes.end());
  }
  const Result<Written> result = writer_->write(all);
  std::size_t chat = 0;
  for (Batch& batch : batches) {
    if (result) {
      Written part = part_of(*result, batch.writes, chat);
      finish(std::move(batch), std::move(part));
    } else if (result.error().reason == Reason::bad_value) {
      // One of them is at fault: the others shall not suffer for it.
      Result<Written> alone = writer_->write(batch.writes);
      finish(std::move(batch), std::move(alone));
    } else {
      finish(std::move(batch), tl::unexpected(result.error()));
    }
  }
}

void Keeper::finish(Batch batch, Result<Written> result) {
  if (!batch.done) return;
  post_([done = std::move(batch.done), result = std::move(result)] { done(result); });
}

void Keeper::read_loop() {
  for (WorkQueue::Work work; reads_.pop(work);) work();
}

void Keeper::listen_loop() {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    lock.unlock();
    Result<std::vector<std::string>> tables = reader_->wait_for_others(listen_milliseconds);
    if (tables && !tables->empty()) {
      post_([changed = changed_, names = std::move(*tables)] { changed(names); });
    }
    lock.lock();
    if (!tables) {
      wake_listener_.wait_for(lock, pause_after_failure, [this] { return stopping_; });
    }
  }
}

}  // namespace townsmith::store
