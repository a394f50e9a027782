import QuartziteWorkloads

#if BOX2D
    import Box2DPeer
#endif

/// An engine that moves the bodies of a scene.
@MainActor protocol Engine {
    func nextFrame()
    var isRunning: Bool { get }
    func motion(of index: Int) -> (x: Double, y: Double, vx: Double, vy: Double)
}

extension DynamicsWorkload: Engine {}

/// The available engines; Box2D only if its header was found.
@MainActor let engines: [(name: String, make: @MainActor (DynamicsScene) -> any Engine)] = {
    var engines: [(name: String, make: @MainActor (DynamicsScene) -> any Engine)] = [
        ("quartzite", { DynamicsWorkload($0) })
    ]
    #if BOX2D
        engines.append(("box2d", { Box2D($0) }))
    #endif
    return engines
}()

#if BOX2D
    /// Box2D without views: only its own steps are measured.
    private final class Box2D: Engine {
        private nonisolated(unsafe) let peer: OpaquePointer

        init(_ scene: DynamicsScene) {
            let items = scene.items.map {
                box2d_peer_item(
                    x: $0.x, y: $0.y, side: $0.side, vx: $0.velocity.x, vy: $0.velocity.y, is_round: $0.isRound ? 1 : 0)
            }
            peer = box2d_peer_make(
                scene.width, scene.height, scene.gravity, scene.elasticity, scene.friction, items, Int32(items.count))
        }

        deinit { box2d_peer_free(peer) }

        func nextFrame() { box2d_peer_frame(peer) }

        var isRunning: Bool { box2d_peer_is_running(peer) != 0 }

        func motion(of index: Int) -> (x: Double, y: Double, vx: Double, vy: Double) {
            var motion = [0.0, 0, 0, 0]
            box2d_peer_motion(peer, Int32(index), &motion)
            return (motion[0], motion[1], motion[2], motion[3])
        }
    }
#endif
