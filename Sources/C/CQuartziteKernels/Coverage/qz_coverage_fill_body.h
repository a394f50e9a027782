/* Fills pixels with one colour according to coverage, with the operations of a qz_wide_*.h; qz_coverage_fill.c
   defines the arithmetic. */
#include "qz_coverage_blocks.h"
#include "qz_kernels.h"
#include "qz_over_body.h"
#include "qz_pixel.h"

/* qz_coverage_byte of each lane, repeated in all four channels. */
W wide coverage_factors(wide sums) {
    const wide v = w_right32(w_abs32(sums), QZ_FULL_SHIFT - 16);
    const wide product = w_add32(w_left32(v, 8), w_add32(w_not(v), w_set32(1))); /* v * 255 */
    const wide bytes = w_right32(w_add32(product, w_set32(32768)), 16);
    const wide order = w_repeat(_mm_setr_epi8(0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12));
    return w_shuffle(w_min_signed16(bytes, w_set32(255)), order);
}

W void fill_run(uint32_t *target, int32_t count, uint32_t color) {
    const wide source = w_set32(color);
    if (color >> 24 == 255) {
        for (; count >= LANES; count -= LANES, target += LANES) w_store(target, source);
        if (count > 0) w_store_some(target, source, count);
        return;
    }
    for (; count >= LANES; count -= LANES, target += LANES) w_store(target, over(source, w_load(target)));
    if (count > 0) w_store_some(target, over(source, w_load_some(target, count)), count);
}

/* Fills one row; `row` is the address of the clip's first column. */
W void fill_row(columns from, int32_t first, int32_t end, uint32_t *row, uint32_t color) {
    wide total = w_set32(0);
    for (int32_t block = first;; block += LANES / 4) {
        const int32_t start = qz_next_bit(from.touched, block, end, 0), column = start * 4;
        const int32_t gap = (start >= end || column > from.width ? from.width : column) - block * 4;
        const uint32_t value = qz_coverage_byte(w_first32(total));
        if (value && gap > 0) fill_run(row + block * 4, gap, value == 255 ? color : qz_scale_pixel(color, value));
        if (start >= end) break;
        const wide sums = w_add32(w_running32(w_load(from.sums + column)), total);
        const wide source = mul255(w_set32(color), coverage_factors(sums));
        const int32_t available = from.width - column;
        uint32_t *target = row + column;
        w_store(from.sums + column, w_set32(0));
        if (available >= LANES) w_store(target, over(source, w_load(target)));
        else if (available > 0) w_store_some(target, over(source, w_load_some(target, available)), available);
        total = w_last32(sums);
        block = start;
    }
    qz_coverage_clear_blocks(from, first, end);
}

/* Rows are too far apart for the processor to prefetch the next one, but the rows of a shape resemble each other. */
enum { ROWS_AHEAD = 2, BLOCKS_AHEAD = 128 };

W void fetch_ahead(int32_t first, int32_t end, const uint32_t *row) {
    if (end > first + BLOCKS_AHEAD) end = first + BLOCKS_AHEAD;
    for (int32_t block = first; block < end; block += 4) __builtin_prefetch(row + block * 4, 1);
}

QZ_TARGET void QZ_NAME(fill_coverage)(qz_coverage *c, uint32_t *origin, int64_t stride, uint32_t color) {
    while (qz_coverage_has_row(c)) {
        int32_t first, end;
        const int some = qz_coverage_blocks(c, &first, &end);
        for (; c->next_row < c->row; c->next_row++) {
            uint32_t *row = origin + c->next_row * stride + c->min_x;
            if (!some) continue;
            fetch_ahead(first, end, row + ROWS_AHEAD * stride);
            fill_row(columns_of(c, c->next_row), first, end, row, color);
        }
    }
}
