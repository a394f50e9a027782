#include "backend.h"

#include "CQuartziteKernels.h"
#include "libav.h"
#include "output.h"

#include <errno.h>
#include <string.h>

struct qz_encoder {
    qz_encoder_settings settings;
    AVFormatContext *format;
    AVCodecContext *codec;
    AVStream *stream;
    AVFrame *frame; // to be filled
    AVFrame *last;  // the last one, converted
    AVPacket *packet;
    uint32_t *scratch; // two rows of pixels
    qz_ycbcr_matrix matrix;
};

// MARK: Opening

static enum AVPixelFormat pixel_format(enum qz_layout layout, bool keeps_alpha) {
    switch (layout) {
    case qz_layout_yuv420: return AV_PIX_FMT_YUV420P;
    case qz_layout_yuva420: return AV_PIX_FMT_YUVA420P;
    case qz_layout_rgb: return AV_PIX_FMT_RGB24;
    case qz_layout_rgba: return AV_PIX_FMT_RGBA;
    case qz_layout_bgra: return AV_PIX_FMT_BGRA;
    case qz_layout_premultiplied: return keeps_alpha ? AV_PIX_FMT_BGRA : AV_PIX_FMT_BGR0;
    }
    return AV_PIX_FMT_NONE;
}

static bool is_yuv(enum qz_layout layout) { return layout == qz_layout_yuv420 || layout == qz_layout_yuva420; }

static int open_codec(qz_encoder *encoder) {
    const qz_encoder_settings *settings = &encoder->settings;
    const AVCodec *implementation = libav.avcodec_find_encoder_by_name(settings->codec);
    if (!implementation) return AVERROR_ENCODER_NOT_FOUND;
    AVCodecContext *codec = encoder->codec = libav.avcodec_alloc_context3(implementation);
    if (!codec) return AVERROR(ENOMEM);
    bool yuv = is_yuv(settings->layout);
    codec->width = yuv ? (settings->width + 1) & ~1 : settings->width;
    codec->height = yuv ? (settings->height + 1) & ~1 : settings->height;
    codec->pix_fmt = pixel_format(settings->layout, settings->keeps_alpha);
    codec->time_base = (AVRational){settings->frame_rate_denominator, settings->frame_rate_numerator};
    codec->framerate = (AVRational){settings->frame_rate_numerator, settings->frame_rate_denominator};
    codec->sample_aspect_ratio = (AVRational){1, 1};
    codec->thread_count = settings->threads;
    codec->flags |= AV_CODEC_FLAG_BITEXACT | AV_CODEC_FLAG_CLOSED_GOP;
    if (encoder->format->oformat->flags & AVFMT_GLOBALHEADER) codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    if (settings->keyframe_interval > 0) codec->gop_size = settings->keyframe_interval;
    if (yuv) {
        codec->color_range = AVCOL_RANGE_MPEG;
        codec->color_primaries = AVCOL_PRI_BT709;
        codec->color_trc = AVCOL_TRC_BT709;
        codec->colorspace = AVCOL_SPC_BT709;
        codec->chroma_sample_location = AVCHROMA_LOC_LEFT;
    }
    AVDictionary *options = NULL;
    int code = libav.av_dict_parse_string(&options, settings->codec_options, "=", ":", 0);
    if (code >= 0) code = libav.avcodec_open2(codec, implementation, &options);
    // An option unknown to the codec would otherwise be ignored silently.
    if (code >= 0 && libav.av_dict_count(options) > 0) code = AVERROR_OPTION_NOT_FOUND;
    libav.av_dict_free(&options);
    return code;
}

static int open_muxer(qz_encoder *encoder) {
    const qz_encoder_settings *settings = &encoder->settings;
    AVFormatContext *format = encoder->format;
    int code = qz_output_open(format, settings->url, settings->file, settings->seekable);
    if (code < 0) return code;
    encoder->stream = libav.avformat_new_stream(format, NULL);
    if (!encoder->stream) return AVERROR(ENOMEM);
    code = libav.avcodec_parameters_from_context(encoder->stream->codecpar, encoder->codec);
    if (code < 0) return code;
    encoder->stream->time_base = encoder->codec->time_base;
    encoder->stream->avg_frame_rate = encoder->codec->framerate;
    encoder->stream->sample_aspect_ratio = encoder->codec->sample_aspect_ratio;
    return qz_output_write_header(format, settings->muxer_options);
}

static int open_buffers(qz_encoder *encoder) {
    size_t width = (size_t)encoder->codec->width;
    encoder->scratch = libav.av_malloc_array(2 * width, sizeof(uint32_t));
    encoder->matrix = qz_ycbcr_matrix_make(QZ_BT709, 0);
    encoder->packet = libav.av_packet_alloc();
    encoder->frame = libav.av_frame_alloc();
    encoder->last = libav.av_frame_alloc();
    if (!encoder->scratch || !encoder->packet || !encoder->frame || !encoder->last) return AVERROR(ENOMEM);
    return 0;
}

int qz_ffmpeg_encoder_open(qz_encoder **result, const qz_encoder_settings *settings) {
    if (!qz_libav_load()) return QZ_LIBAV_MISSING;
    qz_encoder *encoder = libav.av_mallocz(sizeof *encoder);
    if (!encoder) return AVERROR(ENOMEM);
    encoder->settings = *settings;
    int code = libav.avformat_alloc_output_context2(&encoder->format, NULL, settings->muxer, NULL);
    if (code >= 0) code = open_codec(encoder);
    if (code >= 0) code = open_buffers(encoder);
    if (code >= 0) code = open_muxer(encoder);
    // The strings belong to the caller and are not read again.
    encoder->settings.codec_options = encoder->settings.muxer_options = NULL;
    encoder->settings.muxer = encoder->settings.codec = encoder->settings.url = NULL;
    if (code < 0) {
        qz_ffmpeg_encoder_close(encoder);
        return code;
    }
    *result = encoder;
    return 0;
}

// MARK: Frames

static void fill_yuv(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride, int first, int end) {
    const AVFrame *frame = encoder->frame;
    int width = encoder->settings.width, height = encoder->settings.height;
    bool straight = encoder->settings.layout == qz_layout_yuva420;
    for (int y = first; y < end; y += 2) {
        const uint32_t *rows[2];
        for (int k = 0; k < 2; k++) {
            rows[k] = pixels + (y + k < height ? y + k : height - 1) * stride;
            if (!straight) continue;
            uint32_t *copy = encoder->scratch + k * width;
            qz_straighten_row(rows[k], copy, width);
            rows[k] = copy;
            uint8_t *alpha = frame->data[3] + (y + k) * frame->linesize[3];
            qz_alpha_row(copy, alpha, width);
            if (width % 2 == 1) alpha[width] = alpha[width - 1];
        }
        const qz_ycbcr_rows target = {
            frame->data[0] + y * frame->linesize[0],
            frame->data[0] + (y + 1) * frame->linesize[0],
            frame->data[1] + y / 2 * frame->linesize[1],
            frame->data[2] + y / 2 * frame->linesize[2],
        };
        qz_ycbcr_convert(&encoder->matrix, rows[0], rows[1], width, &target);
    }
}

static void fill_rgb(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride, int first, int end) {
    int width = encoder->settings.width;
    for (int y = first; y < end; y++) {
        const uint32_t *row = pixels + y * stride;
        uint8_t *target = encoder->frame->data[0] + y * encoder->frame->linesize[0];
        if (encoder->settings.layout == qz_layout_rgb) {
            qz_rgb_row(row, target, width);
        } else if (encoder->settings.layout == qz_layout_rgba) {
            qz_straighten_row(row, encoder->scratch, width);
            qz_rgba_row(encoder->scratch, target, width);
        } else if (encoder->settings.layout == qz_layout_premultiplied) {
            memcpy(target, row, (size_t)width * sizeof *row);
        } else if (encoder->settings.keeps_alpha) {
            qz_straighten_row(row, (uint32_t *)target, width);
        } else {
            for (int x = 0; x < width; x++) ((uint32_t *)target)[x] = row[x] | 0xFF000000u;
        }
    }
}

// Codecs may keep references to the frames they look ahead at.
static int allocate_frame(AVFrame *frame, const AVCodecContext *codec) {
    frame->format = codec->pix_fmt;
    frame->width = codec->width;
    frame->height = codec->height;
    frame->color_range = codec->color_range;
    frame->color_primaries = codec->color_primaries;
    frame->color_trc = codec->color_trc;
    frame->colorspace = codec->colorspace;
    frame->chroma_location = codec->chroma_sample_location;
    return libav.av_frame_get_buffer(frame, 0);
}

static int drain(qz_encoder *encoder) {
    for (;;) {
        int code = libav.avcodec_receive_packet(encoder->codec, encoder->packet);
        if (code == AVERROR(EAGAIN) || code == AVERROR_EOF) return 0;
        if (code < 0) return code;
        encoder->packet->duration = 1;
        libav.av_packet_rescale_ts(encoder->packet, encoder->codec->time_base, encoder->stream->time_base);
        encoder->packet->stream_index = encoder->stream->index;
        code = libav.av_write_frame(encoder->format, encoder->packet);
        libav.av_packet_unref(encoder->packet);
        if (code < 0) return code;
        if (encoder->format->pb->error < 0) return encoder->format->pb->error;
    }
}

// Copies unchanged rows from the last frame.
static void copy_rows(qz_encoder *encoder, int first, int end) {
    const AVFrame *frame = encoder->frame, *last = encoder->last;
    bool yuv = is_yuv(encoder->settings.layout);
    for (int plane = 0; plane < AV_NUM_DATA_POINTERS && last->data[plane]; plane++) {
        int half = yuv && (plane == 1 || plane == 2);
        size_t size = (size_t)frame->linesize[plane];
        for (int y = 0; y < frame->height >> half; y++) {
            if (y >= first >> half && y < end >> half) continue;
            memcpy(frame->data[plane] + y * frame->linesize[plane], last->data[plane] + y * last->linesize[plane],
                   size);
        }
    }
}

// Returns a frame to fill: one before the last, unless the codec still refers to it.
static int empty_frame(qz_encoder *encoder) {
    AVFrame *frame = encoder->frame;
    if (frame->buf[0] && libav.av_frame_is_writable(frame) > 0) return 0;
    libav.av_frame_unref(frame);
    return allocate_frame(frame, encoder->codec);
}

// Makes `last` the converted frame. One that equals the last frame is not converted again.
static int convert_frame(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride, int first, int end) {
    bool has_last = encoder->last->buf[0] != NULL, yuv = is_yuv(encoder->settings.layout);
    if (has_last && first >= end) return 0;
    int code = empty_frame(encoder);
    if (code < 0) return code;
    AVFrame *frame = encoder->frame;
    if (!has_last) {
        first = 0;
        end = frame->height;
    }
    // Two rows share their chroma, and a repeated row at the end belongs to the last one.
    if (yuv) {
        first &= ~1;
        end = (end + 1) & ~1;
    }
    if (first > 0 || end < frame->height) copy_rows(encoder, first, end);
    if (yuv) {
        fill_yuv(encoder, pixels, stride, first, end);
    } else {
        fill_rgb(encoder, pixels, stride, first, end);
    }
    encoder->frame = encoder->last;
    encoder->last = frame;
    return 0;
}

int qz_ffmpeg_encoder_write(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride, int first, int end,
                            int64_t time) {
    int code = convert_frame(encoder, pixels, stride, first, end);
    if (code < 0) return code;
    encoder->last->pts = time;
    code = libav.avcodec_send_frame(encoder->codec, encoder->last);
    return code < 0 ? code : drain(encoder);
}

// APNG's muxer derives the delay of a frame from the next frame, which the last one lacks.
static void set_final_delay(qz_encoder *encoder) {
    if (strcmp(encoder->format->oformat->name, "apng") != 0) return;
    libav.av_opt_set_q(encoder->format->priv_data, "final_delay", encoder->codec->time_base, 0);
}

int qz_ffmpeg_encoder_finish(qz_encoder *encoder) {
    int code = libav.avcodec_send_frame(encoder->codec, NULL);
    if (code >= 0) code = drain(encoder);
    if (code < 0) return code;
    set_final_delay(encoder);
    return qz_output_finish(encoder->format);
}

void qz_ffmpeg_encoder_close(qz_encoder *encoder) {
    if (!encoder) return;
    qz_output_close(encoder->format);
    libav.avcodec_free_context(&encoder->codec);
    libav.av_frame_free(&encoder->frame);
    libav.av_frame_free(&encoder->last);
    libav.av_packet_free(&encoder->packet);
    libav.av_freep(&encoder->scratch);
    libav.av_free(encoder);
}
