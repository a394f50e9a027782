#pragma STDC FP_CONTRACT OFF
#define _GNU_SOURCE
#include "harfbuzz.h"
#include "library.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A font draws the letters of another typeface, whose widths are known. HarfBuzz asks for the advance of each glyph when
   it shapes text, and Pango has no other way to change it: changed advances must not divide runs of text, because that
   would lose kerning. So the class of Pango's fonts makes fonts of HarfBuzz that answer with the changed advances. */

struct qz_advances {
    double scale;
    int size_count, change_count;
    double *sizes, *progress;
    qz_width_change *changes;
    /* The number of the change of each glyph, counted from 1; 0 for none. Null until a font is made. */
    uint16_t *change_of_glyph;
    unsigned glyph_count;
};

/* What a font of HarfBuzz needs to know in one size. */
typedef struct sized_advances {
    const qz_advances *advances;
    double progress;
    double unit; /* HarfBuzz's units in a thousandth of the font size */
} sized_advances;

static hb_font_t *(*make_font)(PangoFont *font);
static hb_font_funcs_t *functions;
static const qz_library *used_library;

static double progress_at(const qz_advances *advances, double size) {
    const int count = advances->size_count;
    if (!count) return 0;
    int next = 0;
    while (next < count && advances->sizes[next] <= size) next++;
    if (!next) return advances->progress[0];
    if (next == count) return advances->progress[count - 1];
    const double low = advances->sizes[next - 1], high = advances->sizes[next];
    return advances->progress[next - 1] +
           (advances->progress[next] - advances->progress[next - 1]) * (size - low) / (high - low);
}

/* In thousandths of the font size. */
static double change(const qz_advances *advances, double progress, uint32_t glyph) {
    if (!advances->change_of_glyph || glyph >= advances->glyph_count) return 0;
    const int number = advances->change_of_glyph[glyph];
    if (!number) return 0;
    const qz_width_change *found = &advances->changes[number - 1];
    return found->small * (1 - progress) + found->large * progress;
}

static int32_t advance(hb_font_t *font, void *data, uint32_t glyph, void *unused) {
    (void)unused;
    const sized_advances *sized = data;
    const int32_t own = hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph);
    return own + (int32_t)rint(change(sized->advances, sized->progress, glyph) * sized->unit);
}

static uint32_t tabular_glyph(hb_font_t *font, uint32_t character) {
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_add_utf32(buffer, &character, 1, 0, 1);
    hb_buffer_guess_segment_properties(buffer);
    const hb_feature_t feature = {
        .tag = ((uint32_t)'t' << 24) | ('n' << 16) | ('u' << 8) | 'm', .value = 1, .start = 0, .end = UINT32_MAX};
    hb_shape(font, buffer, &feature, 1);
    unsigned count = 0;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    const uint32_t glyph = count == 1 ? infos[0].codepoint : 0;
    hb_buffer_destroy(buffer);
    return glyph;
}

static void index_glyphs(qz_advances *advances, hb_font_t *font) {
    const unsigned count = hb_face_get_glyph_count(hb_font_get_face(font));
    advances->change_of_glyph = calloc((size_t)count + 1, sizeof *advances->change_of_glyph);
    if (!advances->change_of_glyph) return;
    advances->glyph_count = count;
    for (int i = 0; i < advances->change_count; i++) {
        const qz_width_change *changed = &advances->changes[i];
        uint32_t glyph = 0;
        if (changed->is_tabular) {
            glyph = tabular_glyph(font, changed->character);
        } else if (!hb_font_get_nominal_glyph(font, changed->character, &glyph)) {
            continue;
        }
        if (glyph && glyph < count) advances->change_of_glyph[glyph] = (uint16_t)(i + 1);
    }
}

static double font_size(const qz_advances *advances, hb_font_t *font) {
    int x = 0, y = 0;
    hb_font_get_scale(font, &x, &y);
    return (double)x / PANGO_SCALE / advances->scale;
}

static hb_font_t *make_changed_font(PangoFont *font) {
    hb_font_t *own = make_font(font);
    const int face = qz_library_face(used_library, pango_fc_font_get_pattern(font));
    qz_advances *advances = face < 0 ? NULL : used_library->faces[face].advances;
    sized_advances *sized = advances && own ? calloc(1, sizeof *sized) : NULL;
    if (!sized) return own;
    if (!advances->change_of_glyph) index_glyphs(advances, own);
    const double size = font_size(advances, own);
    *sized = (sized_advances){advances, progress_at(advances, size), size * PANGO_SCALE / 1000};
    hb_font_t *changed = hb_font_create_sub_font(own);
    hb_font_destroy(own);
    hb_font_set_funcs(changed, functions, sized, free);
    return changed;
}

/* Replaces the function with which Pango's fonts make those of HarfBuzz. */
static bool prepare(qz_library *library) {
    if (make_font) return true;
    qz_library_update(library);
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_absolute_size(description, 10 * PANGO_SCALE);
    PangoFont *font = pango_font_map_load_font(library->map, library->context, description);
    pango_font_description_free(description);
    if (!font) return false;
    PangoFontClass *class = *(PangoFontClass **)font;
    functions = hb_font_funcs_create();
    hb_font_funcs_set_glyph_h_advance_func(functions, advance, NULL, NULL);
    used_library = library;
    make_font = class->create_hb_font;
    class->create_hb_font = make_changed_font;
    g_object_unref(font);
    return true;
}

static void *copy(const void *source, size_t size) {
    void *result = malloc(size + 1);
    if (result && size) memcpy(result, source, size);
    return result;
}

static qz_advances *make_advances(const qz_widths *widths) {
    if (widths->scale <= 0 || widths->change_count < 0 || widths->change_count > UINT16_MAX - 1) return NULL;
    qz_advances *advances = calloc(1, sizeof *advances);
    if (!advances) return NULL;
    advances->scale = widths->scale;
    advances->sizes = copy(widths->sizes, sizeof(double) * (size_t)widths->size_count);
    advances->progress = copy(widths->progress, sizeof(double) * (size_t)widths->size_count);
    advances->changes = copy(widths->changes, sizeof(qz_width_change) * (size_t)widths->change_count);
    if (advances->sizes && advances->progress) advances->size_count = widths->size_count;
    if (advances->changes) advances->change_count = widths->change_count;
    return advances;
}

static bool add_face(qz_library *library, int face, const char *family, const qz_widths *widths) {
    FcFontSet *set = FcConfigGetFonts(library->config, FcSetApplication);
    qz_face *faces = realloc(library->faces, sizeof *faces * (size_t)(library->face_count + 1));
    if (!faces) return false;
    library->faces = faces;
    qz_face added = {
        .path = strdup(faces[face].path),
        .index = faces[face].index,
        .pattern = FcPatternDuplicate(faces[face].pattern),
        .advances = make_advances(widths),
    };
    if (!set || !added.path || !added.pattern || !added.advances) return false;
    FcPatternDel(added.pattern, FC_FAMILY);
    FcPatternDel(added.pattern, FC_FAMILYLANG);
    FcPatternAddString(added.pattern, FC_FAMILY, (const FcChar8 *)family);
    if (!FcFontSetAdd(set, added.pattern)) return false;
    faces[library->face_count++] = added;
    return true;
}

int qz_fonts_add_widths(const char *path, const char *family, const qz_widths *widths) {
    qz_library *library = qz_library_lock();
    if (!library) return 0;
    int added = 0;
    const int count = library->face_count;
    for (int i = 0; i < count; i++) {
        if (strcmp(library->faces[i].path, path) || library->faces[i].advances) continue;
        added += prepare(library) && add_face(library, i, family, widths);
    }
    if (added) library->has_new_faces = true;
    qz_library_unlock();
    return added;
}

double qz_advances_shift(const qz_library *library, int face, PangoFont *font, uint32_t glyph) {
    const qz_advances *advances = face < 0 ? NULL : library->faces[face].advances;
    if (!advances) return 0;
    const double size = font_size(advances, pango_font_get_hb_font(font));
    return change(advances, progress_at(advances, size), glyph) / 2 * size / 1000;
}
