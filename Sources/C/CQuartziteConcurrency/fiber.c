#define _GNU_SOURCE
#include "CQuartziteConcurrency.h"

// Defines __GLIBC__.
#include <stdlib.h>

#if defined(__GLIBC__)

#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

/// As large as the stack of the main thread usually may become in a test; only what is used takes memory.
enum { stack_size = 4 << 20 };

struct qz_fiber {
    ucontext_t own, caller;
    void (*body)(void *);
    void *argument;
    void *stack;
    size_t length;
    bool has_ended;
    /// The fiber that resumed this one; NULL if the thread did.
    qz_fiber *resumer;
};

static __thread qz_fiber *running;

static void begin(unsigned high, unsigned low) {
    qz_fiber *fiber = (qz_fiber *)(((uintptr_t)high << 32) | low);
    fiber->body(fiber->argument);
    fiber->has_ended = true;
}

qz_fiber *qz_fiber_create(void (*body)(void *), void *argument) {
    qz_fiber *fiber = calloc(1, sizeof *fiber);
    if (!fiber) return NULL;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    fiber->length = stack_size + page;
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
    fiber->stack = mmap(NULL, fiber->length, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (fiber->stack == MAP_FAILED) {
        free(fiber);
        return NULL;
    }
    // An overflow faults in the first page.
    if (mprotect(fiber->stack, page, PROT_NONE) != 0 || getcontext(&fiber->own) != 0) {
        munmap(fiber->stack, fiber->length);
        free(fiber);
        return NULL;
    }
    fiber->body = body;
    fiber->argument = argument;
    fiber->own.uc_stack.ss_sp = (char *)fiber->stack + page;
    fiber->own.uc_stack.ss_size = stack_size;
    fiber->own.uc_link = &fiber->caller;
    uintptr_t address = (uintptr_t)fiber;
    makecontext(&fiber->own, (void (*)(void))begin, 2, (unsigned)(address >> 32), (unsigned)address);
    return fiber;
}

bool qz_fiber_resume(qz_fiber *fiber) {
    fiber->resumer = running;
    running = fiber;
    swapcontext(&fiber->caller, &fiber->own);
    running = fiber->resumer;
    if (!fiber->has_ended) return false;
    munmap(fiber->stack, fiber->length);
    free(fiber);
    return true;
}

void qz_fiber_suspend(void) {
    if (running) swapcontext(&running->own, &running->caller);
}

void *qz_fiber_argument(void) { return running ? running->argument : NULL; }

#else

qz_fiber *qz_fiber_create(void (*body)(void *), void *argument) {
    (void)body;
    (void)argument;
    return NULL;
}

bool qz_fiber_resume(qz_fiber *fiber) {
    (void)fiber;
    return true;
}

void qz_fiber_suspend(void) {}

void *qz_fiber_argument(void) { return NULL; }

#endif
