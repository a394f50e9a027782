/* The instruction set that the kernels use. Every choice gives the same bytes. */
#pragma once
#include <stdint.h>

typedef enum qz_isa { QZ_ISA_SCALAR, QZ_ISA_SSSE3, QZ_ISA_AVX2, QZ_ISA_AVX512 } qz_isa;
enum { QZ_ISA_COUNT = 4 };

/* Returns the best instruction set of this CPU, or the one that the environment variable QUARTZITE_KERNEL names
   (scalar, ssse3, avx2, avx512). It is chosen at the first call. A name that is unknown, or that this CPU does not
   support, is ignored here and reported by qz_kernel_request_is_valid. */
qz_isa qz_current_isa(void);
/* Returns 0 if QUARTZITE_KERNEL names an instruction set that does not exist or that this CPU does not support. */
int qz_kernel_request_is_valid(void);
/* Returns the name in lower case, as QUARTZITE_KERNEL spells it, or "unknown" for any other value. */
const char *qz_isa_name(qz_isa isa);
int qz_isa_is_supported(qz_isa isa);
/* Returns 0 for an unknown name. */
int qz_isa_from_name(const char *name, qz_isa *isa);
/* For tests: makes all threads use `isa` from now on. Returns 0 and changes nothing if the CPU does not support it. */
int qz_force_isa(qz_isa isa);
