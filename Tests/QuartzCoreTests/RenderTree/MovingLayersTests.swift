import CoreGraphics
import QuartziteCompositor
@testable import QuartzCore
import TestSupport
import Testing

@Suite("Many moving layers")
struct MovingLayersTests {
    /// Returns a layer with `count` moving sublayers; the one at index `tilted`, if any, cannot take the fast path.
    private func moving(of count: Int, tilted: Int? = nil) -> LayerStage {
        let stage = LayerStage()
        for index in 0..<count {
            let layer = CALayer.square(3, at: CGPoint(x: index % 50 * 2, y: index / 50 * 2))
            layer.backgroundColor = CGColor(srgbRed: Double(index % 7) / 7, green: 0.5, blue: 0.2, alpha: 1)
            layer.add(CABasicAnimation("position.x", from: index % 90, to: index % 60, duration: 1), forKey: nil)
            layer.add(CABasicAnimation("opacity", from: 0.2, to: 1, duration: 1), forKey: nil)
            if index == tilted { layer.add(CABasicAnimation("cornerRadius", from: 0, to: 2, duration: 1), forKey: nil) }
            stage.root.addSublayer(layer)
        }
        stage.context.commit()
        return stage
    }

    private func tree(_ stage: LayerStage, threads: Int) -> RenderTree {
        stage.context.renderTree(at: 0.4, width: 100, height: 100, scale: 1, threads: threads)
    }

    private func picture(_ tree: RenderTree) -> [UInt32] {
        let bitmap = Bitmap(width: 100, height: 100)
        Compositor.draw(tree, into: bitmap, threads: 1)
        return (0..<100).flatMap { y in (0..<100).map { bitmap[$0, y] } }
    }

    @Test("Threads do not change what many layers show", arguments: [nil, 1500] as [Int?])
    func threads(tilted: Int?) {
        let stage = moving(of: 2100, tilted: tilted)
        let (one, four) = (tree(stage, threads: 1), tree(stage, threads: 4))
        #expect(one.nodes.count == 2100 && four.nodes.count == 2100)
        #expect(picture(one) == picture(four))
        // A layer that changes appears in the next frame.
        stage.root.children[3].backgroundColor = .white
        #expect(picture(tree(stage, threads: 1)) == picture(tree(stage, threads: 4)))
    }

    @Test("Plain layers that take the general path one after another show their own values")
    func spare() throws {
        let (a, b) = (CALayer.square(10, at: CGPoint(x: 20, y: 20)), CALayer.square(20, at: CGPoint(x: 60, y: 60)))
        let inner = CALayer.square(4, at: CGPoint(x: 5, y: 5), .blue)
        a.addSublayer(inner)
        let stage = LayerStage(a, b)
        for (layer, name) in [(a, "a"), (inner, "inner"), (b, "b")] {
            layer.name = name
            layer.add(CABasicAnimation("cornerRadius", from: 0, to: 2, duration: 1), forKey: nil)
        }
        stage.context.commit()
        let budget = RenderBudget(frame: .empty)
        let first = try #require(budget.sparePresentation(of: a))
        let second = try #require(budget.sparePresentation(of: inner))
        // The first is still in use.
        #expect(first !== second && first.name == "a" && second.name == "inner" && second.source === inner)
        let shapes = stage.nodes(at: 0.5).compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
        #expect(shapes.map { $0.path.boundingBox.width } == [10, 4, 20])
    }
}
