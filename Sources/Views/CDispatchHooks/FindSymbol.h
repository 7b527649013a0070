// SPDX-License-Identifier: MIT
// Declares a variable with the address of a function, which a library of the process defines. It is looked up once; that
// two threads may do so at the same time is harmless.
#ifndef FIND_SYMBOL_H
#define FIND_SYMBOL_H

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

#define FIND(type, variable, name, place)                    \
  static _Atomic(void *) variable##_found;                   \
  void *variable##_address = atomic_load(&variable##_found); \
  if (!variable##_address) {                                 \
    variable##_address = dlsym(place, name);                 \
    if (!variable##_address) abort();                        \
    atomic_store(&variable##_found, variable##_address);     \
  }                                                          \
  type variable = (type)variable##_address

// The library's own function, where the caller defines one with the same name.
#define REAL(type, name) FIND(type, real, #name, RTLD_NEXT)

#endif
