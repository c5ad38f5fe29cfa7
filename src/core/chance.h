#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/random.h"
#include "core/result.h"
#include "core/seat.h"

namespace townsmith {

/// What a draw is about: "die 3", "tile". A draw that only one seat may see names that seat.
struct Label {
  const char* what;
  int number = -1;
  Viewer only = Viewer::spectator();

  std::string text() const;
};

/// Where random events come from when they do not come from the fast generator.
class ChanceSource {
 public:
  virtual ~ChanceSource() = default;
  /// A number in [0, n).
  virtual std::uint32_t draw(std::uint32_t n, const Label& label) = 0;
  /// What the last draw turned out to mean: the face of a die, the number of a tile.
  virtual void tell(int /*shown*/) {}
};

/// The only way to anything random. Rules call below(); their caller decides what stands behind it:
/// the fast generator (bots, lab), a committed seed (live tables), a record (replay) or an
/// enumeration of everything that could happen (solvers, exact tests).
class Chance {
 public:
  explicit Chance(Random random) : random_(random) {}
  explicit Chance(ChanceSource& source) : random_(0), source_(&source) {}

  std::uint32_t below(std::uint32_t n, const Label& label) {
    if (source_ == nullptr) return random_.below(n);
    return source_->draw(n, label);
  }

  /// Says in the record what the last draw means to people. Costs nothing with the fast generator.
  void tell(int shown) {
    if (source_ != nullptr) source_->tell(shown);
  }

  /// Throws a die with faces 1 to 6.
  int roll(const Label& label) {
    const int face = static_cast<int>(below(6, label)) + 1;
    tell(face);
    return face;
  }

 private:
  Random random_;
  ChanceSource* source_ = nullptr;
};

/// Bytes nobody can predict: ChaCha20 under a committed seed. Natively libsodium makes them, in a
/// page a JavaScript library does; core only asks for the next word.
class KeyStream {
 public:
  virtual ~KeyStream() = default;
  virtual std::uint32_t next_word() = 0;
};

/// Unbiased draws from a key stream: for live tables.
class CommittedSource final : public ChanceSource {
 public:
  explicit CommittedSource(KeyStream& stream) : stream_(stream) {}
  std::uint32_t draw(std::uint32_t n, const Label& label) override;

 private:
  KeyStream& stream_;
};

/// One random event as it stands in a record.
struct Draw {
  std::uint32_t n = 1;
  std::uint32_t value = 0;
  std::string text;                   ///< "tile 12"
  Viewer only = Viewer::spectator();  ///< set: only this seat saw it

  bool operator==(const Draw&) const = default;
};

/// What a draw's text says, taken apart: "die 3 5" is the die number 3, and shows 5.
struct DrawnWords {
  std::string_view what;
  int number = -1;  ///< of several of a kind
  int shown = -1;
  Viewer only = Viewer::spectator();
};

/// The last number of the text is what the draw shows, one before it which of a kind it is.
DrawnWords drawn_words(const Draw& draw);

/// Passes draws through and writes them down.
class RecordingSource final : public ChanceSource {
 public:
  explicit RecordingSource(Chance inner) : inner_(inner) {}
  std::uint32_t draw(std::uint32_t n, const Label& label) override;
  void tell(int shown) override;

  /// The draws since the last call.
  std::vector<Draw> take();
  /// The chance passed through, with whatever it has been used up by.
  const Chance& inner() const { return inner_; }

 private:
  Chance inner_;
  std::vector<Draw> draws_;
  bool told_ = false;
};

/// Gives back what a record says and notices when the rules ask for something else: then
/// problem() is set and all further draws are 0, so that the caller can stop in an orderly way.
class RecordedSource final : public ChanceSource {
 public:
  explicit RecordedSource(std::span<const Draw> draws) : draws_(draws) {}
  std::uint32_t draw(std::uint32_t n, const Label& label) override;
  void tell(int shown) override;

  /// To be asked when the rules have drawn all they want: also finds draws left over.
  Result<> finish() const;

 private:
  void compare_text();

  std::span<const Draw> draws_;
  std::size_t next_ = 0;
  std::string text_;
  Text problem_;
};

/// Goes through everything that can happen, pass by pass, until next() says false; in each pass the
/// draws give the next combination, and weight() is how many equally likely ones there would be.
///
///   Enumeration all;
///   do { Chance chance(all); ...; total += value / all.weight(); } while (all.next());
class Enumeration final : public ChanceSource {
 public:
  std::uint32_t draw(std::uint32_t n, const Label& label) override;

  /// Prepares the next pass; false when all combinations have been seen.
  bool next();
  /// The product of the sizes of this pass's draws; its probability is 1 / weight().
  double weight() const;

 private:
  struct Step {
    std::uint32_t n;
    std::uint32_t value;
  };
  std::vector<Step> path_;
  std::size_t depth_ = 0;
};

}  // namespace townsmith
