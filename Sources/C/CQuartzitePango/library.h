#pragma once
#include "CQuartzitePango.h"
#include <ft2build.h>
#include FT_FREETYPE_H
#include <fontconfig/fontconfig.h>
#include "pango.h"

// The loaded fonts and libraries; all access requires the lock.

typedef struct qz_advances qz_advances;

typedef struct qz_face {
    char *path;
    int index;
    FcPattern *pattern;    // owned by the font set
    FT_Face face;          // null until used
    qz_advances *advances; // null for the font's own
    bool is_broken;
} qz_face;

typedef struct qz_library {
    FcConfig *config;
    FT_Library freetype;
    PangoFontMap *map;
    PangoContext *context;
    qz_face *faces;
    int face_count;
    bool has_new_faces; // Pango does not know all faces yet
} qz_library;

/// Takes the lock; returns null without the lock if the libraries cannot be started.
qz_library *qz_library_lock(void);
void qz_library_unlock(void);

/// Returns the face that a Fontconfig pattern describes; -1 if it was not added here.
int qz_library_face(const qz_library *library, FcPattern *pattern);
/// Makes Pango know the faces that were added; call it before Pango searches fonts. Each time takes a millisecond.
void qz_library_update(qz_library *library);
/// Returns the opened face; null if the file cannot be read.
FT_Face qz_library_open(qz_library *library, int font);
/// Converts a CSS weight to Fontconfig's scale.
int qz_fontconfig_weight(int weight);

/// Returns the distance in points by which a glyph is drawn to the right of its place.
double qz_advances_shift(const qz_library *library, int face, PangoFont *font, uint32_t glyph);
