#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Encodes frames with libav into an open file descriptor. Policy (formats, presets, names) lives in Swift.
// Frames are premultiplied BGRA words, row 0 on top. The bytes written depend on the frames, the settings and the
// versions of the libraries alone: bit-exact flags are set, thread counts come from the settings, never from the machine.

/// How a frame's pixels are handed to the codec. Layouts without alpha show the frame over black.
enum qz_layout {
    qz_layout_yuv420,  // BT.709, limited range, left-sited chroma; odd sides grow by repeating the edge
    qz_layout_yuva420, // the same over straight colours, with a full-range alpha plane
    qz_layout_rgb,
    qz_layout_rgba, // straight alpha
    qz_layout_bgra, // straight alpha; opaque when keeps_alpha is false
};

typedef struct qz_encoder_settings {
    const char *muxer; // libav's short names
    const char *codec;
    const char *codec_options; // "key=value:key=value"
    const char *muxer_options;
    const char *url; // where `file` lies, for muxers that read back what they wrote
    int file;        // descriptor to write to; stays open
    bool seekable;
    bool keeps_alpha;
    enum qz_layout layout;
    int width, height;
    int frame_rate_numerator, frame_rate_denominator;
    int threads;
    int keyframe_interval; // frames; 0 leaves the codec's own
} qz_encoder_settings;

typedef struct qz_encoder qz_encoder;

/// Zero or a negative error code; qz_error_text puts it into words.
int qz_encoder_open(qz_encoder **encoder, const qz_encoder_settings *settings);
/// `stride` counts pixels; `time` counts frames and rises from call to call.
int qz_encoder_write(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride, int64_t time);
/// Writes what the codec still holds and the file's end.
int qz_encoder_finish(qz_encoder *encoder);
void qz_encoder_close(qz_encoder *encoder);

void qz_error_text(int code, char *text, size_t size);
