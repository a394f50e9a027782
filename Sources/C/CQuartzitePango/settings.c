#include "CQuartzitePango.h"

#include <stdlib.h>

static const char *const names[] = {
    /* Fontconfig: the first prints to standard output. */
    "FC_DEBUG",
    "FC_DBG_MATCH_FILTER",
    "FONTCONFIG_FILE",
    "FONTCONFIG_PATH",
    "FONTCONFIG_SYSROOT",
    "FONTCONFIG_USE_MMAP",
    /* HarfBuzz, FreeType, Pango and libthai: how text is shaped, drawn and broken into lines. */
    "HB_SHAPER_LIST",
    "HB_OPTIONS",
    "HB_FONT_FUNCS",
    "HB_FACE_LOADER",
    "FREETYPE_PROPERTIES",
    "FT2_DEBUG",
    "PANGO_LANGUAGE",
    "PANGO_RC_FILE",
    "PANGO_SYSCONFDIR",
    "PANGO_LIBDIR",
    "LIBTHAI_DICTDIR",
    /* GLib: messages, and a message that ends the program. */
    "G_DEBUG",
    "G_MESSAGES_DEBUG",
    "G_MESSAGES_PREFIXED",
    "G_SLICE",
    "G_RANDOM_SEED",
    "G_RANDOM_VERSION",
    "G_ENABLE_DIAGNOSTIC",
    "GOBJECT_DEBUG",
    /* libjpeg, libav and its encoders: variants for processors, memory and messages. */
    "JSIMD_FORCENONE",
    "JSIMD_FORCESSE2",
    "JSIMD_FORCEAVX2",
    "JSIMD_FORCENEON",
    "JSIMD_NOHUFFENC",
    "JPEGMEM",
    "AV_LOG_FORCE_COLOR",
    "AV_LOG_FORCE_256COLOR",
    "AV_LOG_FORCE_NOCOLOR",
    "VPX_SIMD_CAPS",
    "VPX_SIMD_CAPS_MASK",
    "AOM_SIMD_CAPS",
    "AOM_SIMD_CAPS_MASK",
    "SVT_LOG",
    "SVT_LOG_FILE",
};

int qz_library_setting_count(void) { return sizeof names / sizeof *names; }

const char *qz_library_setting(int index) {
    return index >= 0 && index < qz_library_setting_count() ? names[index] : NULL;
}

void qz_clear_library_settings(void) {
    for (int i = 0; i < qz_library_setting_count(); i++) {
        /* The environment of a program that sets none stays as it is, because other threads may read it. */
        if (getenv(names[i])) unsetenv(names[i]);
    }
}
