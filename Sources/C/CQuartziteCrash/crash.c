// The handlers run on a separate stack, so that a stack overflow can be distinguished from other faults. They call
// nothing that allocates memory, because the fault may have occurred in the allocator.
#define _GNU_SOURCE
#include "CQuartziteCrash.h"

#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

enum { max_frames = 64, max_depth = 4000000, max_frame = 1 << 20, handler_stack_size = 1 << 18 };
/// A frame pointer points to that of the caller, followed by the return address.
enum { frame_record_size = 2 * sizeof(uintptr_t) };
#if defined(__x86_64__)
enum { frame_pointer_register = 6 };
#else
enum { frame_pointer_register = 29 };
#endif

static int report_socket = -1;
static const char *crash_reason, *crash_word = "reason ";
struct image {
    uintptr_t bias, start, end;
};
static struct image image;
/// The upper end of the stack of the thread that requested reports.
static uintptr_t stack_top;
static struct sigaction earlier[NSIG];
static char handler_stack[handler_stack_size];

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { crash_signal_count = sizeof crash_signals / sizeof *crash_signals };

// MARK: Text

typedef struct report {
    char text[4096];
    size_t length;
} report;

static void append(report *r, const char *text) {
    size_t length = strlen(text), available = sizeof r->text - r->length;
    if (length > available) length = available;
    memcpy(r->text + r->length, text, length);
    r->length += length;
}

static void append_number(report *r, uintptr_t number, unsigned base) {
    char digits[24];
    char *first = digits + sizeof digits - 1;
    *first = 0;
    do {
        *--first = "0123456789abcdef"[number % base];
        number /= base;
    } while (number != 0);
    append(r, first);
}

static void write_all(int file, const char *text, size_t length) {
    while (length > 0) {
        ssize_t count = write(file, text, length);
        if (count <= 0) return;
        text += count;
        length -= (size_t)count;
    }
}

// MARK: Registers

static uintptr_t stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.sp;
#else
    (void)context;
    return 0;
#endif
}

// MARK: Frames

typedef struct walk {
    report *report;
    int frames, depth;
    /// The address and the registers of the last function visited, and whether a signal interrupted that function.
    uintptr_t address, stack_pointer, frame_pointer;
    int is_interrupted;
} walk;

/// Adds an address, exact or a return address, if it lies in the program's image; returns whether to continue.
static bool note(walk *w, uintptr_t address, bool is_exact) {
    // A return address belongs to the instruction after the call.
    if (!is_exact) address -= 1;
    if (address >= image.start && address < image.end) {
        if (is_exact) append(w->report, "=");
        append_number(w->report, address - image.bias, 16);
        append(w->report, "\n");
        w->frames += 1;
    }
    w->depth += 1;
    return w->frames < max_frames && w->depth < max_depth;
}

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *data) {
    walk *w = data;
    w->stack_pointer = _Unwind_GetCFA(context);
    w->frame_pointer = _Unwind_GetGR(context, frame_pointer_register);
    w->address = _Unwind_GetIPInfo(context, &w->is_interrupted);
    return note(w, w->address, w->is_interrupted) ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/// Returns where the stack holds the return address of a function that has not set up its frame yet, or has removed
/// it; NULL if the function has a frame. The stubs that call functions of other images never set one up, and have no
/// unwind tables.
static const uintptr_t *return_address_without_frame(const walk *w) {
#if defined(__x86_64__)
    const unsigned char *code = (const unsigned char *)w->address;
    const uintptr_t *top = (const uintptr_t *)w->stack_pointer;
    static const unsigned char indirect_jump[] = {0xff, 0x25}, endbr64[] = {0xf3, 0x0f, 0x1e, 0xfa};
    static const unsigned char set_frame_pointer[] = {0x48, 0x89, 0xe5};
    enum { push_frame_pointer = 0x55, return_from_call = 0xc3 };
    if (code[0] == push_frame_pointer || code[0] == return_from_call) return top;
    if (memcmp(code, indirect_jump, sizeof indirect_jump) == 0 || memcmp(code, endbr64, sizeof endbr64) == 0)
        return top;
    if (memcmp(code, set_frame_pointer, sizeof set_frame_pointer) == 0 && code[-1] == push_frame_pointer)
        return top + 1;
#else
    (void)w;
#endif
    return NULL;
}

/// Follows the chain of frame pointers, which Swift keeps; some functions of its library have no unwind tables.
static void follow_frames(walk *w) {
    uintptr_t frame = w->frame_pointer, least = w->stack_pointer;
    while (frame >= least - frame_record_size && frame < least + max_frame && frame % sizeof(uintptr_t) == 0 &&
           frame < stack_top && stack_top != 0) {
        const uintptr_t *record = (const uintptr_t *)frame;
        if (!note(w, record[1], false)) return;
        least = frame + frame_record_size;
        frame = record[0];
    }
}

/// Sends a report with the calls that led to it. `is_sent`: another process sent the signal, so that the interrupted
/// address can be read; after a jump to an invalid address it could not.
static bool send_with_frames(report *r, bool is_sent) {
    append(r, "\n");
    walk w = {.report = r};
    _Unwind_Backtrace(visit, &w);
    const uintptr_t *caller = is_sent && w.is_interrupted ? return_address_without_frame(&w) : NULL;
    if (caller) note(&w, *caller, false);
    if (w.frames < max_frames && w.depth < max_depth) follow_frames(&w);
    return send(report_socket, r->text, r->length, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)r->length;
}

static int note_image(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    (void)data;
    // The first image is the program itself.
    image.bias = info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
        uintptr_t start = image.bias + part->p_vaddr, end = start + part->p_memsz;
        if (image.end == 0 || start < image.start) image.start = start;
        if (end > image.end) image.end = end;
    }
    return 1;
}

// MARK: Signals

/// Returns whether a fault lies where the stack would have grown. Around the stack pointer, only memory beyond the
/// stack limit is unmapped. A function with large variables moves the pointer first and accesses the memory above it
/// later.
static bool is_stack_overflow(int signal, const siginfo_t *info, const ucontext_t *context) {
    if (signal != SIGSEGV && signal != SIGBUS) return false;
    uintptr_t address = (uintptr_t)info->si_addr, pointer = stack_pointer(context);
    return pointer != 0 && address + (1 << 16) >= pointer && address < pointer + (1 << 20);
}

static void handle(int signal, siginfo_t *info, void *context) {
    static volatile sig_atomic_t is_reporting;
    if (!is_reporting) {
        is_reporting = 1;
        report r = {.length = 0};
        if (is_stack_overflow(signal, info, context)) {
            append(&r, "overflow");
        } else if (signal == SIGABRT && crash_reason) {
            append(&r, crash_word);
            append(&r, crash_reason);
        } else {
            append(&r, "signal ");
            append_number(&r, (uintptr_t)signal, 10);
        }
        send_with_frames(&r, info->si_code <= 0);
    }
    // The process ends as it would have without a report: a fault recurs on return, but a signal sent by a call does
    // not.
    sigaction(signal, &earlier[signal], NULL);
    if (info->si_code <= 0) raise(signal);
}

// MARK: Calls

void qz_crash(const char *text, const char *reason) {
    write_all(STDERR_FILENO, text, strlen(text));
    crash_reason = reason;
    abort();
}

void qz_refuse_file(const char *text) {
    if (report_socket < 0) {
        write_all(STDERR_FILENO, text, strlen(text));
        write_all(STDERR_FILENO, "\n", 1);
    }
    crash_word = "file ";
    crash_reason = text;
    abort();
}

void qz_crash_report_to(int socket) {
    dl_iterate_phdr(note_image, NULL);
    // The first stack walk loads what the unwinder needs.
    report r = {.length = 0};
    walk w = {.report = &r};
    _Unwind_Backtrace(visit, &w);
    report_socket = socket;
    stack_top = (uintptr_t)__builtin_frame_address(0);
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < crash_signal_count; i++) sigaction(crash_signals[i], &action, &earlier[crash_signals[i]]);
}

bool qz_crash_report(const char *word) {
    if (report_socket < 0) return false;
    report r = {.length = 0};
    append(&r, word);
    return send_with_frames(&r, false);
}
