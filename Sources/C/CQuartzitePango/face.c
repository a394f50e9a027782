#pragma STDC FP_CONTRACT OFF
#include "library.h"
#include <stdlib.h>
#include <string.h>
#include FT_TRUETYPE_TABLES_H

int qz_fontconfig_weight(int weight) { return FcWeightFromOpenType(weight < 1 ? 1 : weight > 1000 ? 1000 : weight); }

static FcPattern *style_pattern(const char *families, int weight, bool italic) {
    FcPattern *pattern = FcPatternCreate();
    for (const char *name = families; pattern && *name;) {
        const size_t length = strcspn(name, ",");
        char *family = strndup(name, length);
        if (family) FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
        free(family);
        name += length + (name[length] == ',');
    }
    if (!pattern) return NULL;
    FcPatternAddInteger(pattern, FC_WEIGHT, qz_fontconfig_weight(weight));
    FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
    FcDefaultSubstitute(pattern);
    return pattern;
}

static int match(const qz_library *library, const char *families, int weight, bool italic) {
    if (!library->face_count) return -1;
    FcPattern *pattern = style_pattern(families, weight, italic);
    if (!pattern) return -1;
    FcResult result;
    FcPattern *found = FcFontMatch(library->config, pattern, &result);
    const int font = qz_library_face(library, found);
    if (found) FcPatternDestroy(found);
    FcPatternDestroy(pattern);
    return font;
}

int qz_font_match(const char *families, int weight, bool italic) {
    qz_library *library = qz_library_lock();
    if (!library) return -1;
    const int font = match(library, families, weight, italic);
    qz_library_unlock();
    return font;
}

static bool has_string(FcPattern *pattern, const char *key, const char *wanted) {
    FcChar8 *text;
    for (int i = 0; FcPatternGetString(pattern, key, i, &text) == FcResultMatch; i++)
        if (!FcStrCmpIgnoreCase(text, (const FcChar8 *)wanted)) return true;
    return false;
}

int qz_font_named(const char *name) {
    qz_library *library = qz_library_lock();
    if (!library) return -1;
    int font = -1;
    bool is_family = false;
    for (int i = 0; i < library->face_count && font < 0; i++) {
        FcPattern *pattern = library->faces[i].pattern;
        if (has_string(pattern, FC_POSTSCRIPT_NAME, name) || has_string(pattern, FC_FULLNAME, name)) font = i;
        is_family = is_family || has_string(pattern, FC_FAMILY, name);
    }
    if (font < 0 && is_family) font = match(library, name, 400, false);
    qz_library_unlock();
    return font;
}

static void copy_string(char *target, size_t size, FcPattern *pattern, const char *key) {
    FcChar8 *text;
    if (FcPatternGetString(pattern, key, 0, &text) != FcResultMatch) return;
    strncpy(target, (const char *)text, size - 1);
}

static bool describe(qz_library *library, int font, qz_font_info *info) {
    memset(info, 0, sizeof *info);
    const FT_Face face = qz_library_open(library, font);
    if (!face) return false;
    FcPattern *pattern = library->faces[font].pattern;
    copy_string(info->family, sizeof info->family, pattern, FC_FAMILY);
    copy_string(info->name, sizeof info->name, pattern, FC_POSTSCRIPT_NAME);
    int number = FC_WEIGHT_NORMAL;
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &number);
    info->weight = FcWeightToOpenType(number);
    number = FC_SLANT_ROMAN;
    FcPatternGetInteger(pattern, FC_SLANT, 0, &number);
    info->is_italic = number != FC_SLANT_ROMAN;
    info->is_fixed_pitch = FT_IS_FIXED_WIDTH(face);
    info->has_colors = FT_HAS_COLOR(face) && face->num_fixed_sizes > 0;
    info->units_per_em = face->units_per_EM ? face->units_per_EM : 1000;
    info->ascender = face->ascender;
    info->descender = face->descender;
    info->line_gap = face->height - (face->ascender - face->descender);
    info->underline_position = face->underline_position;
    info->underline_thickness = face->underline_thickness;
    const TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
    if (os2 && os2->version != 0xFFFF && os2->version >= 2) {
        info->cap_height = os2->sCapHeight;
        info->x_height = os2->sxHeight;
    }
    return true;
}

bool qz_font_describe(int font, qz_font_info *info) {
    qz_library *library = qz_library_lock();
    if (!library) return false;
    const bool found = describe(library, font, info);
    qz_library_unlock();
    return found;
}
