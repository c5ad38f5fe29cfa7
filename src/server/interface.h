#pragma once

#include "service/interface.h"

namespace townsmith::server {

// What the network and the service say to each other.
using service::ApiAnswer;
using service::ApiRequest;
using service::Client;
using service::CloseReason;
using service::ConnectRequest;
using service::ConnectResult;
using service::Outbound;
using service::ServiceInterface;

}  // namespace townsmith::server
