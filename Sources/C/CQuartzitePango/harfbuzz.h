#pragma once
#include "pango.h"

// The part of the API of HarfBuzz that is used here, according to its stable binary interface. Its headers are in a
// folder that only its pkg-config file names.

typedef struct hb_face_t hb_face_t;
typedef struct hb_buffer_t hb_buffer_t;
typedef struct hb_font_funcs_t hb_font_funcs_t;

typedef struct hb_feature_t {
    uint32_t tag, value;
    unsigned start, end;
} hb_feature_t;

typedef struct hb_glyph_info_t {
    uint32_t codepoint, mask, cluster, var1, var2;
} hb_glyph_info_t;

hb_font_t *hb_font_create_sub_font(hb_font_t *parent);
void hb_font_destroy(hb_font_t *font);
hb_font_t *hb_font_get_parent(hb_font_t *font);
hb_face_t *hb_font_get_face(hb_font_t *font);
void hb_font_get_scale(hb_font_t *font, int *x, int *y);
int32_t hb_font_get_glyph_h_advance(hb_font_t *font, uint32_t glyph);
int hb_font_get_nominal_glyph(hb_font_t *font, uint32_t character, uint32_t *glyph);
void hb_font_set_funcs(hb_font_t *font, hb_font_funcs_t *functions, void *data, void (*destroy)(void *));
unsigned hb_face_get_glyph_count(const hb_face_t *face);

hb_font_funcs_t *hb_font_funcs_create(void);
void hb_font_funcs_set_glyph_h_advance_func(hb_font_funcs_t *functions,
                                            int32_t (*advance)(hb_font_t *, void *, uint32_t, void *), void *data,
                                            void (*destroy)(void *));

hb_buffer_t *hb_buffer_create(void);
void hb_buffer_destroy(hb_buffer_t *buffer);
void hb_buffer_add_utf32(hb_buffer_t *buffer, const uint32_t *text, int length, unsigned offset, int count);
void hb_buffer_guess_segment_properties(hb_buffer_t *buffer);
hb_glyph_info_t *hb_buffer_get_glyph_infos(hb_buffer_t *buffer, unsigned *count);
void hb_shape(hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned count);
