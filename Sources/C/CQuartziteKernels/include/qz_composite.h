/* Compositing, masking and conversion of rows of premultiplied BGRA pixels. Bytes are fractions of 255, and every
   product is rounded to nearest. Rows may have any length; no kernel reads or writes past `count`, and `count` <= 0
   does nothing. Rows must not overlap unless they are the same row. */
#pragma once
#include <stdint.h>

/* The raw values of CGBlendMode. Any other value counts as QZ_BLEND_NORMAL. */
typedef enum qz_blend {
    QZ_BLEND_NORMAL,
    QZ_BLEND_MULTIPLY,
    QZ_BLEND_SCREEN,
    QZ_BLEND_OVERLAY,
    QZ_BLEND_DARKEN,
    QZ_BLEND_LIGHTEN,
    QZ_BLEND_COLOR_DODGE,
    QZ_BLEND_COLOR_BURN,
    QZ_BLEND_SOFT_LIGHT,
    QZ_BLEND_HARD_LIGHT,
    QZ_BLEND_DIFFERENCE,
    QZ_BLEND_EXCLUSION,
    QZ_BLEND_HUE,
    QZ_BLEND_SATURATION,
    QZ_BLEND_COLOR,
    QZ_BLEND_LUMINOSITY,
    QZ_BLEND_CLEAR,
    QZ_BLEND_COPY,
    QZ_BLEND_SOURCE_IN,
    QZ_BLEND_SOURCE_OUT,
    QZ_BLEND_SOURCE_ATOP,
    QZ_BLEND_DESTINATION_OVER,
    QZ_BLEND_DESTINATION_IN,
    QZ_BLEND_DESTINATION_OUT,
    QZ_BLEND_DESTINATION_ATOP,
    QZ_BLEND_XOR,
    QZ_BLEND_PLUS_DARKER,
    QZ_BLEND_PLUS_LIGHTER
} qz_blend;

/* target = target + (blend(source * opacity, target) - target) * coverage. A null `coverage` means 255 everywhere;
   `opacity` is clamped to 0...255. */
void qz_composite_row(uint32_t *target, const uint32_t *source, const uint8_t *coverage, int32_t count, int32_t opacity,
                      int32_t mode);
/* The same with one source pixel. `constant`, clamped to 0...255, is the coverage if `coverage` is null, and
   otherwise multiplies it. */
void qz_composite_solid(uint32_t *target, uint32_t source, const uint8_t *coverage, int32_t constant, int32_t count,
                        int32_t mode);

void qz_fill_row(uint32_t *target, uint32_t pixel, int32_t count);
/* target = target * coverage */
void qz_cover_row(uint32_t *target, const uint8_t *coverage, int32_t count);
/* target = target * alpha of mask */
void qz_mask_row(uint32_t *target, const uint32_t *mask, int32_t count);
/* target = target * tint, channel by channel; the tint's alpha counts as 255. */
void qz_tint_row(uint32_t *target, uint32_t tint, int32_t count);
/* target = target * factor */
void qz_multiply_coverage(uint8_t *target, const uint8_t *factor, int32_t count);
/* coverage = alpha of source */
void qz_copy_alpha(uint8_t *coverage, const uint32_t *source, int32_t count);

/* Converts BGRA to RGBA or back; `target` may be `source`, here and below. */
void qz_swap_red_blue(uint32_t *target, const uint32_t *source, int32_t count);
/* c = round(c * a / 255) */
void qz_premultiply_row(uint32_t *target, const uint32_t *source, int32_t count);
/* c = min(255, round(c * 255 / a)); 0 if a = 0. */
void qz_unpremultiply_row(uint32_t *target, const uint32_t *source, int32_t count);
