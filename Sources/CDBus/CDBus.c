// SPDX-License-Identifier: MIT
#include "CDBus.h"

#include <dlfcn.h>
#include <stddef.h>

struct a11y_dbus_functions a11y_dbus;

bool a11y_dbus_open(void) {
  void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
  bool complete = true;
#define FIND(Result, name, parameters, arguments) \
  a11y_dbus.name = (Result(*) parameters)dlsym(library, "dbus_" #name); \
  complete = complete && a11y_dbus.name != NULL;
  A11Y_DBUS_FUNCTIONS(FIND)
#undef FIND
  return complete;
}
