#include "qz_ycbcr.h"
#include "qz_kernels.h"
#include "qz_ycbcr_group.h"
#include <string.h>

// MARK: Matrices

static uint64_t common_divisor(uint64_t a, uint64_t b) { return b == 0 ? a : common_divisor(b, a % b); }

/* Returns the channel whose samples are `start` + sum * numerator / denominator, for sums of -lowest to at most 2^24. */
static qz_ycbcr_channel channel(uint64_t start, uint32_t lowest, uint64_t numerator, uint64_t denominator) {
    const uint64_t divisor = common_divisor(numerator, denominator);
    numerator /= divisor;
    denominator /= divisor;
    qz_ycbcr_channel result = {.bias = lowest, .shift = 32};
    while (result.shift < 48 && (numerator << (result.shift + 1)) / denominator < UINT32_MAX) result.shift++;
    const uint64_t unit = (uint64_t)1 << result.shift;
    result.factor = (uint32_t)((numerator * unit + denominator / 2) / denominator);
    /* The factor is rounded: an eighth of the distance between two exact values keeps halves from falling below. */
    result.offset = start * unit + unit / 2 + unit / (8 * denominator) - (uint64_t)lowest * result.factor;
    return result;
}

static void set_weights(qz_ycbcr_channel *channel, int blue, int green, int red) {
    channel->weights[0] = (int16_t)blue;
    channel->weights[1] = (int16_t)green;
    channel->weights[2] = (int16_t)red;
    channel->weights[3] = 0;
}

qz_ycbcr_matrix qz_ycbcr_matrix_make(qz_ycbcr_standard standard, int full) {
    /* The weights of red and blue in 5,000ths; green has the rest. */
    const int red = standard == QZ_BT601 ? 1495 : 1063, blue = standard == QZ_BT601 ? 570 : 361;
    const int green = 5000 - red - blue;
    const uint64_t luma_range = full ? 255 : 219, chroma_range = full ? 255 : 224;
    /* Chroma is half the range of the difference to luma, of the 8 pixels of the weights 1 2 1 in two rows. */
    const uint64_t steps = (uint64_t)2 * 8 * 255;
    const uint32_t largest = 8 * 255;
    qz_ycbcr_matrix matrix;
    matrix.luma = channel(full ? 0 : 16, 0, luma_range, (uint64_t)255 * 5000);
    set_weights(&matrix.luma, blue, green, red);
    matrix.blue = channel(128, (uint32_t)(5000 - blue) * largest, chroma_range, steps * (uint64_t)(5000 - blue));
    set_weights(&matrix.blue, 5000 - blue, -green, -red);
    matrix.red = channel(128, (uint32_t)(5000 - red) * largest, chroma_range, steps * (uint64_t)(5000 - red));
    set_weights(&matrix.red, -blue, -green, 5000 - red);
    return matrix;
}

// MARK: Scalar

static inline uint8_t sample(const qz_ycbcr_channel *channel, int32_t blue, int32_t green, int32_t red) {
    const int32_t sum = channel->weights[0] * blue + channel->weights[1] * green + channel->weights[2] * red;
    const uint64_t scaled = (uint64_t)((uint32_t)sum + channel->bias) * channel->factor + channel->offset;
    const uint32_t value = (uint32_t)(scaled >> channel->shift);
    return (uint8_t)(value < 255 ? value : 255);
}

static inline int32_t of(uint32_t pixel, int shift) { return (int32_t)(pixel >> shift & 255); }

static inline void convert_luma(const qz_ycbcr_channel *channel, const uint32_t *pixels, int32_t count,
                                uint8_t *target) {
    for (int32_t x = 0; x < count; x++) {
        target[x] = sample(channel, of(pixels[x], 0), of(pixels[x], 8), of(pixels[x], 16));
    }
}

/* The sum of a channel at three pixels, with the weights 1 2 1. */
static inline int32_t three(const uint32_t *pixel, int shift) {
    return of(pixel[-1], shift) + 2 * of(pixel[0], shift) + of(pixel[1], shift);
}

void qz_ycbcr_group_scalar(const qz_ycbcr_matrix *matrix, const uint32_t *upper, const uint32_t *lower,
                           const qz_ycbcr_rows *target) {
    convert_luma(&matrix->luma, upper, QZ_YCBCR_GROUP, target->upper);
    convert_luma(&matrix->luma, lower, QZ_YCBCR_GROUP, target->lower);
    for (int32_t x = 0; x < QZ_YCBCR_GROUP; x += 2) {
        const int32_t blue = three(upper + x, 0) + three(lower + x, 0);
        const int32_t green = three(upper + x, 8) + three(lower + x, 8);
        const int32_t red = three(upper + x, 16) + three(lower + x, 16);
        target->blue[x / 2] = sample(&matrix->blue, blue, green, red);
        target->red[x / 2] = sample(&matrix->red, blue, green, red);
    }
}

// MARK: Rows

/* Copies a group of pixels with its neighbours; pixels outside the row are those at its ends. */
static void extend(uint32_t *copy, const uint32_t *row, int32_t count, int32_t start) {
    const int32_t end = count - start < QZ_YCBCR_GROUP + 1 ? count - start : QZ_YCBCR_GROUP + 1;
    copy[0] = row[start > 0 ? start - 1 : 0];
    memcpy(copy + 1, row + start, (size_t)end * sizeof *copy);
    for (int32_t x = end; x < QZ_YCBCR_GROUP + 1; x++) copy[x + 1] = row[count - 1];
}

/* Converts the group at the start or the end of a row. */
static void convert_edge(const qz_ycbcr_matrix *matrix, const uint32_t *upper, const uint32_t *lower, int32_t count,
                         int32_t start, const qz_ycbcr_rows *target) {
    uint32_t copies[2][QZ_YCBCR_GROUP + 2];
    uint8_t samples[3 * QZ_YCBCR_GROUP];
    extend(copies[0], upper, count, start);
    extend(copies[1], lower, count, start);
    const qz_ycbcr_rows result = {samples, samples + QZ_YCBCR_GROUP, samples + 2 * QZ_YCBCR_GROUP,
                                  samples + 2 * QZ_YCBCR_GROUP + QZ_YCBCR_GROUP / 2};
    qz_current_kernels()->ycbcr_group(matrix, copies[0] + 1, copies[1] + 1, &result);
    const int32_t even = (count + 1) & ~1, left = even - start < QZ_YCBCR_GROUP ? even - start : QZ_YCBCR_GROUP;
    memcpy(target->upper + start, result.upper, (size_t)left);
    memcpy(target->lower + start, result.lower, (size_t)left);
    memcpy(target->blue + start / 2, result.blue, (size_t)left / 2);
    memcpy(target->red + start / 2, result.red, (size_t)left / 2);
}

void qz_ycbcr_convert(const qz_ycbcr_matrix *matrix, const uint32_t *upper, const uint32_t *lower, int32_t count,
                      const qz_ycbcr_rows *target) {
    const qz_ycbcr_group_kernel convert = qz_current_kernels()->ycbcr_group;
    for (int32_t x = 0; x < count; x += QZ_YCBCR_GROUP) {
        if (x == 0 || x + QZ_YCBCR_GROUP >= count) {
            convert_edge(matrix, upper, lower, count, x, target);
            continue;
        }
        const qz_ycbcr_rows rows = {target->upper + x, target->lower + x, target->blue + x / 2, target->red + x / 2};
        convert(matrix, upper + x, lower + x, &rows);
    }
}
