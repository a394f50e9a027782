#include "CQuartziteFFmpeg.h"

#include "convert.h"
#include "output.h"

#include <errno.h>
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/error.h>
#include <libavutil/mem.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <string.h>

struct qz_encoder {
    qz_encoder_settings settings;
    AVFormatContext *format;
    AVCodecContext *codec;
    AVStream *stream;
    AVFrame *frame;
    AVPacket *packet;
    uint32_t *scratch; // two rows of pixels
    int32_t *sums;
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
    const AVCodec *implementation = avcodec_find_encoder_by_name(settings->codec);
    if (!implementation) return AVERROR_ENCODER_NOT_FOUND;
    AVCodecContext *codec = encoder->codec = avcodec_alloc_context3(implementation);
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
    int code = av_dict_parse_string(&options, settings->codec_options, "=", ":", 0);
    if (code >= 0) code = avcodec_open2(codec, implementation, &options);
    // An option unknown to the codec would otherwise be ignored silently.
    if (code >= 0 && av_dict_count(options) > 0) code = AVERROR_OPTION_NOT_FOUND;
    av_dict_free(&options);
    return code;
}

static int open_muxer(qz_encoder *encoder) {
    const qz_encoder_settings *settings = &encoder->settings;
    AVFormatContext *format = encoder->format;
    int code = qz_output_open(format, settings->url, settings->file, settings->seekable);
    if (code < 0) return code;
    encoder->stream = avformat_new_stream(format, NULL);
    if (!encoder->stream) return AVERROR(ENOMEM);
    code = avcodec_parameters_from_context(encoder->stream->codecpar, encoder->codec);
    if (code < 0) return code;
    encoder->stream->time_base = encoder->codec->time_base;
    encoder->stream->avg_frame_rate = encoder->codec->framerate;
    encoder->stream->sample_aspect_ratio = encoder->codec->sample_aspect_ratio;
    return qz_output_write_header(format, settings->muxer_options);
}

static int open_buffers(qz_encoder *encoder) {
    size_t width = (size_t)encoder->codec->width;
    encoder->scratch = av_malloc_array(2 * width, sizeof(uint32_t));
    encoder->sums = av_malloc_array(3 * (width + 1) + 1, sizeof(int32_t));
    encoder->packet = av_packet_alloc();
    encoder->frame = av_frame_alloc();
    if (!encoder->scratch || !encoder->sums || !encoder->packet || !encoder->frame) return AVERROR(ENOMEM);
    return 0;
}

int qz_encoder_open(qz_encoder **result, const qz_encoder_settings *settings) {
    av_log_set_level(AV_LOG_QUIET);
    qz_encoder *encoder = av_mallocz(sizeof *encoder);
    if (!encoder) return AVERROR(ENOMEM);
    encoder->settings = *settings;
    int code = avformat_alloc_output_context2(&encoder->format, NULL, settings->muxer, NULL);
    if (code >= 0) code = open_codec(encoder);
    if (code >= 0) code = open_buffers(encoder);
    if (code >= 0) code = open_muxer(encoder);
    // The strings belong to the caller and are not read again.
    encoder->settings.codec_options = encoder->settings.muxer_options = NULL;
    encoder->settings.muxer = encoder->settings.codec = encoder->settings.url = NULL;
    if (code < 0) {
        qz_encoder_close(encoder);
        return code;
    }
    *result = encoder;
    return 0;
}

// MARK: Frames

static void fill_yuv(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride) {
    AVFrame *frame = encoder->frame;
    int width = encoder->settings.width, height = encoder->settings.height;
    int padded = encoder->codec->width;
    bool straight = encoder->settings.layout == qz_layout_yuva420;
    for (int y = 0; y < frame->height; y += 2) {
        const uint32_t *rows[2];
        for (int k = 0; k < 2; k++) {
            int line = y + k < height ? y + k : height - 1;
            rows[k] = pixels + line * stride;
            if (straight || padded != width) {
                uint32_t *copy = encoder->scratch + k * padded;
                if (straight) {
                    qz_straighten_row(rows[k], copy, width);
                } else {
                    memcpy(copy, rows[k], (size_t)width * sizeof *copy);
                }
                if (padded != width) copy[width] = copy[width - 1];
                rows[k] = copy;
            }
            qz_luma_row(rows[k], frame->data[0] + (y + k) * frame->linesize[0], padded);
            if (straight) qz_alpha_row(rows[k], frame->data[3] + (y + k) * frame->linesize[3], padded);
        }
        uint8_t *cb = frame->data[1] + y / 2 * frame->linesize[1], *cr = frame->data[2] + y / 2 * frame->linesize[2];
        qz_chroma_row(rows[0], rows[1], cb, cr, padded, encoder->sums);
    }
}

static void fill_rgb(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride) {
    int width = encoder->settings.width, height = encoder->settings.height;
    for (int y = 0; y < height; y++) {
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

// Codecs keep references to the frames they look ahead at, so each frame needs its own buffer.
static int allocate_frame(AVFrame *frame, const AVCodecContext *codec) {
    frame->format = codec->pix_fmt;
    frame->width = codec->width;
    frame->height = codec->height;
    frame->color_range = codec->color_range;
    frame->color_primaries = codec->color_primaries;
    frame->color_trc = codec->color_trc;
    frame->colorspace = codec->colorspace;
    frame->chroma_location = codec->chroma_sample_location;
    return av_frame_get_buffer(frame, 0);
}

static int drain(qz_encoder *encoder) {
    for (;;) {
        int code = avcodec_receive_packet(encoder->codec, encoder->packet);
        if (code == AVERROR(EAGAIN) || code == AVERROR_EOF) return 0;
        if (code < 0) return code;
        encoder->packet->duration = 1;
        av_packet_rescale_ts(encoder->packet, encoder->codec->time_base, encoder->stream->time_base);
        encoder->packet->stream_index = encoder->stream->index;
        code = av_write_frame(encoder->format, encoder->packet);
        av_packet_unref(encoder->packet);
        if (code < 0) return code;
        if (encoder->format->pb->error < 0) return encoder->format->pb->error;
    }
}

int qz_encoder_write(qz_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride, int64_t time) {
    AVFrame *frame = encoder->frame;
    int code = allocate_frame(frame, encoder->codec);
    if (code < 0) return code;
    switch (encoder->settings.layout) {
    case qz_layout_yuv420:
    case qz_layout_yuva420: fill_yuv(encoder, pixels, stride); break;
    default: fill_rgb(encoder, pixels, stride); break;
    }
    frame->pts = time;
    code = avcodec_send_frame(encoder->codec, frame);
    av_frame_unref(frame);
    return code < 0 ? code : drain(encoder);
}

// APNG's muxer derives the delay of a frame from the next frame, which the last one lacks.
static void set_final_delay(qz_encoder *encoder) {
    if (strcmp(encoder->format->oformat->name, "apng") != 0) return;
    av_opt_set_q(encoder->format->priv_data, "final_delay", encoder->codec->time_base, 0);
}

int qz_encoder_finish(qz_encoder *encoder) {
    int code = avcodec_send_frame(encoder->codec, NULL);
    if (code >= 0) code = drain(encoder);
    if (code < 0) return code;
    set_final_delay(encoder);
    return qz_output_finish(encoder->format);
}

void qz_encoder_close(qz_encoder *encoder) {
    if (!encoder) return;
    qz_output_close(encoder->format);
    avcodec_free_context(&encoder->codec);
    av_frame_free(&encoder->frame);
    av_packet_free(&encoder->packet);
    av_freep(&encoder->scratch);
    av_freep(&encoder->sums);
    av_free(encoder);
}

void qz_error_text(int code, char *text, size_t size) { av_strerror(code, text, size); }
