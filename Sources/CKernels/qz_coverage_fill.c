/* One colour over pixels, by coverage. Every product of bytes is divided by 255 and rounded exactly. */
#include "qz_coverage_blocks.h"
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif
#pragma STDC FP_CONTRACT OFF

static inline uint32_t div255(uint32_t v) { return (v + 128 + ((v + 128) >> 8)) >> 8; }

static inline uint32_t scaled(uint32_t pixel, uint32_t k) {
    return div255((pixel & 255) * k) | div255((pixel >> 8 & 255) * k) << 8 | div255((pixel >> 16 & 255) * k) << 16
        | div255((pixel >> 24) * k) << 24;
}

static inline uint32_t over(uint32_t source, uint32_t pixel) {
    uint32_t rest = scaled(pixel, 255 - (source >> 24)), out = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t v = (source >> shift & 255) + (rest >> shift & 255);
        out |= (v > 255 ? 255 : v) << shift;
    }
    return out;
}

static void run_portable(uint32_t *d, int32_t n, uint32_t color) {
    for (int32_t i = 0; i < n; i++) d[i] = over(color, d[i]);
}

static void coverage_portable(uint32_t *d, const uint8_t *k, int32_t n, uint32_t color) {
    for (int32_t i = 0; i < n; i++) d[i] = over(scaled(color, k[i]), d[i]);
}

#if defined(__x86_64__)

/* Sixteen-bit lanes: v / 255 rounded, v up to 255 * 255. */
static inline __attribute__((always_inline)) __m128i div255_sse2(__m128i v) {
    v = _mm_add_epi16(v, _mm_set1_epi16(128));
    return _mm_srli_epi16(_mm_add_epi16(v, _mm_srli_epi16(v, 8)), 8);
}

static inline __attribute__((always_inline)) __m128i alphas_sse2(__m128i v) { return _mm_shufflehi_epi16(_mm_shufflelo_epi16(v, 0xff), 0xff); }

static inline __attribute__((always_inline)) __m128i over_sse2(__m128i low, __m128i high, __m128i pixels) {
    const __m128i zero = _mm_setzero_si128(), full = _mm_set1_epi16(255);
    __m128i a = div255_sse2(_mm_mullo_epi16(_mm_unpacklo_epi8(pixels, zero), _mm_sub_epi16(full, alphas_sse2(low))));
    __m128i b = div255_sse2(_mm_mullo_epi16(_mm_unpackhi_epi8(pixels, zero), _mm_sub_epi16(full, alphas_sse2(high))));
    return _mm_packus_epi16(_mm_add_epi16(low, a), _mm_add_epi16(high, b));
}

/* `coverage` has four words. */
static inline __attribute__((always_inline)) __m128i covered_words_sse2(__m128i pixels, __m128i color, __m128i coverage) {
    const __m128i k = _mm_unpacklo_epi16(coverage, coverage);
    const __m128i low = div255_sse2(_mm_mullo_epi16(color, _mm_shuffle_epi32(k, 0x50)));
    const __m128i high = div255_sse2(_mm_mullo_epi16(color, _mm_shuffle_epi32(k, 0xfa)));
    return over_sse2(low, high, pixels);
}

static inline __attribute__((always_inline)) __m128i covered_sse2(__m128i pixels, __m128i color, uint32_t coverage) {
    return covered_words_sse2(pixels, color, _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)coverage), _mm_setzero_si128()));
}

static inline __attribute__((always_inline)) __m128i color_sse2(uint32_t color) {
    return _mm_unpacklo_epi8(_mm_set1_epi32((int)color), _mm_setzero_si128());
}

static void run_sse2(uint32_t *d, int32_t n, uint32_t color) {
    const __m128i c = color_sse2(color);
    for (; n >= 4; n -= 4, d += 4)
        _mm_storeu_si128((__m128i *)d, over_sse2(c, c, _mm_loadu_si128((const __m128i *)d)));
    if (n & 2) {
        _mm_storel_epi64((__m128i *)d, over_sse2(c, c, _mm_loadl_epi64((const __m128i *)d)));
        d += 2;
    }
    if (n & 1) *d = (uint32_t)_mm_cvtsi128_si32(over_sse2(c, c, _mm_cvtsi32_si128((int)*d)));
}

static void coverage_sse2(uint32_t *d, const uint8_t *k, int32_t n, uint32_t color) {
    const __m128i c = color_sse2(color);
    for (; n >= 4; n -= 4, d += 4, k += 4) {
        uint32_t four;
        memcpy(&four, k, 4);
        _mm_storeu_si128((__m128i *)d, covered_sse2(_mm_loadu_si128((const __m128i *)d), c, four));
    }
    if (n & 2) {
        uint16_t two;
        memcpy(&two, k, 2);
        _mm_storel_epi64((__m128i *)d, covered_sse2(_mm_loadl_epi64((const __m128i *)d), c, two));
        d += 2, k += 2;
    }
    if (n & 1) *d = (uint32_t)_mm_cvtsi128_si32(covered_sse2(_mm_cvtsi32_si128((int)*d), c, *k));
}

__attribute__((target("avx2"))) static void run_avx2(uint32_t *d, int32_t n, uint32_t color) {
    const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi16(128), s = _mm256_set1_epi32((int)color);
    const __m256i rest = _mm256_set1_epi16((short)(255 - (color >> 24)));
    int32_t i = 0;
    for (; i + 8 <= n; i += 8) {
        __m256i p = _mm256_loadu_si256((const __m256i *)(d + i));
        __m256i a = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpacklo_epi8(p, zero), rest), half);
        __m256i b = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpackhi_epi8(p, zero), rest), half);
        a = _mm256_srli_epi16(_mm256_add_epi16(a, _mm256_srli_epi16(a, 8)), 8);
        b = _mm256_srli_epi16(_mm256_add_epi16(b, _mm256_srli_epi16(b, 8)), 8);
        _mm256_storeu_si256((__m256i *)(d + i), _mm256_adds_epu8(s, _mm256_packus_epi16(a, b)));
    }
    run_sse2(d + i, n - i, color);
}

#endif

void qz_solid_run(uint32_t *pixels, int32_t count, uint32_t color, qz_isa isa) {
    if (color >> 24 == 255) {
        for (int32_t i = 0; i < count; i++) pixels[i] = color;
        return;
    }
#if defined(__x86_64__)
    if (isa >= QZ_ISA_AVX2) {
        run_avx2(pixels, count, color);
        return;
    }
    if (isa == QZ_ISA_SSSE3) {
        run_sse2(pixels, count, color);
        return;
    }
#endif
    run_portable(pixels, count, color);
}

void qz_solid_coverage(uint32_t *pixels, const uint8_t *coverage, int32_t count, uint32_t color, qz_isa isa) {
#if defined(__x86_64__)
    if (isa >= QZ_ISA_SSSE3) {
        coverage_sse2(pixels, coverage, count, color);
        return;
    }
#endif
    coverage_portable(pixels, coverage, count, color);
}

#if defined(__x86_64__)
/* qz_coverage_byte of four sums, as four words. */
static inline __attribute__((always_inline)) __m128i coverage_words(__m128i sums) {
    const __m128i sign = _mm_srai_epi32(sums, 31);
    const __m128i v = _mm_srli_epi32(_mm_sub_epi32(_mm_xor_si128(sums, sign), sign), QZ_FULL_SHIFT - 16);
    const __m128i product = _mm_sub_epi32(_mm_slli_epi32(v, 8), v);
    const __m128i bytes = _mm_srli_epi32(_mm_add_epi32(product, _mm_set1_epi32(32768)), 16);
    return _mm_min_epi16(_mm_packs_epi32(bytes, bytes), _mm_set1_epi16(255));
}

/* The sums go straight into pixels; `row` is where the clip's first column lies. */
static inline __attribute__((always_inline)) void fill_row(qz_coverage *c, uint32_t *row, uint32_t color, __m128i wide, qz_isa isa) {
    const int32_t width = c->max_x - c->min_x;
    int32_t first, end;
    if (!qz_coverage_blocks(c, &first, &end)) return;
    __m128i total = _mm_setzero_si128();
    for (int32_t block = first;;) {
        const int32_t start = qz_next_bit(c->touched, block, end, 0);
        const int32_t gap = (start >= end || start * 4 > width ? width : start * 4) - block * 4;
        const uint32_t value = qz_coverage_byte(_mm_cvtsi128_si32(total));
        if (value && gap > 0) qz_solid_run(row + block * 4, gap, value == 255 ? color : scaled(color, value), isa);
        if (start >= end) break;
        const int32_t stop = qz_next_bit(c->touched, start, end, ~(uint64_t)0);
        for (block = start; block < stop; block++) {
            __m128i *sums = (__m128i *)(c->sums + block * 4), v = _mm_loadu_si128(sums);
            _mm_storeu_si128(sums, _mm_setzero_si128());
            v = _mm_add_epi32(v, _mm_slli_si128(v, 4));
            v = _mm_add_epi32(_mm_add_epi32(v, _mm_slli_si128(v, 8)), total);
            total = _mm_shuffle_epi32(v, 0xff);
            const __m128i k = coverage_words(v);
            uint32_t *d = row + block * 4;
            const int32_t room = width - block * 4;
            if (room >= 4) {
                _mm_storeu_si128((__m128i *)d, covered_words_sse2(_mm_loadu_si128((const __m128i *)d), wide, k));
            } else if (room > 0) {
                uint8_t rest[4];
                const int32_t packed = _mm_cvtsi128_si32(_mm_packus_epi16(k, k));
                memcpy(rest, &packed, 4);
                coverage_sse2(d, rest, room, color);
            }
        }
    }
    qz_coverage_clear_blocks(c, first, end);
}

static inline __attribute__((always_inline)) void fill_rows(qz_coverage *c, uint32_t *origin, int64_t stride,
                                                            uint32_t color, qz_isa isa) {
    const __m128i wide = color_sse2(color);
    for (; c->row < c->end_row; c->row++) {
        qz_coverage_add_row(c);
        fill_row(c, origin + c->row * stride + c->min_x, color, wide, isa);
    }
}

static void fill_sse2(qz_coverage *c, uint32_t *origin, int64_t stride, uint32_t color) {
    fill_rows(c, origin, stride, color, QZ_ISA_SSSE3);
}

/* The same with shorter encodings, and with wider runs. */
__attribute__((target("avx2"))) static void fill_avx2(qz_coverage *c, uint32_t *origin, int64_t stride, uint32_t color) {
    fill_rows(c, origin, stride, color, QZ_ISA_AVX2);
}
#endif

void qz_coverage_fill(qz_coverage *c, uint32_t *origin, int64_t stride, uint32_t color) {
    const qz_isa isa = qz_current_isa();
#if defined(__x86_64__)
    if (isa >= QZ_ISA_SSSE3 && c->antialias) {
        (isa >= QZ_ISA_AVX2 ? fill_avx2 : fill_sse2)(c, origin, stride, color);
        return;
    }
#endif
    int32_t y, count;
    while (qz_coverage_next_row(c, &y, &count)) {
        uint32_t *row = origin + y * stride;
        for (int32_t i = 0; i < count; i++) {
            const qz_span *s = &c->spans[i];
            if (s->coverage) qz_solid_coverage(row + s->x, s->coverage, s->count, color, isa);
            else qz_solid_run(row + s->x, s->count, s->value == 255 ? color : scaled(color, s->value), isa);
        }
    }
}
