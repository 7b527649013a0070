// SPDX-License-Identifier: MIT
#include <dbus/dbus.h>
