import Foundation
@testable import QuartzCore
import Testing

/// Frames, conversions and hits of layers whose transforms have no inverse in the plane.
@Suite struct SpatialFrameTests {
    private let target = CGRect(x: 20, y: 30, width: 300, height: 200)

    private func layer(_ transform: CATransform3D) -> CALayer {
        let layer = CALayer()
        layer.transform = transform
        layer.frame = target
        return layer
    }

    @Test("Setting the frame of a layer seen edge on gives the bounds the frame's size")
    func edgeOn() {
        for (x, y) in [(1.0, 0.0), (0, 1)] {
            let layer = layer(CATransform3DMakeRotation(.pi / 2, x, y, 0))
            #expect(layer.bounds.size == target.size)
            #expect(layer.position == CGPoint(x: target.midX, y: target.midY))
        }
    }

    @Test("Setting the frame under a scale of 0 in depth gives the bounds the frame's size")
    func flatScale() {
        let layer = layer(CATransform3DMakeScale(1.1, 1.1, 0))
        #expect(layer.bounds.size == target.size)
        layer.transform = CATransform3DIdentity
        #expect(layer.frame == target)
    }

    @Test("Setting the frame under a turn in space and perspective gives the bounds the frame's size")
    func perspective() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        #expect(layer(CATransform3DRotate(transform, 1, 0, 1, 0)).bounds.size == target.size)
    }

    @Test("Setting the frame under a transform of the plane still maps it back") func plane() {
        #expect(layer(CATransform3DMakeScale(2, 4, 1)).bounds.size == CGSize(width: 150, height: 50))
    }

    @Test("Setting the frame under a scale of 0 gives finite bounds") func zeroScale() {
        let layer = layer(CATransform3DMakeScale(0, 0, 1))
        #expect(layer.bounds.width.isFinite && layer.bounds.height.isFinite && layer.position.x.isFinite)
    }

    @Test("The frame of a layer seen edge on is flat") func edgeOnFrame() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(near(layer.frame, CGRect(x: -50, y: 0, width: 100, height: 0)))
    }

    @Test("A point converts to zero in a layer seen edge on, instead of to something astronomical")
    func conversion() {
        let outer = CALayer()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        for transform in [CATransform3DIdentity, perspective] {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
            layer.transform = CATransform3DRotate(transform, .pi / 2, 1, 0, 0)
            outer.addSublayer(layer)
            #expect(layer.convert(CGPoint(x: 10, y: 10), from: outer) == .zero)
        }
    }

    @Test("A layer seen edge on is not hit") func hit() {
        let outer = CALayer()
        outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layer = CALayer()
        layer.bounds = outer.bounds
        layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        outer.addSublayer(layer)
        #expect(outer.hitTest(.zero) === outer)
    }
}
