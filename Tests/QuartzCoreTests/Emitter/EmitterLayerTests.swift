import QuartziteCompositor
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite struct EmitterLayerTests {
    /// A scene with one emitter layer in a root layer, and its own context.
    private final class Scene {
        let root = CALayer()
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        let scene = SceneContext()
        let context: LayerContext

        init(at time: Double = 0) {
            scene.clock.now = time
            context = LayerContext(root: root, scene: scene)
            cell.name = "snow"
            cell.birthRate = 10
            cell.lifetime = 5
            cell.contents = EmitterScene.image()
            emitter.emitterCells = [cell]
            root.addSublayer(emitter)
        }

        func commit(at time: Double) {
            scene.clock.now = time
            context.commit()
        }

        func batches(at time: Double, scale: Double = 1) -> [SpriteBatch] {
            context.renderTree(at: time, width: 100, height: 100, scale: scale).nodes.flatMap {
                if case .particles(let node) = $0 { node.batches() } else { [SpriteBatch]() }
            }
        }

        func count(at time: Double) -> Int { batches(at: time).reduce(0) { $0 + $1.sprites.count } }
    }

    @Test("A new layer has the documented default values (topics emitter_layer_defaults and emitter_cells)")
    func defaults() {
        let layer = CAEmitterLayer()
        #expect(layer.emitterDepth == 0 && layer.emitterZPosition == 0)
        #expect(
            layer.lifetime == 1 && layer.velocity == 1 && layer.birthRate == 1 && layer.scale == 1 && layer.spin == 1)
        #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered)
        #expect(!layer.preservesDepth && layer.seed == 0 && layer.emitterCells == nil)
        let cell = CAEmitterCell()
        layer.emitterCells = [cell]
        #expect(layer.emitterCells?.first === cell)
        #expect(CAEmitterLayerEmitterMode.points.rawValue == "points")
        #expect(CAEmitterLayerRenderMode.backToFront.rawValue == "backToFront")
        #expect(CAEmitterLayerEmitterShape.rectangle.rawValue == "rectangle")
        #expect(CAEmitterLayer.defaultValue(forKey: "spin") as? CGFloat == 1)
        #expect(CAEmitterLayer.defaultValue(forKey: "emitterMode") as? String == "volume")
        #expect(CAEmitterLayer.defaultValue(forKey: "emitterPosition") == nil)
        #expect(CAEmitterLayer.defaultAction(forKey: "birthRate") == nil)
        #expect(!CAEmitterLayer.needsDisplay(forKey: "birthRate"))
    }

    @Test("With begin time 0 the layer starts full; with the current time it starts empty", .rule("E18"))
    func beginTime() {
        let full = Scene(at: 100)
        full.commit(at: 100)
        #expect(full.count(at: 100) == 50)
        let empty = Scene(at: 100)
        empty.emitter.beginTime = 100
        empty.commit(at: 100)
        #expect(empty.count(at: 100) == 0)
        #expect(empty.count(at: 101) == 10)
    }

    @Test("Changes before the first commit apply from the start")
    func changesBeforeCommit() {
        let scene = Scene()
        scene.cell.birthRate = 20
        scene.emitter.birthRate = 2
        scene.commit(at: 0)
        #expect(scene.count(at: 1) == 40)
    }

    @Test("A committed cell changes only through the layer's key path or a new assignment")
    func changesAfterCommit() {
        let scene = Scene()
        scene.commit(at: 0)
        scene.cell.birthRate = 100
        scene.commit(at: 1)
        #expect(scene.count(at: 2) == 20)
        scene.emitter.setValue(Float(100), forKeyPath: "emitterCells.snow.birthRate")
        scene.emitter.setValue(1, forKeyPath: "emitterCells.nobody.birthRate")
        scene.commit(at: 2)
        #expect(scene.emitter.value(forKeyPath: "emitterCells.snow.birthRate") as? Float == 100)
        #expect(scene.count(at: 3) == 20 + 100)
        scene.cell.birthRate = 0
        scene.emitter.emitterCells = [scene.cell]
        scene.commit(at: 3)
        #expect(scene.count(at: 4) == 20 + 100)
        #expect(scene.count(at: 7.5) == 50)
    }

    @Test("Numbers set on the layer take effect at the commit", .rule("E21", "E22"))
    func layerValues() {
        let scene = Scene()
        scene.cell.velocity = 10
        scene.commit(at: 0)
        scene.emitter.velocity = 3
        scene.commit(at: 1)
        let xs = scene.batches(at: 2)[0].sprites.map(\.x)
        #expect(xs.count == 20 && abs(xs[0] - 19) < 1e-4 && abs(xs[19] - 0) < 1e-4 && abs(xs[10] - 27) < 1e-4)
        scene.emitter.birthRate = 0
        scene.commit(at: 2)
        #expect(scene.count(at: 3) == 20)
        #expect(scene.count(at: 7.01) == 0)
    }

    @Test("Frames can be requested in any order")
    func seeking() {
        let scene = Scene()
        scene.cell.velocityRange = 50
        scene.cell.emissionRange = 3
        scene.commit(at: 0)
        func xs(_ time: Double) -> [Float] { scene.batches(at: time).flatMap { $0.sprites.map(\.x) } }
        let forward = [1.0, 2, 3].map(xs)
        let shuffled = [3.0, 1, 2].map(xs)
        #expect(shuffled == [forward[2], forward[0], forward[1]])
        scene.emitter.seed = 9
        scene.commit(at: 0)
        #expect(xs(3) != forward[2])
    }

    @Test("The layer's time drives the particles")
    func layerTime() {
        let scene = Scene()
        scene.emitter.speed = 2
        scene.commit(at: 0)
        #expect(scene.count(at: 1) == 20)
        scene.emitter.speed = 0
        scene.emitter.timeOffset = 1.55
        scene.commit(at: 0)
        #expect(scene.count(at: 1) == 15 && scene.count(at: 50) == 15)
    }

    @Test("Positions and sizes are in pixels, and include the layer's position and scale")
    func placement() throws {
        let scene = Scene()
        scene.cell.birthRate = 1
        scene.cell.lifetime = 1.5
        scene.cell.duration = 1.2
        scene.cell.contentsScale = 2
        scene.cell.scale = 3
        scene.cell.spin = .pi / 2
        scene.cell.velocity = 5
        scene.emitter.emitterPosition = CGPoint(x: 10, y: 20)
        scene.emitter.position = CGPoint(x: 1, y: 2)
        scene.emitter.scale = 2
        scene.commit(at: 0)
        let batch = try #require(scene.batches(at: 2, scale: 4).first)
        let sprite = try #require(batch.sprites.first)
        #expect(batch.sprites.count == 1)
        #expect(abs(sprite.x - (10 + 1 + 5) * 4) < 1e-3)
        #expect(abs(sprite.y - 88) < 1e-3)
        // After a quarter turn, what points right in the image points down.
        #expect(abs(sprite.a) < 1e-4 && abs(sprite.b - 12) < 1e-4 && abs(sprite.c + 12) < 1e-4 && abs(sprite.d) < 1e-4)
        #expect(sprite.alpha == 32768 && sprite.red == 32768)
        #expect(batch.source == CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test("Values can be read and set through key-value coding")
    func keyValue() {
        let layer = CAEmitterLayer()
        layer.setValue(Float(3), forKey: "birthRate")
        layer.setValue(CGPoint(x: 1, y: 2), forKey: "emitterPosition")
        layer.setValue(5, forKeyPath: "emitterPosition.x")
        layer.setValue("circle", forKey: "emitterShape")
        layer.setValue(7, forKey: "seed")
        #expect(layer.birthRate == 3 && layer.emitterPosition == CGPoint(x: 5, y: 2))
        #expect(layer.emitterShape == .circle && layer.seed == 7)
        #expect(layer.value(forKeyPath: "emitterPosition.y") as? CGFloat == 2)
        layer.setValue([CAEmitterCell()], forKey: "emitterCells")
        #expect(layer.emitterCells?.count == 1)
    }

    @Test("A presentation layer has the emitter's values")
    func presentation() {
        let scene = Scene()
        scene.emitter.emitterSize = CGSize(width: 5, height: 6)
        scene.commit(at: 0)
        let shown = scene.emitter.presentation()
        #expect(shown?.emitterSize == CGSize(width: 5, height: 6))
        #expect(shown?.emitterCells?.first === scene.cell)
    }
}
