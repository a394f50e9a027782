#if defined(__x86_64__)
#include "qz_wide_ssse3.h"

#include "qz_coverage_fill_body.h"
#include "qz_particle_body.h"
#include "qz_rows_body.h"
#include "qz_sprite_body.h"
#include "qz_ycbcr_body.h"
#endif
