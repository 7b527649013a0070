// SPDX-License-Identifier: MIT
#pragma once

// Uses espeak-ng as a C program would, for comparison. Times are in milliseconds.

// Loads the voice data, with espeak-ng's own playback if `plays` is not zero. Returns 0 on success.
int bare_espeak_start(const char *voice, int plays);

// Returns the time from the call of espeak_Synth to its first callback with samples.
double bare_espeak_first_sample(const char *text);

// Starts speaking through espeak-ng's own playback.
void bare_espeak_speak(const char *text);

// Returns the time that espeak_Cancel takes.
double bare_espeak_cancel(void);
