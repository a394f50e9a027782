#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pango lays paragraphs out and FreeType reads glyph outlines. Only font files named here are used, never those that a
// machine happens to have, and no locale is asked: the same text and the same files give the same numbers. Outlines are
// unhinted, in font units. Which files, which fallbacks and what a paragraph style means is decided in Swift.
// Every call may come from any thread; one lock serves all.

/// Adds the faces of a font file; returns how many, 0 where it is not a readable font. A file may be added once only.
int qz_fonts_add(const char *path);

/// The face closest to a style among the families, which are tried in order ("Inter,DejaVu Sans"); -1 without fonts.
/// `weight` is 1...1000 as in CSS.
int qz_font_match(const char *families, int weight, bool italic);
/// The face with exactly that PostScript or full name, or the upright regular one of that family; -1 where there is none.
int qz_font_named(const char *name);

typedef struct qz_font_info {
    char family[128], name[128]; // name is PostScript's
    int weight;                  // 1...1000
    bool is_italic, is_fixed_pitch;
    double units_per_em;
    double ascender, descender, line_gap; // font units, y up: descender is negative
    double cap_height, x_height;          // 0 where the font does not say
    double underline_position, underline_thickness;
} qz_font_info;

bool qz_font_describe(int font, qz_font_info *info);

enum qz_verb { qz_verb_move, qz_verb_line, qz_verb_quad, qz_verb_curve, qz_verb_close };

/// A glyph's outline in font units, y up.
typedef struct qz_glyph_outline {
    uint8_t *verbs;
    int verb_count;
    double *points; // x, y
    int point_count;
} qz_glyph_outline;

/// Null for a font or glyph that is not there and where there is not enough memory; a space has no verbs.
qz_glyph_outline *qz_glyph_outline_make(int font, uint32_t glyph);
void qz_glyph_outline_free(qz_glyph_outline *outline);

enum qz_wrap { qz_wrap_none, qz_wrap_word, qz_wrap_character };
enum qz_ellipsis { qz_ellipsis_none, qz_ellipsis_start, qz_ellipsis_middle, qz_ellipsis_end };

/// How the bytes from `start` to before `end` look.
typedef struct qz_text_run {
    int start, end;
    const char *families;
    int weight;
    bool italic;
    double size;          // points; not above 1e6, not below 0
    double kern;          // points after each character
    const char *features; // OpenType features such as "tnum=1", or null
} qz_text_run;

typedef struct qz_paragraph {
    const char *text; // UTF-8; what is not is replaced, byte by byte
    int length;       // bytes
    const qz_text_run *runs;
    int run_count;
    double width;        // points; infinite for lines of any length
    double first_indent; // points, of the first line
    enum qz_wrap wrap;
    enum qz_ellipsis ellipsis; // other than none: a single line
    bool justifies;
    int direction; // 1: left to right, -1: right to left, 0: as the text begins
} qz_paragraph;

typedef struct qz_glyph {
    int font;
    uint32_t glyph;
    int byte;       // where its cluster begins in the text
    double x, y;    // points from the line's start on its base line, y down
    double advance; // points from x to where the next glyph's room begins
} qz_glyph;

typedef struct qz_text_line {
    int start, end;               // bytes
    int first_glyph, glyph_count; // from left to right
    double width;                 // points
    bool is_right_to_left, is_truncated;
} qz_text_line;

typedef struct qz_text_layout {
    qz_text_line *lines;
    int line_count;
    qz_glyph *glyphs;
    int glyph_count;
} qz_text_layout;

/// Null without fonts and where there is not enough memory.
qz_text_layout *qz_text_layout_make(const qz_paragraph *paragraph);
void qz_text_layout_free(qz_text_layout *layout);
