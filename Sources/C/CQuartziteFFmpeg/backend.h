#pragma once
#include "CQuartziteFFmpeg.h"

// The functions of CQuartziteFFmpeg.h for one version of FFmpeg, whose structures differ between versions. Those for the
// version that the program is built with are part of it. An installed package has a library for each other version, and
// uses that for the version which the machine has.
#define QZ_BACKEND(X)                                                                                                  \
    X(encoder_open)                                                                                                    \
    X(encoder_write)                                                                                                   \
    X(encoder_finish)                                                                                                  \
    X(encoder_close)                                                                                                   \
    X(appender_open)                                                                                                   \
    X(appender_append)                                                                                                 \
    X(appender_finish)                                                                                                 \
    X(appender_close)                                                                                                  \
    X(decoder_open)                                                                                                    \
    X(decoder_read)                                                                                                    \
    X(decoder_close)                                                                                                   \
    X(error_text)

#define DECLARE(name) __typeof__(qz_##name) qz_ffmpeg_##name;
QZ_BACKEND(DECLARE)
#undef DECLARE

typedef struct qz_backend {
    bool (*load)(void); // whether FFmpeg's libraries of the version are installed
#define DECLARE(name) __typeof__(qz_##name) *name;
    QZ_BACKEND(DECLARE)
#undef DECLARE
} qz_backend;

/// Returns the functions. A library of a package exports this function alone.
const qz_backend *qz_backend_functions(void);
