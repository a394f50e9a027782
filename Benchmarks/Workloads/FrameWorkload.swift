/// A workload of `make bench` and `make bench-compare`, which is created when it is measured.
///
/// Scenes belong to the main actor, where a benchmark runner cannot register what it measures.
public struct FrameWorkload: Sendable {
    /// The name, such as `300 rings, strokes animated`.
    public let name: String
    /// Whether several threads can draw the workload.
    public let isThreaded: Bool
    /// Creates the workload, or returns `nil` if its scene or its data is missing.
    public let make: @MainActor @Sendable () -> Workload?

    init(_ name: String, isThreaded: Bool = true, _ make: @escaping @MainActor @Sendable () -> Workload?) {
        self.name = name
        self.isThreaded = isThreaded
        self.make = make
    }

    /// Returns all workloads; those that are compared with other engines only with the folder of their data.
    public static func all(peerData: String?) -> [FrameWorkload] {
        var all = particles + scenes + layers
        if let peerData {
            all += ["W1", "W2-over", "W2-add", "W3-over", "W4", "W5"].map { name in
                FrameWorkload(name, isThreaded: name != "W5") {
                    try? PeerWorkloads(folder: peerData).all().first { $0.name == name }
                }
            }
        }
        return all
    }

    private static var particles: [FrameWorkload] {
        [20.0, 3600].map { second in
            FrameWorkload("snow, still at \(Int(second)) s") { SceneWorkloads.still(of: "snow", at: second) }
        }
            + [4.6, 9.6].map { time in
                FrameWorkload("fireworks at \(time) s, drawing") { SceneWorkloads.drawing(of: "fireworks", at: time) }
            } + [
                FrameWorkload("100,000 particles, drawing") { SceneWorkloads.crowd(isPlayed: false) },
                FrameWorkload("100,000 particles, next frame") { SceneWorkloads.crowd(isPlayed: true) },
            ]
    }

    private static var scenes: [FrameWorkload] {
        ["snow", "fireworks", "maple-leaves", "fire", "neon"].flatMap { scene in
            [60.0, 3600].map { time in
                FrameWorkload("\(scene) at \(Int(time)) s, 120 frames") { SceneWorkloads.frames(of: scene, from: time) }
            }
        } + [FrameWorkload("301 coins in flight, next frame") { SceneWorkloads.coins() }]
    }

    private static var layers: [FrameWorkload] {
        [32, 512].map { side in
            FrameWorkload("400 sprites of a \(side) pixel picture") { SceneWorkloads.sprites(side: side) }
        }
            + LayerWorkloads.Motion.allCases.map { motion in
                FrameWorkload("tree of 10,000 layers, \(motion.rawValue)", isThreaded: false) {
                    LayerWorkloads.trees(of: 10_000, motion)
                }
            } + [
                FrameWorkload("1,000 views, four properties animated", isThreaded: false) { ViewWorkloads.views(1000) },
                FrameWorkload("300 rings, strokes animated") { LayerWorkloads.rings() },
            ]
            + [50, 400].map { count in
                FrameWorkload("\(count) blurs side by side", isThreaded: false) { BlurWorkloads.grid(of: count) }
            }
    }
}
