#pragma STDC FP_CONTRACT OFF
#include "library.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Pango stores 1/1024 points in 32 bits. Paragraphs that might exceed this range are laid out at a size reduced by a
   power of two. */
static const double largest_line = 1 << 20;

static double clamp(double value, double low, double high) {
    return value >= low ? (value < high ? value : high) : low;
}

static double reduction(const qz_paragraph *p) {
    double size = 1;
    for (int i = 0; i < p->run_count; i++) {
        size = fmax(size, clamp(p->runs[i].size, 0, 1e6));
        size = fmax(size, fabs(clamp(p->runs[i].kern, -1e6, 1e6)));
        size = fmax(size, clamp(p->runs[i].blank, 0, 1e6));
    }
    double scale = 1;
    while (size * (p->length + 4.0) * scale > largest_line) scale *= 0.5;
    return scale;
}

/* Replaces invalid bytes and keeps the length, so that byte offsets remain valid. */
static char *valid_text(const qz_paragraph *p) {
    char *text = malloc((size_t)p->length + 1);
    if (!text) return NULL;
    if (p->length > 0) memcpy(text, p->text, (size_t)p->length);
    text[p->length] = 0;
    const char *bad = text;
    while (!g_utf8_validate(bad, p->length - (bad - text), &bad)) {
        text[bad - text] = '?';
    }
    return text;
}

static void apply(PangoAttrList *list, PangoAttribute *attribute, const qz_text_run *run) {
    attribute->start_index = run->start;
    attribute->end_index = run->end;
    pango_attr_list_insert(list, attribute);
}

static PangoAttrList *attributes(const qz_paragraph *p, double scale) {
    PangoAttrList *list = pango_attr_list_new();
    /* UIKit breaks a word that is longer than a line without a hyphen. */
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0));
    for (int i = 0; i < p->run_count; i++) {
        const qz_text_run *run = &p->runs[i];
        if (run->start < 0 || run->end <= run->start) continue;
        PangoFontDescription *font = pango_font_description_new();
        pango_font_description_set_family(font, run->families);
        pango_font_description_set_weight(font, (int)clamp(run->weight, 100, 1000));
        pango_font_description_set_style(font, run->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
        pango_font_description_set_absolute_size(font, fmax(1, rint(clamp(run->size, 0, 1e6) * scale * PANGO_SCALE)));
        apply(list, pango_attr_font_desc_new(font), run);
        pango_font_description_free(font);
        const double kern = rint(clamp(run->kern, -1e6, 1e6) * scale * PANGO_SCALE);
        if (kern != 0) apply(list, pango_attr_letter_spacing_new((int)kern), run);
        if (run->blank > 0) {
            const double width = rint(clamp(run->blank, 0, 1e6) * scale * PANGO_SCALE);
            const PangoRectangle shape = {0, 0, (int)width, 0};
            apply(list, pango_attr_shape_new(&shape, &shape), run);
        }
        if (run->features) apply(list, pango_attr_font_features_new(run->features), run);
    }
    return list;
}

static int pango_units(double points, double scale) {
    return (int)rint(clamp(points * scale, -largest_line, largest_line) * PANGO_SCALE);
}

static PangoLayout *lay_out(qz_library *library, const qz_paragraph *p, const char *text, double scale) {
    static const int wraps[] = {PANGO_WRAP_WORD_CHAR, PANGO_WRAP_WORD_CHAR, PANGO_WRAP_CHAR};
    static const int ellipses[] = {PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE,
                                   PANGO_ELLIPSIZE_END};
    qz_library_update(library);
    PangoLayout *layout = pango_layout_new(library->context);
    pango_layout_set_auto_dir(layout, p->direction == 0);
    pango_context_set_base_dir(library->context, p->direction < 0 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
    PangoAttrList *list = attributes(p, scale);
    pango_layout_set_attributes(layout, list);
    pango_attr_list_unref(list);
    pango_layout_set_text(layout, text, p->length);
    const bool is_limited = p->width >= 0 && isfinite(p->width);
    if (is_limited && (p->wrap != qz_wrap_none || p->ellipsis != qz_ellipsis_none)) {
        pango_layout_set_width(layout, pango_units(p->width, scale));
        pango_layout_set_wrap(layout, wraps[p->wrap]);
        pango_layout_set_ellipsize(layout, ellipses[p->ellipsis]);
    }
    if (p->first_indent == p->first_indent) pango_layout_set_indent(layout, pango_units(p->first_indent, scale));
    pango_layout_set_justify(layout, p->justifies);
    pango_layout_set_justify_last_line(layout, p->justifies_last_line);
    return layout;
}

static int count_glyphs(PangoLayoutLine *line) {
    int count = 0;
    for (PangoList *item = line->runs; item; item = item->next)
        count += ((PangoGlyphItem *)item->data)->glyphs->num_glyphs;
    return count;
}

static bool is_blank(const PangoAnalysis *analysis) {
    for (PangoList *node = analysis->extra_attrs; node; node = node->next)
        if (((const PangoAttribute *)node->data)->klass->type == PANGO_ATTR_SHAPE) return true;
    return false;
}

static void read_line(const qz_library *library, PangoLayoutLine *line, double unit, qz_text_layout *out,
                      qz_text_line *result) {
    int x = 0;
    const double scale = unit * PANGO_SCALE;
    for (PangoList *node = line->runs; node; node = node->next) {
        const PangoGlyphItem *run = node->data;
        const PangoAnalysis *analysis = &run->item->analysis;
        const int font = qz_library_face(library, pango_fc_font_get_pattern(analysis->font));
        const bool blank = is_blank(analysis);
        for (int i = 0; i < run->glyphs->num_glyphs; i++) {
            const PangoGlyphInfo *info = &run->glyphs->glyphs[i];
            const bool is_unknown = info->glyph & PANGO_GLYPH_UNKNOWN_FLAG;
            if ((blank || info->glyph != PANGO_GLYPH_EMPTY) && font >= 0) {
                out->glyphs[out->glyph_count++] = (qz_glyph){
                    .font = font,
                    .glyph = blank        ? qz_glyph_blank
                             : is_unknown ? 0
                                          : info->glyph,
                    .byte = run->item->offset + run->glyphs->log_clusters[i],
                    .x = (x + info->geometry.x_offset) * unit,
                    .y = info->geometry.y_offset * unit,
                    .advance = (info->geometry.width - info->geometry.x_offset) * unit,
                    .is_ellipsis = (analysis->flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0,
                    .shift = is_unknown || blank
                                 ? 0
                                 : qz_advances_shift(library, font, analysis->font, info->glyph) * scale,
                };
            }
            x += info->geometry.width;
        }
    }
    result->glyph_count = out->glyph_count - result->first_glyph;
    result->width = x * unit;
}

static qz_text_layout *read_layout(const qz_library *library, PangoLayout *layout, double unit) {
    qz_text_layout *out = calloc(1, sizeof *out);
    if (!out) return NULL;
    size_t glyphs = 0;
    const int lines = pango_layout_get_line_count(layout);
    for (int i = 0; i < lines; i++) glyphs += (size_t)count_glyphs(pango_layout_get_line_readonly(layout, i));
    out->lines = calloc((size_t)lines + 1, sizeof *out->lines);
    out->glyphs = calloc(glyphs + 1, sizeof *out->glyphs);
    if (!out->lines || !out->glyphs) {
        qz_text_layout_free(out);
        return NULL;
    }
    for (; out->line_count < lines; out->line_count++) {
        PangoLayoutLine *line = pango_layout_get_line_readonly(layout, out->line_count);
        qz_text_line *result = &out->lines[out->line_count];
        *result = (qz_text_line){
            .start = line->start_index,
            .end = line->start_index + line->length,
            .first_glyph = out->glyph_count,
            .is_right_to_left = line->resolved_dir == PANGO_DIRECTION_RTL,
            .is_truncated = pango_layout_is_ellipsized(layout),
        };
        read_line(library, line, unit, out, result);
    }
    return out;
}

qz_text_layout *qz_text_layout_make(const qz_paragraph *paragraph) {
    if (paragraph->length < 0 || !paragraph->run_count) return NULL;
    char *text = valid_text(paragraph);
    if (!text) return NULL;
    qz_text_layout *result = NULL;
    qz_library *library = qz_library_lock();
    if (library) {
        /* Pango terminates the process if it finds no font at all. */
        if (library->face_count) {
            const double scale = reduction(paragraph);
            PangoLayout *layout = lay_out(library, paragraph, text, scale);
            result = read_layout(library, layout, 1.0 / PANGO_SCALE / scale);
            g_object_unref(layout);
        }
        qz_library_unlock();
    }
    free(text);
    return result;
}

void qz_text_layout_free(qz_text_layout *layout) {
    if (!layout) return;
    free(layout->lines);
    free(layout->glyphs);
    free(layout);
}
