// SPDX-License-Identifier: MIT
#pragma once

// espeak-ng as a C program would use it, for comparison. Times are in milliseconds.

// Loads the voice data; own playback when `plays` is not zero. Returns 0 when it worked.
int bare_espeak_start(const char *voice, int plays);

// From the call of espeak_Synth to its first callback with samples.
double bare_espeak_first_sample(const char *text);

// Starts speaking through espeak-ng's own playback.
void bare_espeak_speak(const char *text);

// How long espeak_Cancel takes.
double bare_espeak_cancel(void);
