import TestSupport
import Testing
import UIKit

@MainActor @Suite struct TouchDeliveryTests {
    /// Logs what it hears of touches.
    final class Pad: UIView {
        var log: [String] = []
        var passesOn = false
        private func note(_ name: String, _ touches: Set<UITouch>) {
            for touch in touches {
                let place = touch.location(in: self)
                log.append("\(name) \(Int(place.x)),\(Int(place.y))")
            }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("began", touches)
            if passesOn { super.touchesBegan(touches, with: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    }

    private func pad(_ frame: CGRect, on screen: TestScreen, in superview: UIView? = nil) -> Pad {
        screen.run {
            let pad = Pad(frame: frame)
            (superview ?? screen.window).addSubview(pad)
            return pad
        }
    }

    @Test("a view hears of the finger that came down on it, in its own coordinates, wherever it goes")
    func delivery() {
        let screen = TestScreen()
        let pad = pad(CGRect(x: 50, y: 60, width: 40, height: 40), on: screen)
        screen.touch(.began, 60, 70)
        screen.touch(.moved, 10, 10)
        screen.touch(.moved, 10, 10)
        screen.touch(.ended, 10, 10)
        #expect(pad.log == ["began 10,10", "moved -40,-50", "ended -40,-50"])
        screen.touch(.ended, 60, 70)
        screen.touch(.moved, 60, 70)
        screen.touch(.began, .nan, 70)
        screen.touch(.began, 10, 10)
        #expect(pad.log.count == 3)
    }

    @Test("what a touch and its event say") func contents() {
        final class Reader: UIView {
            var seen: (() -> Void)?
            var touch: UITouch?
            var event: UIEvent?
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                (touch, self.event) = (touches.first, event)
                seen?()
            }
        }
        let screen = TestScreen()
        let reader = screen.run {
            let reader = Reader(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
            screen.window.addSubview(reader)
            return reader
        }
        var checked = 0
        reader.seen = {
            let (touch, event) = (reader.touch, reader.event)
            #expect(touch?.phase == .moved && touch?.tapCount == 1 && touch?.timestamp == 0.5)
            #expect(touch?.view === reader && touch?.window === screen.window)
            #expect(touch?.location(in: nil) == CGPoint(x: 120, y: 30))
            #expect(touch?.location(in: reader) == CGPoint(x: 20, y: 30))
            #expect(touch?.previousLocation(in: reader) == CGPoint(x: 10, y: 20))
            #expect(event?.type == .touches && event?.timestamp == 0.5)
            #expect(event?.allTouches?.count == 2 && event?.touches(for: reader)?.count == 1)
            checked += 1
        }
        screen.touch(.began, 5, 5, finger: 3)
        screen.touch(.began, 110, 20)
        screen.advance(to: 0.5)
        screen.touch(.moved, 120, 30)
        #expect(checked == 1)
    }

    @Test("taps in quick succession at one place count up") func tapCounts() {
        let screen = TestScreen()
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let counter = screen.run {
            let counter = Counter(frame: screen.window.bounds)
            screen.window.addSubview(counter)
            return counter
        }
        for (time, x) in [(0.1, 50.0), (0.3, 60), (0.5, 62), (1.5, 62), (1.6, 150)] {
            screen.advance(to: time)
            screen.drag([(x, 50)])
        }
        screen.advance(to: 3)
        screen.drag([(10, 10), (80, 10)])
        #expect(counter.counts == [1, 2, 3, 1, 1, 0])
    }

    @Test("touches a view does not take go up the responder chain: superview, controller, window")
    func responderChain() {
        let screen = TestScreen()
        let outer = pad(CGRect(x: 0, y: 0, width: 100, height: 100), on: screen)
        let inner = pad(CGRect(x: 10, y: 10, width: 50, height: 50), on: screen, in: outer)
        screen.touch(.began, 20, 20)
        #expect(inner.log == ["began 10,10"] && outer.log.isEmpty)
        screen.touch(.cancelled, 20, 20)
        inner.passesOn = true
        screen.touch(.began, 20, 20)
        #expect(outer.log == ["began 20,20"])
    }

    @Test("a view hears of one finger unless it asks for more") func multipleTouch() {
        let screen = TestScreen()
        let pad = pad(CGRect(x: 0, y: 0, width: 100, height: 100), on: screen)
        screen.touch(.began, 10, 10)
        screen.touch(.began, 20, 20, finger: 1)
        screen.touch(.ended, 20, 20, finger: 1)
        screen.touch(.ended, 10, 10)
        #expect(pad.log == ["began 10,10", "ended 10,10"])
        pad.log = []
        pad.isMultipleTouchEnabled = true
        screen.touch(.began, 10, 10)
        screen.touch(.began, 20, 20, finger: 1)
        screen.touch(.ended, 10, 10)
        screen.touch(.ended, 20, 20, finger: 1)
        #expect(pad.log == ["began 10,10", "began 20,20", "ended 10,10", "ended 20,20"])
    }

    @Test("an exclusive view keeps fingers from others, and others from it") func exclusiveTouch() {
        let screen = TestScreen()
        let alone = pad(CGRect(x: 0, y: 0, width: 50, height: 50), on: screen)
        let other = pad(CGRect(x: 100, y: 0, width: 50, height: 50), on: screen)
        alone.isExclusiveTouch = true
        screen.touch(.began, 10, 10)
        screen.touch(.began, 110, 10, finger: 1)
        #expect(alone.log.count == 1 && other.log.isEmpty)
        for finger in 0...1 { screen.touch(.ended, 10, 10, finger: finger) }
        screen.touch(.began, 110, 10)
        screen.touch(.began, 10, 10, finger: 1)
        #expect(alone.log.count == 2 && other.log == ["began 10,10"])
    }

    @Test(
        "Hidden, disabled and faint views are passed over, and so is what an animation moves",
        .rule("uikit_animation §4"))
    func hitTesting() {
        let screen = TestScreen()
        let back = pad(CGRect(x: 0, y: 0, width: 100, height: 100), on: screen)
        let front = pad(CGRect(x: 0, y: 0, width: 100, height: 100), on: screen)
        func hits(_ view: UIView) -> Bool { screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view }
        #expect(hits(front))
        front.isHidden = true
        #expect(hits(back))
        front.isHidden = false
        front.alpha = 0.009
        #expect(hits(back))
        front.alpha = 0.01
        #expect(hits(front))
        front.isUserInteractionEnabled = false
        #expect(hits(back))
        front.isUserInteractionEnabled = true
        screen.run { UIView.animate(withDuration: 1) { front.alpha = 1 } }
        #expect(hits(back))
        screen.advance(to: 1.1)
        #expect(hits(front))
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { front.center.x += 100 }
        }
        #expect(hits(back), "hit tests go by the values that views have")
    }

    @Test("no touches arrive while an app ignores interaction") func ignoring() {
        let screen = TestScreen()
        let pad = pad(CGRect(x: 0, y: 0, width: 100, height: 100), on: screen)
        screen.run { UIApplication.shared.beginIgnoringInteractionEvents() }
        screen.drag([(10, 10)])
        #expect(pad.log.isEmpty)
        screen.run { UIApplication.shared.endIgnoringInteractionEvents() }
        screen.drag([(10, 10)])
        #expect(pad.log.count == 2)
    }

    @Test("one responder is the first, where it may be, and lets go where it may") func firstResponder() {
        final class Field: UIView {
            var mayResign = true
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { mayResign }
        }
        let screen = TestScreen()
        let fields = screen.run { (0...1).map { _ in Field() } }
        #expect(!fields[0].becomeFirstResponder(), "it is in no window")
        for field in fields { screen.window.addSubview(field) }
        #expect(!screen.window.becomeFirstResponder())
        #expect(fields[0].becomeFirstResponder() && fields[0].isFirstResponder)
        #expect(fields[1].becomeFirstResponder() && !fields[0].isFirstResponder)
        fields[1].mayResign = false
        #expect(!fields[0].becomeFirstResponder() && !fields[1].resignFirstResponder())
        fields[1].mayResign = true
        #expect(fields[1].resignFirstResponder() && !fields[1].isFirstResponder)
    }
}
