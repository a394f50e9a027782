#pragma once
#include "CPango.h"
#include <ft2build.h>
#include FT_FREETYPE_H
#include <fontconfig/fontconfig.h>
#include "pango.h"

// What is loaded; all of it is used under the lock.

typedef struct qz_face {
    char *path;
    int index;
    FcPattern *pattern; // the library's
    FT_Face face;       // null until used
    bool is_broken;
} qz_face;

typedef struct qz_library {
    FcConfig *config;
    FT_Library freetype;
    PangoFontMap *map;
    PangoContext *context;
    qz_face *faces;
    int face_count;
} qz_library;

/// Takes the lock; null, without it, where the libraries cannot be started.
qz_library *qz_library_lock(void);
void qz_library_unlock(void);

/// The face that a pattern of fontconfig's names; -1 where it is none of ours.
int qz_library_face(const qz_library *library, FcPattern *pattern);
/// The opened face; null where it cannot be read.
FT_Face qz_library_open(qz_library *library, int font);
/// Fontconfig's weight for one of CSS's.
int qz_fontconfig_weight(int weight);
