#pragma once
#include <stdbool.h>
#include <stdint.h>

// Reports about a crash, which a program sends to a listening parent process. A report is one line with a word and a
// number or text, followed by a line with an address for each frame of the program's own image, innermost first.
// Addresses are relative to the load address of the image. They are either that of the current instruction, preceded by
// "=", or that of the last byte of a call instruction.

/// Writes text to standard error and ends the process with SIGABRT; a report of the crash contains `reason`.
_Noreturn void qz_crash(const char *text, const char *reason);

/// Ends the process with SIGABRT because of a file that it cannot read. The text goes to a listening parent process,
/// as a report with the word `file`, or else to standard error.
_Noreturn void qz_refuse_file(const char *text);

/// Starts reporting crashes to a socket: memory faults, illegal instructions, traps, arithmetic faults and aborts.
void qz_crash_report_to(int socket);

/// Reports `word` with the frames of the calling thread; returns false if no parent process is listening.
bool qz_crash_report(const char *word);
