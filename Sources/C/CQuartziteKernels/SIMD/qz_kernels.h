/* One set of kernels per instruction set; qz_dispatch.c selects the current one. */
#pragma once
#include "qz_columns.h"
#include "qz_coverage.h"
#include "qz_dispatch.h"
#include "qz_glass_job.h"
#include "qz_particle_job.h"
#include "qz_sprite_job.h"
#include "qz_ycbcr_group.h"

/* `coverage` may be null; opacity is 0...255. */
typedef void (*qz_row_kernel)(uint32_t *target, const uint32_t *source, const uint8_t *coverage, int32_t count,
                              uint32_t opacity);
typedef void (*qz_solid_kernel)(uint32_t *target, uint32_t source, const uint8_t *coverage, int32_t count);

typedef void (*qz_color_matrix_kernel)(uint32_t *pixels, int32_t count, const int32_t matrix[12]);
typedef void (*qz_coverage_kernel)(qz_coverage *, uint32_t *origin, int64_t stride, uint32_t color);

typedef struct qz_kernels {
    qz_sprite_kernel draw_sprite;
    qz_fetch_kernel fetch;
    qz_row_kernel over_row, add_row;
    qz_solid_kernel over_solid, add_solid;
    qz_coverage_kernel fill_coverage;
    qz_evaluate_kernel evaluate_particles;
    qz_place_kernel place_particles;
    qz_box_kernel box;
    qz_convolution_kernel convolve;
    qz_color_matrix_kernel color_matrix;
    qz_glass_kernel glass;
    qz_ycbcr_group_kernel ycbcr_group;
} qz_kernels;

const qz_kernels *qz_current_kernels(void);

#define QZ_DECLARE_KERNELS(ISA)                                                                                        \
    void qz_sprite_##ISA(const qz_sprite_job *);                                                                       \
    void qz_fetch_##ISA(const qz_sprite_job *, uint32_t *, int32_t);                                                   \
    void qz_over_row_##ISA(uint32_t *, const uint32_t *, const uint8_t *, int32_t, uint32_t);                          \
    void qz_add_row_##ISA(uint32_t *, const uint32_t *, const uint8_t *, int32_t, uint32_t);                           \
    void qz_over_solid_##ISA(uint32_t *, uint32_t, const uint8_t *, int32_t);                                          \
    void qz_add_solid_##ISA(uint32_t *, uint32_t, const uint8_t *, int32_t);                                           \
    void qz_fill_coverage_##ISA(qz_coverage *, uint32_t *, int64_t, uint32_t);                                         \
    void qz_evaluate_particles_##ISA(const qz_particle_motion *, qz_particle_looks *, float, int32_t, int);            \
    uint32_t qz_place_particles_##ISA(const qz_particle_job *, qz_sprite *, float *);

QZ_DECLARE_KERNELS(scalar)
QZ_DECLARE_KERNELS(ssse3)
QZ_DECLARE_KERNELS(avx2)
QZ_DECLARE_KERNELS(avx512)

void qz_color_matrix_scalar(uint32_t *pixels, int32_t count, const int32_t matrix[12]);
#if defined(__x86_64__)
void qz_color_matrix_avx2(uint32_t *pixels, int32_t count, const int32_t matrix[12]);
#endif
