/* Applies colour matrices to premultiplied pixels. This file is included where a target instruction set is active, so
   that the compiler vectorises the plain loops for it. */
#pragma once
#pragma STDC FP_CONTRACT OFF
#include "qz_pixel.h"

/* Returns the quotient of two integers below 2^24, rounded down. Vectors have no integer division, and a division of
   floats gives the same: rounding never lifts the quotient to the next integer. */
QZ_INLINE int32_t color_quotient(int32_t value, int32_t divisor) { return (int32_t)((float)value / (float)divisor); }

/* Returns a channel of 0 to 255 that is not multiplied by alpha; alpha is at least 1. */
QZ_INLINE int32_t color_straight(uint32_t value, int32_t alpha) {
    const int32_t result = color_quotient((int32_t)value * 255 + alpha / 2, alpha);
    return result < 255 ? result : 255;
}

/* Returns value * alpha / 255, rounded to nearest; both are 0 to 255. */
QZ_INLINE uint32_t color_premultiplied(int32_t value, int32_t alpha) {
    return (uint32_t)((value * alpha + 128) * 257) >> 16;
}

/* Returns one channel of the product of matrix and colour, if no sum exceeds 32 bits. */
QZ_INLINE int32_t color_narrow(const int32_t *row, int32_t r, int32_t g, int32_t b) {
    const int32_t sum = row[0] * r + row[1] * g + row[2] * b + row[3] * 255 + 32768;
    return sum < 0 ? 0 : sum > 255 << 16 ? 255 : sum >> 16;
}

/* Returns one channel of the product of any matrix and colour. */
QZ_INLINE int32_t color_wide(const int32_t *row, int32_t r, int32_t g, int32_t b) {
    const int64_t sum = (int64_t)row[0] * r + (int64_t)row[1] * g + (int64_t)row[2] * b + (int64_t)row[3] * 255 + 32768;
    return sum < 0 ? 0 : sum > 255ll << 16 ? 255 : (int32_t)(sum >> 16);
}

/* Filters a row; `channel` is color_narrow or color_wide. */
QZ_INLINE void color_row(uint32_t *pixels, int32_t count, const int32_t *matrix,
                         int32_t (*channel)(const int32_t *, int32_t, int32_t, int32_t)) {
    int32_t m[12];
    for (int i = 0; i < 12; i++) m[i] = matrix[i];
    for (int32_t i = 0; i < count; i++) {
        const uint32_t pixel = pixels[i];
        const int32_t alpha = (int32_t)(pixel >> 24), divisor = alpha > 1 ? alpha : 1;
        const int32_t r = color_straight(pixel >> 16 & 255, divisor), g = color_straight(pixel >> 8 & 255, divisor);
        const int32_t b = color_straight(pixel & 255, divisor);
        pixels[i] = (uint32_t)alpha << 24 | color_premultiplied(channel(m, r, g, b), alpha) << 16 |
                    color_premultiplied(channel(m + 4, r, g, b), alpha) << 8 |
                    color_premultiplied(channel(m + 8, r, g, b), alpha);
    }
}

/* Filters a row with 32-bit sums if the matrix allows it. */
QZ_INLINE void color_matrix(uint32_t *pixels, int32_t count, const int32_t matrix[12]) {
    int is_narrow = 1;
    for (int row = 0; row < 3; row++) {
        int64_t largest = 32768;
        for (int i = 4 * row; i < 4 * row + 4; i++) largest += (matrix[i] < 0 ? -(int64_t)matrix[i] : matrix[i]) * 255;
        if (largest > INT32_MAX) is_narrow = 0;
    }
    if (is_narrow) color_row(pixels, count, matrix, color_narrow);
    else color_row(pixels, count, matrix, color_wide);
}
