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

/* over() for four pixels. */
W __m128i over_four(__m128i source, __m128i inverse, __m128i target) {
    const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128), scale = _mm_set1_epi16(257);
    const __m128i low = _mm_mullo_epi16(_mm_unpacklo_epi8(target, zero), inverse);
    const __m128i high = _mm_mullo_epi16(_mm_unpackhi_epi8(target, zero), inverse);
    const __m128i a = _mm_mulhi_epu16(_mm_add_epi16(low, half), scale);
    const __m128i b = _mm_mulhi_epu16(_mm_add_epi16(high, half), scale);
    return _mm_adds_epu8(source, _mm_packus_epi16(a, b));
}

/* over() for one colour; `inverse` is 255 minus its alpha in each word. */
W wide over_colored(wide source, wide inverse, wide target) {
    const wide zero = w_set8(0);
    const wide low = mul255_words(w_low8(target, zero), inverse);
    return w_add_saturated8(source, w_pack(low, mul255_words(w_high8(target, zero), inverse)));
}

/* Runs end at a block of four pixels, or at the right side of the clip. */
W void fill_run(uint32_t *target, int32_t count, uint32_t color) {
    const wide source = w_set32(color);
    const __m128i four = _mm_set1_epi32((int)color);
    if (color >> 24 == 255) {
        for (; count >= 2 * LANES; count -= 2 * LANES, target += 2 * LANES) {
            w_store(target, source);
            w_store(target + LANES, source);
        }
        for (; count >= 4; count -= 4, target += 4) _mm_storeu_si128((__m128i *)target, four);
        for (; count > 0; count--) *target++ = color;
        return;
    }
    const wide inverse = w_set16(255 - (int)(color >> 24));
    const __m128i inverse_four = _mm_set1_epi16((short)(255 - (color >> 24)));
    for (; count >= 2 * LANES; count -= 2 * LANES, target += 2 * LANES) {
        w_store(target, over_colored(source, inverse, w_load(target)));
        w_store(target + LANES, over_colored(source, inverse, w_load(target + LANES)));
    }
    for (; count >= LANES; count -= LANES, target += LANES)
        w_store(target, over_colored(source, inverse, w_load(target)));
    for (; LANES > 4 && count >= 4; count -= 4, target += 4) {
        const __m128i pixels = _mm_loadu_si128((const __m128i *)target);
        _mm_storeu_si128((__m128i *)target, over_four(four, inverse_four, pixels));
    }
    for (; count > 0; count--, target++) *target = qz_over_pixel(color, *target);
}

/* The blocks of four columns that one register holds. */
enum { BLOCKS = LANES / 4 };

/* Fills one row; `row` is the address of the clip's first column. */
W void fill_row(columns from, int32_t first, int32_t end, uint32_t *row, uint32_t color) {
    const wide solid = w_set32(color);
    wide total = w_set32(0);
    int32_t block = first;
    for (int32_t word = first >> 6; word <= (end - 1) >> 6; word++) {
        /* Blocks that the last register of the word before held are done. */
        uint64_t bits = from.touched[word];
        from.touched[word] = 0;
        if (block > word * 64) bits = bits >> (block & 63) << (block & 63);
        while (bits) {
            const int32_t start = word * 64 + __builtin_ctzll(bits), column = start * 4;
            const int32_t gap = (column > from.width ? from.width : column) - block * 4;
            if (gap > 0) {
                const uint32_t value = qz_coverage_byte(w_first32(total));
                if (value) fill_run(row + block * 4, gap, value == 255 ? color : qz_scale_pixel(color, value));
            }
            const wide sums = w_add32(w_running32(w_load(from.sums + column)), total);
            const wide source = mul255(solid, coverage_factors(sums));
            const int32_t available = from.width - column;
            uint32_t *target = row + column;
            w_store(from.sums + column, w_set32(0));
            if (available >= LANES) w_store(target, over(source, w_load(target)));
            else if (available > 0) w_store_some(target, over(source, w_load_some(target, available)), available);
            total = w_last32(sums);
            block = start + BLOCKS;
            bits &= ~(((uint64_t)1 << BLOCKS) - 1) << (start & 63);
        }
    }
    const int32_t rest = from.width - block * 4;
    const uint32_t value = qz_coverage_byte(w_first32(total));
    if (value && rest > 0) fill_run(row + block * 4, rest, value == 255 ? color : qz_scale_pixel(color, value));
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
