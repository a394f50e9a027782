/* Converts pixels to Y'CbCr with the operations of a qz_wide_*.h; qz_ycbcr.c defines the arithmetic.

   Each sample is computed in 64 bits of a register, which have room for its product with the factor. Four such registers
   are then combined, each shifted to bytes of its own. */
#include "qz_ycbcr_group.h"

/* A channel in registers. */
typedef struct QZ_NAME(ycbcr_channel) {
    wide weights, bias, factor, offset;
    __m128i shift;
} QZ_NAME(ycbcr_channel);

W QZ_NAME(ycbcr_channel) ycbcr_load(const qz_ycbcr_channel *channel) {
    int64_t weights;
    memcpy(&weights, channel->weights, sizeof weights);
    return (QZ_NAME(ycbcr_channel)){w_set64(weights), w_set64(channel->bias), w_set64(channel->factor),
                                    w_set64((int64_t)channel->offset), _mm_cvtsi32_si128((int)channel->shift)};
}

/* Returns the samples of pixels whose channels are four words each. */
W wide ycbcr_samples(const QZ_NAME(ycbcr_channel) * channel, wide words) {
    const wide pairs = w_dot_words(words, channel->weights);
    /* The upper halves do not matter. */
    const wide sum = w_add32(w_add32(pairs, w_right64(pairs, 32)), channel->bias);
    return w_shift_right64(w_add64(w_mul_even32(sum, channel->factor), channel->offset), channel->shift);
}

W void ycbcr_luma(const QZ_NAME(ycbcr_channel) * channel, const uint32_t *pixels, uint8_t *target) {
    const wide zero = w_set8(0);
    const wide order = w_repeat(_mm_setr_epi8(0, 8, 4, 12, 1, 9, 5, 13, 2, 10, 6, 14, 3, 11, 7, 15));
    for (int start = 0; start < QZ_YCBCR_GROUP; start += 4 * LANES) {
        wide all = zero;
        for (int block = 3; block >= 0; block--) {
            const wide x = w_load(pixels + start + block * LANES);
            const wide low = ycbcr_samples(channel, w_low8(x, zero)), high = ycbcr_samples(channel, w_high8(x, zero));
            all = w_or(w_left64(all, 8), w_or(low, w_left64(high, 32)));
        }
        w_store(target + start, w_gather_lanes32(w_shuffle(all, order)));
    }
}

/* The sums of the channels at every other pixel and its neighbours, with the weights 1 2 1, in four words each. */
W wide ycbcr_three(const uint32_t *pixel) {
    const wide pairs = w_repeat(_mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15));
    const wide one = w_set8(1), left = w_dot_bytes(w_shuffle(w_load(pixel - 1), pairs), one);
    return w_add16(left, w_dot_bytes(w_shuffle(w_load(pixel), pairs), one));
}

W void ycbcr_chroma(const QZ_NAME(ycbcr_channel) * blue, const QZ_NAME(ycbcr_channel) * red, const uint32_t *upper,
                    const uint32_t *lower, uint8_t *blue_target, uint8_t *red_target) {
    const wide limit = w_set64(255);
    const wide order = w_repeat(_mm_setr_epi8(0, 8, 2, 10, 4, 12, 6, 14, 1, 9, 3, 11, 5, 13, 7, 15));
    for (int start = 0; start < QZ_YCBCR_GROUP; start += 4 * LANES) {
        wide all = w_set8(0);
        for (int block = 3; block >= 0; block--) {
            const int x = start + block * LANES;
            const wide words = w_add16(ycbcr_three(upper + x), ycbcr_three(lower + x));
            const wide b = w_min_signed16(ycbcr_samples(blue, words), limit);
            const wide r = w_min_signed16(ycbcr_samples(red, words), limit);
            all = w_or(w_left64(all, 16), w_or(b, w_left64(r, 8)));
        }
        w_store_lanes16(blue_target + start / 2, red_target + start / 2, w_shuffle(all, order));
    }
}

QZ_TARGET void QZ_NAME(ycbcr_group)(const qz_ycbcr_matrix *matrix, const uint32_t *upper, const uint32_t *lower,
                                    const qz_ycbcr_rows *target) {
    const QZ_NAME(ycbcr_channel) luma = ycbcr_load(&matrix->luma);
    ycbcr_luma(&luma, upper, target->upper);
    ycbcr_luma(&luma, lower, target->lower);
    const QZ_NAME(ycbcr_channel) blue = ycbcr_load(&matrix->blue), red = ycbcr_load(&matrix->red);
    ycbcr_chroma(&blue, &red, upper, lower, target->blue, target->red);
}
