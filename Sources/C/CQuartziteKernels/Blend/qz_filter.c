#include "qz_filter.h"
#include "qz_color_matrix_body.h"
#include "qz_kernels.h"

void qz_color_matrix_scalar(uint32_t *pixels, int32_t count, const int32_t matrix[12]) {
    color_matrix(pixels, count, matrix);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) void qz_color_matrix_avx2(uint32_t *pixels, int32_t count, const int32_t matrix[12]) {
    color_matrix(pixels, count, matrix);
}
#endif

void qz_color_matrix_row(uint32_t *pixels, int32_t count, const int32_t matrix[12]) {
    qz_current_kernels()->color_matrix(pixels, count, matrix);
}

void qz_extract_channel(uint8_t *target, const uint32_t *source, int32_t count, int32_t shift) {
    for (int32_t i = 0; i < count; i++) target[i] = (uint8_t)(source[i] >> shift);
}

void qz_insert_channel(uint32_t *target, const uint8_t *source, int32_t count, int32_t shift) {
    for (int32_t i = 0; i < count; i++) target[i] = (target[i] & ~(255u << shift)) | (uint32_t)source[i] << shift;
}
