/* Conversion of pixels to Y'CbCr 4:2:0. Every sample is the exact value of the standard, rounded to the nearest integer,
   halves up, so it is the same on every processor. */
#pragma once
#include <stdint.h>

typedef enum qz_ycbcr_standard { QZ_BT601, QZ_BT709 } qz_ycbcr_standard;

/* A sample is (sum * factor + offset) >> shift, where the sum is that of the weighted channels and `bias`. */
typedef struct qz_ycbcr_channel {
    int16_t weights[4]; /* of the bytes of a pixel: blue, green, red, alpha */
    uint32_t bias;      /* keeps the sum positive */
    uint32_t factor;
    uint32_t shift;
    uint64_t offset;
} qz_ycbcr_channel;

typedef struct qz_ycbcr_matrix {
    qz_ycbcr_channel luma, blue, red;
} qz_ycbcr_matrix;

/* Luma is 16 to 235 and chroma 16 to 240 unless `full`, where both are 0 to 255. */
qz_ycbcr_matrix qz_ycbcr_matrix_make(qz_ycbcr_standard standard, int full);

/* Where two rows of luma, and the row of each chroma channel that they share, are written. */
typedef struct qz_ycbcr_rows {
    uint8_t *upper, *lower, *blue, *red;
} qz_ycbcr_rows;

/* Converts two rows of pixels, whose alpha has no effect. An odd row is extended by its last pixel. A chroma sample lies
   at the left pixel of a pair, halfway between the rows: weights are 1 2 1 horizontally, and 1 1 vertically. */
void qz_ycbcr_convert(const qz_ycbcr_matrix *matrix, const uint32_t *upper, const uint32_t *lower, int32_t count,
                      const qz_ycbcr_rows *target);
