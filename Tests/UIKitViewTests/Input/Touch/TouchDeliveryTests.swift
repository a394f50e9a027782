import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TouchDeliveryTests {
    /// A view that logs its touches.
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

    @Test("A view receives the touches that begin in it, in its own coordinates, wherever they move")
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

    @Test("Touches and events report phase, time, tap count, location and view") func contents() {
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

    @Test("Quick taps at one place increase the tap count") func tapCounts() {
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

    @Test("Touches that a view does not handle go up the responder chain")
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

    @Test("A view receives a single touch unless multiple touches are enabled") func multipleTouch() {
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

    @Test("An exclusive view blocks touches for others while it has one, and receives none while others do")
    func exclusiveTouch() {
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
        "Hit testing skips hidden, disabled, transparent and animating views",
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
        #expect(hits(back), "hit testing uses model values")
    }

    @Test("An app that ignores interaction events receives no touches") func ignoring() {
        let screen = TestScreen()
        let pad = pad(CGRect(x: 0, y: 0, width: 100, height: 100), on: screen)
        screen.run { UIApplication.shared.beginIgnoringInteractionEvents() }
        screen.drag([(10, 10)])
        #expect(pad.log.isEmpty)
        screen.run { UIApplication.shared.endIgnoringInteractionEvents() }
        screen.drag([(10, 10)])
        #expect(pad.log.count == 2)
    }

    @Test("At most one view is the first responder, and can refuse to become it or to resign") func firstResponder() {
        final class Field: UIView {
            var mayResign = true
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { mayResign }
        }
        let screen = TestScreen()
        let fields = screen.run { (0...1).map { _ in Field() } }
        #expect(!fields[0].becomeFirstResponder(), "the view is not in a window")
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
