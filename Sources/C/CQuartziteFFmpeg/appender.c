#include "backend.h"

#include "libav.h"
#include "output.h"

#include <errno.h>
#include <string.h>

struct qz_appender {
    AVFormatContext *format;
    AVStream *stream;
    AVPacket *packet;
    AVRational frame; // the duration of a frame in seconds
    int reorder_delay;
    int64_t count; // of the frames so far
};

// MARK: Sources

// Returns zero, qz_append_damaged, or a negative error code.
static int open_source(AVFormatContext **format, const char *path) {
    AVDictionary *options = NULL;
    // Files come from other machines: nothing but what an encoder of segments writes is opened.
    libav.av_dict_set(&options, "protocol_whitelist", "file", 0);
    libav.av_dict_set(&options, "codec_whitelist", "h264", 0);
    int code = libav.avformat_open_input(format, path, libav.av_find_input_format("matroska"), &options);
    libav.av_dict_free(&options);
    if (code < 0) return code == AVERROR(ENOMEM) ? code : qz_append_damaged;
    if ((*format)->nb_streams == 1) {
        const AVCodecParameters *parameters = (*format)->streams[0]->codecpar;
        if (parameters->codec_id == AV_CODEC_ID_H264 && parameters->extradata_size > 0) return 0;
    }
    libav.avformat_close_input(format);
    return qz_append_damaged;
}

// Whether a decoder that is set up for `a` also decodes `b`.
static bool is_same(const AVCodecParameters *a, const AVCodecParameters *b) {
    return a->width == b->width && a->height == b->height && a->extradata_size == b->extradata_size &&
           memcmp(a->extradata, b->extradata, (size_t)a->extradata_size) == 0;
}

// MARK: Opening

static int open_stream(qz_appender *appender, const qz_appender_settings *settings, const AVCodecParameters *source) {
    AVStream *stream = appender->stream = libav.avformat_new_stream(appender->format, NULL);
    if (!stream) return AVERROR(ENOMEM);
    int code = libav.avcodec_parameters_copy(stream->codecpar, source);
    if (code < 0) return code;
    stream->codecpar->codec_tag = 0;
    stream->codecpar->video_delay = settings->reorder_delay;
    stream->time_base = appender->frame;
    stream->avg_frame_rate = (AVRational){settings->frame_rate_numerator, settings->frame_rate_denominator};
    stream->sample_aspect_ratio = stream->codecpar->sample_aspect_ratio = (AVRational){1, 1};
    code = qz_output_open(appender->format, settings->url, settings->file, true);
    return code < 0 ? code : qz_output_write_header(appender->format, settings->muxer_options);
}

int qz_ffmpeg_appender_open(qz_appender **result, const qz_appender_settings *settings, const char *first) {
    if (!qz_libav_load()) return QZ_LIBAV_MISSING;
    qz_appender *appender = libav.av_mallocz(sizeof *appender);
    if (!appender) return AVERROR(ENOMEM);
    appender->frame = (AVRational){settings->frame_rate_denominator, settings->frame_rate_numerator};
    appender->reorder_delay = settings->reorder_delay;
    AVFormatContext *source = NULL;
    int code = open_source(&source, first);
    if (code == 0) code = libav.avformat_alloc_output_context2(&appender->format, NULL, settings->muxer, NULL);
    if (code >= 0 && source) {
        appender->packet = libav.av_packet_alloc();
        code = appender->packet ? open_stream(appender, settings, source->streams[0]->codecpar) : AVERROR(ENOMEM);
    }
    libav.avformat_close_input(&source);
    if (code != 0) {
        qz_ffmpeg_appender_close(appender);
        return code;
    }
    *result = appender;
    return 0;
}

// MARK: Packets

// Sets the times of the packet at `position` among those of its segment. Segments have rounded times, whose distances
// from the first one still tell the frames apart.
static bool set_times(const qz_appender *appender, AVRational base, int64_t first, int64_t position, int64_t count) {
    AVPacket *packet = appender->packet;
    if (first == AV_NOPTS_VALUE || packet->pts == AV_NOPTS_VALUE) return false;
    int64_t frame = libav.av_rescale_q_rnd(packet->pts - first, base, appender->frame, AV_ROUND_NEAR_INF);
    if (frame < 0 || frame >= count || frame < position - appender->reorder_delay) return false;
    packet->pts = appender->count + frame;
    packet->dts = appender->count + position - appender->reorder_delay;
    packet->duration = 1;
    packet->pos = -1;
    packet->stream_index = appender->stream->index;
    libav.av_packet_rescale_ts(packet, appender->frame, appender->stream->time_base);
    return true;
}

static int copy(qz_appender *appender, AVFormatContext *source, int64_t count) {
    int64_t first = AV_NOPTS_VALUE;
    for (int64_t position = 0;; position++) {
        int code = libav.av_read_frame(source, appender->packet);
        if (code == AVERROR(ENOMEM)) return code;
        if (code < 0) return code == AVERROR_EOF && position == count ? 0 : qz_append_damaged;
        if (position == 0) first = appender->packet->pts;
        bool begins = position > 0 || appender->packet->flags & AV_PKT_FLAG_KEY;
        bool fits = begins && position < count &&
                    set_times(appender, source->streams[0]->time_base, first, position, count);
        code = fits ? libav.av_write_frame(appender->format, appender->packet) : qz_append_damaged;
        libav.av_packet_unref(appender->packet);
        if (code != 0) return code;
        if (appender->format->pb->error < 0) return appender->format->pb->error;
    }
}

int qz_ffmpeg_appender_append(qz_appender *appender, const char *path, int64_t count) {
    AVFormatContext *source = NULL;
    int code = open_source(&source, path);
    if (code != 0) return code;
    bool fits = is_same(source->streams[0]->codecpar, appender->stream->codecpar);
    code = fits ? copy(appender, source, count) : qz_append_different;
    libav.avformat_close_input(&source);
    if (code == 0) appender->count += count;
    return code;
}

int qz_ffmpeg_appender_finish(qz_appender *appender) { return qz_output_finish(appender->format); }

void qz_ffmpeg_appender_close(qz_appender *appender) {
    if (!appender) return;
    qz_output_close(appender->format);
    libav.av_packet_free(&appender->packet);
    libav.av_free(appender);
}
