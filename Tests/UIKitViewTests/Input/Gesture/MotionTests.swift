import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Pans, swipes, pinches and rotations") struct MotionTests {
    private let screen = TestScreen()
    private let log = GestureLog()
    private let view: UIView

    init() { view = screen.addView(CGRect(x: 0, y: 0, width: 200, height: 200)) }

    @Test("A pan begins after more than 10 points, measures from there, and ends when the finger lifts") func pan() {
        let pan = log.watch(view, UIPanGestureRecognizer())
        var translations: [CGPoint] = []
        log.onAction = { _ in translations.append(pan.translation(in: self.view)) }
        screen.drag([(50, 50), (60, 50), (61, 50), (81, 55)])
        #expect(log.entries == ["began", "changed", "ended"])
        #expect(translations == [.zero, CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 5)])
        #expect(pan.state == .possible)
        screen.advance(to: 1)
        screen.drag([(50, 50), (60, 50), (50, 50)])
        #expect(log.entries.count == 3, "10 points are not more than 10")
    }

    @Test("setTranslation replaces the translation so far, in the view's coordinates") func setTranslation() {
        let pan = log.watch(view, UIPanGestureRecognizer())
        screen.run { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        var translations: [CGPoint] = []
        log.onAction = { _ in
            translations.append(pan.translation(in: self.view))
            pan.setTranslation(CGPoint(x: 100, y: 0), in: self.view)
        }
        screen.drag([(50, 50), (70, 50), (90, 50), (90, 60)])
        #expect(translations.count == 4)
        let expected = [CGPoint.zero, CGPoint(x: 110, y: 0), CGPoint(x: 100, y: 5), CGPoint(x: 100, y: 0)]
        for (translation, desired) in zip(translations, expected) {
            #expect(abs(translation.x - desired.x) < 1e-9 && abs(translation.y - desired.y) < 1e-9)
        }
    }

    @Test("The velocity covers the last tenth of a second and is zero for a finger at rest") func velocity() {
        let pan = log.watch(view, UIPanGestureRecognizer())
        var velocity = CGPoint.zero
        log.onAction = { _ in velocity = pan.velocity(in: nil) }
        screen.drag((0...20).map { (CGFloat($0) * 5, 20) })
        #expect(abs(velocity.x - 300) < 1 && velocity.y == 0)
        screen.advance(to: 2)
        screen.drag((0...20).map { (CGFloat($0) * 5, 20) }, lifts: false)
        #expect(abs(velocity.x - 300) < 1)
        screen.advance(to: 3)
        screen.touch(.ended, 100, 20)
        #expect(velocity == .zero)
    }

    @Test("Fingers can be added and lifted during a pan without a jump") func fingers() {
        let pan = log.watch(view, UIPanGestureRecognizer())
        var translation = CGPoint.zero
        log.onAction = { _ in translation = pan.translation(in: nil) }
        screen.drag([(50, 50), (70, 50), (80, 50)], lifts: false)
        #expect(translation == CGPoint(x: 10, y: 0))
        screen.touch(.began, 180, 180, finger: 1)
        screen.touch(.moved, 180, 190, finger: 1)
        #expect(translation == CGPoint(x: 10, y: 5), "the centre of the touches moves by half")
        screen.touch(.ended, 80, 50)
        #expect(pan.numberOfTouches == 1 && log.entries.last == "changed")
        screen.touch(.moved, 190, 190, finger: 1)
        #expect(translation == CGPoint(x: 20, y: 5))
        screen.touch(.ended, 190, 190, finger: 1)
        #expect(log.entries.last == "ended")
    }

    @Test("A pan respects its minimum and maximum number of touches") func fingerCounts() {
        let pan = log.watch(view, UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2
        screen.drag([(50, 50), (100, 50)])
        #expect(log.entries.isEmpty)
        screen.touch(.began, 50, 50)
        screen.touch(.began, 80, 50, finger: 1)
        screen.touch(.moved, 50, 80)
        #expect(log.entries == ["began"])
        screen.touch(.ended, 50, 80)
        #expect(log.entries == ["began", "ended"])
        screen.touch(.ended, 80, 50, finger: 1)
        pan.minimumNumberOfTouches = 1
        pan.maximumNumberOfTouches = 1
        screen.touch(.began, 50, 50)
        screen.touch(.began, 80, 50, finger: 1)
        screen.touch(.moved, 50, 80)
        #expect(log.entries.count == 2)
    }

    @Test(
        "A swipe of 60 points in .2 s is recognized once; short, diagonal, slow and wrong directions are not",
        .rule("U20"))
    func swipe() {
        let swipe = log.watch(view, UISwipeGestureRecognizer())
        #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
        swipe.direction = .up
        var start = CGPoint.zero
        log.onAction = { start = $0.location(in: nil) }
        func swipes(_ dx: CGFloat, _ dy: CGFloat, seconds: Double = 0.2) -> Int {
            screen.advance(to: screen.clock.now + 1)
            let before = log.entries.count
            let steps = 12
            screen.drag(
                (0...steps).map { step in
                    let part = CGFloat(step) / CGFloat(steps)
                    return (100 + dx * part, 150 + dy * part)
                }, step: seconds / Double(steps))
            return log.entries.count - before
        }
        #expect(swipes(0, -60) == 1)
        #expect(start == CGPoint(x: 100, y: 150))
        #expect(swipes(0, -40) == 0)
        #expect(swipes(55, -60) == 0)
        #expect(swipes(45, -60) == 1)
        #expect(swipes(0, -140) == 1, "once")
        #expect(swipes(0, -60, seconds: 0.7) == 0)
        #expect(swipes(0, 45) == 0)
        #expect(swipes(60, 0) == 0)
        swipe.direction = [.left, .right]
        #expect(swipes(60, 0) == 1 && swipes(-60, 0) == 1 && swipes(0, -60) == 0)
    }

    @Test("A pinch begins after 8 points, and its scale is the ratio of the distances") func pinch() {
        let pinch = log.watch(view, UIPinchGestureRecognizer())
        #expect(pinch.scale == 1)
        var scales: [CGFloat] = []
        log.onAction = { _ in scales.append(pinch.scale) }
        screen.touch(.began, 50, 100)
        screen.touch(.began, 90, 100, finger: 1)
        screen.touch(.moved, 98, 100, finger: 1)
        #expect(scales.isEmpty)
        screen.touch(.moved, 110, 100, finger: 1)
        screen.touch(.moved, 130, 100, finger: 1)
        screen.touch(.ended, 130, 100, finger: 1)
        #expect(log.entries == ["began", "changed", "ended"] && scales == [1.5, 2, 2])
        screen.touch(.ended, 50, 100)
        #expect(pinch.scale == 1 && log.entries.count == 3)
        screen.touch(.began, 50, 100)
        screen.touch(.began, 90, 100, finger: 1)
        screen.touch(.moved, 110, 100, finger: 1)
        pinch.scale = 1
        screen.touch(.moved, 140, 100, finger: 1)
        #expect(scales.last == 1.5, "the scale is relative to the value that was set")
        pinch.scale = .nan
        #expect(pinch.scale == 1.5)
    }

    @Test("Two fingers at the same point can pinch") func degeneratePinch() {
        let pinch = log.watch(view, UIPinchGestureRecognizer())
        screen.touch(.began, 50, 100)
        screen.touch(.began, 50, 100, finger: 1)
        screen.touch(.moved, 80, 100, finger: 1)
        #expect(pinch.scale == 30 && log.entries == ["began"])
    }

    @Test("A rotation begins after .09 radians and continues past half a turn") func rotation() {
        let rotation = log.watch(view, UIRotationGestureRecognizer())
        screen.touch(.began, 100, 100)
        screen.touch(.began, 150, 100, finger: 1)
        screen.touch(.moved, 150, 104, finger: 1)
        #expect(log.entries.isEmpty)
        screen.touch(.moved, 150, 105, finger: 1)
        #expect(log.entries == ["began"] && abs(rotation.rotation - 0.0997) < 1e-3)
        for (x, y) in [(100.0, 150.0), (50, 100), (100, 50), (150, 100)] { screen.touch(.moved, x, y, finger: 1) }
        #expect(abs(rotation.rotation - 2 * .pi) < 1e-9, "one clockwise turn")
        rotation.rotation = 0
        screen.touch(.moved, 100, 50, finger: 1)
        #expect(abs(rotation.rotation + .pi / 2) < 1e-9)
        screen.touch(.ended, 100, 50, finger: 1)
        #expect(log.entries.last == "ended")
    }

    @Test("An edge pan starts within 20 points of its edge and moves inwards") func screenEdge() {
        let pan = log.watch(view, UIScreenEdgePanGestureRecognizer())
        screen.drag([(5, 50), (40, 50)])
        #expect(log.entries.isEmpty, "no edges are set")
        pan.edges = .left
        screen.drag([(20, 50), (40, 50)])
        #expect(log.entries == ["began", "ended"])
        screen.drag([(21, 50), (60, 50)])
        screen.drag([(195, 50), (160, 50)])
        screen.drag([(5, 50), (10, 90)])
        #expect(log.entries.count == 2)
        pan.edges = .right
        screen.drag([(195, 50), (160, 50)])
        #expect(log.entries.count == 4)
    }
}
