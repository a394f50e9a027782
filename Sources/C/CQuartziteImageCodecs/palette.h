#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reduces frames to 255 colours and one transparent entry.
//
// A frame with at most 255 colours keeps all of them. The palette of any other frame begins with the colours of its flat
// areas; box splitting with the least variance chooses the rest. A colour that is not in the palette is mixed from two that
// are, by an ordered dither: unlike error diffusion, it does not flicker where nothing moves. The next frame
// keeps the palette while it fits, so that still parts do not change, and the file stores only what moves.

typedef struct qz_palettizer qz_palettizer;

qz_palettizer *qz_palettizer_new(void);
void qz_palettizer_free(qz_palettizer *palettizer);

/// Chooses the palette for a frame of straight BGRA pixels; pixels with an alpha below 128 are transparent.
void qz_palettizer_begin(qz_palettizer *palettizer, const uint32_t *pixels, size_t count);
void qz_palettizer_row(qz_palettizer *palettizer, const uint32_t *pixels, uint8_t *indices, int width, int y);
/// Returns straight ARGB words: the colours, followed by a transparent entry at index qz_palettizer_count.
const uint32_t *qz_palettizer_colors(const qz_palettizer *palettizer);
int qz_palettizer_count(const qz_palettizer *palettizer);
/// Returns a number that changes whenever pixels of the same colour may get another colour of the palette.
int qz_palettizer_edition(const qz_palettizer *palettizer);
/// Whether the palette has every colour of the frame.
bool qz_palettizer_is_exact(const qz_palettizer *palettizer);
