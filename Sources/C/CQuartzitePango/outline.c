#pragma STDC FP_CONTRACT OFF
#include "library.h"
#include FT_OUTLINE_H
#include <math.h>
#include <stdlib.h>

typedef struct {
    qz_glyph_outline *outline;
    bool is_open;
} pen;

static void add_verb(pen *p, enum qz_verb verb) { p->outline->verbs[p->outline->verb_count++] = (uint8_t)verb; }

static void add_point(pen *p, const FT_Vector *point) {
    p->outline->points[2 * p->outline->point_count] = (double)point->x;
    p->outline->points[2 * p->outline->point_count + 1] = (double)point->y;
    p->outline->point_count++;
}

static void close_contour(pen *p) {
    if (p->is_open) add_verb(p, qz_verb_close);
    p->is_open = false;
}

static int move(const FT_Vector *to, void *user) {
    close_contour(user);
    add_verb(user, qz_verb_move);
    add_point(user, to);
    ((pen *)user)->is_open = true;
    return 0;
}

static int line(const FT_Vector *to, void *user) {
    add_verb(user, qz_verb_line);
    add_point(user, to);
    return 0;
}

static int quad(const FT_Vector *control, const FT_Vector *to, void *user) {
    add_verb(user, qz_verb_quad);
    add_point(user, control);
    add_point(user, to);
    return 0;
}

static int curve(const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *user) {
    add_verb(user, qz_verb_curve);
    add_point(user, first);
    add_point(user, second);
    add_point(user, to);
    return 0;
}

static qz_glyph_outline *decompose(FT_Face face, uint32_t glyph, double boldness) {
    if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) return NULL;
    if (face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return NULL;
    FT_Outline *source = &face->glyph->outline;
    if (boldness > 0) {
        /* The outline grows to the right and upwards; here it grows in all directions. */
        const FT_Pos strength = (FT_Pos)(fmin(boldness, 1) * face->units_per_EM);
        FT_Outline_Embolden(source, strength);
        FT_Outline_Translate(source, -strength / 2, -strength / 2);
    }
    /* A point gives at most one quadratic curve of two points; each contour adds a start and an end. */
    const size_t verbs = (size_t)source->n_points + 3 * (size_t)source->n_contours + 1;
    const size_t points = 2 * (size_t)source->n_points + 3 * (size_t)source->n_contours + 3;
    pen p = {.outline = calloc(1, sizeof *p.outline)};
    if (!p.outline) return NULL;
    p.outline->verbs = malloc(verbs);
    p.outline->points = malloc(points * 2 * sizeof(double));
    const FT_Outline_Funcs functions = {move, line, quad, curve, 0, 0};
    if (!p.outline->verbs || !p.outline->points || FT_Outline_Decompose(source, &functions, &p)) {
        qz_glyph_outline_free(p.outline);
        return NULL;
    }
    close_contour(&p);
    return p.outline;
}

qz_glyph_outline *qz_glyph_outline_make(int font, uint32_t glyph, double boldness) {
    qz_library *library = qz_library_lock();
    if (!library) return NULL;
    const FT_Face face = qz_library_open(library, font);
    qz_glyph_outline *outline = face ? decompose(face, glyph, boldness) : NULL;
    qz_library_unlock();
    return outline;
}

void qz_glyph_outline_free(qz_glyph_outline *outline) {
    if (!outline) return;
    free(outline->verbs);
    free(outline->points);
    free(outline);
}

uint32_t qz_font_glyph(int font, uint32_t scalar) {
    qz_library *library = qz_library_lock();
    if (!library) return 0;
    const FT_Face face = qz_library_open(library, font);
    const uint32_t glyph = face ? FT_Get_Char_Index(face, scalar) : 0;
    qz_library_unlock();
    return glyph;
}

double qz_glyph_advance(int font, uint32_t glyph) {
    qz_library *library = qz_library_lock();
    if (!library) return 0;
    const FT_Face face = qz_library_open(library, font);
    const bool is_loaded = face && !FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP);
    const double advance = is_loaded ? (double)face->glyph->advance.x : 0;
    qz_library_unlock();
    return advance;
}
