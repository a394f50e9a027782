/* Which instructions the kernels use. Every choice gives the same bytes. */
#pragma once
#include <stdint.h>

typedef enum qz_isa { QZ_ISA_SCALAR, QZ_ISA_SSSE3, QZ_ISA_AVX2, QZ_ISA_AVX512 } qz_isa;
enum { QZ_ISA_COUNT = 4 };

/* The best this CPU has, or what the environment variable QUARTZITE_KERNEL names (scalar, ssse3, avx2, avx512).
   Chosen at the first call; a name that is unknown or that this CPU cannot run is ignored here and reported by
   qz_kernel_request_is_valid. */
qz_isa qz_current_isa(void);
/* 0: QUARTZITE_KERNEL names kernels that do not exist or cannot run here. */
int qz_kernel_request_is_valid(void);
/* Lower case, as QUARTZITE_KERNEL spells it; "unknown" outside the enumeration. */
const char *qz_isa_name(qz_isa isa);
int qz_isa_is_supported(qz_isa isa);
/* 0 for an unknown name. */
int qz_isa_from_name(const char *name, qz_isa *isa);
/* For tests: from now on all threads use `isa`. 0, and no change, where it is not supported. */
int qz_force_isa(qz_isa isa);
