@testable import QuartzCore
import Testing

/// Trees much deeper than the depth limit of a frame.
@Suite struct DeepTreeTests {
    private final class Counting: CALayer {
        nonisolated(unsafe) static var hits = 0

        override func hitTest(_ p: CGPoint) -> CALayer? {
            Self.hits += 1
            return super.hitTest(p)
        }
    }

    private func chain(_ count: Int, from outer: CALayer, make: () -> CALayer) {
        var inner = outer
        for _ in 0..<count {
            let layer = make()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.anchorPoint = .zero
            inner.addSublayer(layer)
            inner = layer
        }
    }

    @Test("A chain of 100,000 layers can be built, drawn and released") func deep() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        chain(100_000, from: layer) { CALayer() }
        stage.context.commit()
        _ = stage.nodes(at: 0)
        #expect(stage.context.exceededLimit == .depth(limit: 256))
        layer.sublayers = nil
        #expect(stage.root.sublayers?.count == 1)
    }

    @Test("A chain of 100,000 layers can be built from the innermost layer outwards") func outwards() {
        var inner = CALayer()
        for _ in 0..<100_000 {
            let layer = CALayer()
            layer.addSublayer(inner)
            inner = layer
        }
        #expect(inner.sublayers?.count == 1)
    }

    @Test("Layers beyond the depth limit are not hit or tested") func hits() {
        let root = Counting()
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.anchorPoint = .zero
        chain(2000, from: root) { Counting() }
        Counting.hits = 0
        let hit = root.hitTest(CGPoint(x: 5, y: 5))
        var depth = 0
        var layer = hit?.superlayer
        while let current = layer { (depth, layer) = (depth + 1, current.superlayer) }
        #expect(depth == 255 && Counting.hits == 257)
    }

    @Test("A limit is reported once") func told() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        chain(300, from: layer) { CALayer() }
        for _ in 0..<3 { _ = stage.nodes(at: 0) }
        #expect(stage.context.reportedLimits == [.depth(limit: 256)])
    }
}
