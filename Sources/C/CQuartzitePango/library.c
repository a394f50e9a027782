#pragma STDC FP_CONTRACT OFF
#define _GNU_SOURCE
#include "library.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static qz_library shared;

/* Pango requests this family for emoji. The fonts of other families follow in the order in which they were added. */
static const char emoji_request[] = "emoji";
static const char emoji_family[] = "Noto Color Emoji";

/* Positions stay as in the outlines: no hinting, and no settings of the machine. */
static void substitute(FcPattern *pattern, void *data) {
    (void)data;
    FcPatternDel(pattern, FC_HINTING);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
    FcPatternDel(pattern, FC_AUTOHINT);
    FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
    FcPatternDel(pattern, FC_HINT_STYLE);
    FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
    FcChar8 *family;
    if (FcPatternGetString(pattern, FC_FAMILY, 0, &family) != FcResultMatch) return;
    if (FcStrCmpIgnoreCase(family, (const FcChar8 *)emoji_request)) return;
    FcPatternDel(pattern, FC_FAMILY);
    FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)emoji_family);
}

static bool start(qz_library *library) {
    qz_clear_library_settings();
    library->config = FcConfigCreate();
    if (!library->config) return false;
    /* Current for the process; otherwise Pango would read the machine's configuration and scan its fonts. */
    FcConfigSetCurrent(library->config);
    if (FT_Init_FreeType(&library->freetype)) return false;
    library->map = pango_ft2_font_map_new();
    pango_fc_font_map_set_config(library->map, library->config);
    pango_ft2_font_map_set_resolution(library->map, 72, 72);
    pango_fc_font_map_set_default_substitute(library->map, substitute, NULL, NULL);
    library->context = pango_font_map_create_context(library->map);
    pango_context_set_round_glyph_positions(library->context, false);
    pango_context_set_language(library->context, pango_language_from_string("en"));
    return true;
}

qz_library *qz_library_lock(void) {
    static bool is_tried, is_started;
    pthread_mutex_lock(&lock);
    if (!is_tried) {
        is_tried = true;
        is_started = start(&shared);
    }
    if (is_started) return &shared;
    pthread_mutex_unlock(&lock);
    return NULL;
}

void qz_library_unlock(void) { pthread_mutex_unlock(&lock); }

static int add_file(qz_library *library, const char *path) {
    for (int i = 0; i < library->face_count; i++)
        if (!strcmp(library->faces[i].path, path)) return 0;
    const FcFontSet *before = FcConfigGetFonts(library->config, FcSetApplication);
    const int first = before ? before->nfont : 0;
    if (!FcConfigAppFontAddFile(library->config, (const FcChar8 *)path)) return 0;
    const FcFontSet *set = FcConfigGetFonts(library->config, FcSetApplication);
    if (!set || set->nfont <= first) return 0;
    const int count = set->nfont - first;
    qz_face *faces = realloc(library->faces, sizeof *faces * (size_t)(library->face_count + count));
    if (!faces) return 0;
    library->faces = faces;
    for (int i = 0; i < count; i++) {
        qz_face face = {.path = strdup(path), .pattern = set->fonts[first + i]};
        if (!face.path) return i;
        FcPatternGetInteger(face.pattern, FC_INDEX, 0, &face.index);
        /* Glyphs of bitmaps are scaled; the size of the bitmaps would otherwise replace that of the text. */
        FcBool has_colors = FcFalse;
        FcPatternGetBool(face.pattern, FC_COLOR, 0, &has_colors);
        if (has_colors) FcPatternDel(face.pattern, FC_PIXEL_SIZE);
        faces[library->face_count++] = face;
    }
    library->has_new_faces = true;
    return count;
}

void qz_library_update(qz_library *library) {
    if (!library->has_new_faces) return;
    library->has_new_faces = false;
    pango_fc_font_map_config_changed(library->map);
}

int qz_fonts_add(const char *path) {
    qz_library *library = qz_library_lock();
    if (!library) return 0;
    const int count = add_file(library, path);
    qz_library_unlock();
    return count;
}

/* A font is opened when it is first used, so that the file without a name stays open. */
static int add_open_file(int file, const void *data, size_t size) {
    for (size_t written = 0; written < size;) {
        const ssize_t count = write(file, (const char *)data + written, size - written);
        if (count <= 0) return -1;
        written += (size_t)count;
    }
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    qz_library *library = qz_library_lock();
    if (!library) return -1;
    const int first = library->face_count;
    const int count = add_file(library, path);
    qz_library_unlock();
    return count > 0 ? first : -1;
}

int qz_fonts_add_data(const void *data, size_t size) {
    const int file = memfd_create("font", MFD_CLOEXEC);
    if (file < 0) return -1;
    const int font = add_open_file(file, data, size);
    if (font < 0) close(file);
    return font;
}

static bool has_family(FcPattern *pattern, FcPattern *face) {
    FcChar8 *wanted, *name;
    if (FcPatternGetString(face, FC_FAMILY, 0, &wanted) != FcResultMatch) return true;
    for (int i = 0; FcPatternGetString(pattern, FC_FAMILY, i, &name) == FcResultMatch; i++)
        if (!FcStrCmpIgnoreCase(name, wanted)) return true;
    return false;
}

int qz_library_face(const qz_library *library, FcPattern *pattern) {
    FcChar8 *file;
    int index = 0;
    if (!pattern || FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return -1;
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
    /* A file that was added with other widths is there under several family names. */
    for (int i = 0; i < library->face_count; i++) {
        const qz_face *face = &library->faces[i];
        if (face->index == index && !strcmp(face->path, (const char *)file) && has_family(pattern, face->pattern))
            return i;
    }
    return -1;
}

FT_Face qz_library_open(qz_library *library, int font) {
    if (font < 0 || font >= library->face_count) return NULL;
    qz_face *face = &library->faces[font];
    if (!face->face && !face->is_broken)
        face->is_broken = FT_New_Face(library->freetype, face->path, face->index, &face->face);
    return face->face;
}
