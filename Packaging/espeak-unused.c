// SPDX-License-Identifier: MIT
// Replaces the libraries with which espeak-ng plays sound and speeds up speech. a11ynav-voice needs neither library,
// because it receives the samples itself, and its rates are within the range that espeak-ng supports without these
// libraries.
#include <stddef.h>

void *create_audio_device_object(const char *d, const char *a, const char *s) { return NULL; }
int audio_object_open(void *o, int f, unsigned r, unsigned char c) { return -1; }
void audio_object_close(void *o) {}
void audio_object_destroy(void *o) {}
int audio_object_write(void *o, const void *d, size_t n) { return -1; }
int audio_object_drain(void *o) { return -1; }
int audio_object_flush(void *o) { return -1; }
const char *audio_object_strerror(void *o, int e) { return ""; }

void *sonicCreateStream(int r, int c) { return NULL; }
void sonicDestroyStream(void *s) {}
int sonicFlushStream(void *s) { return 0; }
float sonicGetSpeed(void *s) { return 1; }
int sonicReadShortFromStream(void *s, short *d, int n) { return 0; }
void sonicSetSpeed(void *s, float f) {}
int sonicWriteShortToStream(void *s, const short *d, int n) { return 0; }
