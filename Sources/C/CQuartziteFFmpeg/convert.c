#include "convert.h"

#pragma STDC FP_CONTRACT OFF

static inline uint32_t straight(uint32_t channel, uint32_t alpha) {
    uint32_t value = (channel * 255 + alpha / 2) / alpha;
    return value > 255 ? 255 : value;
}

void qz_straighten_row(const uint32_t *source, uint32_t *target, int count) {
    for (int x = 0; x < count; x++) {
        uint32_t pixel = source[x], alpha = pixel >> 24;
        if (alpha == 255) {
            target[x] = pixel;
        } else if (alpha == 0) {
            target[x] = 0;
        } else {
            target[x] = alpha << 24 | straight(pixel >> 16 & 255, alpha) << 16 |
                        straight(pixel >> 8 & 255, alpha) << 8 | straight(pixel & 255, alpha);
        }
    }
}

void qz_rgb_row(const uint32_t *source, uint8_t *target, int count) {
    for (int x = 0; x < count; x++) {
        target[3 * x] = (uint8_t)(source[x] >> 16);
        target[3 * x + 1] = (uint8_t)(source[x] >> 8);
        target[3 * x + 2] = (uint8_t)source[x];
    }
}

void qz_rgba_row(const uint32_t *source, uint8_t *target, int count) {
    for (int x = 0; x < count; x++) {
        target[4 * x] = (uint8_t)(source[x] >> 16);
        target[4 * x + 1] = (uint8_t)(source[x] >> 8);
        target[4 * x + 2] = (uint8_t)source[x];
        target[4 * x + 3] = (uint8_t)(source[x] >> 24);
    }
}

void qz_alpha_row(const uint32_t *source, uint8_t *target, int count) {
    for (int x = 0; x < count; x++) target[x] = (uint8_t)(source[x] >> 24);
}

// BT.709 in limited range as 16.16 fixed point: luma is 16...235, chroma 16...240. The weights of each chroma channel
// sum to zero, so that greys have no colour at all.

void qz_luma_row(const uint32_t *source, uint8_t *target, int count) {
    for (int x = 0; x < count; x++) {
        uint32_t pixel = source[x];
        uint32_t sum = 11966 * (pixel >> 16 & 255) + 40254 * (pixel >> 8 & 255) + 4064 * (pixel & 255);
        target[x] = (uint8_t)(16 + ((sum + 32768) >> 16));
    }
}

// A chroma sample is at the left pixel of its pair, halfway between the rows, as H.264 and VP9 players assume: the
// weights are 1 2 1 horizontally and 1 1 vertically.
void qz_chroma_row(const uint32_t *upper, const uint32_t *lower, uint8_t *cb, uint8_t *cr, int count, int32_t *sums) {
    int32_t *red = sums + 1, *green = red + count + 1, *blue = green + count + 1;
    for (int x = 0; x < count; x++) {
        uint32_t a = upper[x], b = lower[x];
        red[x] = (int32_t)((a >> 16 & 255) + (b >> 16 & 255));
        green[x] = (int32_t)((a >> 8 & 255) + (b >> 8 & 255));
        blue[x] = (int32_t)((a & 255) + (b & 255));
    }
    for (int x = 0; x < count; x += 2) {
        int left = x > 0 ? x - 1 : 0, right = x + 1 < count ? x + 1 : x;
        int32_t r = red[left] + 2 * red[x] + red[right];
        int32_t g = green[left] + 2 * green[x] + green[right];
        int32_t b = blue[left] + 2 * blue[x] + blue[right];
        // 128 << 19 keeps the sums positive before the shift; weights have 16 bits, the pixel sums 3.
        cb[x / 2] = (uint8_t)((-6596 * r - 22188 * g + 28784 * b + (128 << 19) + (1 << 18)) >> 19);
        cr[x / 2] = (uint8_t)((28784 * r - 26145 * g - 2639 * b + (128 << 19) + (1 << 18)) >> 19);
    }
}
