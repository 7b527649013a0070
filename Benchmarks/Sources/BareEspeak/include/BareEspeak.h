// SPDX-License-Identifier: MIT
#pragma once

// Uses espeak-ng in the same way as a C program, for comparison. Times are in milliseconds.

// Loads the voice data, and uses espeak-ng's own playback if `plays` is not zero. Returns 0 on success.
int bare_espeak_start(const char *voice, int plays);

// Returns the time from a call to espeak_Synth until its first callback with samples.
double bare_espeak_first_sample(const char *text);

// Starts speaking through espeak-ng's own playback.
void bare_espeak_speak(const char *text);

// Returns the time that espeak_Cancel takes.
double bare_espeak_cancel(void);
