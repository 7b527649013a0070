// SPDX-License-Identifier: MIT
// Sees work that a program hands to libdispatch, so that it can run in virtual time.
//
// Swift's sleeps and jobs, and the blocks of dispatch queues, all reach libdispatch through four
// functions; deadlines are computed from the time that a fifth returns, and a sixth tells which
// queues belong to Swift's global executor. On Linux, a program's own definition of a function
// takes precedence over a shared library's, so the definitions in this module run first. They are
// weak: in a program that links libdispatch statically, libdispatch's own are used and time stays
// real.
//
// Invariants: each call is passed on exactly once, now or later; a context is passed to its function
// exactly once; a block is retained until it has run. Without hooks a call is passed on unchanged.
#ifndef C_DISPATCH_HOOKS_H
#define C_DISPATCH_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

typedef void (*a11y_work_function)(void *context);

/// The functions to ask. They are called on any thread, must not block, and must not dispatch.
typedef struct {
  /// Returns a token if the work being dispatched is to be counted; otherwise null. Given is the
  /// token of the counted work that dispatches it, or null.
  void *(*began)(void *current);
  /// Returns the queue that runs a token's jobs for Swift's global executor; null for Swift's own.
  void *(*queue)(void *token);
  /// The work of a token has run; it is the last use of the token.
  void (*ended)(void *token);
  /// Runs a block's work as code that belongs to the host of a token.
  void (*run)(void *token, void *context, a11y_work_function function);
  /// Returns whether the work has been taken, to be started with `a11y_dispatch_start`. Given are
  /// the token of the counted work that delays it, or null, and for how long the code that computed
  /// the delay may have run since: 0 if the delay is exact.
  bool (*later)(
    void *current, uint64_t nanoseconds, uint64_t elapsed, void *queue, void *context,
    a11y_work_function function);
} a11y_dispatch_hooks;

/// Sets the functions to ask, for good.
void a11y_dispatch_set_hooks(const a11y_dispatch_hooks *hooks);

/// Says that code of a program begins to run on this thread.
void a11y_dispatch_began(void);

/// Starts work that `later` took: now on its queue.
void a11y_dispatch_start(void *queue, void *context, a11y_work_function function);

/// Hands work that `later` took to the wall clock.
void a11y_dispatch_start_after(
  uint64_t nanoseconds, void *queue, void *context, a11y_work_function function);

/// Whether `a11y_dispatch_set_hooks` was called.
bool a11y_dispatch_has_hooks(void);

/// Hands work to the clock of the running code's host; false if its time is real. A delay that is not exact was
/// computed from the time at which the running code began, or later.
bool a11y_dispatch_later(
  uint64_t nanoseconds, bool is_exact, void *queue, void *context, a11y_work_function function);

/// Whether work is that of a timer, which calls the program as a block does.
bool a11y_is_timer(a11y_work_function function);

/// Creates a queue that runs one job at a time; release it with `a11y_queue_release`.
void *a11y_queue_make(void);

/// Releases a queue, which still runs the jobs that it has.
void a11y_queue_release(void *queue);

/// Runs a function on the main queue without counting it.
void a11y_dispatch_main_uncounted(void *context, a11y_work_function function);

/// Lets the date of the process, as Foundation reads it, go on from a number of seconds since 1970.
///
/// Only `clock_gettime` and `gettimeofday` follow it, in the same way as above: `time` does not, by which
/// libraries judge certificates. The date must be after 1970.
void a11y_date_set(int64_t seconds);

/// The date that the thread last read, in nanoseconds since 1970, from which a timer's date is computed; 0 if none.
int64_t a11y_last_date(void);

#endif
