import Foundation
@testable import QuartzCore
import Testing

/// Frames, conversions and hit tests of layers whose transforms have no inverse in the plane.
@Suite struct SpatialFrameTests {
    private let target = CGRect(x: 20, y: 30, width: 300, height: 200)

    private func layer(_ transform: CATransform3D) -> CALayer {
        let layer = CALayer()
        layer.transform = transform
        layer.frame = target
        return layer
    }

    @Test("Setting the frame of a layer seen edge-on sets the size of its bounds")
    func edgeOn() {
        for (x, y) in [(1.0, 0.0), (0, 1)] {
            let layer = layer(CATransform3DMakeRotation(.pi / 2, x, y, 0))
            #expect(layer.bounds.size == target.size)
            #expect(layer.position == CGPoint(x: target.midX, y: target.midY))
        }
    }

    @Test("Setting the frame with a depth scale of 0 sets the size of the bounds")
    func flatScale() {
        let layer = layer(CATransform3DMakeScale(1.1, 1.1, 0))
        #expect(layer.bounds.size == target.size)
        layer.transform = CATransform3DIdentity
        #expect(layer.frame == target)
    }

    @Test("Setting the frame with a 3D rotation and perspective sets the size of the bounds")
    func perspective() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        #expect(layer(CATransform3DRotate(transform, 1, 0, 1, 0)).bounds.size == target.size)
    }

    @Test("Setting the frame with a transform in the plane inverts the transform") func plane() {
        #expect(layer(CATransform3DMakeScale(2, 4, 1)).bounds.size == CGSize(width: 150, height: 50))
    }

    @Test("Setting the frame with a scale of 0 produces finite bounds") func zeroScale() {
        let layer = layer(CATransform3DMakeScale(0, 0, 1))
        #expect(layer.bounds.width.isFinite && layer.bounds.height.isFinite && layer.position.x.isFinite)
    }

    @Test("The frame of a layer seen edge-on is flat") func edgeOnFrame() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(near(layer.frame, CGRect(x: -50, y: 0, width: 100, height: 0)))
    }

    @Test("A point converts to zero in a layer seen edge-on")
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

    @Test("A layer seen edge-on is not hit") func hit() {
        let outer = CALayer()
        outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layer = CALayer()
        layer.bounds = outer.bounds
        layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        outer.addSublayer(layer)
        #expect(outer.hitTest(.zero) === outer)
    }
}
