#include "box2d_peer.h"

#include <box2d/box2d.h>
#include <vector>

// One metre is a hundred points, because Box2D is tuned for bodies of 0.1 to 10 metres.
static const double scale = 0.01;

struct box2d_peer {
    b2World world;
    std::vector<b2Body *> bodies;

    explicit box2d_peer(b2Vec2 gravity) : world(gravity) {}
};

static b2Vec2 metres(double x, double y) { return b2Vec2(float(x * scale), float(y * scale)); }

static void add_walls(box2d_peer *peer, double width, double height, double friction) {
    b2BodyDef definition;
    b2Body *ground = peer->world.CreateBody(&definition);
    const b2Vec2 corners[4] = {metres(0, 0), metres(0, height), metres(width, height), metres(width, 0)};
    for (int i = 0; i < 4; i++) {
        b2EdgeShape wall;
        wall.SetTwoSided(corners[i], corners[(i + 1) % 4]);
        b2FixtureDef fixture;
        fixture.shape = &wall;
        fixture.friction = float(friction);
        ground->CreateFixture(&fixture);
    }
}

static b2Body *add_item(box2d_peer *peer, const box2d_peer_item &item, double elasticity, double friction) {
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position = metres(item.x, item.y);
    definition.linearVelocity = metres(item.vx, item.vy);
    b2Body *body = peer->world.CreateBody(&definition);
    b2CircleShape disc;
    disc.m_radius = float(item.side * scale / 2);
    b2PolygonShape square;
    square.SetAsBox(float(item.side * scale / 2), float(item.side * scale / 2));
    b2FixtureDef fixture;
    fixture.shape = item.is_round ? static_cast<b2Shape *>(&disc) : &square;
    fixture.density = 1;
    fixture.restitution = float(elasticity);
    // Elastic bodies also bounce in slow impacts.
    fixture.restitutionThreshold = elasticity < 1 ? 0.2f : 0;
    fixture.friction = float(friction);
    body->CreateFixture(&fixture);
    return body;
}

box2d_peer *box2d_peer_make(double width, double height, double gravity, double elasticity, double friction,
                            const box2d_peer_item *items, int count) {
    box2d_peer *peer = new box2d_peer(metres(0, gravity));
    add_walls(peer, width, height, friction);
    for (int i = 0; i < count; i++) peer->bodies.push_back(add_item(peer, items[i], elasticity, friction));
    return peer;
}

void box2d_peer_frame(box2d_peer *peer) {
    for (int step = 0; step < 4; step++) peer->world.Step(1.0f / 240, 8, 3);
}

int box2d_peer_is_running(const box2d_peer *peer) {
    for (const b2Body *body : peer->bodies) {
        if (body->IsAwake()) return 1;
    }
    return 0;
}

void box2d_peer_motion(const box2d_peer *peer, int index, double motion[4]) {
    const b2Body *body = peer->bodies[size_t(index)];
    motion[0] = body->GetPosition().x / scale;
    motion[1] = body->GetPosition().y / scale;
    motion[2] = body->GetLinearVelocity().x / scale;
    motion[3] = body->GetLinearVelocity().y / scale;
}

void box2d_peer_free(box2d_peer *peer) { delete peer; }
