#if defined(__x86_64__)
#include "qz_sprite_job.h"
#include <immintrin.h>

#define TARGET __attribute__((target("avx2")))
#define TARGET_INLINE TARGET QZ_INLINE

typedef __m256i wide;

/* Constants of one sprite. Pixels of a block of 8 sit in two halves, as unpacking bytes leaves them:
   A = pixels 0 1 | 4 5, B = pixels 2 3 | 6 7 (one bar a 128-bit lane). */
typedef struct {
    wide lane_u, lane_v, step_u, step_v;
    wide last;          /* u word, v word of each pixel */
    wide address;       /* multipliers of those words */
    wide weight, bias;  /* fraction words to weights */
    wide tint;
} constants;

TARGET_INLINE wide both(__m128i x) { return _mm256_broadcastsi128_si256(x); }
TARGET_INLINE wide words(int low, int high) { return _mm256_set1_epi32((int)((uint32_t)high << 16 | (uint16_t)low)); }

TARGET_INLINE wide two_loads(const void *first, const void *second) {
    const __m128i low = _mm_loadu_si128((const __m128i *)first);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), _mm_loadu_si128((const __m128i *)second), 1);
}

/* The four taps of two pixels: 8 bytes of vertical pairs for the left column, 8 for the right. */
TARGET_INLINE wide taps(const qz_sprite_job *job, uint32_t i, uint32_t j, int columns) {
    if (columns) return two_loads(job->columns + i, job->columns + j);
    const uint32_t *top = job->texels, *bottom = top + job->texel_stride;
    return _mm256_unpacklo_epi8(two_loads(top + i, top + j), two_loads(bottom + i, bottom + j));
}

/* Four pixels: their samples, tinted, rounded to bytes in 16-bit words. */
TARGET_INLINE wide sample(wide first, wide second, wide weights, wide spread_u, wide spread_v, wide tint) {
    const wide wv = _mm256_shuffle_epi8(weights, spread_v), wu = _mm256_shuffle_epi8(weights, spread_u);
    const wide left = _mm256_maddubs_epi16(_mm256_unpacklo_epi64(first, second), wv);
    const wide right = _mm256_maddubs_epi16(_mm256_unpackhi_epi64(first, second), wv);
    const wide mixed = _mm256_add_epi16(left, _mm256_mulhrs_epi16(_mm256_sub_epi16(right, left), wu));
    return _mm256_mulhrs_epi16(_mm256_mulhrs_epi16(mixed, tint), _mm256_set1_epi16(512));
}

TARGET_INLINE wide draw_block(const qz_sprite_job *job, const constants *k, wide u, wide v, wide below, int columns,
                              int additive) {
    const __m128i spread_a = _mm_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5);
    const wide ua = both(spread_a), two = _mm256_set1_epi8(2), ub = _mm256_add_epi8(ua, _mm256_set1_epi8(8));
    const wide va = _mm256_add_epi8(ua, two), vb = _mm256_add_epi8(ub, two);

    wide tap = _mm256_blend_epi16(_mm256_srli_epi32(u, 16), v, 0xaa);
    const wide inside = _mm256_cmpeq_epi32(_mm256_min_epu16(tap, k->last), tap);
    tap = _mm256_and_si256(tap, inside);
    const wide fraction = _mm256_srli_epi16(_mm256_blend_epi16(u, _mm256_slli_epi32(v, 16), 0xaa), 9);
    const wide weights = _mm256_add_epi16(_mm256_mullo_epi16(fraction, k->weight), k->bias);
    const wide index = _mm256_madd_epi16(tap, k->address);

    const __m128i low = _mm256_castsi256_si128(index), high = _mm256_extracti128_si256(index, 1);
    const uint64_t i01 = (uint64_t)_mm_cvtsi128_si64(low), i23 = (uint64_t)_mm_extract_epi64(low, 1);
    const uint64_t i45 = (uint64_t)_mm_cvtsi128_si64(high), i67 = (uint64_t)_mm_extract_epi64(high, 1);
    const wide t0 = taps(job, (uint32_t)i01, (uint32_t)i45, columns);
    const wide t1 = taps(job, (uint32_t)(i01 >> 32), (uint32_t)(i45 >> 32), columns);
    const wide t2 = taps(job, (uint32_t)i23, (uint32_t)i67, columns);
    const wide t3 = taps(job, (uint32_t)(i23 >> 32), (uint32_t)(i67 >> 32), columns);
    const wide a = sample(t0, t1, weights, ua, va, k->tint), b = sample(t2, t3, weights, ub, vb, k->tint);
    const wide source = _mm256_and_si256(_mm256_packus_epi16(a, b), inside);
    if (additive) return _mm256_adds_epu8(below, source);

    const __m128i alpha_a = _mm_setr_epi8(3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7);
    const wide pick = both(alpha_a), pick_b = _mm256_add_epi8(pick, _mm256_set1_epi8(8));
    const wide clear = _mm256_xor_si256(source, _mm256_set1_epi8(-1)), zero = _mm256_setzero_si256();
    const wide keep_a = _mm256_srli_epi16(_mm256_shuffle_epi8(clear, pick), 1);
    const wide keep_b = _mm256_srli_epi16(_mm256_shuffle_epi8(clear, pick_b), 1);
    const wide kept_a = _mm256_mulhrs_epi16(_mm256_unpacklo_epi8(below, zero), keep_a);
    const wide kept_b = _mm256_mulhrs_epi16(_mm256_unpackhi_epi8(below, zero), keep_b);
    return _mm256_adds_epu8(source, _mm256_packus_epi16(kept_a, kept_b));
}

TARGET_INLINE void draw_row(const qz_sprite_job *job, const constants *k, uint32_t *pixels, int32_t count,
                            int32_t storable, uint32_t u0, uint32_t v0, int columns, int additive) {
    wide u = _mm256_add_epi32(_mm256_set1_epi32((int)u0), k->lane_u);
    wide v = _mm256_add_epi32(_mm256_set1_epi32((int)v0), k->lane_v);
    int32_t x = 0;
    for (; x < count && x + 8 <= storable; x += 8) {
        wide *block = (wide *)(pixels + x);
        const wide below = _mm256_loadu_si256(block);
        _mm256_storeu_si256(block, draw_block(job, k, u, v, below, columns, additive));
        u = _mm256_add_epi32(u, k->step_u);
        v = _mm256_add_epi32(v, k->step_v);
    }
    if (x >= count) return;
    uint32_t rest[8] = {0};
    const size_t bytes = (size_t)(storable - x) * 4;
    memcpy(rest, pixels + x, bytes);
    const wide below = _mm256_loadu_si256((const wide *)rest);
    _mm256_storeu_si256((wide *)rest, draw_block(job, k, u, v, below, columns, additive));
    memcpy(pixels + x, rest, bytes);
}

TARGET_INLINE void draw(const qz_sprite_job *job, int columns, int additive) {
    const wide lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const int blend = job->fraction_mask != 0;
    int64_t tint;
    memcpy(&tint, job->tint, 8);
    const constants k = {
        .lane_u = _mm256_mullo_epi32(lanes, _mm256_set1_epi32(job->dux)),
        .lane_v = _mm256_mullo_epi32(lanes, _mm256_set1_epi32(job->dvx)),
        .step_u = _mm256_set1_epi32((int)((uint32_t)job->dux * 8)),
        .step_v = _mm256_set1_epi32((int)((uint32_t)job->dvx * 8)),
        .last = words(job->last_u, job->last_v),
        .address = words(1, columns ? job->column_stride : job->texel_stride),
        .weight = words(blend ? 258 : 0, blend ? 255 : 0),
        .bias = words(0, 127),
        .tint = _mm256_set1_epi64x(tint),
    };
    qz_row_spans row = qz_first_row(job);
    uint32_t *pixels = job->pixels + (ptrdiff_t)job->y0 * job->stride + job->x0;
    uint32_t u = job->u, v = job->v;
    for (int32_t y = job->y0; y < job->y1; y++) {
        int32_t from, to;
        if (qz_next_span(job, &row, &from, &to))
            draw_row(job, &k, pixels + from, to - from, job->store_end - job->x0 - from,
                     u + (uint32_t)job->dux * (uint32_t)from, v + (uint32_t)job->dvx * (uint32_t)from, columns, additive);
        pixels += job->stride;
        u += (uint32_t)job->duy;
        v += (uint32_t)job->dvy;
    }
}

TARGET void qz_sprite_avx2(const qz_sprite_job *job) {
    if (job->columns) {
        if (job->additive) draw(job, 1, 1);
        else draw(job, 1, 0);
    } else {
        if (job->additive) draw(job, 0, 1);
        else draw(job, 0, 0);
    }
}
#endif
