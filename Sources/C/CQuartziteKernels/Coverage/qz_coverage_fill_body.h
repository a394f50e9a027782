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

/* A colour in the forms that the loops need. */
typedef struct ink {
    uint32_t color;
    wide pixels, words, inverse; /* `inverse` is 255 minus the alpha in each word */
} ink;

W ink ink_of(uint32_t color) {
    const wide pixels = w_set32(color);
    return (ink){color, pixels, w_low8(pixels, w_set8(0)), w_set16(255 - (int)(color >> 24))};
}

/* Runs end at a block of four pixels, or at the right side of the clip. */
W void fill_run(uint32_t *target, int32_t count, ink ink) {
    const __m128i four = _mm_set1_epi32((int)ink.color);
    if (ink.color >> 24 == 255) {
        for (; count >= 2 * LANES; count -= 2 * LANES, target += 2 * LANES) {
            w_store(target, ink.pixels);
            w_store(target + LANES, ink.pixels);
        }
        for (; count >= 4; count -= 4, target += 4) _mm_storeu_si128((__m128i *)target, four);
        for (; count > 0; count--) *target++ = ink.color;
        return;
    }
    const __m128i inverse_four = _mm_set1_epi16((short)(255 - (ink.color >> 24)));
    for (; count >= 2 * LANES; count -= 2 * LANES, target += 2 * LANES) {
        w_store(target, over_colored(ink.pixels, ink.inverse, w_load(target)));
        w_store(target + LANES, over_colored(ink.pixels, ink.inverse, w_load(target + LANES)));
    }
    for (; count >= 4; count -= 4, target += 4) {
        const __m128i pixels = _mm_loadu_si128((const __m128i *)target);
        _mm_storeu_si128((__m128i *)target, over_four(four, inverse_four, pixels));
    }
    for (; count > 0; count--, target++) *target = qz_over_pixel(ink.color, *target);
}

/* A run that is not covered fully. */
static __attribute__((noinline)) QZ_TARGET void QZ_NAME(fill_part)(uint32_t *target, int32_t count, uint32_t color,
                                                                   uint32_t value) {
    fill_run(target, count, ink_of(qz_scale_pixel(color, value)));
}

/* What a row needs besides its sums: its width, the pixels that may be stored from its first one on, and its blocks. */
typedef struct row_shape {
    int32_t width, reach, first, last_word;
} row_shape;

/* The blocks of four columns that one register holds. */
enum { BLOCKS = LANES / 4 };

/* Fills one row; `row` is the address of the clip's first column. */
W void fill_row(int32_t *restrict sums, uint64_t *restrict touched, row_shape shape, uint32_t *row, ink ink) {
    wide total = w_set32(0);
    int32_t word = shape.first >> 6, at = shape.first * 4;
    uint64_t bits = touched[word] >> (shape.first & 63) << (shape.first & 63);
    touched[word] = 0;
    for (;;) {
        while (!bits && word < shape.last_word) {
            bits = touched[++word];
            touched[word] = 0;
            /* Blocks that the last register of the word before held are done. */
            if (at > word * 256) bits &= ~(uint64_t)0 << (at / 4 & 63);
        }
        const int32_t column = bits ? (word * 64 + __builtin_ctzll(bits)) * 4 : shape.width;
        const int32_t gap = (column > shape.width ? shape.width : column) - at;
        const int32_t sum = (int32_t)w_first32(total);
        if (sum && gap > 0) {
            const uint32_t value = qz_coverage_byte(sum);
            if (value == 255) fill_run(row + at, gap, ink);
            else if (value) QZ_NAME(fill_part)(row + at, gap, ink.color, value);
        }
        if (!bits) return;
        const wide ends = w_add32(w_running32(w_load(sums + column)), total);
        const wide factors = coverage_factors(ends), zero = w_set8(0);
        const wide low = mul255_words(w_low8(factors, zero), ink.words);
        wide source = w_pack(low, mul255_words(w_high8(factors, zero), ink.words));
        const int32_t available = shape.width - column;
        uint32_t *target = row + column;
        w_store(sums + column, zero);
        if (available < LANES) source = w_keep(w_first_pixels(available > 0 ? available : 0), source);
        /* Pixels to the right of the clip keep their values. */
        if (shape.reach - column >= LANES) w_store(target, over(source, w_load(target)));
        else if (available > 0) w_store_some(target, over(source, w_load_some(target, available)), available);
        total = w_last32(ends);
        at = column + LANES;
        bits &= ~(((uint64_t)1 << BLOCKS) - 1) << (column / 4 & 63);
    }
}

/* Rows are too far apart for the processor to prefetch the next one, but the rows of a shape resemble each other. */
enum { ROWS_AHEAD = 2, BLOCKS_AHEAD = 128 };

W void fetch_ahead(int32_t first, int32_t end, const uint32_t *row) {
    if (end > first + BLOCKS_AHEAD) end = first + BLOCKS_AHEAD;
    for (int32_t block = first; block < end; block += 16) {
        const uint32_t *line = row + block * 4;
        __builtin_prefetch(line, 1);
        __builtin_prefetch(line + 16, 1);
        __builtin_prefetch(line + 32, 1);
        __builtin_prefetch(line + 48, 1);
    }
}

QZ_TARGET void QZ_NAME(fill_coverage)(qz_coverage *c, uint32_t *origin, int64_t stride, uint32_t color) {
    const ink ink = ink_of(color);
    while (qz_coverage_has_row(c)) {
        int32_t first, end;
        const int some = qz_coverage_blocks(c, &first, &end);
        if (some) {
            const int32_t width = c->max_x - c->min_x, count = c->row - c->next_row;
            const row_shape shape = {width, c->reach - c->min_x, first, (end - 1) >> 6};
            columns from = columns_of(c, c->next_row);
            uint32_t *row = origin + c->next_row * stride + c->min_x;
            for (int32_t i = 0; i < count; i++, row += stride) {
                fetch_ahead(first, end, row + ROWS_AHEAD * stride);
                fill_row(from.sums, from.touched, shape, row, ink);
                from = below(from);
            }
        }
        c->next_row = c->row;
    }
}
