#include "qz_mip.h"
#include "qz_pixel.h"
#include <stddef.h>
#include <string.h>

void qz_make_border(uint32_t *pixels, int32_t stride, int32_t width, int32_t height, int repeats_edge) {
    const ptrdiff_t step = stride;
    for (int32_t y = 1; y <= height; y++) {
        uint32_t *row = pixels + y * step;
        row[0] = repeats_edge ? row[1] : 0;
        row[width + 1] = repeats_edge ? row[width] : 0;
    }
    const size_t bytes = (size_t)(width + 2) * 4;
    uint32_t *last = pixels + (height + 1) * step;
    if (repeats_edge) {
        memcpy(pixels, pixels + step, bytes);
        memcpy(last, last - step, bytes);
    } else {
        memset(pixels, 0, bytes);
        memset(last, 0, bytes);
    }
}

void qz_copy_bordered(uint32_t *target, int32_t target_stride, const uint32_t *source, int32_t source_stride,
                      int32_t width, int32_t height, int repeats_edge) {
    for (int32_t y = 0; y < height; y++)
        memcpy(target + (ptrdiff_t)(y + 1) * target_stride + 1, source + (ptrdiff_t)y * source_stride,
               (size_t)width * 4);
    qz_make_border(target, target_stride, width, height, repeats_edge);
}

/* The weights of the three source pixels from 2 * i on in the i-th of `halves` pixels, in units of 1 / sum. */
typedef struct {
    uint64_t part[3], sum;
} overlap;

QZ_INLINE overlap overlaps(int32_t side, int32_t i) {
    const uint64_t halves = (uint64_t)qz_half_side(side), k = (uint64_t)i;
    if (side == 1) return (overlap){{1, 0, 0}, 1};
    if (side % 2 == 0) return (overlap){{1, 1, 0}, 2};
    return (overlap){{halves - k, halves, k + 1}, 2 * halves + 1};
}

static uint32_t mean_2x2(const uint32_t *top, const uint32_t *bottom) {
    uint32_t result = 0;
    for (int c = 0; c < 4; c++) {
        const uint32_t sum = qz_channel(top[0], c) + qz_channel(top[1], c) + qz_channel(bottom[0], c) +
                             qz_channel(bottom[1], c);
        result |= (sum + 2) >> 2 << (8 * c);
    }
    return result;
}

static uint32_t weighted_mean(const uint32_t *corner, ptrdiff_t stride, const overlap *h, const overlap *v) {
    uint64_t sums[4] = {0};
    for (int y = 0; y < 3; y++)
        for (int x = 0; x < 3; x++) {
            const uint64_t weight = v->part[y] * h->part[x];
            if (weight == 0) continue; /* may lie outside the picture */
            for (int c = 0; c < 4; c++) sums[c] += weight * qz_channel(corner[y * stride + x], c);
        }
    const uint64_t total = h->sum * v->sum;
    uint32_t result = 0;
    for (int c = 0; c < 4; c++) result |= (uint32_t)((sums[c] + total / 2) / total) << (8 * c);
    return result;
}

void qz_downsample_2x(uint32_t *target, int32_t target_stride, const qz_image *source) {
    const int32_t width = qz_half_side(source->width), height = qz_half_side(source->height);
    const int even = source->width % 2 == 0 && source->height % 2 == 0;
    for (int32_t y = 0; y < height; y++) {
        const uint32_t *row = source->pixels + (ptrdiff_t)(2 * y + 1) * source->stride + 1;
        uint32_t *out = target + (ptrdiff_t)(y + 1) * target_stride + 1;
        const overlap v = overlaps(source->height, y);
        for (int32_t x = 0; x < width; x++) {
            if (even) {
                out[x] = mean_2x2(row + 2 * x, row + source->stride + 2 * x);
            } else {
                const overlap h = overlaps(source->width, x);
                out[x] = weighted_mean(row + 2 * x, source->stride, &h, &v);
            }
        }
    }
}
