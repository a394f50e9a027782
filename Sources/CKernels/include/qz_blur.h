/* Gaussian blur of 8-bit coverage. */
#pragma once
#include <stdint.h>

/* Coverage this far outside a shape can be touched; grow a picture by it on every side before blurring it. 0 for a
   sigma that is not positive or not finite. */
int32_t qz_blur_margin(double sigma);

/* Bytes of scratch qz_blur_a8 needs. */
int64_t qz_blur_scratch_size(int32_t width, int32_t height);

/* target = source blurred by a Gaussian of standard deviation `sigma` pixels in both directions; outside is 0. Three box
   filters in each direction, whose variance is the Gaussian's: within 4 % of full coverage of the true result for any
   sigma, symmetric, and the same bytes on every CPU. Sigmas above 2000 act as 2000; one that is not positive or is
   not a number copies. source and target may be the same; scratch may be neither. */
void qz_blur_a8(uint8_t *target, int32_t target_stride, const uint8_t *source, int32_t source_stride, int32_t width,
                int32_t height, double sigma, void *scratch);
