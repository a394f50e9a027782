#include "CQuartziteImageCodecs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

static bool fail(char *error, const char *reason) {
    snprintf(error, qz_error_size, "%s", reason);
    return false;
}

// Accepts only complete files; the library itself also accepts truncated ones.
static WebPDemuxer *demux(const uint8_t *bytes, size_t count) {
    WebPData data = {bytes, count};
    WebPDemuxState state;
    WebPDemuxer *demuxer = WebPDemuxPartial(&data, &state);
    if (demuxer && state == WEBP_DEMUX_DONE) return demuxer;
    WebPDemuxDelete(demuxer);
    return NULL;
}

bool qz_webp_info_read(const uint8_t *bytes, size_t count, qz_webp_info *info, char *error) {
    WebPDemuxer *demuxer = demux(bytes, count);
    if (!demuxer) return fail(error, "incomplete or broken chunks");
    uint32_t width = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH),
             height = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT);
    uint32_t frames = WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT);
    info->animated = WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS) & ANIMATION_FLAG;
    info->width = (int)width;
    info->height = (int)height;
    info->frame_count = (int)frames;
    info->loop_count = info->animated ? (int)WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT) : 1;
    WebPDemuxDelete(demuxer);
    bool sound = width > 0 && height > 0 && width <= 1 << 24 && height <= 1 << 24 && frames > 0 && frames <= 1 << 24;
    return sound || fail(error, "no frames");
}

bool qz_webp_delays(const uint8_t *bytes, size_t count, int *delays, int frame_count, char *error) {
    WebPDemuxer *demuxer = demux(bytes, count);
    if (!demuxer) return fail(error, "incomplete or broken chunks");
    WebPIterator frame;
    int read = 0;
    bool found = WebPDemuxGetFrame(demuxer, 1, &frame);
    while (found && read < frame_count) {
        delays[read++] = frame.duration;
        found = WebPDemuxNextFrame(&frame);
    }
    WebPDemuxReleaseIterator(&frame);
    WebPDemuxDelete(demuxer);
    return read == frame_count || fail(error, "missing frames");
}

static void premultiply_rows(uint32_t *pixels, ptrdiff_t stride, int width, int height) {
    for (int y = 0; y < height; y++) qz_premultiply(pixels + y * stride, (size_t)width);
}

bool qz_webp_decode_still(const uint8_t *bytes, size_t count, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                          char *error) {
    int actual_width, actual_height;
    if (!WebPGetInfo(bytes, count, &actual_width, &actual_height)) return fail(error, "broken header");
    if (actual_width != width || actual_height != height) return fail(error, "the size differs from the header's");
    size_t size = (size_t)stride * 4 * (size_t)(height - 1) + (size_t)width * 4;
    if (!WebPDecodeBGRAInto(bytes, count, (uint8_t *)pixels, size, (int)stride * 4))
        return fail(error, "broken pixels");
    premultiply_rows(pixels, stride, width, height);
    return true;
}

struct qz_webp_animation {
    WebPAnimDecoder *decoder;
};

qz_webp_animation *qz_webp_animation_open(const uint8_t *bytes, size_t count) {
    WebPAnimDecoderOptions options;
    if (!WebPAnimDecoderOptionsInit(&options)) return NULL;
    options.color_mode = MODE_BGRA;
    qz_webp_animation *animation = calloc(1, sizeof *animation);
    if (!animation) return NULL;
    WebPData data = {bytes, count};
    animation->decoder = WebPAnimDecoderNew(&data, &options);
    if (!animation->decoder) {
        free(animation);
        return NULL;
    }
    return animation;
}

bool qz_webp_animation_next(qz_webp_animation *animation, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                            char *error) {
    uint8_t *frame;
    int timestamp;
    if (!WebPAnimDecoderGetNext(animation->decoder, &frame, &timestamp)) return fail(error, "broken pixels");
    for (int y = 0; y < height; y++) {
        memcpy(pixels + y * stride, frame + (size_t)y * (size_t)width * 4, (size_t)width * 4);
    }
    premultiply_rows(pixels, stride, width, height);
    return true;
}

void qz_webp_animation_rewind(qz_webp_animation *animation) { WebPAnimDecoderReset(animation->decoder); }

void qz_webp_animation_close(qz_webp_animation *animation) {
    if (!animation) return;
    WebPAnimDecoderDelete(animation->decoder);
    free(animation);
}
