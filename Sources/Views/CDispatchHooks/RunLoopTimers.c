// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CDispatchHooks.h"

#if defined(__linux__)
#include "FindSymbol.h"
#include <math.h>
#include <pthread.h>
#include <string.h>

// Foundation's timers wait in the run loop, which only uses real time. In virtual time, a timer that a program adds to
// the main run loop waits among the program's delayed work instead. When it is due, it is added to the run loop in a
// separate mode, and the run loop runs once in that mode, so that Foundation itself calls the program.
//
// The types and names are those of CoreFoundation, which Foundation contains. Functions are looked up by name, so that
// a program without Foundation can be linked.

typedef void *ref;
typedef double (*timer_time_f)(ref);
typedef unsigned char (*timer_flag_f)(ref);
typedef void (*timer_add_f)(ref, ref, ref);
typedef void (*timer_set_f)(ref, double);
typedef double (*now_f)(void);
typedef ref (*get_f)(void);
typedef ref (*retain_f)(ref);
typedef void (*release_f)(ref);
typedef ref (*string_f)(ref, const char *, unsigned);
typedef const char *(*label_f)(ref);
typedef int (*run_f)(ref, double, unsigned char);

extern char _dispatch_main_q;

// A timer that waits in virtual time.
struct waiting {
  ref timer, mode;
  // The number of times that the timer's date has been changed. Work for an earlier date has no effect.
  unsigned long generation;
  // The number of pieces of work that are pending for the timer.
  unsigned long pending;
  struct waiting *next;
};

struct firing {
  ref timer;
  unsigned long generation;
};

// Protects the list and its entries.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct waiting *list;

static void fire(void *context);

static struct waiting *find(ref timer) {
  for (struct waiting *entry = list; entry; entry = entry->next) {
    if (entry->timer == timer) return entry;
  }
  return NULL;
}

static void real_add(ref loop, ref timer, ref mode) {
  REAL(timer_add_f, CFRunLoopAddTimer);
  real(loop, timer, mode);
}

static void real_set(ref timer, double date) {
  REAL(timer_set_f, CFRunLoopTimerSetNextFireDate);
  real(timer, date);
}

// Returns the time until a timer's date in seconds, and whether it is exact. A program computes the date from the
// current date, so the intended delay is the difference from the date that the program read last, rounded to
// microseconds.
static double seconds_left(ref timer, bool *is_exact) {
  FIND(timer_time_f, next, "CFRunLoopTimerGetNextFireDate", RTLD_DEFAULT);
  FIND(now_f, current_time, "CFAbsoluteTimeGetCurrent", RTLD_DEFAULT);
  double base = (double)(a11y_last_date() - 978307200ll * 1000000000) / 1e9;
  double date = next(timer), now = current_time(), meant = date - base;
  double microseconds = meant * 1e6, thousandth = meant * 1e3;
  bool is_round = meant > 0 && meant < 1e6 && fabs(thousandth - round(thousandth)) < 1e-3;
  *is_exact = is_round || (meant > 0 && meant < 1e6 && now - base < 1e-3);
  return *is_exact ? round(microseconds) / 1e6 : date - now;
}

static double interval_of(ref timer) {
  FIND(timer_time_f, interval, "CFRunLoopTimerGetInterval", RTLD_DEFAULT);
  return interval(timer);
}

static uint64_t nanoseconds(double seconds) {
  // The comparison is also false for NaN. Longer delays are shortened to a year, which never passes in practice.
  if (!(seconds > 1e-9)) return 1;
  return seconds > 31536000 ? 31536000ull * 1000000000u : (uint64_t)(seconds * 1e9 + 0.5);
}

// Passes a timer's date to the clock of the running code's host, or returns false if the host's time is real.
static bool wait_for(ref timer, unsigned long generation, double seconds, bool is_exact) {
  struct firing *context = malloc(sizeof *context);
  if (!context) abort();
  *context = (struct firing){ timer, generation };
  if (a11y_dispatch_later(nanoseconds(seconds), is_exact, &_dispatch_main_q, context, fire)) {
    return true;
  }
  free(context);
  return false;
}

// Returns whether a run loop is the main run loop or, as in tests, the run loop of the thread on which the main queue
// runs.
static bool is_main(ref loop) {
  FIND(get_f, main_loop, "CFRunLoopGetMain", RTLD_DEFAULT);
  FIND(get_f, current_loop, "CFRunLoopGetCurrent", RTLD_DEFAULT);
  FIND(label_f, label, "dispatch_queue_get_label", RTLD_DEFAULT);
  if (loop == main_loop()) return true;
  const char *name = label(NULL);
  return loop == current_loop() && name && strcmp(name, "com.apple.main-thread") == 0;
}

// Records that a timer's work has run, and removes the timer once it has no more work and cannot fire again.
static void end_work(ref timer, bool is_over) {
  FIND(release_f, release, "CFRelease", RTLD_DEFAULT);
  pthread_mutex_lock(&lock);
  struct waiting *ended = NULL;
  for (struct waiting **place = &list; *place; place = &(*place)->next) {
    struct waiting *entry = *place;
    if (entry->timer != timer) continue;
    entry->pending--;
    if (entry->pending == 0 && is_over) {
      *place = entry->next;
      ended = entry;
    }
    break;
  }
  pthread_mutex_unlock(&lock);
  if (!ended) return;
  release(ended->timer);
  release(ended->mode);
  free(ended);
}

__attribute__((weak)) void CFRunLoopAddTimer(ref loop, ref timer, ref mode) {
  FIND(retain_f, retain, "CFRetain", RTLD_DEFAULT);
  FIND(now_f, current_time, "CFAbsoluteTimeGetCurrent", RTLD_DEFAULT);
  bool is_exact;
  double left = seconds_left(timer, &is_exact), interval = interval_of(timer);
  // Foundation's `Timer(timeInterval:repeats:)` fires immediately on Linux, but after its interval on Apple's systems.
  if (interval > 0 && left <= 0 && left > -0.001) {
    left = interval;
    is_exact = true;
    real_set(timer, current_time() + interval);
  }
  if (!a11y_dispatch_has_hooks() || !is_main(loop)) return real_add(loop, timer, mode);
  pthread_mutex_lock(&lock);
  // A timer may be added in several modes, but waits only once.
  bool is_new = !find(timer);
  if (is_new) {
    struct waiting *entry = malloc(sizeof *entry);
    if (!entry) abort();
    *entry = (struct waiting){
      .timer = retain(timer), .mode = retain(mode), .pending = 1, .next = list
    };
    list = entry;
  }
  pthread_mutex_unlock(&lock);
  if (!is_new || wait_for(timer, 0, left, is_exact)) return;
  real_add(loop, timer, mode);
  end_work(timer, true);
}

__attribute__((weak)) void CFRunLoopTimerSetNextFireDate(ref timer, double date) {
  real_set(timer, date);
  pthread_mutex_lock(&lock);
  struct waiting *entry = find(timer);
  unsigned long generation = 0;
  if (entry) {
    generation = ++entry->generation;
    entry->pending++;
  }
  pthread_mutex_unlock(&lock);
  if (!entry) return;
  bool is_exact;
  double left = seconds_left(timer, &is_exact);
  wait_for(timer, generation, left, is_exact);
}

static void run_timer(ref timer) {
  FIND(get_f, current_loop, "CFRunLoopGetCurrent", RTLD_DEFAULT);
  FIND(timer_add_f, take_out, "CFRunLoopRemoveTimer", RTLD_DEFAULT);
  FIND(run_f, run, "CFRunLoopRunInMode", RTLD_DEFAULT);
  FIND(string_f, string, "CFStringCreateWithCString", RTLD_DEFAULT);
  FIND(now_f, current_time, "CFAbsoluteTimeGetCurrent", RTLD_DEFAULT);
  // The main queue may run on any thread, as in tests, but the mode is created only once, on that queue. The encoding
  // is UTF-8.
  static ref mode;
  if (!mode) mode = string(NULL, "a11ynav.timer", 0x08000100);
  real_set(timer, current_time() - 1);
  real_add(current_loop(), timer, mode);
  run(mode, 0, 1);
  take_out(current_loop(), timer, mode);
}

// Runs a timer whose date has been reached, on the main queue.
static void fire(void *context) {
  struct firing firing = *(struct firing *)context;
  free(context);
  FIND(timer_flag_f, is_valid, "CFRunLoopTimerIsValid", RTLD_DEFAULT);
  FIND(timer_flag_f, repeats, "CFRunLoopTimerDoesRepeat", RTLD_DEFAULT);
  FIND(get_f, main_loop, "CFRunLoopGetMain", RTLD_DEFAULT);
  pthread_mutex_lock(&lock);
  struct waiting *entry = find(firing.timer);
  bool is_current = entry && entry->generation == firing.generation;
  ref mode = entry ? entry->mode : NULL;
  pthread_mutex_unlock(&lock);
  if (!entry) return;
  if (is_current && is_valid(firing.timer)) {
    run_timer(firing.timer);
    pthread_mutex_lock(&lock);
    entry = find(firing.timer);
    // The program may have given the timer another date.
    bool goes_on = entry && entry->generation == firing.generation && is_valid(firing.timer)
      && repeats(firing.timer);
    if (goes_on) entry->pending++;
    pthread_mutex_unlock(&lock);
    if (goes_on && !wait_for(firing.timer, firing.generation, interval_of(firing.timer), true)) {
      // The host's time has become real.
      real_add(main_loop(), firing.timer, mode);
      end_work(firing.timer, false);
    }
  }
  end_work(firing.timer, true);
}

bool a11y_is_timer(a11y_work_function function) { return function == fire; }

#else

bool a11y_is_timer(a11y_work_function function) { (void)function; return false; }
#endif
