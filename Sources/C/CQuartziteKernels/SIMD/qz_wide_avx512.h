/* Registers of 16 pixels. */
#pragma once
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#define QZ_TARGET __attribute__((target("avx512f,avx512bw,avx512vl")))
#define QZ_NAME(name) qz_##name##_avx512
#define W static inline __attribute__((always_inline, target("avx512f,avx512bw,avx512vl")))
enum { LANES = 16, HALF = 8 };

typedef __m512i wide;
typedef __m512 wide_float;
typedef __mmask16 keep_mask;

W wide w_load(const void *p) { return _mm512_loadu_si512((const wide *)p); }
W void w_store(void *p, wide x) { _mm512_storeu_si512((wide *)p, x); }
W __mmask16 w_first(int32_t count) { return (__mmask16)((1u << count) - 1); }
W wide w_load_some(const uint32_t *p, int32_t count) { return _mm512_maskz_loadu_epi32(w_first(count), p); }
W void w_store_some(uint32_t *p, wide x, int32_t count) { _mm512_mask_storeu_epi32(p, w_first(count), x); }
W wide w_repeat(__m128i x) { return _mm512_broadcast_i32x4(x); }
W wide w_set8(int x) { return _mm512_set1_epi8((char)x); }
W wide w_set16(int x) { return _mm512_set1_epi16((short)x); }
W wide w_set32(uint32_t x) { return _mm512_set1_epi32((int)x); }
W wide w_set64(int64_t x) { return _mm512_set1_epi64(x); }
W wide w_multiples(uint32_t x) {
    const wide lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    return _mm512_mullo_epi32(lanes, w_set32(x));
}
W wide w_add8(wide a, wide b) { return _mm512_add_epi8(a, b); }
W wide w_add16(wide a, wide b) { return _mm512_add_epi16(a, b); }
W wide w_add32(wide a, wide b) { return _mm512_add_epi32(a, b); }
W wide w_sub16(wide a, wide b) { return _mm512_sub_epi16(a, b); }
W wide w_add_saturated8(wide a, wide b) { return _mm512_adds_epu8(a, b); }
W wide w_mul16(wide a, wide b) { return _mm512_mullo_epi16(a, b); }
W wide w_mul_high16(wide a, wide b) { return _mm512_mulhi_epu16(a, b); }
W wide w_mul_round16(wide a, wide b) { return _mm512_mulhrs_epi16(a, b); }
W wide w_dot_bytes(wide a, wide b) { return _mm512_maddubs_epi16(a, b); }
W wide w_dot_words(wide a, wide b) { return _mm512_madd_epi16(a, b); }
#define w_right16(x, n) _mm512_srli_epi16(x, n)
#define w_right32(x, n) _mm512_srli_epi32(x, n)
#define w_left32(x, n) _mm512_slli_epi32(x, n)
W wide w_odd_words(wide even, wide odd) { return _mm512_mask_blend_epi16(0xaaaaaaaa, even, odd); }
W wide w_shuffle(wide x, wide order) { return _mm512_shuffle_epi8(x, order); }
W wide w_low8(wide a, wide b) { return _mm512_unpacklo_epi8(a, b); }
W wide w_high8(wide a, wide b) { return _mm512_unpackhi_epi8(a, b); }
W wide w_low32(wide a, wide b) { return _mm512_unpacklo_epi32(a, b); }
W wide w_high32(wide a, wide b) { return _mm512_unpackhi_epi32(a, b); }
W wide w_low64(wide a, wide b) { return _mm512_unpacklo_epi64(a, b); }
W wide w_high64(wide a, wide b) { return _mm512_unpackhi_epi64(a, b); }
W wide w_pack(wide a, wide b) { return _mm512_packus_epi16(a, b); }
W wide w_min_signed16(wide a, wide b) { return _mm512_min_epi16(a, b); }
W wide w_abs32(wide x) { return _mm512_abs_epi32(x); }
/* Each lane becomes the sum of the lanes up to it. */
W wide w_running32(wide x) {
    x = _mm512_add_epi32(x, _mm512_bslli_epi128(x, 4));
    x = _mm512_add_epi32(x, _mm512_bslli_epi128(x, 8));
    wide ends = _mm512_shuffle_epi32(x, 0xff);
    x = _mm512_add_epi32(x, _mm512_maskz_shuffle_i32x4(0xfff0, ends, ends, 0x90));
    ends = _mm512_shuffle_epi32(x, 0xff);
    return _mm512_add_epi32(x, _mm512_maskz_shuffle_i32x4(0xff00, ends, ends, 0x40));
}
W wide w_last32(wide x) { return _mm512_permutexvar_epi32(_mm512_set1_epi32(15), x); }
W int32_t w_first32(wide x) { return _mm_cvtsi128_si32(_mm512_castsi512_si128(x)); }
W wide w_not(wide x) { return _mm512_xor_si512(x, w_set8(-1)); }
/* Bit k is set if lane k is negative. */
W uint32_t w_signs(wide x) { return _mm512_cmplt_epi32_mask(x, _mm512_setzero_si512()); }

/* Selects the pixels whose words are both at most those of `limit`. */
W keep_mask w_at_most(wide words, wide limit) { return _mm512_cmpeq_epi32_mask(_mm512_min_epu16(words, limit), words); }
W wide w_keep(keep_mask mask, wide x) { return _mm512_maskz_mov_epi32(mask, x); }

/* Loads one byte per pixel and repeats it in all four channels. */
W wide w_load_bytes(const uint8_t *p) {
    const __m128i order = _mm_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    const wide lane = _mm512_setr_epi32(0, 0, 0, 0, 0x04040404, 0x04040404, 0x04040404, 0x04040404, 0x08080808,
                                        0x08080808, 0x08080808, 0x08080808, 0x0c0c0c0c, 0x0c0c0c0c, 0x0c0c0c0c,
                                        0x0c0c0c0c);
    return w_shuffle(w_repeat(_mm_loadu_si128((const __m128i *)p)), w_add8(w_repeat(order), lane));
}

W __m256i w_two_loads(const void *first, const void *second) {
    const __m128i low = _mm_loadu_si128((const __m128i *)first);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), _mm_loadu_si128((const __m128i *)second), 1);
}

W wide w_four_loads(const uint8_t *base, uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
    return _mm512_inserti64x4(_mm512_castsi256_si512(w_two_loads(base + a, base + b)), w_two_loads(base + c, base + d),
                              1);
}

/* Loads 16 bytes per pixel from base + index * size; out[k] contains those of the k-th pixel of each 128-bit lane. */
W void w_gather(const uint8_t *base, wide index, const int size, wide out[4]) {
    const uint64_t n = (uint64_t)size;
    uint64_t low[4], high[4]; /* two indices each */
    for (int lane = 0; lane < 4; lane++) {
        const __m128i part = lane == 0   ? _mm512_castsi512_si128(index)
                             : lane == 1 ? _mm512_extracti32x4_epi32(index, 1)
                             : lane == 2 ? _mm512_extracti32x4_epi32(index, 2)
                                         : _mm512_extracti32x4_epi32(index, 3);
        low[lane] = (uint64_t)_mm_cvtsi128_si64(part);
        high[lane] = (uint64_t)_mm_extract_epi64(part, 1);
    }
    out[0] = w_four_loads(base, (uint32_t)low[0] * n, (uint32_t)low[1] * n, (uint32_t)low[2] * n, (uint32_t)low[3] * n);
    out[1] = w_four_loads(base, (low[0] >> 32) * n, (low[1] >> 32) * n, (low[2] >> 32) * n, (low[3] >> 32) * n);
    out[2] = w_four_loads(base, (uint32_t)high[0] * n, (uint32_t)high[1] * n, (uint32_t)high[2] * n,
                          (uint32_t)high[3] * n);
    out[3] = w_four_loads(base, (high[0] >> 32) * n, (high[1] >> 32) * n, (high[2] >> 32) * n, (high[3] >> 32) * n);
}

W wide_float w_set_float(float x) { return _mm512_set1_ps(x); }
W wide_float w_count_float(void) { return _mm512_setr_ps(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15); }
W wide_float w_add_float(wide_float a, wide_float b) { return _mm512_add_ps(a, b); }
W wide_float w_mul_float(wide_float a, wide_float b) { return _mm512_mul_ps(a, b); }
W wide_float w_min_float(wide_float a, wide_float b) { return _mm512_min_ps(a, b); }
W wide_float w_max_float(wide_float a, wide_float b) { return _mm512_max_ps(a, b); }
W wide w_truncate(wide_float x) { return _mm512_cvttps_epi32(x); }

/* Two blocks of HALF pixels or numbers in one register. */
W wide w_pair32(uint32_t first, uint32_t second) { return _mm512_mask_set1_epi32(w_set32(first), 0xff00, (int)second); }
W wide w_half_multiples(uint32_t x) {
    return _mm512_mullo_epi32(_mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7), w_set32(x));
}
W wide w_load_halves(const uint32_t *first, const uint32_t *second) {
    const __m256i low = _mm256_loadu_si256((const __m256i *)first);
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), _mm256_loadu_si256((const __m256i *)second), 1);
}
W void w_store_halves(uint32_t *first, uint32_t *second, wide x) {
    _mm256_storeu_si256((__m256i *)first, _mm512_castsi512_si256(x));
    _mm256_storeu_si256((__m256i *)second, _mm512_extracti64x4_epi64(x, 1));
}

/* Chooses 64-bit words among those of two registers. */
#define QZ_PICKS 1
W uint64_t w_pick_index(uint32_t word) { return word; }
W wide w_pick(wide low, wide high, wide indices) { return _mm512_permutex2var_epi64(low, indices, high); }
/* Packs words to bytes, the first register's before the second's. */
W wide w_pack_halves(wide first, wide second) {
    return _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7), _mm512_packus_epi16(first, second));
}
W keep_mask w_first_pixels(int32_t count) { return w_first(count); }
