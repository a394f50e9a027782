/* Colour filters and single channels of premultiplied BGRA pixels. */
#pragma once
#include <stdint.h>

/* Replaces each straight colour by matrix * (r, g, b, 1). Entries are in 1/65536ths: three rows of four, where the
   last entry of each row is multiplied by 255. Alpha is unchanged; results are clamped to 0...255 and rounded to
   nearest. */
void qz_color_matrix_row(uint32_t *pixels, int32_t count, const int32_t matrix[12]);

/* Copies one channel of a row; `shift` is 0 (blue), 8, 16 or 24 (alpha). */
void qz_extract_channel(uint8_t *target, const uint32_t *source, int32_t count, int32_t shift);
void qz_insert_channel(uint32_t *target, const uint8_t *source, int32_t count, int32_t shift);
