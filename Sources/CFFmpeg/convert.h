#pragma once
#include <stddef.h>
#include <stdint.h>

// Row conversions from premultiplied BGRA. Integers only, so every machine gives the same bytes.

/// Straight colours, rounded to nearest; transparent pixels become 0.
void qz_straighten_row(const uint32_t *source, uint32_t *target, int count);
void qz_rgb_row(const uint32_t *source, uint8_t *target, int count);
void qz_rgba_row(const uint32_t *source, uint8_t *target, int count);
void qz_alpha_row(const uint32_t *source, uint8_t *target, int count);
void qz_luma_row(const uint32_t *source, uint8_t *target, int count);
/// One chroma row from two pixel rows; `sums` holds 3 * count + 3 words of scratch.
void qz_chroma_row(const uint32_t *upper, const uint32_t *lower, uint8_t *cb, uint8_t *cr, int count, int32_t *sums);
