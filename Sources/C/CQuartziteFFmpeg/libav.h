#pragma once
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/error.h>
#include <libavutil/mathematics.h>
#include <libavutil/mem.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <stdbool.h>

// FFmpeg's libraries are opened when the first film is encoded or read: with all that they need themselves, they would
// take most of the time and memory of a program that starts and writes a picture.

// The functions of libavformat that are used.
#define QZ_LIBAVFORMAT(X)                                                                                              \
    X(av_find_best_stream)                                                                                             \
    X(av_find_input_format)                                                                                            \
    X(av_read_frame)                                                                                                   \
    X(av_write_frame)                                                                                                  \
    X(av_write_trailer)                                                                                                \
    X(avformat_alloc_output_context2)                                                                                  \
    X(avformat_close_input)                                                                                            \
    X(avformat_find_stream_info)                                                                                       \
    X(avformat_free_context)                                                                                           \
    X(avformat_new_stream)                                                                                             \
    X(avformat_open_input)                                                                                             \
    X(avformat_write_header)                                                                                           \
    X(avio_alloc_context)                                                                                              \
    X(avio_context_free)                                                                                               \
    X(avio_flush)

// The functions of libavcodec that are used.
#define QZ_LIBAVCODEC(X)                                                                                               \
    X(av_packet_alloc)                                                                                                 \
    X(av_packet_free)                                                                                                  \
    X(av_packet_rescale_ts)                                                                                            \
    X(av_packet_unref)                                                                                                 \
    X(avcodec_alloc_context3)                                                                                          \
    X(avcodec_find_decoder)                                                                                            \
    X(avcodec_find_encoder_by_name)                                                                                    \
    X(avcodec_free_context)                                                                                            \
    X(avcodec_open2)                                                                                                   \
    X(avcodec_parameters_copy)                                                                                         \
    X(avcodec_parameters_from_context)                                                                                 \
    X(avcodec_parameters_to_context)                                                                                   \
    X(avcodec_receive_frame)                                                                                           \
    X(avcodec_receive_packet)                                                                                          \
    X(avcodec_send_frame)                                                                                              \
    X(avcodec_send_packet)

// The functions of libavutil that are used.
#define QZ_LIBAVUTIL(X)                                                                                                \
    X(av_dict_count)                                                                                                   \
    X(av_dict_free)                                                                                                    \
    X(av_dict_parse_string)                                                                                            \
    X(av_dict_set)                                                                                                     \
    X(av_frame_alloc)                                                                                                  \
    X(av_frame_free)                                                                                                   \
    X(av_frame_get_buffer)                                                                                             \
    X(av_frame_is_writable)                                                                                            \
    X(av_frame_unref)                                                                                                  \
    X(av_free)                                                                                                         \
    X(av_freep)                                                                                                        \
    X(av_log_set_level)                                                                                                \
    X(av_malloc)                                                                                                       \
    X(av_malloc_array)                                                                                                 \
    X(av_mallocz)                                                                                                      \
    X(av_opt_set_q)                                                                                                    \
    X(av_rescale_q_rnd)                                                                                                \
    X(av_strdup)                                                                                                       \
    X(av_strerror)

typedef struct qz_libav {
#define DECLARE(name) __typeof__(name) *name;
    QZ_LIBAVFORMAT(DECLARE)
    QZ_LIBAVCODEC(DECLARE)
    QZ_LIBAVUTIL(DECLARE)
#undef DECLARE
} qz_libav;

/// The functions, which do not change after qz_libav_load.
extern qz_libav libav;

/// The error of a machine without the libraries.
#define QZ_LIBAV_MISSING FFERRTAG('Q', 'Z', 'L', 'M')

/// Opens the libraries, if that has not happened yet; returns false if one is missing, or is not of this version.
bool qz_libav_load(void);
