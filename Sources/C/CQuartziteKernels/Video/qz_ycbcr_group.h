/* What the kernels of the conversion to Y'CbCr share. */
#pragma once
#include "qz_ycbcr.h"

enum { QZ_YCBCR_GROUP = 32 };

/* Converts a group of pixels of two rows, which have a pixel before and after it. */
typedef void (*qz_ycbcr_group_kernel)(const qz_ycbcr_matrix *, const uint32_t *upper, const uint32_t *lower,
                                      const qz_ycbcr_rows *);

void qz_ycbcr_group_scalar(const qz_ycbcr_matrix *, const uint32_t *, const uint32_t *, const qz_ycbcr_rows *);
#if defined(__x86_64__)
void qz_ycbcr_group_ssse3(const qz_ycbcr_matrix *, const uint32_t *, const uint32_t *, const qz_ycbcr_rows *);
void qz_ycbcr_group_avx2(const qz_ycbcr_matrix *, const uint32_t *, const uint32_t *, const qz_ycbcr_rows *);
#endif
