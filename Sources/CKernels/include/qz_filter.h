/* Colour filters and single channels of premultiplied BGRA pixels. */
#pragma once
#include <stdint.h>

/* Straight colour = matrix * (r, g, b, 1), in 1/65536ths: three rows of four, the last of each times 255. Alpha stays;
   what leaves 0...255 is clamped, and everything is rounded to nearest. */
void qz_color_matrix_row(uint32_t *pixels, int32_t count, const int32_t matrix[12]);

/* One channel of a row, `shift` 0 (blue), 8, 16 or 24 (alpha). */
void qz_extract_channel(uint8_t *target, const uint32_t *source, int32_t count, int32_t shift);
void qz_insert_channel(uint32_t *target, const uint8_t *source, int32_t count, int32_t shift);
