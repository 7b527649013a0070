// SPDX-License-Identifier: MIT
#include "BareEspeak.h"

#include <espeak-ng/speak_lib.h>
#include <string.h>
#include <time.h>

static double first_sample;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int note(short *samples, int count, espeak_EVENT *events) {
  (void)events;
  if (samples && count > 0 && first_sample == 0) first_sample = now();
  return 0;
}

int bare_espeak_start(const char *voice, int plays) {
  espeak_AUDIO_OUTPUT output = plays ? AUDIO_OUTPUT_PLAYBACK : AUDIO_OUTPUT_SYNCHRONOUS;
  if (espeak_Initialize(output, 0, NULL, espeakINITIALIZE_DONT_EXIT) < 0) return 1;
  if (!plays) espeak_SetSynthCallback(note);
  return espeak_SetVoiceByName(voice) != EE_OK;
}

double bare_espeak_first_sample(const char *text) {
  first_sample = 0;
  double start = now();
  espeak_Synth(text, strlen(text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
  return first_sample - start;
}

void bare_espeak_speak(const char *text) {
  espeak_Synth(text, strlen(text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
}

double bare_espeak_cancel(void) {
  double start = now();
  espeak_Cancel();
  return now() - start;
}
