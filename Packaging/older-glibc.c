// SPDX-License-Identifier: MIT
// Provides three functions on older versions of glibc. For hypot and hypotf, which otherwise require glibc 2.35, it
// uses the versions of the functions that every glibc contains; these versions differ only in how they report errors.
// expat takes the random salt of its hash tables from arc4random_buf, which requires glibc 2.36.
#include <errno.h>
#include <stdlib.h>
#include <sys/random.h>

#if defined(__x86_64__)
#define OLDEST "GLIBC_2.2.5"
#elif defined(__aarch64__)
#define OLDEST "GLIBC_2.17"
#endif

double older_hypot(double x, double y);
float older_hypotf(float x, float y);
__asm__(".symver older_hypot, hypot@" OLDEST);
__asm__(".symver older_hypotf, hypotf@" OLDEST);

double __wrap_hypot(double x, double y) { return older_hypot(x, y); }
float __wrap_hypotf(float x, float y) { return older_hypotf(x, y); }

void __wrap_arc4random_buf(void *buffer, size_t size) {
  unsigned char *next = buffer;
  while (size > 0) {
    ssize_t count = getrandom(next, size, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) abort();
    next += count;
    size -= (size_t)count;
  }
}
