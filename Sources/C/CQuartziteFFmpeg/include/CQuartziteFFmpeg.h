#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Encodes frames with libav into an open file descriptor; Swift code decides on formats, presets and names. Frames are
// premultiplied BGRA words, top row first. The output bytes depend only on the frames, the settings and the versions of
// the libraries: bit-exact flags are set, and thread counts come from the settings, never from the machine.

/// The pixel layout that the codec receives. Layouts without alpha show the frame over black.
enum qz_layout {
    qz_layout_yuv420,  // BT.709, limited range, left-sited chroma; the edge is repeated to make sides even
    qz_layout_yuva420, // the same for straight colours, with a full-range alpha plane
    qz_layout_rgb,
    qz_layout_rgba,          // straight alpha
    qz_layout_bgra,          // straight alpha; opaque if keeps_alpha is false
    qz_layout_premultiplied, // the words themselves; without alpha if keeps_alpha is false
};

typedef struct qz_encoder_settings {
    const char *muxer; // libav's short names
    const char *codec;
    const char *codec_options; // "key=value:key=value"
    const char *muxer_options;
    const char *url; // the location of `file`, for muxers that read back their output
    int file;        // the descriptor to write to; stays open
    bool seekable;
    bool keeps_alpha;
    enum qz_layout layout;
    int width, height;
    int frame_rate_numerator, frame_rate_denominator;
    int threads;
    int keyframe_interval; // in frames; 0 keeps the codec's default
} qz_encoder_settings;

typedef struct qz_encoder qz_encoder;

/// Returns zero or a negative error code; qz_error_text describes it.
int qz_encoder_open(qz_encoder **encoder, const qz_encoder_settings *settings);
/// Writes a frame. `stride` is in pixels; `time` is in frames and increases from call to call. Only the rows from `first`
/// to before `end` may differ from the last frame; the others are neither read nor converted again.
int qz_encoder_write(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride, int first, int end, int64_t time);
/// Writes the frames that the codec still holds and the end of the file.
int qz_encoder_finish(qz_encoder *encoder);
void qz_encoder_close(qz_encoder *encoder);

/// Appends the packets of H.264 video from Matroska files to one film, without decoding them.
typedef struct qz_appender qz_appender;

typedef struct qz_appender_settings {
    const char *muxer; // libav's short name
    const char *muxer_options;
    const char *url; // the location of `file`
    int file;        // the descriptor to write to, which can seek; stays open
    int frame_rate_numerator, frame_rate_denominator;
    int reorder_delay; // the number of frames by which the codec decodes a packet before it is shown
} qz_appender_settings;

/// Why a file cannot be appended.
enum qz_append_result {
    qz_append_damaged = 1,   // it is not what an encoder of segments writes
    qz_append_different = 2, // its codec is set up in another way than that of the first file
};

/// Opens a film with the size and the codec's setup of the file `first`. Returns zero, a qz_append_result for that file,
/// or a negative error code.
int qz_appender_open(qz_appender **appender, const qz_appender_settings *settings, const char *first);
/// Appends a file of `count` frames, which begins with a keyframe and refers to no frames of other files. Returns zero,
/// a qz_append_result, or a negative error code.
int qz_appender_append(qz_appender *appender, const char *path, int64_t count);
/// Writes the end of the film.
int qz_appender_finish(qz_appender *appender);
void qz_appender_close(qz_appender *appender);

typedef struct qz_decoder qz_decoder;

/// Opens a Matroska file of lossless RGB video. Returns zero or a negative error code.
int qz_decoder_open(qz_decoder **decoder, const char *path, int threads);
/// Decodes the next frame into premultiplied BGRA words; frames without alpha become opaque. Returns 1, 0 after the last
/// frame, or a negative error code, also for a frame of another size.
int qz_decoder_read(qz_decoder *decoder, uint32_t *pixels, ptrdiff_t stride, int width, int height);
void qz_decoder_close(qz_decoder *decoder);

void qz_error_text(int code, char *text, size_t size);
