/* Pictures at a smaller size: each target pixel mixes the source pixels around its place, first along rows, then along
   columns. All arithmetic is in integers, so the bytes are the same on every processor. */
#pragma once
#include <stdint.h>

/* The source pixels of one target pixel along one axis: `count` from `first` on, whose weights begin at `weight` in a
   table and add up to 1 << QZ_WEIGHT_BITS. */
typedef struct qz_taps {
    int32_t first, count, weight;
} qz_taps;

/* Mixed channels have QZ_MIXED_BITS fraction bits. */
enum { QZ_WEIGHT_BITS = 14, QZ_MIXED_BITS = 6 };

/* Mixes pixels of a row; `target` receives the four channels of `count` pixels. */
void qz_resample_row(int16_t *target, const uint32_t *source, const qz_taps *taps, const int16_t *weights,
                     int32_t count);

/* Mixes rows that qz_resample_row wrote to premultiplied pixels. Row k of the source is at slot k % `slots` of `rows`,
   and a slot has 4 * `count` channels. */
void qz_resample_column(uint32_t *target, const int16_t *rows, int32_t slots, qz_taps taps, const int16_t *weights,
                        int32_t count);
