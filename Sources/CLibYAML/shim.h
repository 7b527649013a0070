// SPDX-License-Identifier: MIT
#pragma once
#include <yaml.h>
