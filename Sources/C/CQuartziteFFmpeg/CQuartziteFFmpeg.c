#define _GNU_SOURCE
#include "CQuartziteFFmpeg.h"

#include "CQuartziteInstallation.h"
#include "backend.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static const qz_backend *backend;

// The versions of libavcodec that a package may have a library for.
enum { NEWEST = 80, OLDEST = 58 };

// Returns the functions of a package for the newest version of FFmpeg that is installed, or NULL.
static const qz_backend *find_other(void) {
    char folder[4096], file[4200];
    if (!qz_installed_path("ffmpeg", folder, sizeof folder)) return NULL;
    for (int version = NEWEST; version >= OLDEST; version--) {
        snprintf(file, sizeof file, "%s/libQuartziteFFmpeg.%d.so", folder, version);
        // FFmpeg needs libraries that the package has in older versions, and gets its own in a namespace of its own.
        void *library = dlmopen(LM_ID_NEWLM, file, RTLD_LAZY | RTLD_LOCAL);
        if (!library) continue;
        const qz_backend *(*functions)(void);
        *(void **)&functions = dlsym(library, "qz_backend_functions");
        if (functions && functions()->load()) return functions();
        dlclose(library);
    }
    return NULL;
}

static void choose(void) {
    const qz_backend *own = qz_backend_functions();
    const qz_backend *other = own->load() ? NULL : find_other();
    backend = other ? other : own;
}

static const qz_backend *chosen(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, choose);
    return backend;
}

int qz_encoder_open(qz_encoder **encoder, const qz_encoder_settings *settings) {
    return chosen()->encoder_open(encoder, settings);
}

int qz_encoder_write(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride, int first, int end, int64_t time) {
    return backend->encoder_write(encoder, pixels, stride, first, end, time);
}

int qz_encoder_finish(qz_encoder *encoder) { return backend->encoder_finish(encoder); }

void qz_encoder_close(qz_encoder *encoder) { backend->encoder_close(encoder); }

int qz_appender_open(qz_appender **appender, const qz_appender_settings *settings, const char *first) {
    return chosen()->appender_open(appender, settings, first);
}

int qz_appender_append(qz_appender *appender, const char *path, int64_t count) {
    return backend->appender_append(appender, path, count);
}

int qz_appender_finish(qz_appender *appender) { return backend->appender_finish(appender); }

void qz_appender_close(qz_appender *appender) { backend->appender_close(appender); }

int qz_decoder_open(qz_decoder **decoder, const char *path, int threads) {
    return chosen()->decoder_open(decoder, path, threads);
}

int qz_decoder_read(qz_decoder *decoder, uint32_t *pixels, ptrdiff_t stride, int width, int height) {
    return backend->decoder_read(decoder, pixels, stride, width, height);
}

void qz_decoder_close(qz_decoder *decoder) { backend->decoder_close(decoder); }

void qz_error_text(int code, char *text, size_t size) { chosen()->error_text(code, text, size); }
