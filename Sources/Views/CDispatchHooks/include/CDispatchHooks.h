// SPDX-License-Identifier: MIT
// Intercepts the work that a program passes to libdispatch, so that the work can run in virtual time.
//
// Swift's sleeps and jobs, and the blocks of dispatch queues, all reach libdispatch through four
// functions; deadlines are computed from the time that a fifth returns, and calls of a sixth show which
// queues belong to Swift's global executor. On Linux, a program's own definition of a function
// takes precedence over a shared library's, so the definitions in this module run first. They are
// weak, so that a program that links libdispatch statically uses libdispatch's own definitions, and
// its time stays real.
//
// Invariants: each call is passed on exactly once, now or later; a context is passed to its function
// exactly once; a block is retained until it has run. Without hooks, a call is passed on unchanged.
#ifndef C_DISPATCH_HOOKS_H
#define C_DISPATCH_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

typedef void (*a11y_work_function)(void *context);

/// The functions that decide about dispatched work. They are called on any thread, must not block, and must not
/// dispatch work themselves.
typedef struct {
  /// Returns a token if the work being dispatched is to be counted, or null otherwise. `current` is the token of the
  /// counted work that dispatches it, or null.
  void *(*began)(void *current);
  /// Returns the queue that runs a token's jobs for Swift's global executor, or null to use Swift's own queue.
  void *(*queue)(void *token);
  /// This function is called when a token's work has run. The token is not used afterwards.
  void (*ended)(void *token);
  /// Runs a block or a timer as code that belongs to a token's host.
  void (*run)(void *token, void *context, a11y_work_function function);
  /// Returns whether delayed work has been taken over, to be started with `a11y_dispatch_start`. `current` is the token
  /// of the counted work that delays it, or null. `nanoseconds` is the delay, and `elapsed` is the longest time in
  /// nanoseconds that may have passed since the delay was computed, or 0 if the delay is exact.
  bool (*later)(
    void *current, uint64_t nanoseconds, uint64_t elapsed, void *queue, void *context,
    a11y_work_function function);
} a11y_dispatch_hooks;

/// Sets the hooks, which are used until the process ends.
void a11y_dispatch_set_hooks(const a11y_dispatch_hooks *hooks);

/// Records that a program's code is starting to run on this thread.
void a11y_dispatch_began(void);

/// Starts work that `later` has taken over, immediately and on its queue.
void a11y_dispatch_start(void *queue, void *context, a11y_work_function function);

/// Starts work that `later` has taken over, after a delay in real time.
void a11y_dispatch_start_after(
  uint64_t nanoseconds, void *queue, void *context, a11y_work_function function);

/// Returns whether `a11y_dispatch_set_hooks` was called.
bool a11y_dispatch_has_hooks(void);

/// Passes work to the clock of the running code's host, or returns false if the host's time is real. A delay that is
/// not exact was computed at some time after the running code began.
bool a11y_dispatch_later(
  uint64_t nanoseconds, bool is_exact, void *queue, void *context, a11y_work_function function);

/// Returns whether work belongs to a timer, which calls the program in the same way as a block.
bool a11y_is_timer(a11y_work_function function);

/// Creates a queue that runs one job at a time. The caller must release it with `a11y_queue_release`.
void *a11y_queue_make(void);

/// Releases a queue, which still runs the jobs that it already contains.
void a11y_queue_release(void *queue);

/// Runs a function on the main queue without counting it as the program's work.
void a11y_dispatch_main_uncounted(void *context, a11y_work_function function);

/// Sets the date of the process, as read by Foundation, to a number of seconds since 1970, from which it advances.
///
/// Only `clock_gettime` and `gettimeofday` return the new date; they are replaced in the same way as libdispatch's
/// functions. `time`, with which libraries check certificates, is not affected. The date must be after 1970.
void a11y_date_set(int64_t seconds);

/// Returns the date that the thread last read, in nanoseconds since 1970, or 0 if it has not read a date. A timer's
/// date is computed from it.
int64_t a11y_last_date(void);

#endif
