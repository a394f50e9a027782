@testable import QuartzCore
import TestSupport
import Testing

/// Animation groups (timing.md §10).
@Suite struct CAAnimationGroupTests {
    private func group(_ duration: Double, _ children: CAAnimation...) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.duration = duration
        group.animations = children
        return group
    }

    @Test("A group clips a child that is longer than the group", .rule("T35")) func clipped() {
        let group = group(5, CABasicAnimation("zPosition", from: 0, to: 100, duration: 10))
        #expect(near(group.shown(at: 4.9).zPosition, 49))
        #expect(group.shown(at: 5.1).zPosition == 0)
    }

    @Test("A group that fills forwards also keeps its children's final values", .rule("T36")) func held() {
        let move = CAKeyframeAnimation(along: .through((0, 0), (10, 0), (20, 30)))
        move.duration = 0
        let size = CABasicAnimation("transform", to: CATransform3DMakeScale(0.5, 0.5, 1), duration: 0)
        let group = group(0.6, move, size)
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        let shown = group.shown(at: 0.6)
        #expect(shown.position == CGPoint(x: 20, y: 30))
        #expect(near(shown.transform, CATransform3DMakeScale(0.5, 0.5, 1)))
        #expect(group.shown(at: 99).position == CGPoint(x: 20, y: 30))
    }

    @Test("A transform animation without a start value starts from the layer's transform", .rule("T23"))
    func transformInGroup() {
        let group = group(2, CABasicAnimation("transform", to: CATransform3DMakeScale(3, 3, 1), duration: 0))
        #expect(near(group.shown(at: 0).transform, .identity))
        #expect(near(group.shown(at: 1).transform, CATransform3DMakeScale(2, 2, 1)))
    }

    @Test("Children begin, repeat and fill in the group's local time") func timing() {
        let later = CABasicAnimation("zPosition", from: 0, to: 10)
        later.beginTime = 1
        let twice = CABasicAnimation("opacity", from: 0, to: 1)
        twice.repeatCount = 2
        let held = CABasicAnimation("cornerRadius", from: 0, to: 8)
        held.fillMode = .forwards
        let group = group(4, later, twice, held)
        #expect(group.shown(at: 0.5).zPosition == 0)
        #expect(near(group.shown(at: 1.5).zPosition, 5))
        #expect(near(Double(group.shown(at: 1.25).opacity), 0.25, 1e-6))
        #expect(group.shown(at: 2.5).opacity == 1)
        #expect(group.shown(at: 3.5).cornerRadius == 8)
    }

    @Test("The group's timing applies to its children") func reversed() {
        let group = group(1, CABasicAnimation("zPosition", from: 0, to: 10))
        group.autoreverses = true
        group.repeatCount = 2
        #expect(near(group.shown(at: 1).zPosition, 10))
        #expect(near(group.shown(at: 1.25).zPosition, 7.5))
        #expect(near(group.shown(at: 2.25).zPosition, 2.5))
        group.speed = 2
        #expect(near(group.shown(at: 0.25).zPosition, 5))
    }

    @Test("The group's timing function maps its children's time") func curved() {
        let group = group(1, CABasicAnimation("zPosition", from: 0, to: 10))
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        #expect(near(group.shown(at: 0.5).zPosition, 3.154, 0.005))
    }

    @Test("A layer copies the children of a group; a copy of the group shares them") func copies() {
        let child = CABasicAnimation("zPosition", from: 0, to: 10)
        let group = group(1, child)
        #expect((group.copy() as? CAAnimationGroup)?.animations?.first === child)
        let layer = CALayer()
        let stage = LayerStage(layer)
        layer.add(group, forKey: "g")
        child.toValue = 1000
        stage.context.commit()
        stage.clock.now = 0.5
        #expect(near(layer.presentation().map { Double($0.zPosition) }, 5))
        #expect((layer.animation(forKey: "g") as? CAAnimationGroup)?.animations?.first !== child)
    }

    @Test("Only the group notifies its delegate") func delegates() {
        let (layer, listener) = (CALayer(), Listener())
        let stage = LayerStage(layer)
        let child = CABasicAnimation("zPosition", from: 0, to: 10)
        child.delegate = listener
        let group = group(2, child)
        group.delegate = listener
        group.setValue("group", forKey: "name")
        layer.add(group, forKey: "g")
        stage.advance(to: 5)
        #expect(listener.log == ["start group", "stop group true"])
    }

    @Test("Groups nest up to 64 levels; deeper groups and groups that contain themselves have no effect") func nesting()
    {
        func nested(_ depth: Int) -> CAAnimationGroup {
            var group = group(1, CABasicAnimation("zPosition", from: 0, to: 10))
            for _ in 1..<depth { group = self.group(1, group) }
            return group
        }
        #expect(near(nested(64).shown(at: 0.5).zPosition, 5))
        #expect(nested(65).shown(at: 0.5).zPosition == 0)
        let loop = group(1)
        loop.animations = [loop]
        #expect(loop.shown(at: 0.5).zPosition == 0)
        loop.animations = nil
    }
}
