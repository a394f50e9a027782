#include "qz_filter.h"

static uint32_t channel(const int32_t *row, int64_t r, int64_t g, int64_t b) {
    const int64_t sum = row[0] * r + row[1] * g + row[2] * b + (int64_t)row[3] * 255 + 32768;
    return sum <= 0 ? 0 : sum >= 255ll << 16 ? 255 : (uint32_t)(sum >> 16);
}

static uint32_t straight(uint32_t value, uint32_t alpha) {
    const uint32_t result = (value * 255 + alpha / 2) / alpha;
    return result < 255 ? result : 255;
}

static uint32_t premultiplied(uint32_t value, uint32_t alpha) { return (value * alpha + 127) / 255; }

void qz_color_matrix_row(uint32_t *pixels, int32_t count, const int32_t matrix[12]) {
    uint32_t last = 0, result = 0;
    for (int32_t i = 0; i < count; i++) {
        const uint32_t pixel = pixels[i], alpha = pixel >> 24;
        if (pixel != last) {
            last = pixel;
            result = 0;
            if (alpha) {
                const uint32_t r = straight(pixel >> 16 & 255, alpha), g = straight(pixel >> 8 & 255, alpha);
                const uint32_t b = straight(pixel & 255, alpha);
                result = alpha << 24 | premultiplied(channel(matrix, r, g, b), alpha) << 16 |
                         premultiplied(channel(matrix + 4, r, g, b), alpha) << 8 |
                         premultiplied(channel(matrix + 8, r, g, b), alpha);
            }
        }
        pixels[i] = result;
    }
}

void qz_extract_channel(uint8_t *target, const uint32_t *source, int32_t count, int32_t shift) {
    for (int32_t i = 0; i < count; i++) target[i] = (uint8_t)(source[i] >> shift);
}

void qz_insert_channel(uint32_t *target, const uint8_t *source, int32_t count, int32_t shift) {
    for (int32_t i = 0; i < count; i++) target[i] = (target[i] & ~(255u << shift)) | (uint32_t)source[i] << shift;
}
