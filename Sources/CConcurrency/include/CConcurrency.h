#ifndef CCONCURRENCY_H
#define CCONCURRENCY_H

/// Replaces the executors of Swift concurrency; implemented in Swift.
///
/// The library calls it when the program is loaded, because the runtime accepts executors only before the first task.
void QZInstallExecutors(void);

#endif
