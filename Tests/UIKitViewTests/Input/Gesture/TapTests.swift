import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Taps and long presses") struct TapTests {
    private let screen = TestScreen()
    private let log = GestureLog()
    private let view: UIView

    init() { view = screen.addView(CGRect(x: 0, y: 0, width: 200, height: 200)) }

    @Test("A tap is shorter than .75 s and moves by at most 45 points")
    func tap() {
        let tap = log.watch(view, UITapGestureRecognizer())
        var seen: (CGPoint, Int)?
        log.onAction = { seen = ($0.location(in: nil), $0.numberOfTouches) }
        screen.touch(.began, 50, 50)
        screen.advance(to: 0.75)
        screen.touch(.moved, 95, 50)
        screen.touch(.ended, 95, 50)
        #expect(log.entries.isEmpty, "a press of exactly .75 s is too long")
        screen.advance(to: 1)
        screen.touch(.began, 50, 50)
        screen.advance(to: 1.74)
        screen.touch(.moved, 95, 50)
        screen.touch(.ended, 95, 50)
        #expect(log.entries == ["ended"] && tap.state == .possible)
        #expect(seen?.0 == CGPoint(x: 95, y: 50) && seen?.1 == 1)
        screen.advance(to: 2)
        screen.drag([(50, 50), (96, 50)])
        screen.drag([(50, 50), (96, 50), (50, 50)])
        #expect(log.entries.count == 1, "the touch moved too far")
    }

    @Test("The second tap of a double tap comes within .35 s and 45 points of the first") func doubleTap() {
        log.watch(view, UITapGestureRecognizer()).numberOfTapsRequired = 2
        func taps(_ at: [(time: Double, x: CGFloat)]) -> Int {
            let start = screen.clock.now + 2
            let before = log.entries.count
            for tap in at {
                screen.advance(to: start + tap.time)
                screen.drag([(tap.x, 50)])
            }
            screen.advance(to: start + 3)
            return log.entries.count - before
        }
        #expect(taps([(0, 50), (0.34, 95)]) == 1)
        #expect(taps([(0, 50), (0.36, 50)]) == 0)
        #expect(taps([(0, 50), (0.2, 96)]) == 0)
        #expect(taps([(0, 50)]) == 0)
        #expect(taps([(0, 50), (0.1, 50), (0.2, 50), (0.3, 50)]) == 2)
    }

    @Test("A tap with two fingers requires exactly two touches") func twoFingers() {
        let tap = log.watch(view, UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        var places: [CGPoint] = []
        log.onAction = { recognizer in
            places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
            places.append(recognizer.location(in: nil))
        }
        screen.drag([(50, 50)])
        #expect(log.entries.isEmpty)
        screen.touch(.began, 50, 50)
        screen.touch(.began, 90, 50, finger: 1)
        screen.touch(.ended, 50, 50)
        #expect(log.entries.isEmpty)
        screen.touch(.ended, 90, 50, finger: 1)
        #expect(log.entries == ["ended"])
        #expect(places == [CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 50), CGPoint(x: 70, y: 50)])
        for finger in 0...2 { screen.touch(.began, 50, 50, finger: finger) }
        for finger in 0...2 { screen.touch(.ended, 50, 50, finger: finger) }
        #expect(log.entries.count == 1, "three touches are too many")
    }

    @Test("A tap waits for the double tap that it requires to fail, and no longer") func requireToFail() {
        let single = log.watch(view, UITapGestureRecognizer(), name: "single")
        let double = log.watch(view, UITapGestureRecognizer(), name: "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        screen.drag([(50, 50)])
        screen.advance(to: 0.34)
        #expect(log.entries.isEmpty && single.state == .possible)
        screen.advance(to: 0.36)
        #expect(log.entries == ["single ended"])
        screen.advance(to: 2)
        screen.drag([(50, 50)])
        screen.advance(to: 2.1)
        screen.drag([(50, 50)])
        screen.advance(to: 4)
        #expect(log.entries == ["single ended", "double ended"])
        screen.drag([(50, 50)])
        screen.advance(to: 4.1)
        screen.touch(.began, 150, 150)
        #expect(log.entries.last == "single ended", "the second tap is elsewhere")
    }

    @Test("Without a requirement, the single and the double tap are both recognized, the single one first")
    func bothTaps() {
        log.watch(view, UITapGestureRecognizer(), name: "single")
        log.watch(view, UITapGestureRecognizer(), name: "double").numberOfTapsRequired = 2
        screen.drag([(50, 50)])
        screen.advance(to: 0.1)
        screen.drag([(50, 50)])
        #expect(log.entries == ["single ended", "double ended"])
    }

    @Test("A long press begins after .5 s within 10 points, follows the finger and ends when it lifts")
    func longPress() {
        let press = log.watch(view, UILongPressGestureRecognizer())
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        screen.touch(.began, 50, 50)
        screen.touch(.moved, 60, 50)
        screen.advance(to: 0.49)
        #expect(log.entries.isEmpty)
        screen.advance(to: 0.5)
        #expect(log.entries == ["began"])
        screen.touch(.moved, 150, 50)
        screen.touch(.ended, 150, 50)
        #expect(log.entries == ["began", "changed", "ended"])
        screen.advance(to: 2)
        screen.touch(.began, 50, 50)
        screen.touch(.moved, 61, 50)
        screen.advance(to: 3)
        screen.touch(.ended, 61, 50)
        screen.touch(.began, 50, 50)
        screen.advance(to: 3.4)
        screen.touch(.ended, 50, 50)
        screen.advance(to: 5)
        #expect(log.entries.count == 3, "the press moved too far or was too short")
        screen.touch(.began, 50, 50)
        screen.advance(to: 6)
        screen.touch(.cancelled, 50, 50)
        #expect(log.entries.suffix(2) == ["began", "cancelled"])
    }

    @Test("A long press of zero duration begins at once, and one that requires a tap waits for it")
    func otherPresses() {
        let press = log.watch(view, UILongPressGestureRecognizer())
        press.minimumPressDuration = 0
        screen.drag([(50, 50)])
        #expect(log.entries == ["began", "ended"])
        log.entries = []
        press.minimumPressDuration = 0.5
        press.numberOfTapsRequired = 1
        screen.advance(to: 1)
        screen.touch(.began, 50, 50)
        screen.advance(to: 1.7)
        #expect(log.entries.isEmpty)
        screen.touch(.ended, 50, 50)
        screen.advance(to: 1.8)
        screen.touch(.began, 50, 50)
        screen.advance(to: 2.31)
        #expect(log.entries == ["began"])
    }
}
