#include "qz_rows.h"

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
