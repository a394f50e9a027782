#pragma once
#include <stdbool.h>
#include <stdint.h>

// What a program says about its own end. A parent process that listens gets a report: one line with a word and a number
// or text, then a line with an address for each frame of the program's own image, the innermost first. Addresses are
// relative to where the image is loaded: that of the instruction that was at work, with "=" in front, or the last byte of
// one that made a call.

/// Writes text to standard error, then ends the process with SIGABRT; `reason` is what a report of it says.
_Noreturn void qz_crash(const char *text, const char *reason);

/// Reports crashes to a socket from now on: memory faults, illegal instructions, traps, arithmetic faults, aborts.
void qz_crash_report_to(int socket);

/// Reports `word` with the frames of the calling thread; false where nobody listens.
bool qz_crash_report(const char *word);
