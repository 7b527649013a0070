// SPDX-License-Identifier: MIT
#pragma once
// The parts of the sound libraries that A11ySpeech uses. The libraries are installed with libespeak-ng, but
// their headers are not, so they are opened with dlopen. The layouts match the libraries' ABI.
#include <stddef.h>
#include <stdint.h>

// libpulse-simple.so.0

typedef struct a11y_pa_simple a11y_pa_simple;

typedef struct {
  int format;
  uint32_t rate;
  uint8_t channels;
} a11y_pa_sample_spec;

typedef struct {
  uint32_t maxlength;
  uint32_t tlength;
  uint32_t prebuf;
  uint32_t minreq;
  uint32_t fragsize;
} a11y_pa_buffer_attr;

enum { a11y_pa_sample_s16le = 3, a11y_pa_sample_s16be = 4, a11y_pa_stream_playback = 1 };

typedef a11y_pa_simple *(*a11y_pa_simple_new)(const char *server, const char *name, int direction,
                                              const char *device, const char *stream_name,
                                              const a11y_pa_sample_spec *spec, const void *map,
                                              const a11y_pa_buffer_attr *attributes, int *error);
typedef void (*a11y_pa_simple_free)(a11y_pa_simple *);
typedef int (*a11y_pa_simple_write)(a11y_pa_simple *, const void *data, size_t bytes, int *error);
typedef int (*a11y_pa_simple_command)(a11y_pa_simple *, int *error);
typedef const char *(*a11y_pa_strerror)(int error);

// libpcaudio.so.0

typedef struct a11y_audio_object a11y_audio_object;

enum { a11y_audio_format_s16le = 2, a11y_audio_format_s16be = 3 };

typedef a11y_audio_object *(*a11y_audio_create)(const char *device, const char *application,
                                                const char *description);
typedef int (*a11y_audio_open)(a11y_audio_object *, int format, uint32_t rate, uint8_t channels);
typedef void (*a11y_audio_release)(a11y_audio_object *);
typedef int (*a11y_audio_write)(a11y_audio_object *, const void *data, size_t bytes);
typedef int (*a11y_audio_command)(a11y_audio_object *);
typedef const char *(*a11y_audio_strerror)(a11y_audio_object *, int error);

// libasound.so.2, which writes its messages to standard error unless a handler is set.

typedef void (*a11y_alsa_error_handler)(const char *file, int line, const char *function, int error,
                                        const char *format, ...);

static void a11y_alsa_ignore(const char *file, int line, const char *function, int error,
                             const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

// Discards the library's messages. `set_handler` is the address of its function snd_lib_error_set_handler.
static inline void a11y_alsa_silence(void *set_handler) {
  ((int (*)(a11y_alsa_error_handler))set_handler)(a11y_alsa_ignore);
}
