/* Internal: the sums of a row in blocks of four columns, and their conversion to coverage. */
#pragma once
#include "qz_coverage.h"

/* Units of sums are 1/512 pixel wide and 1/65536 pixel high, so that halves and flat edges stay exact enough. */
enum { QZ_FULL_SHIFT = 25 };

/* A copy of the values that the innermost loops need, which stores to the sums cannot change. */
typedef struct columns {
    int32_t *restrict sums;
    uint64_t *restrict touched;
    int32_t min_x, width;
} columns;

/* The distance from one row's sums to the next; 16 sums fit after the start of the last block. */
static inline int32_t sums_stride(int32_t width) { return (width + 19) & ~3; }

/* Returns the sums of one row of the band. */
static inline columns columns_of(const qz_coverage *c, int32_t row) {
    const int32_t width = c->max_x - c->min_x;
    const int64_t slot = row - c->band_row;
    return (columns){c->sums + slot * sums_stride(width), c->touched + slot * (width / 256 + 2), c->min_x, width};
}

/* Returns the sums of the next row. */
static inline columns below(columns c) {
    c.sums += sums_stride(c.width), c.touched += c.width / 256 + 2;
    return c;
}

/* Adds up the next rows. The running total of a row is then its coverage; only touched blocks contain sums. */
void qz_coverage_add_band(qz_coverage *c);

/* Adds up c->next_row if necessary; returns 0 after the last row. */
static inline int qz_coverage_has_row(qz_coverage *c) {
    if (c->next_row == c->end_row) return 0;
    if (c->next_row == c->row) qz_coverage_add_band(c);
    return 1;
}

/* Finds the blocks that may be touched in the band; returns 0 if none is visible. */
int qz_coverage_blocks(const qz_coverage *c, int32_t *first, int32_t *end);

static inline void qz_coverage_clear_blocks(columns to, int32_t first, int32_t end) {
    int32_t word = first >> 6;
    to.touched[word] = 0; /* seldom more, and a short loop would be a call of memset */
    while (++word <= (end - 1) >> 6) to.touched[word] = 0;
}

static inline uint32_t qz_coverage_byte(int32_t sum) {
    int32_t v = (sum < 0 ? -sum : sum) >> (QZ_FULL_SHIFT - 16);
    return v >= 65536 ? 255 : (uint32_t)(v * 255 + 32768) >> 16;
}

/* Returns the next bit at or after `from` that differs from those of `flip`, or `end`. */
static inline int32_t qz_next_bit(const uint64_t *words, int32_t from, int32_t end, uint64_t flip) {
    for (int32_t word = from >> 6; word * 64 < end; word++, from = word * 64) {
        uint64_t v = (words[word] ^ flip) >> (from & 63) << (from & 63);
        if (v) {
            int32_t found = word * 64 + __builtin_ctzll(v);
            return found < end ? found : end;
        }
    }
    return end;
}
