// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CDispatchHooks.h"

#if defined(__linux__)
#include "FindSymbol.h"
#include <time.h>

typedef void (*async_f)(void *, void *, a11y_work_function);
typedef void (*after_f)(uint64_t, void *, void *, a11y_work_function);
typedef void (*async_block)(void *, void *);
typedef void (*after_block)(uint64_t, void *, void *);
typedef uint64_t (*time_f)(uint64_t, int64_t);
typedef void (*width_f)(void *, long);

extern char _dispatch_main_q;
extern void *dispatch_queue_create(const char *, void *);
extern void dispatch_release(void *);
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);

static _Atomic(const a11y_dispatch_hooks *) hooks;

void a11y_dispatch_set_hooks(const a11y_dispatch_hooks *given) {
  atomic_store(&hooks, given);
}

static void real_async_f(void *queue, void *context, a11y_work_function function) {
  REAL(async_f, dispatch_async_f);
  real(queue, context, function);
}

static void real_after_f(
  uint64_t when, void *queue, void *context, a11y_work_function function
) {
  REAL(after_f, dispatch_after_f);
  real(when, queue, context, function);
}

// The queues of Swift's global executor, one for each priority. They are recognized because only Swift's runtime sets
// a queue's width.
static _Atomic(void *) global_executor[16];

__attribute__((weak)) void dispatch_queue_set_width(void *queue, long width) {
  REAL(width_f, dispatch_queue_set_width);
  real(queue, width);
  for (unsigned place = 0; place < 16; place++) {
    void *none = NULL;
    if (atomic_compare_exchange_strong(&global_executor[place], &none, queue)) return;
  }
}

static bool is_global_executor(void *queue) {
  for (unsigned place = 0; place < 16; place++) {
    void *known = atomic_load_explicit(&global_executor[place], memory_order_relaxed);
    if (known == queue) return true;
    if (!known) return false;
  }
  return false;
}

void *a11y_queue_make(void) { return dispatch_queue_create("a11ynav.program", NULL); }

void a11y_queue_release(void *queue) { dispatch_release(queue); }

// The beginning of every block, as defined by the ABI for blocks.
struct block {
  void *class;
  int flags, reserved;
  void (*invoke)(void *);
};

static void run_block(void *context) {
  struct block *block = context;
  block->invoke(block);
  _Block_release(block);
}

struct counted {
  void *context;
  a11y_work_function function;
  void *token;
};

// The token of the counted work that this thread is running. Work that it dispatches is counted, too, even
// if Swift's runtime dispatches it in a separate task, which is not associated with a host.
static _Thread_local void *current;
// The time at which that work, or a turn on this thread, began.
static _Thread_local uint64_t began;
// The time that this thread last read in order to compute a deadline from it.
static _Thread_local uint64_t base;

static void run_counted(void *context) {
  struct counted work = *(struct counted *)context;
  free(context);
  void *outer = current;
  current = work.token;
  a11y_dispatch_began();
  const a11y_dispatch_hooks *asked = atomic_load(&hooks);
  if (work.function == run_block || a11y_is_timer(work.function)) {
    asked->run(work.token, work.context, work.function);
  } else {
    // A job of Swift's runtime determines its own host, so no host has to be set for it.
    work.function(work.context);
  }
  current = outer;
  asked->ended(work.token);
}

// Returns whether the work was counted and dispatched.
static bool count(void *queue, void *context, a11y_work_function function) {
  const a11y_dispatch_hooks *asked = atomic_load(&hooks);
  void *token = asked ? asked->began(current) : NULL;
  if (!token) return false;
  struct counted *work = malloc(sizeof *work);
  if (!work) abort();
  *work = (struct counted){ context, function, token };
  // The program has its own queue, because Swift's queues have only as many threads as there are
  // processors, and first run work from other code, which may block for a long time.
  void *own = is_global_executor(queue) ? asked->queue(token) : NULL;
  if (own) queue = own;
  real_async_f(queue, work, run_counted);
  return true;
}

static uint64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

void a11y_dispatch_began(void) {
  if (!atomic_load_explicit(&hooks, memory_order_relaxed)) return;
  began = now(CLOCK_MONOTONIC);
  base = 0;
}

static uint64_t real_time(uint64_t when, int64_t delta) {
  REAL(time_f, dispatch_time);
  return real(when, delta);
}

__attribute__((weak)) uint64_t dispatch_time(uint64_t when, int64_t delta) {
  uint64_t result = real_time(when, delta);
  if (when == 0 && !(result >> 63)) base = result - (uint64_t)delta;
  return result;
}

// Returns the delay until a dispatch time, in nanoseconds. The two highest bits of the time identify its clock; a wall
// time is negated.
static uint64_t delay_until(uint64_t when) {
  if (when == UINT64_MAX) return UINT64_MAX;
  uint64_t value = when, start;
  if (!(when >> 63)) {
    start = now(CLOCK_MONOTONIC);
  } else if ((when >> 62) == 2) {
    value = when & ~(1ull << 63);
    start = now(CLOCK_BOOTTIME);
  } else {
    value = -when;
    start = now(CLOCK_REALTIME);
  }
  return value > start ? value - start : 0;
}

static bool take(uint64_t when, void *queue, void *context, a11y_work_function function) {
  const a11y_dispatch_hooks *asked = atomic_load(&hooks);
  if (!asked) return false;
  uint64_t elapsed = began ? now(CLOCK_MONOTONIC) - began : UINT64_MAX;
  uint64_t delay = delay_until(when);
  // The deadline was computed from the time that was read last, so the delay is exact, except for at most a nanosecond
  // of rounding.
  if (base && !(when >> 63) && when > base && (when - base + 1) % 1000 <= 2) {
    delay = (when - base + 1) / 1000 * 1000;
    elapsed = 0;
  }
  if (asked->later(current, delay, elapsed, queue, context, function)) return true;
  // The deadline has already passed, because the thread had to wait for a processor.
  return delay == 0 && count(queue, context, function);
}

bool a11y_dispatch_has_hooks(void) { return atomic_load(&hooks) != NULL; }

bool a11y_dispatch_later(
  uint64_t nanoseconds, bool is_exact, void *queue, void *context, a11y_work_function function
) {
  const a11y_dispatch_hooks *asked = atomic_load(&hooks);
  if (!asked) return false;
  uint64_t elapsed = is_exact ? 0 : began ? now(CLOCK_MONOTONIC) - began : UINT64_MAX;
  return asked->later(current, nanoseconds, elapsed, queue, context, function);
}

__attribute__((weak)) void dispatch_async_f(
  void *queue, void *context, a11y_work_function function
) {
  if (!count(queue, context, function)) real_async_f(queue, context, function);
}

__attribute__((weak)) void dispatch_async(void *queue, void *block) {
  REAL(async_block, dispatch_async);
  const a11y_dispatch_hooks *asked = atomic_load(&hooks);
  if (!asked) return real(queue, block);
  void *copy = _Block_copy(block);
  if (count(queue, copy, run_block)) return;
  real(queue, copy);
  _Block_release(copy);
}

__attribute__((weak)) void dispatch_after_f(
  uint64_t when, void *queue, void *context, a11y_work_function function
) {
  if (!take(when, queue, context, function)) real_after_f(when, queue, context, function);
}

__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, void *block) {
  REAL(after_block, dispatch_after);
  const a11y_dispatch_hooks *asked = atomic_load(&hooks);
  if (!asked) return real(when, queue, block);
  void *copy = _Block_copy(block);
  if (take(when, queue, copy, run_block)) return;
  real(when, queue, copy);
  _Block_release(copy);
}

void a11y_dispatch_start(void *queue, void *context, a11y_work_function function) {
  if (!count(queue, context, function)) real_async_f(queue, context, function);
}

void a11y_dispatch_start_after(
  uint64_t nanoseconds, void *queue, void *context, a11y_work_function function
) {
  real_after_f(real_time(0, (int64_t)nanoseconds), queue, context, function);
}

void a11y_dispatch_main_uncounted(void *context, a11y_work_function function) {
  real_async_f(&_dispatch_main_q, context, function);
}

#else
#include <dispatch/dispatch.h>
#include <stddef.h>

// On other systems, a program's definition does not take precedence over a library's, so time stays real.
void a11y_dispatch_began(void) {}
void a11y_dispatch_set_hooks(const a11y_dispatch_hooks *given) { (void)given; }
bool a11y_dispatch_has_hooks(void) { return false; }
bool a11y_dispatch_later(
  uint64_t nanoseconds, bool is_exact, void *queue, void *context, a11y_work_function function
) {
  (void)nanoseconds, (void)is_exact, (void)queue, (void)context, (void)function;
  return false;
}
void *a11y_queue_make(void) { return NULL; }
void a11y_queue_release(void *queue) { (void)queue; }
void a11y_dispatch_start(void *queue, void *context, a11y_work_function function) {
  (void)queue, function(context);
}
void a11y_dispatch_start_after(
  uint64_t nanoseconds, void *queue, void *context, a11y_work_function function
) {
  (void)nanoseconds, (void)queue, function(context);
}
void a11y_dispatch_main_uncounted(void *context, a11y_work_function function) {
  dispatch_async_f(dispatch_get_main_queue(), context, function);
}
#endif
