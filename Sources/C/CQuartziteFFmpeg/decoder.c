#include "backend.h"

#include "libav.h"

#include <errno.h>
#include <string.h>

struct qz_decoder {
    AVFormatContext *format;
    AVCodecContext *codec;
    AVFrame *frame;
    AVPacket *packet;
    int stream;
    bool ended;
};

static int open_file(qz_decoder *decoder, const char *path) {
    AVDictionary *options = NULL;
    // Files come from other machines: nothing but what an encoder of segments writes is opened.
    libav.av_dict_set(&options, "protocol_whitelist", "file", 0);
    libav.av_dict_set(&options, "codec_whitelist", "h264,ffv1", 0);
    int code = libav.avformat_open_input(&decoder->format, path, libav.av_find_input_format("matroska"), &options);
    libav.av_dict_free(&options);
    if (code < 0) return code;
    code = libav.avformat_find_stream_info(decoder->format, NULL);
    if (code < 0) return code;
    decoder->stream = libav.av_find_best_stream(decoder->format, AVMEDIA_TYPE_VIDEO, -1, -1, NULL, 0);
    return decoder->stream < 0 ? decoder->stream : 0;
}

static int open_codec(qz_decoder *decoder, int threads) {
    const AVCodecParameters *parameters = decoder->format->streams[decoder->stream]->codecpar;
    if (parameters->codec_id != AV_CODEC_ID_H264 && parameters->codec_id != AV_CODEC_ID_FFV1) {
        return AVERROR_DECODER_NOT_FOUND;
    }
    const AVCodec *implementation = libav.avcodec_find_decoder(parameters->codec_id);
    if (!implementation) return AVERROR_DECODER_NOT_FOUND;
    decoder->codec = libav.avcodec_alloc_context3(implementation);
    if (!decoder->codec) return AVERROR(ENOMEM);
    int code = libav.avcodec_parameters_to_context(decoder->codec, parameters);
    if (code < 0) return code;
    decoder->codec->thread_count = threads;
    decoder->codec->err_recognition = AV_EF_EXPLODE | AV_EF_CRCCHECK | AV_EF_BITSTREAM;
    return libav.avcodec_open2(decoder->codec, implementation, NULL);
}

int qz_ffmpeg_decoder_open(qz_decoder **result, const char *path, int threads) {
    if (!qz_libav_load()) return QZ_LIBAV_MISSING;
    qz_decoder *decoder = libav.av_mallocz(sizeof *decoder);
    if (!decoder) return AVERROR(ENOMEM);
    int code = open_file(decoder, path);
    if (code >= 0) code = open_codec(decoder, threads);
    decoder->frame = libav.av_frame_alloc();
    decoder->packet = libav.av_packet_alloc();
    if (code >= 0 && (!decoder->frame || !decoder->packet)) code = AVERROR(ENOMEM);
    if (code < 0) {
        qz_ffmpeg_decoder_close(decoder);
        return code;
    }
    *result = decoder;
    return 0;
}

// Passes one packet to the codec, or the end of the file.
static int feed(qz_decoder *decoder) {
    for (;;) {
        int code = libav.av_read_frame(decoder->format, decoder->packet);
        if (code == AVERROR_EOF) {
            decoder->ended = true;
            return libav.avcodec_send_packet(decoder->codec, NULL);
        }
        if (code < 0) return code;
        bool wanted = decoder->packet->stream_index == decoder->stream;
        code = wanted ? libav.avcodec_send_packet(decoder->codec, decoder->packet) : 0;
        libav.av_packet_unref(decoder->packet);
        if (code < 0 || wanted) return code;
    }
}

static int copy(const AVFrame *frame, uint32_t *pixels, ptrdiff_t stride) {
    for (int y = 0; y < frame->height; y++) {
        uint32_t *row = pixels + y * stride;
        const uint8_t *first = frame->data[0] + y * frame->linesize[0];
        switch (frame->format) {
        case AV_PIX_FMT_BGRA: memcpy(row, first, (size_t)frame->width * sizeof *row); break;
        case AV_PIX_FMT_GBRP: {
            const uint8_t *blue = frame->data[1] + y * frame->linesize[1];
            const uint8_t *red = frame->data[2] + y * frame->linesize[2];
            for (int x = 0; x < frame->width; x++) {
                row[x] = 0xFF000000u | (uint32_t)red[x] << 16 | (uint32_t)first[x] << 8 | blue[x];
            }
            break;
        }
        default: return AVERROR_INVALIDDATA;
        }
    }
    return 1;
}

int qz_ffmpeg_decoder_read(qz_decoder *decoder, uint32_t *pixels, ptrdiff_t stride, int width, int height) {
    for (;;) {
        int code = libav.avcodec_receive_frame(decoder->codec, decoder->frame);
        if (code == AVERROR_EOF) return 0;
        if (code == AVERROR(EAGAIN)) {
            if (decoder->ended) return 0;
            code = feed(decoder);
            if (code < 0) return code;
            continue;
        }
        if (code < 0) return code;
        bool fits = decoder->frame->width == width && decoder->frame->height == height;
        code = fits ? copy(decoder->frame, pixels, stride) : AVERROR_INVALIDDATA;
        libav.av_frame_unref(decoder->frame);
        return code;
    }
}

void qz_ffmpeg_decoder_close(qz_decoder *decoder) {
    if (!decoder) return;
    libav.avcodec_free_context(&decoder->codec);
    libav.avformat_close_input(&decoder->format);
    libav.av_frame_free(&decoder->frame);
    libav.av_packet_free(&decoder->packet);
    libav.av_free(decoder);
}
