import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Motion effects") struct MotionEffectTests {
    @Test("Effects are kept in order until they are removed, and change no property") func keeping() {
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

    @Test("An interpolating effect returns the value between its limits along its axis") func interpolating() {
        let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        func value(_ horizontal: CGFloat, _ vertical: CGFloat = 0) -> Double? {
            let offset = UIOffset(horizontal: horizontal, vertical: vertical)
            return (tilt.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? NSNumber)?.doubleValue
        }
        #expect(value(0) == nil)
        (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 30)
        #expect([value(-1), value(0, 1), value(1), value(7), value(.nan)] == [-10, 10, 30, 30, nil])
        let group = UIMotionEffectGroup()
        group.motionEffects = [tilt, tilt, UIMotionEffect()]
        let sum = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0))
        #expect(sum?["center.x"] as? NSNumber == 60)
        #expect(UIMotionEffectGroup().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    private final class Lift: UIMotionEffect {
        var offsets: [UIOffset] = []

        override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
            offsets.append(viewerOffset)
            return ["center.y": -5, "layer.shadowOffset": CGSize(width: 0, height: 12), "layer.zPosition": 0]
        }
    }

    @Test("A view shows an effect as seen from straight ahead, as long as it has the effect") func showing() {
        let screen = TestScreen()
        let view = screen.addView()
        let effect = Lift()
        screen.run { view.addMotionEffect(effect) }
        #expect(effect.offsets == [.zero])
        let shown = screen.shown(view, at: 0.5)
        #expect(shown.position == CGPoint(x: 20, y: 15) && view.center == CGPoint(x: 20, y: 20))
        #expect(shown.shadowOffset == CGSize(width: 0, height: 9) && view.layer.animationKeys()?.count == 2)
        screen.run { view.removeFromSuperview() }
        screen.run { screen.window.addSubview(view) }
        #expect(screen.shown(view, at: 1).position.y == 15)
        screen.run { view.removeMotionEffect(effect) }
        #expect(screen.shown(view, at: 1.5).position.y == 20 && view.layer.animationKeys() == nil)
    }
}
