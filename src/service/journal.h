#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "protocol/envelope.h"
#include "service/batch.h"
#include "service/interface.h"
#include "service/sessions.h"
#include "service/time.h"
#include "service/trouble.h"
#include "store/async_store.h"

namespace townsmith::service {

/// Stores what was done, then says what came of it.
///
/// What is done goes into the batch that is filling up, together with everything to be said because
/// of it; while a batch is being stored the next one fills up. Nothing is said before what led to
/// it is stored. If a batch, or a table of it, cannot be stored, that table never changed, and
/// those who asked for it are told so.
///
/// A transaction costs more than what is in it. So the more there was to store, the longer the next
/// batch fills up, within a few milliseconds; what comes alone is stored at once.
///
/// Whoever enters the service's thread ends with flush(); after read() the journal does it.
class Journal {
 public:
  /// The tables in memory: copies of what the store has.
  class Tables {
   public:
    virtual ~Tables() = default;
    /// What is being stored now is this revision of the table, and what is done to the table from
    /// now on stands on it. Nothing if the table is not in memory.
    virtual std::optional<std::int64_t> next_revision(const std::string& table) = 0;
    /// What memory has of this table never happened.
    virtual void throw_away(const std::string& table) = 0;
    /// A batch was stored, or could not be, and everybody has been told.
    virtual void batch_settled() = 0;
  };

  Journal(store::AsyncStore& store, Outbound& outbound, const Sessions& sessions,
          TroubleReporter& trouble);
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  /// To be called before anything about a table is written.
  void attach(Tables& tables) { tables_ = &tables; }

  // What goes into the batch that is filling up.

  /// The one write of a table: several moves of one batch are stored together.
  store::TableWrite& table_write(const std::string& table) { return filling_.of(table); }
  /// Writes that are about no table in memory; `then` is told whether all of them are stored.
  void write(std::vector<store::Write> writes, std::function<void(bool)> then);
  void write_account(store::AccountWrite one, std::function<void(bool)> then) {
    write({std::move(one)}, std::move(then));
  }
  /// Calls it when everything that was done so far is stored, or could not be as far as it is about
  /// the table.
  void when_stored(const std::string& table, std::function<void(bool)> then);
  /// A push. If it is about a table, it goes only if the table could be stored.
  void tell(Client to, std::string text, const std::string& table = {});
  template <class Push>
    requires schema::Tagged<Push>
  void tell(Client to, const Push& push, const std::string& table = {}) {
    tell(to, protocol::push_text(push, language_of(to)), table);
  }
  /// The answer to a request, which may have had no number.
  void answer(Client to, std::optional<std::int64_t> request, std::string text,
              const std::string& table, std::function<void()> done, Stopwatch::time_point since,
              std::function<void(std::function<void()>)> again = nullptr);

  // What becomes of it.

  /// Begins to store what has gathered, unless a batch is being stored already, or was so recently
  /// that more is likely to come.
  void flush();
  /// Whether something about this table is not stored yet.
  bool is_pending(const std::string& table) const;
  /// The table changed elsewhere in a way that does not fit: it is thrown away, and what was to be
  /// said about it is not true.
  void undo(const std::string& table, const Problem& why);
  /// The same for what is not being stored yet.
  void undo_unwritten(const std::string& table, const Problem& why);

  /// Reads from the store in another thread, then does the rest here with what was read. Whatever
  /// is thrown there is a problem like any other that a store may have.
  template <class InThread, class Then>
  void read(InThread in_thread, Then then) {
    using Read = std::invoke_result_t<InThread, store::Store&>;
    auto result = std::make_shared<Read>();
    store_.read(
        [result, in_thread = std::move(in_thread)](store::Store& store) {
          try {
            *result = in_thread(store);
          } catch (const std::exception& error) {
            *result = Read(refuse(Reason::io_error, std::string(error.what())));
          }
        },
        [this, result, then = std::move(then)] {
          if constexpr (requires { result->error(); }) {
            if (!*result) (void)trouble_.unreadable(result->error());
          }
          trouble_.safely([&] { then(*result); });
          flush();
        });
  }

  /// Whether other processes may write to the store too.
  bool is_shared() const { return store_.is_shared(); }
  const Language& language_of(Client client) const { return sessions_.language_of(client); }

  /// To be called regularly: notices when storing takes too long.
  void tick(Time now);
  /// While nobody has anything to store, a write of our own shows whether the store works again.
  void probe(Time now);
  bool healthy(Time now) const;
  /// Stores what is under way, then calls it.
  void stop(std::function<void()> stopped);

  struct Counts {
    std::uint64_t batches = 0;
    std::uint64_t failed_batches = 0;
    std::uint64_t conflicts = 0;
    Histogram commits;    ///< how long transactions take
    Histogram answered;   ///< from a command to its answer, which is stored by then
    Histogram opponents;  ///< from a command to what others at the table are told
  };
  const Counts& counts() const { return counts_; }

 private:
  using WriteBatches = std::initializer_list<WriteBatch*>;
  void settle(const Result<store::Written>& written);
  void gather_after(std::size_t writes);
  void undo(const std::set<std::string>& tables, const Problem& why, WriteBatches batches);
  void note_times(const WriteBatch& batch);
  void deliver(std::vector<Outgoing>& outgoing);
  void ask_again();

  store::AsyncStore& store_;
  Outbound& outbound_;
  const Sessions& sessions_;
  TroubleReporter& trouble_;
  Tables* tables_ = nullptr;
  WriteBatch filling_;
  std::optional<WriteBatch> in_flight_;  ///< being stored
  std::vector<Outgoing> overtaken_;      ///< answers that another node has made untrue
  bool gathering_ = false;               ///< the next one fills up for a while
  Time writing_since_ = 0;               ///< when a tick first saw one in flight
  bool writable_ = true;                 ///< false from a write that failed to one that did not
  std::function<void()> stopped_;
  Counts counts_;
};

}  // namespace townsmith::service
