#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pango lays out paragraphs, and FreeType reads glyph outlines. Only font files that are added here are used, never
// other fonts of the machine, and the locale has no effect: the same text and the same files give the same numbers.
// Outlines are unhinted, in font units. Swift code decides which files to use, which fallbacks, and what a paragraph
// style means.
//
// Every function may be called from any thread; they share one lock.

/// Adds the faces of a font file and returns their number, 0 if the file is not a readable font. Each file is added
/// only once.
int qz_fonts_add(const char *path);

/// Adds the faces of a font file's contents and returns the first one, -1 if the data is not a readable font. The same
/// data is added again at each call.
int qz_fonts_add_data(const void *data, size_t size);

/// How much farther apart a character and the next one are than in the font, in thousandths of the font size.
typedef struct qz_width_change {
    uint32_t character;
    bool is_tabular;     // the change is that of the figure of fixed width
    double small, large; // at sizes with the progress 0, and with the progress 1
} qz_width_change;

/// The widths of another typeface, which the letters of a font get.
typedef struct qz_widths {
    double scale;           // the size of outlines as a fraction of the font size, above 0
    const double *sizes;    // font sizes in points, in ascending order
    const double *progress; // how much of the changes for large sizes applies at each of these sizes, 0...1
    int size_count;
    const qz_width_change *changes;
    int change_count;
} qz_widths;

/// Adds the faces of a file a second time, under another family name and with other widths of characters; returns their
/// number. The file must have been added before.
int qz_fonts_add_widths(const char *path, const char *family, const qz_widths *widths);

/// Returns the face closest to a style among the families, which are tried in order ("Inter,DejaVu Sans"); -1 if there
/// are no fonts. `weight` is 1...1000 as in CSS.
int qz_font_match(const char *families, int weight, bool italic);
/// Returns the face with exactly that PostScript or full name, or else the upright regular face of that family; -1 if
/// there is none.
int qz_font_named(const char *name);

typedef struct qz_font_info {
    char family[128], name[128]; // name is the PostScript name
    int weight;                  // 1...1000
    bool is_italic, is_fixed_pitch;
    bool has_colors; // glyphs are coloured bitmaps
    double units_per_em;
    double ascender, descender, line_gap; // font units, y up: descender is negative
    double cap_height, x_height;          // 0 if the font does not define it
    double underline_position, underline_thickness;
} qz_font_info;

bool qz_font_describe(int font, qz_font_info *info);

/// Returns the glyph of a Unicode scalar; 0 if the font has none.
uint32_t qz_font_glyph(int font, uint32_t scalar);
/// Returns the distance in font units from a glyph to the next one; 0 for an unknown font or glyph.
double qz_glyph_advance(int font, uint32_t glyph);

enum qz_verb { qz_verb_move, qz_verb_line, qz_verb_quad, qz_verb_curve, qz_verb_close };

/// The outline of a glyph in font units, y up.
typedef struct qz_glyph_outline {
    uint8_t *verbs;
    int verb_count;
    double *points; // x, y
    int point_count;
} qz_glyph_outline;

/// Returns null for an unknown font or glyph, or if memory is insufficient; the outline of a space has no verbs.
///
/// All strokes become thicker by `boldness`, a fraction of the font size; 0 leaves them as they are.
qz_glyph_outline *qz_glyph_outline_make(int font, uint32_t glyph, double boldness);
void qz_glyph_outline_free(qz_glyph_outline *outline);

/// A coloured glyph: premultiplied pixels in sRGB (0xAARRGGBB), rows from the top.
typedef struct qz_glyph_bitmap {
    uint32_t *pixels;
    int width, height;
    int left, top; // the distance of the top left corner from the origin on the baseline, in pixels, y up
    int pixels_per_em;
} qz_glyph_bitmap;

/// Returns the largest bitmap of a glyph; null if the font or glyph is unknown or not coloured, or if memory is
/// insufficient.
qz_glyph_bitmap *qz_glyph_bitmap_make(int font, uint32_t glyph);
void qz_glyph_bitmap_free(qz_glyph_bitmap *bitmap);

enum qz_wrap { qz_wrap_none, qz_wrap_word, qz_wrap_character };
enum qz_ellipsis { qz_ellipsis_none, qz_ellipsis_start, qz_ellipsis_middle, qz_ellipsis_end };

/// The style of the bytes from `start` to before `end`.
typedef struct qz_text_run {
    int start, end;
    const char *families;
    int weight;
    bool italic;
    double size;          // points, clamped to 0...1e6
    double kern;          // points after each character
    const char *features; // OpenType features such as "tnum=1", or null
    double blank;         // points of empty space in place of each character, above 0; otherwise 0
} qz_text_run;

/// The glyph of a blank.
static const uint32_t qz_glyph_blank = UINT32_MAX;

typedef struct qz_paragraph {
    const char *text; // UTF-8; each invalid byte is replaced
    int length;       // bytes
    const qz_text_run *runs;
    int run_count;
    double width;        // points; infinite for lines of any length
    double first_indent; // points, for the first line
    enum qz_wrap wrap;
    enum qz_ellipsis ellipsis; // gives a single line, unless none
    bool justifies, justifies_last_line;
    int direction; // 1: left to right, -1: right to left, 0: that of the text's start
} qz_paragraph;

typedef struct qz_glyph {
    int font;
    uint32_t glyph;
    int byte;       // the start of its cluster in the text
    double x, y;    // points from the start of the line's baseline, y down
    double advance; // points from x to the start of the next glyph's space
    bool is_ellipsis;
    double shift; // points by which the glyph is drawn to the right of x, in the middle of a changed advance
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

/// Returns null if there are no fonts or memory is insufficient.
qz_text_layout *qz_text_layout_make(const qz_paragraph *paragraph);
void qz_text_layout_free(qz_text_layout *layout);

/// The number of variables of the environment that the libraries for text and pictures read, and with which a user could
/// change frames or what is printed.
int qz_library_setting_count(void);
/// Returns the name of one of these variables; null if there is none at the index.
const char *qz_library_setting(int index);
/// Removes these variables. Call it before other threads run; the first use of a font does so, too.
void qz_clear_library_settings(void);
