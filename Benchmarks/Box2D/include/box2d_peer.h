// Box2D behind a few C functions, so that its times can be printed beside ours.
#ifndef BOX2D_PEER_H
#define BOX2D_PEER_H

#ifdef __cplusplus
extern "C" {
#endif

// Lengths in points, of which a hundred are a metre; y points down.
typedef struct {
    double x, y, side, vx, vy;
    int is_round;
} box2d_peer_item;

typedef struct box2d_peer box2d_peer;

// A closed box with bodies in it; whoever makes one frees it.
box2d_peer *box2d_peer_make(double width, double height, double gravity, double elasticity, double friction,
                            const box2d_peer_item *items, int count);

// Moves on by a sixtieth of a second in four steps.
void box2d_peer_frame(box2d_peer *peer);

// Whether any body is awake.
int box2d_peer_is_running(const box2d_peer *peer);

// Where a body is, and how fast: x, y, vx and vy.
void box2d_peer_motion(const box2d_peer *peer, int index, double motion[4]);

void box2d_peer_free(box2d_peer *peer);

#ifdef __cplusplus
}
#endif

#endif
