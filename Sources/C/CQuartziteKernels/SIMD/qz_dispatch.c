#include "qz_dispatch.h"
#include "qz_kernels.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[QZ_ISA_COUNT] = {"scalar", "ssse3", "avx2", "avx512"};

#define KERNELS(ISA)                                                                                                   \
    qz_sprite_##ISA, qz_fetch_##ISA, qz_over_row_##ISA, qz_add_row_##ISA, qz_over_solid_##ISA, qz_add_solid_##ISA,     \
        qz_fill_coverage_##ISA, qz_evaluate_particles_##ISA, qz_place_particles_##ISA

/* Kernels of plain loops, which the compiler vectorises. */
#define LOOPS(ISA) qz_box_##ISA, qz_convolve_##ISA, qz_color_matrix_##ISA, qz_glass_##ISA

static const qz_kernels kernels[QZ_ISA_COUNT] = {
    [QZ_ISA_SCALAR] = {KERNELS(scalar), LOOPS(scalar), qz_ycbcr_group_scalar},
#if defined(__x86_64__)
    [QZ_ISA_SSSE3] = {KERNELS(ssse3), LOOPS(scalar), qz_ycbcr_group_ssse3},
    [QZ_ISA_AVX2] = {KERNELS(avx2), LOOPS(avx2), qz_ycbcr_group_avx2},
    [QZ_ISA_AVX512] = {KERNELS(avx512), LOOPS(avx2), qz_ycbcr_group_avx2},
#endif
};

/* -1 until the first use. Threads that find -1 at the same time compute the same value. */
static _Atomic int current = -1;

const char *qz_isa_name(qz_isa isa) { return (unsigned)isa < QZ_ISA_COUNT ? names[isa] : "unknown"; }

int qz_isa_from_name(const char *name, qz_isa *isa) {
    for (int i = 0; i < QZ_ISA_COUNT; i++) {
        if (strcmp(name, names[i]) != 0) continue;
        *isa = (qz_isa)i;
        return 1;
    }
    return 0;
}

int qz_isa_is_supported(qz_isa isa) {
    switch (isa) {
    case QZ_ISA_SCALAR: return 1;
#if defined(__x86_64__)
    case QZ_ISA_SSSE3: return __builtin_cpu_supports("ssse3") != 0;
    case QZ_ISA_AVX2: return __builtin_cpu_supports("avx2") != 0;
    case QZ_ISA_AVX512: return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
#endif
    default: return 0;
    }
}

/* Returns 0 if the environment requests an instruction set that is unknown or not supported. */
static int requested_isa(qz_isa *isa) {
    const char *name = getenv("QUARTZITE_KERNEL");
    for (int i = QZ_ISA_COUNT - 1; i >= 0; i--) {
        *isa = (qz_isa)i;
        if (qz_isa_is_supported(*isa)) break;
    }
    if (!name || !*name) return 1;
    qz_isa named;
    if (!qz_isa_from_name(name, &named) || !qz_isa_is_supported(named)) return 0;
    *isa = named;
    return 1;
}

int qz_kernel_request_is_valid(void) {
    qz_isa isa;
    return requested_isa(&isa);
}

qz_isa qz_current_isa(void) {
    int isa = atomic_load_explicit(&current, memory_order_relaxed);
    if (isa < 0) {
        qz_isa best;
        requested_isa(&best);
        isa = (int)best;
        atomic_store_explicit(&current, isa, memory_order_relaxed);
    }
    return (qz_isa)isa;
}

int qz_force_isa(qz_isa isa) {
    if (!qz_isa_is_supported(isa)) return 0;
    atomic_store_explicit(&current, (int)isa, memory_order_relaxed);
    return 1;
}

const qz_kernels *qz_current_kernels(void) { return &kernels[qz_current_isa()]; }
