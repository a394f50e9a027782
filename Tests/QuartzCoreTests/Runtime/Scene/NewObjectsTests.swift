import TestSupport
import Testing
@testable import QuartzCore
@testable import QuartziteSceneRuntime

@Suite struct NewObjectsTests {
    private let scene = SceneContext()
    private let context: LayerContext

    init() { context = LayerContext(root: CALayer(), scene: scene) }

    @Test("A new layer with only weak references stays until the commit", .rule("V27")) func layers() {
        weak var layer: CALayer?
        weak var shape: CALayer?
        scene.run {
            layer = make(CALayer.self)
            shape = make(CAShapeLayer.self)
        }
        #expect(layer != nil && shape != nil)
        context.commit()
        #expect(layer == nil && shape == nil)
    }

    @Test("A new layer that is added before the commit stays in the tree") func addedLayers() {
        weak var layer: CALayer?
        scene.run {
            layer = make(CALayer.self)
            if let layer { context.root.addSublayer(layer) }
        }
        context.commit()
        #expect(layer != nil && layer?.superlayer === context.root)
    }

    @Test("Outside all stages, new layers are not retained") func outside() {
        weak var layer: CALayer?
        layer = make(CALayer.self)
        #expect(layer == nil)
    }

    @Test("A loop that creates many layers retains only the latest", .rule("V27")) func manyLayers() {
        var made: [WeakLayer] = []
        scene.run {
            for _ in 0..<10_000 { made.append(WeakLayer(layer: make(CALayer.self))) }
        }
        #expect(made.count { $0.layer != nil } == NewObjects.capacity && made.last?.layer != nil)
        context.commit()
        #expect(made.allSatisfy { $0.layer == nil })
    }

    @Test("The end of a scene releases its new layers") func end() {
        weak var layer: CALayer?
        scene.run { layer = make(CALayer.self) }
        scene.end()
        #expect(layer == nil)
        scene.run { layer = make(CALayer.self) }
        #expect(layer == nil)
    }

    @Test("A layer can create another layer in its deinitializer") func layersInDeinit() {
        final class Parting: CALayer {
            nonisolated(unsafe) static weak var last: CALayer?
            deinit {
                let next = CALayer()
                Parting.last = next
            }
        }
        scene.run {
            for _ in 0..<1000 { _ = Parting() }
        }
        context.commit()
        #expect(Parting.last != nil)
        context.commit()
        #expect(Parting.last == nil)
    }

    @Test("Presentation copies are not retained") func copies() {
        let layer = make(CALayer.self)
        context.root.addSublayer(layer)
        context.commit()
        weak var shown: CALayer?
        scene.run {
            shown = layer.presentation()
            context.commit()
        }
        #expect(shown == nil)
    }

    /// Prevents a compiler warning that the new layer is released immediately.
    private func make(_ type: CALayer.Type) -> CALayer { CALayer.make(type) }

    private struct WeakLayer { weak var layer: CALayer? }
}
