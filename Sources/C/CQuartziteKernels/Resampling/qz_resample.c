/* Pictures at a smaller size. */
#include "qz_resample.h"
#include <stddef.h>

enum { ROW_SHIFT = QZ_WEIGHT_BITS - QZ_MIXED_BITS, COLUMN_SHIFT = QZ_WEIGHT_BITS + QZ_MIXED_BITS };

static inline int16_t mixed(int32_t sum) {
    const int32_t v = (sum + (1 << (ROW_SHIFT - 1))) >> ROW_SHIFT;
    return (int16_t)(v < INT16_MIN ? INT16_MIN : v > INT16_MAX ? INT16_MAX : v);
}

void qz_resample_row(int16_t *restrict target, const uint32_t *restrict source, const qz_taps *restrict taps,
                     const int16_t *restrict weights, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        const uint8_t *pixel = (const uint8_t *)(source + taps[i].first);
        const int16_t *weight = weights + taps[i].weight;
        int32_t sums[4] = {0, 0, 0, 0};
        for (int32_t k = 0; k < taps[i].count; k++)
            for (int32_t c = 0; c < 4; c++) sums[c] += pixel[4 * k + c] * weight[k];
        for (int32_t c = 0; c < 4; c++) target[4 * i + c] = mixed(sums[c]);
    }
}

static inline uint32_t limited(int32_t sum, uint32_t limit) {
    const int32_t v = (sum + (1 << (COLUMN_SHIFT - 1))) >> COLUMN_SHIFT;
    return v < 0 ? 0 : (uint32_t)v > limit ? limit : (uint32_t)v;
}

/* Sums are kept for so many pixels at once. */
enum { PART = 64 };

void qz_resample_column(uint32_t *restrict target, const int16_t *restrict rows, int32_t slots, qz_taps taps,
                        const int16_t *restrict weights, int32_t count) {
    weights += taps.weight;
    for (int32_t start = 0; start < count; start += PART) {
        const int32_t part = count - start < PART ? count - start : PART;
        int32_t sums[4 * PART] = {0};
        for (int32_t k = 0; k < taps.count; k++) {
            const int16_t *row = rows + ((ptrdiff_t)((taps.first + k) % slots) * count + start) * 4;
            const int32_t weight = weights[k];
            for (int32_t i = 0; i < 4 * part; i++) sums[i] += row[i] * weight;
        }
        for (int32_t i = 0; i < part; i++) {
            const int32_t *s = sums + 4 * i;
            const uint32_t alpha = limited(s[3], 255);
            target[start + i] = limited(s[0], alpha) | limited(s[1], alpha) << 8 | limited(s[2], alpha) << 16 |
                                alpha << 24;
        }
    }
}
