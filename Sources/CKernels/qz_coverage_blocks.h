/* Internal: a row's sums in blocks of four columns, and how they become coverage. */
#pragma once
#include "qz_coverage.h"

/* Sums are in 1/512 pixel wide and 1/65536 pixel high units, so that halves and flat edges stay exact enough. */
enum { QZ_FULL_SHIFT = 25 };

/* Adds up row c->row. The running total of the sums is then the coverage; only touched blocks hold any. */
void qz_coverage_add_row(qz_coverage *c);

/* The blocks of the row that may be touched; 0 where none is visible. */
int qz_coverage_blocks(const qz_coverage *c, int32_t *first, int32_t *end);

void qz_coverage_clear_blocks(qz_coverage *c, int32_t first, int32_t end);

static inline uint32_t qz_coverage_byte(int32_t sum) {
    int32_t v = (sum < 0 ? -sum : sum) >> (QZ_FULL_SHIFT - 16);
    return v >= 65536 ? 255 : (uint32_t)(v * 255 + 32768) >> 16;
}

/* The next bit at `from` or after it that differs from those of `flip`, or `end`. */
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
