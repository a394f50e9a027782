#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reduces frames to 255 colours and one transparent entry.
//
// A frame of at most 255 colours keeps them exactly. Other frames get colours by variance-minimising box splitting, after
// those of flat areas, which keep theirs. What lies between two colours is mixed from them by an ordered dither, which,
// unlike error diffusion, does not move in the still parts of an animation. The palette of the previous frame is kept as
// long as it fits, for the same reason, and because the file then stores only what moves.

typedef struct qz_palettizer qz_palettizer;

qz_palettizer *qz_palettizer_new(void);
void qz_palettizer_free(qz_palettizer *palettizer);

/// Chooses the palette for a frame of straight BGRA pixels; pixels with an alpha below 128 are transparent.
void qz_palettizer_begin(qz_palettizer *palettizer, const uint32_t *pixels, size_t count);
void qz_palettizer_row(qz_palettizer *palettizer, const uint32_t *pixels, uint8_t *indices, int width, int y);
/// Returns straight ARGB words: the colours, followed by a transparent entry at index qz_palettizer_count.
const uint32_t *qz_palettizer_colors(const qz_palettizer *palettizer);
int qz_palettizer_count(const qz_palettizer *palettizer);
/// Whether the palette has every colour of the frame.
bool qz_palettizer_is_exact(const qz_palettizer *palettizer);
