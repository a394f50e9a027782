/* Operations on single pixels. */
#pragma once
#include <stdint.h>

#define QZ_INLINE static inline __attribute__((always_inline))

/* a * b / 255, rounded to nearest; exact for bytes. */
QZ_INLINE uint32_t qz_mul255(uint32_t a, uint32_t b) {
    const uint32_t t = a * b + 128;
    return (t + (t >> 8)) >> 8;
}

QZ_INLINE uint32_t qz_channel(uint32_t pixel, int c) { return pixel >> (8 * c) & 255; }

QZ_INLINE uint32_t qz_scale_pixel(uint32_t pixel, uint32_t factor) {
    uint32_t result = 0;
    for (int c = 0; c < 4; c++) result |= qz_mul255(qz_channel(pixel, c), factor) << (8 * c);
    return result;
}

QZ_INLINE uint32_t qz_add_pixels(uint32_t a, uint32_t b) {
    uint32_t result = 0;
    for (int c = 0; c < 4; c++) {
        const uint32_t sum = qz_channel(a, c) + qz_channel(b, c);
        result |= (sum < 255 ? sum : 255) << (8 * c);
    }
    return result;
}

QZ_INLINE uint32_t qz_over_pixel(uint32_t source, uint32_t target) {
    return qz_add_pixels(source, qz_scale_pixel(target, 255 - (source >> 24)));
}

QZ_INLINE int32_t qz_clamp_byte(int32_t x) { return x < 0 ? 0 : x > 255 ? 255 : x; }
