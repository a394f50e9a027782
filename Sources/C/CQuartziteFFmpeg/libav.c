#include "libav.h"

#include "backend.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

qz_libav libav;
static const char *missing; // the file of the first library that was not found

static void *open_library(const char *file) {
    void *handle = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
    if (!handle && !missing) missing = file;
    return handle;
}

static void load(void) {
    const char *const format = "libavformat.so." AV_STRINGIFY(LIBAVFORMAT_VERSION_MAJOR);
    const char *const codec = "libavcodec.so." AV_STRINGIFY(LIBAVCODEC_VERSION_MAJOR);
    const char *const util = "libavutil.so." AV_STRINGIFY(LIBAVUTIL_VERSION_MAJOR);
    void *handle;
    const char *file;
#define FIND(name)                                                                                                     \
    *(void **)&libav.name = handle ? dlsym(handle, #name) : NULL;                                                      \
    if (!libav.name && !missing) missing = file;
    handle = open_library(file = util);
    QZ_LIBAVUTIL(FIND)
    handle = open_library(file = codec);
    QZ_LIBAVCODEC(FIND)
    handle = open_library(file = format);
    QZ_LIBAVFORMAT(FIND)
#undef FIND
    if (!missing) libav.av_log_set_level(AV_LOG_QUIET);
}

bool qz_libav_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return !missing;
}

void qz_ffmpeg_error_text(int code, char *text, size_t size) {
    if (code == QZ_LIBAV_MISSING && missing) {
        snprintf(text, size, "%s is missing; install FFmpeg's libraries, as with `apt install ffmpeg`", missing);
    } else if (qz_libav_load()) {
        libav.av_strerror(code, text, size);
    } else {
        snprintf(text, size, "error %d", code);
    }
}
