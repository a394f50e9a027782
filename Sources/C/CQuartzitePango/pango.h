#pragma once
#include <fontconfig/fontconfig.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of the API of Pango 1.44 and later that is used here, according to its stable binary interface. Pango's own
// headers are in a folder that only its pkg-config file names, and that file requires a flag that packages must not
// pass.

typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoFontDescription PangoFontDescription;

enum { PANGO_SCALE = 1024 };
enum { PANGO_DIRECTION_LTR = 0, PANGO_DIRECTION_RTL = 1 };
enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR };
enum { PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END };
enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC };
enum { PANGO_ATTR_SHAPE = 14 };
enum { PANGO_ANALYSIS_FLAG_IS_ELLIPSIS = 1 << 1 };
#define PANGO_GLYPH_EMPTY ((uint32_t)0x0FFFFFFF)
#define PANGO_GLYPH_UNKNOWN_FLAG ((uint32_t)0x10000000)

typedef struct hb_font_t hb_font_t;

/// The functions of a font's class, after those of any object.
typedef struct PangoFontClass {
    void *object_class[17];
    void *describe, *get_coverage, *get_glyph_extents, *get_metrics, *get_font_map, *describe_absolute, *get_features;
    hb_font_t *(*create_hb_font)(PangoFont *font);
} PangoFontClass;

typedef struct PangoRectangle {
    int x, y, width, height;
} PangoRectangle;

typedef struct PangoAttrClass {
    int type; // the functions that follow are not used here
} PangoAttrClass;

typedef struct PangoAttribute {
    const PangoAttrClass *klass;
    unsigned start_index, end_index;
} PangoAttribute;

typedef struct PangoList {
    void *data;
    struct PangoList *next;
} PangoList;

typedef struct PangoAnalysis {
    void *shape_engine, *lang_engine;
    PangoFont *font;
    uint8_t level, gravity, flags, script;
    PangoLanguage *language;
    PangoList *extra_attrs;
} PangoAnalysis;

typedef struct PangoItem {
    int offset, length, num_chars;
    PangoAnalysis analysis;
} PangoItem;

typedef struct PangoGlyphInfo {
    uint32_t glyph;
    struct {
        int32_t width, x_offset, y_offset;
    } geometry;
    unsigned attr;
} PangoGlyphInfo;

typedef struct PangoGlyphString {
    int num_glyphs;
    PangoGlyphInfo *glyphs;
    int *log_clusters;
} PangoGlyphString;

typedef struct PangoGlyphItem {
    PangoItem *item;
    PangoGlyphString *glyphs;
} PangoGlyphItem;

typedef struct PangoLayoutLine {
    PangoLayout *layout;
    int start_index, length;
    PangoList *runs; // elements are PangoGlyphItem
    unsigned is_paragraph_start : 1;
    unsigned resolved_dir : 3;
} PangoLayoutLine;

PangoFontMap *pango_ft2_font_map_new(void);
void pango_ft2_font_map_set_resolution(PangoFontMap *map, double x, double y);
void pango_fc_font_map_set_config(PangoFontMap *map, FcConfig *config);
void pango_fc_font_map_config_changed(PangoFontMap *map);
void pango_fc_font_map_set_default_substitute(PangoFontMap *map, void (*substitute)(FcPattern *, void *), void *data,
                                              void (*destroy)(void *));
FcPattern *pango_fc_font_get_pattern(PangoFont *font);
PangoFont *pango_font_map_load_font(PangoFontMap *map, PangoContext *context, const PangoFontDescription *font);
hb_font_t *pango_font_get_hb_font(PangoFont *font);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_base_dir(PangoContext *context, int direction);
PangoLanguage *pango_language_from_string(const char *name);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *font);
void pango_font_description_set_family(PangoFontDescription *font, const char *family);
void pango_font_description_set_weight(PangoFontDescription *font, int weight);
void pango_font_description_set_style(PangoFontDescription *font, int style);
void pango_font_description_set_absolute_size(PangoFontDescription *font, double size);

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *font);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink, const PangoRectangle *logical);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_insert_hyphens_new(int inserts);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_auto_dir(PangoLayout *layout, int is_automatic);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *list);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, int wrap);
void pango_layout_set_ellipsize(PangoLayout *layout, int ellipsize);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_layout_set_justify(PangoLayout *layout, int justifies);
void pango_layout_set_justify_last_line(PangoLayout *layout, int justifies);
int pango_layout_is_ellipsized(PangoLayout *layout);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);

void g_object_unref(void *object);
int g_utf8_validate(const char *text, ptrdiff_t length, const char **end);
