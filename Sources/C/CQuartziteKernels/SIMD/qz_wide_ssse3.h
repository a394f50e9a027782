/* Registers of 4 pixels. */
#pragma once
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#define QZ_TARGET __attribute__((target("ssse3")))
#define QZ_NAME(name) qz_##name##_ssse3
#define W static inline __attribute__((always_inline, target("ssse3")))
enum { LANES = 4, HALF = 2 };

typedef __m128i wide;
typedef __m128 wide_float;
typedef __m128i keep_mask;

W wide w_load(const void *p) { return _mm_loadu_si128((const wide *)p); }
W void w_store(void *p, wide x) { _mm_storeu_si128((wide *)p, x); }
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
W wide w_repeat(__m128i x) { return x; }
W wide w_set8(int x) { return _mm_set1_epi8((char)x); }
W wide w_set16(int x) { return _mm_set1_epi16((short)x); }
W wide w_set32(uint32_t x) { return _mm_set1_epi32((int)x); }
W wide w_set64(int64_t x) { return _mm_set1_epi64x(x); }
W wide w_multiples(uint32_t x) { return _mm_setr_epi32(0, (int)x, (int)(2 * x), (int)(3 * x)); }
W wide w_add8(wide a, wide b) { return _mm_add_epi8(a, b); }
W wide w_add16(wide a, wide b) { return _mm_add_epi16(a, b); }
W wide w_add32(wide a, wide b) { return _mm_add_epi32(a, b); }
W wide w_sub16(wide a, wide b) { return _mm_sub_epi16(a, b); }
W wide w_add_saturated8(wide a, wide b) { return _mm_adds_epu8(a, b); }
W wide w_mul16(wide a, wide b) { return _mm_mullo_epi16(a, b); }
W wide w_mul_high16(wide a, wide b) { return _mm_mulhi_epu16(a, b); }
W wide w_mul_round16(wide a, wide b) { return _mm_mulhrs_epi16(a, b); }
W wide w_dot_bytes(wide a, wide b) { return _mm_maddubs_epi16(a, b); }
W wide w_dot_words(wide a, wide b) { return _mm_madd_epi16(a, b); }
#define w_right16(x, n) _mm_srli_epi16(x, n)
#define w_right32(x, n) _mm_srli_epi32(x, n)
#define w_left32(x, n) _mm_slli_epi32(x, n)
W wide w_odd_words(wide even, wide odd) {
    const wide low = w_set32(0xffff);
    return _mm_or_si128(_mm_and_si128(low, even), _mm_andnot_si128(low, odd));
}
W wide w_shuffle(wide x, wide order) { return _mm_shuffle_epi8(x, order); }
W wide w_low8(wide a, wide b) { return _mm_unpacklo_epi8(a, b); }
W wide w_high8(wide a, wide b) { return _mm_unpackhi_epi8(a, b); }
W wide w_low32(wide a, wide b) { return _mm_unpacklo_epi32(a, b); }
W wide w_high32(wide a, wide b) { return _mm_unpackhi_epi32(a, b); }
W wide w_low64(wide a, wide b) { return _mm_unpacklo_epi64(a, b); }
W wide w_high64(wide a, wide b) { return _mm_unpackhi_epi64(a, b); }
W wide w_pack(wide a, wide b) { return _mm_packus_epi16(a, b); }
W wide w_min_signed16(wide a, wide b) { return _mm_min_epi16(a, b); }
W wide w_abs32(wide x) { return _mm_abs_epi32(x); }
/* Each lane becomes the sum of the lanes up to it. */
W wide w_running32(wide x) {
    x = _mm_add_epi32(x, _mm_slli_si128(x, 4));
    return _mm_add_epi32(x, _mm_slli_si128(x, 8));
}
W wide w_last32(wide x) { return _mm_shuffle_epi32(x, 0xff); }
W int32_t w_first32(wide x) { return _mm_cvtsi128_si32(x); }
W wide w_not(wide x) { return _mm_xor_si128(x, w_set8(-1)); }
/* Bit k is set if lane k is negative. */
W uint32_t w_signs(wide x) { return (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(x)); }

/* Selects the pixels whose words are both at most those of `limit`. */
W keep_mask w_at_most(wide words, wide limit) {
    return _mm_cmpeq_epi32(_mm_subs_epu16(words, limit), _mm_setzero_si128());
}
W wide w_keep(keep_mask mask, wide x) { return _mm_and_si128(mask, x); }
W keep_mask w_first_pixels(int32_t count) { return _mm_cmpgt_epi32(_mm_set1_epi32(count), _mm_setr_epi32(0, 1, 2, 3)); }

/* Loads one byte per pixel and repeats it in all four channels. */
W wide w_load_bytes(const uint8_t *p) {
    int32_t four;
    memcpy(&four, p, 4);
    return w_shuffle(_mm_cvtsi32_si128(four), _mm_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3));
}

/* Loads 16 bytes per pixel from base + index * size. */
W void w_gather(const uint8_t *base, wide index, const int size, wide out[4]) {
    const uint64_t a = (uint64_t)_mm_cvtsi128_si64(index), b = (uint64_t)_mm_cvtsi128_si64(_mm_srli_si128(index, 8));
    out[0] = w_load(base + (uint32_t)a * (uint64_t)size);
    out[1] = w_load(base + (a >> 32) * (uint64_t)size);
    out[2] = w_load(base + (uint32_t)b * (uint64_t)size);
    out[3] = w_load(base + (b >> 32) * (uint64_t)size);
}

W wide_float w_set_float(float x) { return _mm_set1_ps(x); }
W wide_float w_count_float(void) { return _mm_setr_ps(0, 1, 2, 3); }
W wide_float w_add_float(wide_float a, wide_float b) { return _mm_add_ps(a, b); }
W wide_float w_mul_float(wide_float a, wide_float b) { return _mm_mul_ps(a, b); }
W wide_float w_min_float(wide_float a, wide_float b) { return _mm_min_ps(a, b); }
W wide_float w_max_float(wide_float a, wide_float b) { return _mm_max_ps(a, b); }
W wide w_truncate(wide_float x) { return _mm_cvttps_epi32(x); }

/* Two blocks of HALF pixels or numbers in one register. */
W wide w_pair32(uint32_t first, uint32_t second) {
    return _mm_setr_epi32((int)first, (int)first, (int)second, (int)second);
}
W wide w_half_multiples(uint32_t x) { return _mm_setr_epi32(0, (int)x, 0, (int)x); }
W wide w_load_halves(const uint32_t *first, const uint32_t *second) {
    return _mm_unpacklo_epi64(_mm_loadl_epi64((const wide *)first), _mm_loadl_epi64((const wide *)second));
}
W void w_store_halves(uint32_t *first, uint32_t *second, wide x) {
    _mm_storel_epi64((wide *)first, x);
    _mm_storel_epi64((wide *)second, _mm_unpackhi_epi64(x, x));
}

/* Products and sums of 64 bits, of the lower halves of 64-bit words. */
W wide w_mul_even32(wide a, wide b) { return _mm_mul_epu32(a, b); }
W wide w_add64(wide a, wide b) { return _mm_add_epi64(a, b); }
W wide w_or(wide a, wide b) { return _mm_or_si128(a, b); }
#define w_left64(x, n) _mm_slli_epi64(x, n)
#define w_right64(x, n) _mm_srli_epi64(x, n)
W wide w_shift_right64(wide x, __m128i count) { return _mm_srl_epi64(x, count); }
/* There is one lane of 128 bits. */
W wide w_gather_lanes32(wide x) { return x; }
W void w_store_lanes16(uint8_t *lower, uint8_t *upper, wide x) {
    _mm_storel_epi64((wide *)lower, x);
    _mm_storel_epi64((wide *)upper, _mm_unpackhi_epi64(x, x));
}
