#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What a scene in a process of its own needs of the system: copies of the process, shared memory, sockets that carry
// descriptors, and limits.

/// Creates a copy of the calling process, which must have only one thread. The copy is a child of the caller's parent.
///
/// Returns 0 in the copy, its number in the caller, and −1 with `errno` if there can be no copy.
pid_t qz_copy_process(void);

/// Returns the number of threads of the calling process; 0 if it is unknown.
int qz_thread_count(void);

/// Makes the calling process, and its copies, unable to start other programs or processes.
///
/// Calls that would do so wait until `qz_refuse_process` is called for them, and fail with EPERM; only
/// `qz_copy_process` and new threads are allowed. Returns a descriptor for `qz_refuse_process`, or −1 if the kernel has no
/// filters for system calls.
int qz_forbid_processes(void);

/// Waits for a call that would start a process, and makes it fail; returns false when no process is left that could.
bool qz_refuse_process(int filter);

/// Ends the process when the other end of a socket is closed, even while its code is running.
void qz_exit_on_hangup(int socket);

/// Returns a descriptor of memory that processes can share, or −1 with `errno`.
int qz_shared_memory(void);

/// Gives unused heap memory back to the system, which reduces the memory of a waiting copy.
void qz_return_free_memory(void);

/// Limits the private memory of the calling process to a number of bytes, and prevents core files.
void qz_limit_memory(uint64_t bytes);

/// Sends bytes over a socket, and a descriptor with them unless it is negative.
///
/// Returns the number of bytes sent, or −1 with `errno`.
ssize_t qz_send(int socket, const void *bytes, size_t count, int descriptor);

/// Receives bytes from a socket, and a descriptor if one arrives with them; `*descriptor` is −1 otherwise.
///
/// Returns the number of bytes, 0 at the end, or −1 with `errno`.
ssize_t qz_receive(int socket, void *bytes, size_t count, int *descriptor);
