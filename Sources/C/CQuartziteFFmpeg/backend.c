#include "backend.h"

#include "libav.h"

__attribute__((visibility("default"))) const qz_backend *qz_backend_functions(void) {
    static const qz_backend backend = {.load = qz_libav_load,
#define FUNCTION(name) .name = qz_ffmpeg_##name,
                                       QZ_BACKEND(FUNCTION)
#undef FUNCTION
    };
    return &backend;
}
