// SPDX-License-Identifier: MIT
// Uses versions of two functions that every glibc contains, because the current versions require glibc 2.35. The
// versions differ only in how they report errors.
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
