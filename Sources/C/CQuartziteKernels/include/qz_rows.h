#pragma once
#include <stddef.h>
#include <stdint.h>

// Row conversions from premultiplied BGRA. They use only integers, so every machine gives the same bytes.

/// Converts to straight colours, rounded to nearest; transparent pixels become 0.
void qz_straighten_row(const uint32_t *source, uint32_t *target, int count);
void qz_rgb_row(const uint32_t *source, uint8_t *target, int count);
void qz_rgba_row(const uint32_t *source, uint8_t *target, int count);
void qz_alpha_row(const uint32_t *source, uint8_t *target, int count);
