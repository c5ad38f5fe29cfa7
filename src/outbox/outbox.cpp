#include "outbox/outbox.h"

#include <curl/curl.h>
#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <string_view>
#include <thread>

#include "outbox/address.h"

namespace townsmith::outbox {

/// One delivery under way.
struct Transfer {
  CURL* handle = nullptr;
  curl_slist* lines = nullptr;       ///< headers, or a mail's recipients
  curl_slist* mail_lines = nullptr;  ///< headers of a mail
  curl_mime* mime = nullptr;
  std::string body;
  std::size_t answered = 0;
  bool only_public = false;
  bool loopback_is_public = false;
  bool went_inside = false;
  Delivered delivered;

  ~Transfer() {
    curl_mime_free(mime);
    curl_slist_free_all(lines);
    curl_slist_free_all(mail_lines);
    if (handle != nullptr) curl_easy_cleanup(handle);
  }
};

namespace {

constexpr std::size_t max_answer_bytes = 65536;

std::size_t take_answer(char* /*bytes*/, std::size_t size, std::size_t count, void* transfer) {
  std::size_t& answered = static_cast<Transfer*>(transfer)->answered;
  answered += size * count;
  return answered > max_answer_bytes ? 0 : size * count;
}

bool is_loopback(const sockaddr& address) {
  if (address.sa_family != AF_INET) return false;
  const auto* bytes = reinterpret_cast<const unsigned char*>(address.sa_data) + 2;
  return bytes[0] == 127;
}

/// Names are looked up before this, so a name that leads inside is found out here.
curl_socket_t open_socket(void* given, curlsocktype /*purpose*/, curl_sockaddr* address) {
  auto& transfer = *static_cast<Transfer*>(given);
  if (transfer.only_public && !is_public(address->addr) &&
      !(transfer.loopback_is_public && is_loopback(address->addr))) {
    transfer.went_inside = true;
    return CURL_SOCKET_BAD;
  }
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

bool is_clean(std::string_view text) {
  return text.find_first_of("\r\n") == std::string_view::npos;
}

/// A header's words as RFC 2047 wants them where they are not plain letters.
std::string header_words(std::string_view text) {
  const bool plain =
      std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < 127; });
  if (plain) return std::string(text);
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool keep = (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
                      (byte >= 'A' && byte <= 'Z');
    // A word has at most 75 characters, and never ends inside of a letter.
    if (out.size() - out.rfind("=?") > 60 && (byte & 0xc0U) != 0x80U) out += "?=\r\n =?UTF-8?Q?";
    if (out.empty()) out = "=?UTF-8?Q?";
    out += keep ? std::string(1, c) : fmt::format("={:02X}", byte);
  }
  return out + "?=";
}

std::string_view address_in(std::string_view from) {
  const std::size_t begin = from.find('<');
  const std::size_t end = from.find('>');
  return begin == std::string_view::npos || end < begin ? from
                                                        : from.substr(begin + 1, end - begin - 1);
}

}  // namespace

bool is_mail_address(std::string_view text) {
  const std::size_t at = text.find('@');
  if (text.size() > 254 || at == 0 || at == std::string_view::npos || at + 1 == text.size())
    return false;
  if (text.find('@', at + 1) != std::string_view::npos) return false;
  return std::all_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) > ' ' && c != 127 &&
           std::strchr("<>()[],;:\\\"", c) == nullptr;
  });
}

class Outbox::Work {
 public:
  explicit Work(OutboxSettings settings)
      : settings_(std::move(settings)), multi_(curl_multi_init()) {
    for (const std::string& name : settings_.names) {
      names_ = curl_slist_append(names_, name.c_str());
    }
    thread_ = std::thread([this] { run(); });
  }
  ~Work() {
    stop_ = true;
    curl_multi_wakeup(multi_);
    thread_.join();
    for (auto& [handle, transfer] : running_) {
      curl_multi_remove_handle(multi_, handle);
      transfer->delivered({0, "the server was stopped"});
    }
    for (auto& transfer : waiting_) transfer->delivered({0, "the server was stopped"});
    running_.clear();
    waiting_.clear();
    curl_multi_cleanup(multi_);
    curl_slist_free_all(names_);
  }

  std::unique_ptr<Transfer> begin(const std::string& url, Reach reach, Delivered delivered) const {
    auto out = std::make_unique<Transfer>();
    out->delivered = std::move(delivered);
    out->only_public = reach == Reach::public_web;
    out->loopback_is_public = settings_.loopback_is_public;
    out->handle = curl_easy_init();
    CURL* handle = out->handle;
    curl_easy_setopt(handle, CURLOPT_URL, url.c_str());
    curl_easy_setopt(handle, CURLOPT_TIMEOUT, settings_.timeout_seconds);
    curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(handle, CURLOPT_PROXY, "");  // a proxy would look names up for us
    curl_easy_setopt(handle, CURLOPT_RESOLVE, names_);
    curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, take_answer);
    curl_easy_setopt(handle, CURLOPT_WRITEDATA, out.get());
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, out.get());
    if (!settings_.certificates.empty()) {
      curl_easy_setopt(handle, CURLOPT_CAINFO, settings_.certificates.c_str());
    }
    return out;
  }

  void add(std::unique_ptr<Transfer> transfer) {
    {
      const std::lock_guard lock(mutex_);
      if (waiting_.size() < settings_.max_waiting) {
        waiting_.push_back(std::move(transfer));
        transfer = nullptr;
      }
    }
    if (transfer != nullptr) {
      transfer->delivered({0, "too much is waiting to be sent"});
    } else {
      curl_multi_wakeup(multi_);
    }
  }

 private:
  void run() {
    while (!stop_) {
      start_waiting();
      int active = 0;
      curl_multi_perform(multi_, &active);
      finish_done();
      curl_multi_poll(multi_, nullptr, 0, 1000, nullptr);
    }
  }

  void start_waiting() {
    const std::lock_guard lock(mutex_);
    while (!waiting_.empty() && running_.size() < settings_.at_once) {
      CURL* handle = waiting_.front()->handle;
      running_[handle] = std::move(waiting_.front());
      waiting_.pop_front();
      curl_multi_add_handle(multi_, handle);
    }
  }

  void finish_done() {
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(multi_, &left)) {
      if (message->msg != CURLMSG_DONE) continue;
      CURL* handle = message->easy_handle;
      const CURLcode result = message->data.result;
      const auto transfer = std::move(running_.extract(handle).mapped());
      curl_multi_remove_handle(multi_, handle);
      Delivery delivery;
      long status = 0;
      curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
      delivery.status = static_cast<int>(status);
      if (result != CURLE_OK && transfer->went_inside) {
        delivery = {0, "the address leads into this host's own network", true};
      } else if (result != CURLE_OK) {
        delivery.error = curl_easy_strerror(result);
      }
      transfer->delivered(delivery);
    }
  }

  OutboxSettings settings_;
  CURLM* multi_;
  curl_slist* names_ = nullptr;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::deque<std::unique_ptr<Transfer>> waiting_;
  std::map<CURL*, std::unique_ptr<Transfer>> running_;  // of the thread alone
  std::thread thread_;
};

Outbox::Outbox(OutboxSettings settings) {
  static const bool ready = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
  (void)ready;
  work_ = std::make_unique<Work>(std::move(settings));
}

Outbox::~Outbox() = default;

void Outbox::post(HttpPost what, Delivered delivered) {
  auto transfer = work_->begin(what.url, what.reach, std::move(delivered));
  transfer->body = std::move(what.body);
  CURL* handle = transfer->handle;
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR,
                   what.reach == Reach::public_web ? "https" : "http,https");
  for (const std::string& header : what.headers) {
    if (is_clean(header)) transfer->lines = curl_slist_append(transfer->lines, header.c_str());
  }
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, transfer->lines);
  curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE,
                   static_cast<curl_off_t>(transfer->body.size()));
  curl_easy_setopt(handle, CURLOPT_POSTFIELDS, transfer->body.data());
  work_->add(std::move(transfer));
}

void Outbox::send(const MailServer& server, Mail mail, Delivered delivered) {
  if (!is_mail_address(mail.to) || !is_clean(mail.subject) || !is_clean(mail.unsubscribe)) {
    return delivered({0, "this is not an address that a mail can be sent to"});
  }
  auto transfer = work_->begin(server.url, Reach::anywhere, std::move(delivered));
  CURL* handle = transfer->handle;
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  curl_easy_setopt(handle, CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_ALL));
  if (!server.user.empty()) {
    curl_easy_setopt(handle, CURLOPT_USERNAME, server.user.c_str());
    curl_easy_setopt(handle, CURLOPT_PASSWORD, server.password.c_str());
  }
  const std::string sender(address_in(server.from));
  curl_easy_setopt(handle, CURLOPT_MAIL_FROM, fmt::format("<{}>", sender).c_str());
  transfer->lines = curl_slist_append(nullptr, fmt::format("<{}>", mail.to).c_str());
  curl_easy_setopt(handle, CURLOPT_MAIL_RCPT, transfer->lines);
  std::vector<std::string> headers = {
      fmt::format("From: {}", server.from), fmt::format("To: <{}>", mail.to),
      fmt::format("Subject: {}", header_words(mail.subject)), "Auto-Submitted: auto-generated"};
  if (!mail.unsubscribe.empty()) {
    headers.push_back(fmt::format("List-Unsubscribe: <{}>", mail.unsubscribe));
    headers.push_back("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  }
  for (const std::string& header : headers) {
    transfer->mail_lines = curl_slist_append(transfer->mail_lines, header.c_str());
  }
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, transfer->mail_lines);
  transfer->mime = curl_mime_init(handle);
  curl_mimepart* part = curl_mime_addpart(transfer->mime);
  curl_mime_data(part, mail.text.data(), mail.text.size());
  curl_mime_type(part, "text/plain; charset=utf-8");
  curl_mime_encoder(part, "quoted-printable");
  curl_easy_setopt(handle, CURLOPT_MIMEPOST, transfer->mime);
  work_->add(std::move(transfer));
}

}  // namespace townsmith::outbox
