import QuartziteCompositor
@testable import QuartzCore

/// A root layer on screen, with a clock that the test moves.
final class LayerStage {
    let scene: SceneContext
    var clock: MediaClock { scene.clock }
    let root = CALayer()
    let context: LayerContext

    /// Creates a stage with `layers` in the root, and commits them.
    init(_ layers: CALayer..., scene: SceneContext = SceneContext()) {
        self.scene = scene
        CATransaction.flush()
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        for layer in layers { root.addSublayer(layer) }
        context = LayerContext(root: root, scene: scene)
        // Discards events that an earlier test left on this thread.
        scene.runLoop.run(until: scene.clock.now)
    }

    /// Runs all events up to `time` like a host, with a commit after each event.
    func advance(to time: CFTimeInterval) {
        context.commit()
        scene.runLoop.run(until: time)
    }

    /// The time of the next event; nil if there is none.
    var nextEventTime: CFTimeInterval? { scene.runLoop.nextEventTime }

    func nodes(at time: CFTimeInterval) -> [RenderNode] {
        context.renderTree(at: time, width: 100, height: 100, scale: 1).nodes
    }
}

/// A delegate that logs the calls it receives.
final class Listener: CAAnimationDelegate {
    var log: [String] = []
    let clock: MediaClock?

    /// Receives each entry of the log.
    var received: ((String) -> Void)?

    init(clock: MediaClock? = nil) { self.clock = clock }

    func animationDidStart(_ anim: CAAnimation) { add("start \(name(anim))") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { add("stop \(name(anim)) \(flag)") }

    private func add(_ entry: String) {
        log.append(entry)
        received?(entry)
    }

    private func name(_ anim: CAAnimation) -> String { anim.value(forKey: "name") as? String ?? "" }
}

extension CABasicAnimation {
    /// Creates an animation that lasts one second by default.
    convenience init(_ keyPath: String, from: Any? = nil, by: Any? = nil, to: Any? = nil, duration: Double = 1) {
        self.init(keyPath: keyPath)
        fromValue = from
        byValue = by
        toValue = to
        self.duration = duration
    }
}

/// Whether two numbers agree to within `tolerance`.
func near(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a - b) <= tolerance
}

func near(_ a: CGPoint?, _ b: CGPoint, _ tolerance: Double = 1e-6) -> Bool {
    guard let a else { return false }
    return near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

func near(_ a: CGRect?, _ b: CGRect, _ tolerance: Double = 1e-6) -> Bool {
    guard let a else { return false }
    return near(a.origin, b.origin, tolerance) && near(a.width, b.width, tolerance)
        && near(a.height, b.height, tolerance)
}

func near(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-9) -> Bool {
    zip(a.entries, b.entries).allSatisfy { near($0, $1, tolerance) }
}
