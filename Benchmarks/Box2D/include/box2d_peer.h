// A C interface to Box2D, to measure it beside our dynamics.
#ifndef BOX2D_PEER_H
#define BOX2D_PEER_H

#ifdef __cplusplus
extern "C" {
#endif

// Lengths are in points, a hundred to a metre; y points down.
typedef struct {
    double x, y, side, vx, vy;
    int is_round;
} box2d_peer_item;

typedef struct box2d_peer box2d_peer;

// Creates a closed box that contains bodies; the caller must free it.
box2d_peer *box2d_peer_make(double width, double height, double gravity, double elasticity, double friction,
                            const box2d_peer_item *items, int count);

// Advances by a sixtieth of a second in four steps.
void box2d_peer_frame(box2d_peer *peer);

// Returns whether any body is awake.
int box2d_peer_is_running(const box2d_peer *peer);

// Reads the position and velocity of a body: x, y, vx and vy.
void box2d_peer_motion(const box2d_peer *peer, int index, double motion[4]);

void box2d_peer_free(box2d_peer *peer);

#ifdef __cplusplus
}
#endif

#endif
