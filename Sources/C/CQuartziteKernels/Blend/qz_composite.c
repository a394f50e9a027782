#pragma STDC FP_CONTRACT OFF
#include "qz_composite.h"
#include "qz_blend.h"
#include "qz_kernels.h"
#include "qz_pixel.h"

static qz_color unpack(uint32_t pixel) {
    qz_color color;
    for (int c = 0; c < 4; c++) color.c[c] = (float)qz_channel(pixel, c) * (1 / 255.0f);
    return color;
}

/* Blends and applies coverage, rounding only once. */
static uint32_t blend_pixel(uint32_t source, uint32_t target, uint32_t coverage, int32_t mode) {
    if (coverage == 0) return target;
    const qz_color d = unpack(target), blended = qz_blend_color(unpack(source), d, mode);
    uint32_t result = 0;
    for (int c = 0; c < 4; c++) {
        const float mixed = d.c[c] + (blended.c[c] - d.c[c]) * ((float)coverage * (1 / 255.0f));
        result |= (uint32_t)(mixed * 255 + 0.5f) << (8 * c);
    }
    return result;
}

static int is_normal(int32_t mode) { return mode <= QZ_BLEND_NORMAL || mode > QZ_BLEND_PLUS_LIGHTER; }

void qz_composite_row(uint32_t *target, const uint32_t *source, const uint8_t *coverage, int32_t count, int32_t opacity,
                      int32_t mode) {
    const uint32_t factor = (uint32_t)qz_clamp_byte(opacity);
    if (mode == QZ_BLEND_PLUS_LIGHTER) {
        qz_current_kernels()->add_row(target, source, coverage, count, factor);
    } else if (is_normal(mode)) {
        qz_current_kernels()->over_row(target, source, coverage, count, factor);
    } else {
        for (int32_t i = 0; i < count; i++)
            target[i] = blend_pixel(qz_scale_pixel(source[i], factor), target[i], coverage ? coverage[i] : 255, mode);
    }
}

void qz_composite_solid(uint32_t *target, uint32_t source, const uint8_t *coverage, int32_t constant, int32_t count,
                        int32_t mode) {
    const uint32_t factor = (uint32_t)qz_clamp_byte(constant);
    if (mode == QZ_BLEND_PLUS_LIGHTER) {
        qz_current_kernels()->add_solid(target, qz_scale_pixel(source, factor), coverage, count);
    } else if (is_normal(mode)) {
        const uint32_t scaled = qz_scale_pixel(source, factor);
        if (!coverage && scaled >> 24 == 255) qz_fill_row(target, scaled, count);
        else qz_current_kernels()->over_solid(target, scaled, coverage, count);
    } else {
        for (int32_t i = 0; i < count; i++)
            target[i] = blend_pixel(source, target[i], coverage ? qz_mul255(coverage[i], factor) : factor, mode);
    }
}

void qz_fill_row(uint32_t *target, uint32_t pixel, int32_t count) {
    for (int32_t i = 0; i < count; i++) target[i] = pixel;
}

void qz_tint_row(uint32_t *target, uint32_t tint, int32_t count) {
    const uint32_t blue = tint & 255, green = tint >> 8 & 255, red = tint >> 16 & 255;
    for (int32_t i = 0; i < count; i++) {
        const uint32_t p = target[i];
        target[i] = (p & 0xff000000) | qz_mul255(p >> 16 & 255, red) << 16 | qz_mul255(p >> 8 & 255, green) << 8 |
                    qz_mul255(p & 255, blue);
    }
}

void qz_cover_row(uint32_t *target, const uint8_t *coverage, int32_t count) {
    for (int32_t i = 0; i < count; i++) target[i] = qz_scale_pixel(target[i], coverage[i]);
}

void qz_mask_row(uint32_t *target, const uint32_t *mask, int32_t count) {
    for (int32_t i = 0; i < count; i++) target[i] = qz_scale_pixel(target[i], mask[i] >> 24);
}

void qz_multiply_coverage(uint8_t *target, const uint8_t *factor, int32_t count) {
    for (int32_t i = 0; i < count; i++) target[i] = (uint8_t)qz_mul255(target[i], factor[i]);
}

void qz_copy_alpha(uint8_t *coverage, const uint32_t *source, int32_t count) {
    for (int32_t i = 0; i < count; i++) coverage[i] = (uint8_t)(source[i] >> 24);
}

void qz_swap_red_blue(uint32_t *target, const uint32_t *source, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        const uint32_t p = source[i];
        target[i] = (p & 0xff00ff00) | (p >> 16 & 255) | (p & 255) << 16;
    }
}

void qz_premultiply_row(uint32_t *target, const uint32_t *source, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        const uint32_t p = source[i], alpha = p >> 24;
        target[i] = (qz_scale_pixel(p, alpha) & 0xffffff) | alpha << 24;
    }
}

void qz_unpremultiply_row(uint32_t *target, const uint32_t *source, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        const uint32_t p = source[i], alpha = p >> 24;
        uint32_t result = alpha << 24;
        for (int c = 0; c < 3 && alpha; c++) {
            const uint32_t straight = (qz_channel(p, c) * 255 + alpha / 2) / alpha;
            result |= (straight < 255 ? straight : 255) << (8 * c);
        }
        target[i] = result;
    }
}
