import QuartziteCompositor
import Dispatch
@testable import QuartzCore
import Synchronization
import Testing

@Suite struct SceneContextTests {
    /// A scene whose drawing depends on all settings.
    private final class Player: CAAnimationDelegate {
        let scene: SceneContext
        let stage: LayerStage
        let dot = CALayer()
        let spark = CALayer()

        init(_ settings: SceneSettings) {
            scene = SceneContext(settings: settings)
            stage = scene.run { [scene] in LayerStage(scene: scene) }
            scene.run {
                let emitter = CAEmitterLayer()
                emitter.emitterPosition = CGPoint(x: 50, y: 50)
                emitter.emitterSize = CGSize(width: 40, height: 0)
                emitter.emitterShape = .line
                let cell = CAEmitterCell()
                cell.contents = EmitterScene.image()
                (cell.birthRate, cell.lifetime, cell.velocity) = (30, 2, 20)
                emitter.emitterCells = [cell]
                dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                dot.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
                spark.frame = CGRect(x: 0, y: 80, width: 10, height: 10)
                spark.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
                for layer in [emitter, dot, spark] { stage.root.addSublayer(layer) }
                CADisplayLink { [spark] link in
                    CATransaction.setDisableActions(true)
                    spark.position.x = 60 * (link.timestamp - link.timestamp.rounded(.down))
                }.add(to: .main, forMode: .common)
                move()
            }
        }

        private func move() {
            let animation = CABasicAnimation("position.x", from: 0, duration: 0.2)
            animation.delegate = self
            dot.add(animation, forKey: nil)
            dot.position.x = scene.random.withLock { CGFloat.random(in: 5...95, using: &$0) }
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { move() }

        /// Returns the hashes of ten frames per second.
        func frames(until end: Int) -> [UInt64] {
            (0...end).map { step in
                scene.run {
                    stage.advance(to: Double(step) / 10)
                    let tree = stage.context.renderTree(at: stage.clock.now, width: 100, height: 100, scale: 1)
                    let bitmap = Bitmap(width: 100, height: 100)
                    Compositor.draw(tree, into: bitmap, threads: 1)
                    return bitmap.hash
                }
            }
        }
    }

    private static let settings: [SceneSettings] = {
        var second = SceneSettings(seed: 9)
        second.emitterLineDirection = 0
        return [SceneSettings(seed: 3), second, SceneSettings(seed: 4), second]
    }()

    @Test("Scenes that run on several threads draw the same as on their own") func threads() {
        let alone = Self.settings.map { Player($0).frames(until: 20) }
        let frames = Mutex<[Int: [UInt64]]>([:])
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            let drawn = Player(Self.settings[index % 4]).frames(until: 20)
            frames.withLock { $0[index] = drawn }
        }
        let drawn = frames.withLock(\.self)
        for index in 0..<8 { #expect(drawn[index] == alone[index % 4]) }
        #expect(Set(alone.joined()).count > 40)
    }

    @Test("The current context is idle outside all scenes, and scenes can be nested") func current() {
        let (outer, inner) = (SceneContext(), SceneContext())
        #expect(SceneContext.current.isIdle)
        outer.run {
            #expect(SceneContext.current === outer && !outer.isIdle)
            inner.run { #expect(SceneContext.current === inner) }
            #expect(SceneContext.current === outer)
        }
    }

    @Test("A scene has one object per class, created once") func objects() {
        final class Counter {}
        let scene = SceneContext()
        let first = scene.object(of: Counter.self) { Counter() }
        #expect(scene.object(of: Counter.self) { Counter() } === first)
        #expect(SceneContext().object(of: Counter.self) { Counter() } !== first)
        let other = Counter()
        scene.setObject(other)
        #expect(scene.object(of: Counter.self) { Counter() } === other)
    }

    @Test("An open transaction of one scene does not affect another") func transactions() {
        let (first, second) = (LayerStage(scene: SceneContext()), LayerStage(scene: SceneContext()))
        first.scene.run {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationDuration(5)
        }
        var isCompleted = false
        second.scene.run {
            #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
            CATransaction.setCompletionBlock { isCompleted = true }
        }
        second.advance(to: 1)
        #expect(isCompleted)
        first.scene.run { #expect(CATransaction.animationDuration() == 5) }
        #expect(CATransaction.animationDuration() == 0.25)
    }
}
