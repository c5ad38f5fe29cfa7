#pragma once

#include "service/face.h"

namespace townsmith::server {

// What the network and the service say to each other.
using service::ApiAnswer;
using service::ApiRequest;
using service::Client;
using service::Face;
using service::Farewell;
using service::Port;
using service::Welcome;

}  // namespace townsmith::server
