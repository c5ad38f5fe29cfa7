/// @file
/// The tests that every game must pass. Component `conformance`; needs GoogleTest and RapidCheck.
#pragma once

#include "conformance/conformance.h"
#include "conformance/counting.h"
#include "townsmith/core.h"
