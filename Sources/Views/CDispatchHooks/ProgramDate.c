// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CDispatchHooks.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

typedef int (*clock_f)(clockid_t, struct timespec *);

static _Atomic(clock_f) found;
// The number of nanoseconds that is added to the system's date.
static _Atomic int64_t shift;

static int real_clock(clockid_t clock, struct timespec *time) {
  clock_f real = atomic_load_explicit(&found, memory_order_relaxed);
  if (!real) {
    real = (clock_f)dlsym(RTLD_NEXT, "clock_gettime");
    if (!real) abort();
    atomic_store(&found, real);
  }
  return real(clock, time);
}

static int64_t nanoseconds(const struct timespec *time) {
  return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
}

void a11y_date_set(int64_t seconds) {
  struct timespec now;
  if (real_clock(CLOCK_REALTIME, &now) != 0) return;
  atomic_store(&shift, seconds * 1000000000 - nanoseconds(&now));
}

// The date that this thread last read, in nanoseconds since 1970.
static _Thread_local int64_t last_date;

int64_t a11y_last_date(void) { return last_date; }

__attribute__((weak)) int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = real_clock(clock, time);
  if (result != 0 || clock != CLOCK_REALTIME) return result;
  int64_t added = atomic_load_explicit(&shift, memory_order_relaxed);
  last_date = nanoseconds(time) + added;
  if (added == 0) return result;
  time->tv_sec = last_date / 1000000000;
  time->tv_nsec = last_date % 1000000000;
  return 0;
}

__attribute__((weak)) int gettimeofday(struct timeval *time, void *zone) {
  (void)zone;
  struct timespec date;
  int result = clock_gettime(CLOCK_REALTIME, &date);
  time->tv_sec = date.tv_sec;
  time->tv_usec = date.tv_nsec / 1000;
  return result;
}

#else

// On other systems, a program's definition does not take precedence over a library's, so the system's date stays in
// effect.
void a11y_date_set(int64_t seconds) { (void)seconds; }
int64_t a11y_last_date(void) { return 0; }
#endif
