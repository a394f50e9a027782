#ifndef CCONCURRENCY_H
#define CCONCURRENCY_H

/// Replaces the executors of Swift concurrency; declared in Swift.
///
/// The library calls it as the program is loaded, because the runtime accepts executors only before the first task.
void QZInstallExecutors(void);

#endif
