#ifndef CCONCURRENCY_H
#define CCONCURRENCY_H

#include <stdbool.h>

/// Replaces the executors of Swift concurrency; implemented in Swift.
///
/// The library calls it when the program is loaded, because the runtime accepts executors only before the first task.
void QZInstallExecutors(void);

/// A function that runs on a stack of its own, so that it can be suspended in the middle. All of its code runs on the
/// thread that resumes it.
typedef struct qz_fiber qz_fiber;

/// Creates a fiber; NULL if there is no memory for its stack, or if the C library cannot switch stacks.
qz_fiber *qz_fiber_create(void (*body)(void *), void *argument);

/// Runs a fiber until it ends or suspends itself. Returns whether it has ended; it is then destroyed.
bool qz_fiber_resume(qz_fiber *fiber);

/// Suspends the fiber that runs on this thread; its resumption returns false.
void qz_fiber_suspend(void);

/// Returns the argument of the fiber that runs on this thread; NULL outside all fibers.
void *qz_fiber_argument(void);

#endif
