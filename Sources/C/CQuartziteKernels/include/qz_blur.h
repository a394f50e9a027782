/* Gaussian blur of 8-bit coverage. */
#pragma once
#include <stdint.h>

/* Returns the distance by which a blur may extend a shape; grow a picture by it on every side before blurring. 0 if
   sigma is not positive or not finite. */
int32_t qz_blur_margin(double sigma);

/* Returns the number of bytes of scratch memory that qz_blur_a8 requires. */
int64_t qz_blur_scratch_size(int32_t width, int32_t height);

/* Blurs with a Gaussian of standard deviation `sigma` pixels in both directions; pixels outside count as 0. It uses
   three box filters in each direction with the same variance as the Gaussian. The result is symmetric, differs from
   the true one by at most 4 % of full coverage for any sigma, and has the same bytes on every CPU. Sigmas above 2000
   count as 2000; a sigma that is not positive or NaN copies the source. `source` and `target` may be the same;
   `scratch` must be neither. */
void qz_blur_a8(uint8_t *target, int32_t target_stride, const uint8_t *source, int32_t source_stride, int32_t width,
                int32_t height, double sigma, void *scratch);

/* The columns from `left` up to `right`, and the rows from `top` up to `bottom`; the last of each is not included. */
typedef struct qz_blur_part {
    int32_t left, top, right, bottom;
} qz_blur_part;

/* Blurs like qz_blur_a8, and writes only the pixels of `part`. */
void qz_blur_part_a8(uint8_t *target, int32_t target_stride, const uint8_t *source, int32_t source_stride,
                     int32_t width, int32_t height, double sigma, qz_blur_part part, void *scratch);
