/* Registers of 8 pixels. */
#pragma once
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#define QZ_TARGET __attribute__((target("avx2")))
#define QZ_NAME(name) qz_##name##_avx2
#define W static inline __attribute__((always_inline, target("avx2")))
enum { LANES = 8, HALF = 4 };

typedef __m256i wide;
typedef __m256 wide_float;
typedef __m256i keep_mask;

W wide w_load(const void *p) { return _mm256_loadu_si256((const wide *)p); }
W void w_store(void *p, wide x) { _mm256_storeu_si256((wide *)p, x); }
W wide w_load_some(const uint32_t *p, int32_t count) {
    uint32_t rest[LANES] = {0};
    memcpy(rest, p, (size_t)count * 4);
    return w_load(rest);
}
W void w_store_some(uint32_t *p, wide x, int32_t count) {
    uint32_t rest[LANES];
    w_store(rest, x);
    memcpy(p, rest, (size_t)count * 4);
}
W wide w_repeat(__m128i x) { return _mm256_broadcastsi128_si256(x); }
W wide w_set8(int x) { return _mm256_set1_epi8((char)x); }
W wide w_set16(int x) { return _mm256_set1_epi16((short)x); }
W wide w_set32(uint32_t x) { return _mm256_set1_epi32((int)x); }
W wide w_set64(int64_t x) { return _mm256_set1_epi64x(x); }
W wide w_multiples(uint32_t x) { return _mm256_mullo_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), w_set32(x)); }
W wide w_add8(wide a, wide b) { return _mm256_add_epi8(a, b); }
W wide w_add16(wide a, wide b) { return _mm256_add_epi16(a, b); }
W wide w_add32(wide a, wide b) { return _mm256_add_epi32(a, b); }
W wide w_sub16(wide a, wide b) { return _mm256_sub_epi16(a, b); }
W wide w_add_saturated8(wide a, wide b) { return _mm256_adds_epu8(a, b); }
W wide w_mul16(wide a, wide b) { return _mm256_mullo_epi16(a, b); }
W wide w_mul_high16(wide a, wide b) { return _mm256_mulhi_epu16(a, b); }
W wide w_mul_round16(wide a, wide b) { return _mm256_mulhrs_epi16(a, b); }
W wide w_dot_bytes(wide a, wide b) { return _mm256_maddubs_epi16(a, b); }
W wide w_dot_words(wide a, wide b) { return _mm256_madd_epi16(a, b); }
#define w_right16(x, n) _mm256_srli_epi16(x, n)
#define w_right32(x, n) _mm256_srli_epi32(x, n)
#define w_left32(x, n) _mm256_slli_epi32(x, n)
W wide w_odd_words(wide even, wide odd) { return _mm256_blend_epi16(even, odd, 0xaa); }
W wide w_shuffle(wide x, wide order) { return _mm256_shuffle_epi8(x, order); }
W wide w_low8(wide a, wide b) { return _mm256_unpacklo_epi8(a, b); }
W wide w_high8(wide a, wide b) { return _mm256_unpackhi_epi8(a, b); }
W wide w_low32(wide a, wide b) { return _mm256_unpacklo_epi32(a, b); }
W wide w_high32(wide a, wide b) { return _mm256_unpackhi_epi32(a, b); }
W wide w_low64(wide a, wide b) { return _mm256_unpacklo_epi64(a, b); }
W wide w_high64(wide a, wide b) { return _mm256_unpackhi_epi64(a, b); }
W wide w_pack(wide a, wide b) { return _mm256_packus_epi16(a, b); }
W wide w_min_signed16(wide a, wide b) { return _mm256_min_epi16(a, b); }
W wide w_abs32(wide x) { return _mm256_abs_epi32(x); }
/* Each lane becomes the sum of the lanes up to it. */
W wide w_running32(wide x) {
    x = _mm256_add_epi32(x, _mm256_slli_si256(x, 4));
    x = _mm256_add_epi32(x, _mm256_slli_si256(x, 8));
    const wide lower = _mm256_permute2x128_si256(x, x, 0x08);
    return _mm256_add_epi32(x, _mm256_shuffle_epi32(lower, 0xff));
}
W wide w_last32(wide x) { return _mm256_permutevar8x32_epi32(x, _mm256_set1_epi32(7)); }
W int32_t w_first32(wide x) { return _mm_cvtsi128_si32(_mm256_castsi256_si128(x)); }
W wide w_not(wide x) { return _mm256_xor_si256(x, w_set8(-1)); }
/* Bit k is set if lane k is negative. */
W uint32_t w_signs(wide x) { return (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(x)); }

/* Selects the pixels whose words are both at most those of `limit`. */
W keep_mask w_at_most(wide words, wide limit) { return _mm256_cmpeq_epi32(_mm256_min_epu16(words, limit), words); }
W wide w_keep(keep_mask mask, wide x) { return _mm256_and_si256(mask, x); }

/* Loads one byte per pixel and repeats it in all four channels. */
W wide w_load_bytes(const uint8_t *p) {
    const wide order = _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6,
                                        6, 7, 7, 7, 7);
    return w_shuffle(w_repeat(_mm_loadl_epi64((const __m128i *)p)), order);
}

W wide w_two_loads(const void *first, const void *second) {
    const __m128i low = _mm_loadu_si128((const __m128i *)first);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), _mm_loadu_si128((const __m128i *)second), 1);
}

/* Loads 16 bytes per pixel from base + index * size; out[k] contains those of the k-th pixel of each 128-bit lane. */
W void w_gather(const uint8_t *base, wide index, const int size, wide out[4]) {
    const __m128i low = _mm256_castsi256_si128(index), high = _mm256_extracti128_si256(index, 1);
    const uint64_t a = (uint64_t)_mm_cvtsi128_si64(low), b = (uint64_t)_mm_extract_epi64(low, 1);
    const uint64_t c = (uint64_t)_mm_cvtsi128_si64(high), d = (uint64_t)_mm_extract_epi64(high, 1);
    out[0] = w_two_loads(base + (uint32_t)a * (uint64_t)size, base + (uint32_t)c * (uint64_t)size);
    out[1] = w_two_loads(base + (a >> 32) * (uint64_t)size, base + (c >> 32) * (uint64_t)size);
    out[2] = w_two_loads(base + (uint32_t)b * (uint64_t)size, base + (uint32_t)d * (uint64_t)size);
    out[3] = w_two_loads(base + (b >> 32) * (uint64_t)size, base + (d >> 32) * (uint64_t)size);
}

W wide_float w_set_float(float x) { return _mm256_set1_ps(x); }
W wide_float w_count_float(void) { return _mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7); }
W wide_float w_add_float(wide_float a, wide_float b) { return _mm256_add_ps(a, b); }
W wide_float w_mul_float(wide_float a, wide_float b) { return _mm256_mul_ps(a, b); }
W wide_float w_min_float(wide_float a, wide_float b) { return _mm256_min_ps(a, b); }
W wide_float w_max_float(wide_float a, wide_float b) { return _mm256_max_ps(a, b); }
W wide w_truncate(wide_float x) { return _mm256_cvttps_epi32(x); }

/* Two blocks of HALF pixels or numbers in one register. */
W wide w_pair32(uint32_t first, uint32_t second) {
    return _mm256_set_m128i(_mm_set1_epi32((int)second), _mm_set1_epi32((int)first));
}
W wide w_half_multiples(uint32_t x) {
    return _mm256_mullo_epi32(_mm256_setr_epi32(0, 1, 2, 3, 0, 1, 2, 3), w_set32(x));
}
W wide w_load_halves(const uint32_t *first, const uint32_t *second) {
    const __m128i low = _mm_loadu_si128((const __m128i *)first);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), _mm_loadu_si128((const __m128i *)second), 1);
}
W void w_store_halves(uint32_t *first, uint32_t *second, wide x) {
    _mm_storeu_si128((__m128i *)first, _mm256_castsi256_si128(x));
    _mm_storeu_si128((__m128i *)second, _mm256_extracti128_si256(x, 1));
}

/* Chooses 64-bit words among those of two registers. */
#define QZ_PICKS 1
W uint64_t w_pick_index(uint32_t word) { return (uint64_t)(2 * word) | (uint64_t)(2 * word + 1) << 32; }
W wide w_pick(wide low, wide high, wide indices) {
    const __m256 in_high = _mm256_castsi256_ps(_mm256_slli_epi32(indices, 28));
    const __m256 from_low = _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(low, indices));
    const __m256 from_high = _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(high, indices));
    return _mm256_castps_si256(_mm256_blendv_ps(from_low, from_high, in_high));
}
/* Packs words to bytes, the first register's before the second's. */
W wide w_pack_halves(wide first, wide second) {
    return _mm256_permute4x64_epi64(_mm256_packus_epi16(first, second), 0xd8);
}
W keep_mask w_first_pixels(int32_t count) {
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

/* Products and sums of 64 bits, of the lower halves of 64-bit words. */
W wide w_mul_even32(wide a, wide b) { return _mm256_mul_epu32(a, b); }
W wide w_add64(wide a, wide b) { return _mm256_add_epi64(a, b); }
W wide w_or(wide a, wide b) { return _mm256_or_si256(a, b); }
#define w_left64(x, n) _mm256_slli_epi64(x, n)
#define w_right64(x, n) _mm256_srli_epi64(x, n)
W wide w_shift_right64(wide x, __m128i count) { return _mm256_srl_epi64(x, count); }
/* Sorts 32-bit words by their place in a lane of 128 bits. */
W wide w_gather_lanes32(wide x) { return _mm256_permutevar8x32_epi32(x, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7)); }
/* Stores the lower and the upper halves of lanes, with 16-bit words sorted likewise. */
W void w_store_lanes16(uint8_t *lower, uint8_t *upper, wide x) {
    const wide order = w_repeat(_mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
    const wide sorted = w_shuffle(_mm256_permute4x64_epi64(x, 0xd8), order);
    _mm_storeu_si128((__m128i *)lower, _mm256_castsi256_si128(sorted));
    _mm_storeu_si128((__m128i *)upper, _mm256_extracti128_si256(sorted, 1));
}
