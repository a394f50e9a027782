#define _GNU_SOURCE
#include "CQuartziteHosting.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: Copies

/// The third argument of `clone` by which the filter recognises `qz_copy_process`; the kernel ignores it.
enum { copy_mark = 0x51a2 };

typedef struct thread_numbers {
    uint32_t old, new;
} thread_numbers;

/// Replaces the number of the original's thread in an image's variables of the current thread.
static int renumber(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    const thread_numbers *numbers = data;
    if (!info->dlpi_tls_data) return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type != PT_TLS) continue;
        uint32_t *words = info->dlpi_tls_data;
        for (size_t word = 0; word < part->p_memsz / sizeof *words; word++) {
            if (words[word] == numbers->old) words[word] = numbers->new;
        }
    }
    return 0;
}

pid_t qz_copy_process(void) {
    thread_numbers numbers = {.old = (uint32_t)syscall(SYS_gettid)};
    // glibc's `fork` cannot make a sibling. What it does besides, for locks of other threads, is not needed.
    pid_t copy = (pid_t)syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, copy_mark, 0, 0);
    if (copy == 0) {
        // Swift's mutexes store the number of the owning thread. Each object file keeps it in a variable of its own
        // after first use, so that a copy would lock with one number and unlock with another. No other variable of the
        // thread is expected to have this value.
        numbers.new = (uint32_t)syscall(SYS_gettid);
        dl_iterate_phdr(renumber, &numbers);
    }
    return copy;
}

int qz_thread_count(void) {
    DIR *folder = opendir("/proc/self/task");
    if (!folder) return 0;
    int count = 0;
    for (struct dirent *entry; (entry = readdir(folder));) count += entry->d_name[0] != '.';
    closedir(folder);
    return count;
}

// MARK: Limits

#if defined(__x86_64__)
enum { architecture = AUDIT_ARCH_X86_64 };
#elif defined(__aarch64__)
enum { architecture = AUDIT_ARCH_AARCH64 };
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define IF_EQUAL(value, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, then, otherwise)
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(call) IF_EQUAL(call, 0, 1), RETURN(SECCOMP_RET_USER_NOTIF)

int qz_forbid_processes(void) {
#if defined(__x86_64__) || defined(__aarch64__)
    struct sock_filter instructions[] = {
        LOAD(arch),
        IF_EQUAL(architecture, 1, 0),
        RETURN(SECCOMP_RET_ERRNO | EPERM),
        LOAD(nr),
#if defined(__x86_64__)
        // The 32-bit variants of the calls.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        RETURN(SECCOMP_RET_USER_NOTIF),
        REFUSE(SYS_fork),
        REFUSE(SYS_vfork),
#endif
        REFUSE(SYS_execve),
        REFUSE(SYS_execveat),
        // Its arguments are in memory, where the filter cannot see them; glibc then calls `clone`.
        IF_EQUAL(SYS_clone3, 0, 1),
        RETURN(SECCOMP_RET_ERRNO | ENOSYS),
        IF_EQUAL(SYS_clone, 1, 0),
        RETURN(SECCOMP_RET_ALLOW),
        // The lower halves of the arguments, which come first in memory.
        LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 2, 0),
        LOAD(args[2]),
        IF_EQUAL(copy_mark, 0, 1),
        RETURN(SECCOMP_RET_ALLOW),
        RETURN(SECCOMP_RET_USER_NOTIF),
    };
    struct sock_fprog program = {sizeof instructions / sizeof *instructions, instructions};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
#else
    return -1;
#endif
}

bool qz_refuse_process(int filter) {
    while (true) {
        struct pollfd ready = {.fd = filter, .events = POLLIN};
        if (poll(&ready, 1, -1) < 0) {
            if (errno == EINTR) continue;
            return false;
        }
        if (!(ready.revents & POLLIN)) return false;
        struct seccomp_notif call = {0};
        // The process may have ended meanwhile.
        if (ioctl(filter, SECCOMP_IOCTL_NOTIF_RECV, &call) != 0) continue;
        struct seccomp_notif_resp answer = {.id = call.id, .error = -EPERM};
        ioctl(filter, SECCOMP_IOCTL_NOTIF_SEND, &answer);
        return true;
    }
}

void qz_return_free_memory(void) { malloc_trim(0); }

void qz_limit_memory(uint64_t bytes) {
    struct rlimit data = {bytes, bytes}, none = {0, 0};
    setrlimit(RLIMIT_DATA, &data);
    setrlimit(RLIMIT_CORE, &none);
}

// MARK: Hangups

static int watched_socket = -1;

static void check_hangup(int signal) {
    (void)signal;
    int before = errno;
    char byte;
    if (recv(watched_socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0) _exit(0);
    errno = before;
}

void qz_exit_on_hangup(int socket) {
    watched_socket = socket;
    struct sigaction action = {.sa_handler = check_hangup, .sa_flags = SA_RESTART};
    sigaction(SIGIO, &action, NULL);
    fcntl(socket, F_SETOWN, getpid());
    fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_ASYNC);
}

// MARK: Memory and sockets

int qz_shared_memory(void) { return memfd_create("frames", MFD_CLOEXEC); }

ssize_t qz_send(int socket, const void *bytes, size_t count, int descriptor) {
    struct iovec part = {(void *)bytes, count};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (descriptor >= 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = &control;
        message.msg_controllen = sizeof control;
        control.header.cmsg_level = SOL_SOCKET;
        control.header.cmsg_type = SCM_RIGHTS;
        control.header.cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(&control.header), &descriptor, sizeof(int));
    }
    return sendmsg(socket, &message, MSG_NOSIGNAL);
}

ssize_t qz_receive(int socket, void *bytes, size_t count, int *descriptor) {
    struct iovec part = {bytes, count};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    *descriptor = -1;
    ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    struct cmsghdr *header = received > 0 ? CMSG_FIRSTHDR(&message) : NULL;
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS)
        memcpy(descriptor, CMSG_DATA(header), sizeof(int));
    return received;
}
