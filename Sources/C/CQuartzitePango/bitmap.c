#pragma STDC FP_CONTRACT OFF
#include "library.h"
#include <stdlib.h>
#include <string.h>

/* Selects the largest size for which the face has bitmaps. */
static bool select_largest(FT_Face face) {
    int best = -1;
    for (int i = 0; i < face->num_fixed_sizes; i++)
        if (best < 0 || face->available_sizes[i].y_ppem > face->available_sizes[best].y_ppem) best = i;
    return best >= 0 && !FT_Select_Size(face, best);
}

static qz_glyph_bitmap *copy(FT_Face face, uint32_t glyph) {
    if (!FT_HAS_COLOR(face) || !select_largest(face)) return NULL;
    if (FT_Load_Glyph(face, glyph, FT_LOAD_COLOR)) return NULL;
    const FT_Bitmap *source = &face->glyph->bitmap;
    if (source->pixel_mode != FT_PIXEL_MODE_BGRA || !source->width || !source->rows) return NULL;
    if (source->width > 4096 || source->rows > 4096 || source->pitch < 0) return NULL;
    qz_glyph_bitmap *bitmap = calloc(1, sizeof *bitmap);
    if (!bitmap) return NULL;
    bitmap->pixels = malloc((size_t)source->width * source->rows * 4);
    if (!bitmap->pixels) {
        free(bitmap);
        return NULL;
    }
    for (unsigned y = 0; y < source->rows; y++)
        memcpy(bitmap->pixels + (size_t)y * source->width, source->buffer + (size_t)y * (size_t)source->pitch,
               (size_t)source->width * 4);
    bitmap->width = (int)source->width;
    bitmap->height = (int)source->rows;
    bitmap->left = face->glyph->bitmap_left;
    bitmap->top = face->glyph->bitmap_top;
    bitmap->pixels_per_em = face->size->metrics.y_ppem;
    return bitmap;
}

qz_glyph_bitmap *qz_glyph_bitmap_make(int font, uint32_t glyph) {
    qz_library *library = qz_library_lock();
    if (!library) return NULL;
    const FT_Face face = qz_library_open(library, font);
    qz_glyph_bitmap *bitmap = face ? copy(face, glyph) : NULL;
    qz_library_unlock();
    return bitmap;
}

void qz_glyph_bitmap_free(qz_glyph_bitmap *bitmap) {
    if (!bitmap) return;
    free(bitmap->pixels);
    free(bitmap);
}
