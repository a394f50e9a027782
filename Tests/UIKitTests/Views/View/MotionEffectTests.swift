import Testing
import UIKit

@MainActor @Suite("Motion effects") struct MotionEffectTests {
    @Test("Effects are kept in order until they are removed, and change nothing") func keeping() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-20, 20)
        let group = UIMotionEffectGroup()
        #expect(group.motionEffects == nil)
        group.motionEffects = [tilt]
        view.addMotionEffect(group)
        view.addMotionEffect(tilt)
        #expect(view.motionEffects == [group, tilt] && view.center.x == 20)
        view.removeMotionEffect(group)
        #expect(view.motionEffects == [tilt])
    }
}
