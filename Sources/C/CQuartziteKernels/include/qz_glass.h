/* Glass: a lens whose curved edge bends the picture behind it. */
#pragma once
#include <stdint.h>

/* A rounded rectangle, whose own coordinates have the origin in its middle. */
typedef struct {
    /* Map a pixel to the shape's coordinates: x' = a x + c y + tx, y' = b x + d y + ty. */
    float a, b, c, d, tx, ty;
    /* Half the width and height, and the radii of the corners at the top left, top right, bottom right and bottom
       left, at most half the shorter side. */
    float half_width, half_height;
    float radius[4];
    /* The number of pixels for each unit of the shape's coordinates. */
    float scale;
    /* 0 to 1: how much of the shape is there. With less than 1 it is smaller. */
    float presence;
    /* The colour over the glass: blue, green, red and alpha, 0 to 255, premultiplied. */
    float overlay[4];
} qz_glass_shape;

/* How light passes the glass; lengths are in pixels. */
typedef struct {
    /* The width of the curved edge, and the distance by which its outermost pixels show what lies further inside. */
    float edge, bend;
    /* The brightness of the lit rim, 0 to 1, and its width. */
    float rim, rim_width;
    /* The opacity of the shadow around the glass, 0 to 1, and the distance at which it ends. */
    float shadow, shadow_width;
    /* The distance between two shapes at which they begin to merge. */
    float spacing;
} qz_glass_lens;

/* Draws `count` pixels of glass from (x, y) on: premultiplied BGRA, transparent outside the shapes and their shadow.
   Shapes that are closer than the spacing merge. `source` is the picture behind, `stride` pixels a row; its
   pixel (0, 0) is pixel (left, top) of the frame, and its edge pixels stand for those beyond. The bytes are the same on
   every CPU. */
void qz_glass_row(uint32_t *target, int32_t x, int32_t y, int32_t count, const uint32_t *source, int32_t stride,
                  int32_t left, int32_t top, int32_t width, int32_t height, const qz_glass_shape *shapes,
                  int32_t shape_count, const qz_glass_lens *lens);
