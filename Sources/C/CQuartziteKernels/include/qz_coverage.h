/* Converts paths to antialiasing coverage, row by row: exact areas in integers, with true non-zero and even-odd
   winding.

   Points are rounded to 1/256 pixel. All later arithmetic uses integers and depends only on the edges of one row.
   The bytes are therefore the same for every clip, order of edges and processor. The caller owns all memory. */
#pragma once
#include "qz_dispatch.h"
#include <stdint.h>

/* A straight edge in 1/256 pixels, with y0 < y1; `slope` is dx/dy with 32 fraction bits. */
typedef struct qz_edge {
    int32_t x0, y0, x1, y1;
    int64_t slope;
    int32_t direction; /* +1 if the path goes down, -1 if it goes up */
    int32_t next;      /* the next edge that starts in the same row, or -1 */
} qz_edge;

/* A point in 1/256 pixels. */
typedef struct qz_point {
    int32_t x, y;
} qz_point;

/* The part of an edge in the current row. It has what rows need, because edges lie far apart in memory. */
typedef struct qz_piece {
    uint64_t at; /* x at the top of the row, with 32 fraction bits, and a half for rounding */
    int64_t slope;
    int32_t left;            /* its smallest x */
    int32_t x_top, x_bottom; /* in 1/256 pixels */
    int32_t end;             /* where the edge ends, in 1/256 pixels */
    union {
        int32_t edge;      /* in a contour that does not cross itself; the rest is then not used, except for x_bottom */
        int32_t direction; /* otherwise */
    };
    int16_t y_top, y_bottom; /* 0...256 within the row */
} qz_piece;

/* Where an edge crosses the middle of a row. */
typedef struct qz_crossing {
    int32_t x_top, x_bottom, direction;
} qz_crossing;

/* Pixels x ..< x + count of a row, with one coverage each, or `value` (1...255) for all if `coverage` is NULL. */
typedef struct qz_span {
    int32_t x, count;
    const uint8_t *coverage;
    uint32_t value;
} qz_span;

/* Rows are added up in groups of at least QZ_COVERAGE_BAND, or of as many as the sums have space for. */
enum { QZ_COVERAGE_BAND = 8, QZ_COVERAGE_SUMS = 65536, QZ_COVERAGE_TOUCHED = QZ_COVERAGE_SUMS / 8 };

typedef struct qz_coverage {
    /* Set by the caller: the clip (max_x - min_x and max_y - min_y up to 32768), the fill rule and the memory. */
    int32_t min_x, min_y, max_x, max_y;
    int32_t even_odd, antialias;
    int32_t reach;          /* qz_coverage_fill may store pixels unchanged from max_x up to here, the end of the rows */
    qz_edge *edges;         /* edge_capacity */
    qz_point *outline;      /* edge_capacity */
    qz_piece *pieces;       /* 2 * edge_capacity */
    qz_crossing *crossings; /* edge_capacity */
    int32_t edge_capacity;
    int32_t *heads;    /* one per row of the clip, all -1 between paths */
    int32_t *sums;     /* QZ_COVERAGE_BAND * (width + 19) and QZ_COVERAGE_SUMS at least, all 0 between paths */
    uint64_t *touched; /* QZ_COVERAGE_BAND * (width / 256 + 2) and QZ_COVERAGE_TOUCHED at least, one bit for four
                                columns, all 0 between paths */
    uint8_t *bytes;    /* width + 16 */
    qz_span *spans;    /* width + 4 */

    /* The path so far. */
    int32_t edge_count, element, point, start, is_closed;
    double first_x, first_y, first_w, last_x, last_y, last_w; /* before the division by w */
    double move_x, move_y, pen_x, pen_y;                      /* in pixels */
    qz_point pen;
    int32_t has_pen, has_first;
    int32_t contours;
    int32_t outline_count; /* the points of the first contour */
    qz_point outline_start;
    int32_t has_edges; /* whether edges are made at once, as from the second contour on */
    int32_t is_simple; /* at most one contour, which never crosses itself */
    int32_t is_whole;  /* the rows of a simple contour fit in the sums, which need no edges */
    int32_t is_inside; /* the contour then lies within the clip */

    /* The current band: rows band_row ..< row are added up. */
    int32_t row, end_row;
    int32_t piece_count, kept;             /* the first `kept` pieces come from the row above */
    int32_t first_row, band_row, next_row; /* next_row is the next row to return */
    int32_t left, right;                   /* the smallest and the largest x of the band's pieces */
    int32_t lowest, highest;               /* the smallest and the largest winding in the rows so far, and 0 */
    int32_t profile[257], uneven;
} qz_coverage;

/* Discards the last path and keeps the clip, the fill rule and the memory, which must be set. */
void qz_coverage_begin(qz_coverage *c);

/* Adds the elements from c->element on. Verbs are 0 move, 1 line, 2 quadratic, 3 cubic and 4 close; points are x, y
   pairs in path order; `m` is a 3x3 map of row vectors, m[0..2] = m11 m12 m13. Curves become chords at most 0.05
   pixel away in x and in y. Parts with w <= 1/4096 are cut off, nonfinite points are dropped, and points more than 2^20 pixels
   away are moved to that distance. Returns 1 when done, or 0 if there is no more memory for edges: provide more,
   keep the edges and the outline so far, and call again. */
int qz_coverage_add(qz_coverage *c, const uint8_t *verbs, int32_t verb_count, const double *points, const double m[9]);

/* Returns whether a curve of a path is so close to the limit of flatness that roundings decide how it is divided, which
   then depends on its place. */
int qz_coverage_is_ambiguous(const uint8_t *verbs, int32_t verb_count, const double *points, const double m[9]);

/* Closes the last contour and prepares for reading rows. */
void qz_coverage_end(qz_coverage *c);

/* Finds the next row with any coverage; its spans, from left to right, are valid until the next call. Returns 0
   after the last row. */
int qz_coverage_next_row(qz_coverage *c, int32_t *y, int32_t *span_count);

/* Fills all rows with one premultiplied BGRA colour, source-over; `origin` is the address that pixel (0, 0) has or
   would have. */
void qz_coverage_fill(qz_coverage *c, uint32_t *origin, int64_t stride, uint32_t color);
