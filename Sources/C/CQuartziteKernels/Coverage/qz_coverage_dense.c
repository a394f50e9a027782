/* Many pieces in few columns: needs no sorting, and its time depends only on the number of pieces and columns. */
#include "qz_coverage_lines.h"

/* Samples a row on lines through the middles of 16 bands, or of 4 for very many pieces. On each line, edges are
   moved to the nearest of four places in a pixel; the places differ from line to line, so that steep edges have
   sixteen. */
enum { PLACES = 4, SPACING = 256 / PLACES, VERY_MANY_PIECES = 4096 };

_Static_assert(sizeof(qz_span) >= PLACES * sizeof(int32_t), "a column's span has room for its places");

void qz_coverage_add_dense(qz_coverage *c, const qz_piece *pieces, int32_t count, int32_t outer_winding) {
    const columns to = columns_of(c, c->row);
    const int32_t lines = count > VERY_MANY_PIECES ? 4 : 16, band = 256 / lines;
    const int32_t end = to.width * PLACES; /* a place at the end of the clip may be shifted into it */
    const int64_t origin = (int64_t)c->min_x * PLACES;
    int32_t *turns = (int32_t *)c->spans; /* the spans of the row are made later */
    for (int32_t i = 0; i <= end; i++) turns[i] = 0;
    for (int32_t line = 0; line < lines; line++) {
        const int32_t y = line * band + band / 2, shift = (line & 3) * (SPACING / 4);
        int32_t first = end, last = -1;
        for (int32_t i = 0; i < count; i++) {
            const qz_piece *p = &pieces[i];
            if (p->y_top > y || p->y_bottom <= y) continue;
            const int64_t place = (((int64_t)piece_x(p, y) + shift + SPACING / 2) >> 6) - origin;
            if (place > end) continue;
            const int32_t at = place < 0 ? 0 : (int32_t)place;
            turns[at] += p->direction;
            first = at < first ? at : first;
            last = at > last ? at : last;
        }
        int32_t winding = outer_winding;
        for (int32_t i = first; i <= last; i++) {
            if (turns[i] == 0) continue;
            const int was = is_inside(c, winding);
            winding += turns[i];
            turns[i] = 0;
            const int is = is_inside(c, winding);
            if (is == was) continue;
            /* The leftmost place also represents everything to the left of the clip. */
            const int32_t x = c->min_x * 256 + i * SPACING - (i ? shift : 0);
            add_line(to, x, x, band, is ? 1 : -1);
        }
    }
}
