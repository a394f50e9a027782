import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Arbitration between recognizers, and touch delivery to views") struct ArbitrationTests {
    private let screen = TestScreen()
    private let log = GestureLog()
    private let rules = GestureRules()
    private let outer: UIView
    private let inner: UIView

    /// A view that logs the phases of its touches.
    private final class Pad: UIView {
        var phases: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }

    init() {
        outer = screen.addView(CGRect(x: 0, y: 0, width: 200, height: 200))
        inner = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 100), in: outer)
    }

    private func pad() -> Pad {
        screen.run {
            let pad = Pad(frame: inner.bounds)
            inner.addSubview(pad)
            return pad
        }
    }

    @Test("The recognizer of the inner view takes precedence over the outer view's") func innerWins() {
        log.watch(outer, UITapGestureRecognizer(), name: "outer")
        log.watch(inner, UITapGestureRecognizer(), name: "inner")
        screen.drag([(50, 50)])
        #expect(log.entries == ["inner ended"])
        screen.advance(to: 2)
        screen.drag([(150, 150)])
        #expect(log.entries == ["inner ended", "outer ended"])
    }

    @Test("A pan that has begun prevents a long press, and the other way round") func exclusion() {
        log.watch(inner, UIPanGestureRecognizer(), name: "pan")
        log.watch(inner, UILongPressGestureRecognizer(), name: "press")
        screen.drag([(50, 50), (80, 50)], lifts: false)
        screen.advance(to: 1)
        #expect(log.entries == ["pan began"])
        screen.touch(.ended, 80, 50)
        log.entries = []
        screen.advance(to: 2)
        screen.touch(.began, 50, 50)
        screen.advance(to: 3)
        screen.touch(.moved, 90, 50)
        screen.touch(.ended, 90, 50)
        #expect(log.entries == ["press began", "press changed", "press ended"])
    }

    @Test("Two recognizers recognize simultaneously if one delegate allows it") func simultaneous() {
        let pinch = log.watch(inner, UIPinchGestureRecognizer(), name: "pinch")
        log.watch(inner, UIRotationGestureRecognizer(), name: "rotation")
        rules.simultaneous = { $0 === pinch && $1 is UIRotationGestureRecognizer }
        pinch.delegate = rules
        screen.touch(.began, 20, 50)
        screen.touch(.began, 60, 50, finger: 1)
        screen.touch(.moved, 80, 80, finger: 1)
        #expect(log.entries == ["pinch began", "rotation began"])
    }

    @Test("Delegates keep recognizers from receiving touches and from beginning") func delegates() {
        let tap = log.watch(inner, UITapGestureRecognizer())
        tap.delegate = rules
        rules.shouldReceive = { $0.location(in: nil).x < 50 }
        screen.drag([(60, 50)])
        #expect(log.entries.isEmpty)
        screen.drag([(40, 50)])
        #expect(log.entries == ["ended"])
        rules.shouldBegin = { _ in false }
        screen.advance(to: 2)
        screen.drag([(40, 50)])
        #expect(log.entries.count == 1 && tap.state == .possible)
    }

    @Test("Delegates of either recognizer and subclasses can require a failure") func requirements() {
        final class Patient: UIPanGestureRecognizer {
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                otherGestureRecognizer is UISwipeGestureRecognizer
            }
        }
        for kind in 0...2 {
            let log = GestureLog()
            let pan = log.watch(inner, kind == 0 ? Patient() : UIPanGestureRecognizer(), name: "pan")
            let swipe = log.watch(inner, UISwipeGestureRecognizer(), name: "swipe")
            let rules = GestureRules()
            if kind == 1 {
                rules.requiresFailure = { $0 === pan && $1 === swipe }
                pan.delegate = rules
            } else if kind == 2 {
                rules.isRequiredToFail = { $0 === swipe && $1 === pan }
                swipe.delegate = rules
            }
            screen.advance(to: screen.clock.now + 1)
            screen.drag([(10, 50), (40, 50), (90, 50)])
            #expect(log.entries == ["swipe ended"])
            screen.advance(to: screen.clock.now + 1)
            log.entries = []
            screen.drag([(10, 50), (30, 50)], lifts: false)
            #expect(log.entries.isEmpty)
            screen.advance(to: screen.clock.now + 0.6)
            #expect(log.entries == ["pan began"], "the swipe took too long")
            screen.touch(.ended, 30, 50)
            for recognizer in [pan, swipe] { inner.removeGestureRecognizer(recognizer) }
        }
    }

    @Test("A recognized gesture cancels its touch in the view unless cancelsTouchesInView is false")
    func cancelsTouches() {
        let pad = pad()
        let tap = log.watch(inner, UITapGestureRecognizer())
        screen.drag([(50, 50)])
        #expect(pad.phases == ["began", "cancelled"])
        pad.phases = []
        screen.advance(to: 1)
        tap.cancelsTouchesInView = false
        screen.drag([(50, 50)])
        #expect(pad.phases == ["began", "ended"] && log.entries.count == 2)
        pad.phases = []
        screen.advance(to: 2)
        screen.drag([(50, 50), (99, 50)])
        #expect(pad.phases == ["began", "moved", "ended"])
    }

    @Test("The end of a touch is delayed while a double tap is possible, and its beginning on request")
    func delays() {
        let pad = pad()
        let tap = log.watch(inner, UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        screen.drag([(50, 50)])
        #expect(pad.phases == ["began"])
        screen.advance(to: 0.4)
        #expect(pad.phases == ["began", "ended"])
        pad.phases = []
        tap.delaysTouchesEnded = false
        screen.advance(to: 1)
        screen.drag([(50, 50)])
        #expect(pad.phases == ["began", "ended"])
        pad.phases = []
        tap.numberOfTapsRequired = 1
        tap.delaysTouchesBegan = true
        screen.advance(to: 2)
        screen.drag([(50, 50)])
        #expect(pad.phases.isEmpty, "the tap took the touch before the view received it")
        screen.advance(to: 3)
        screen.touch(.began, 50, 50)
        screen.touch(.moved, 99, 50)
        screen.touch(.ended, 99, 50)
        #expect(pad.phases == ["began", "moved", "ended"])
    }

    @Test("A recognizer that is disabled or removed cancels its gesture") func turningOff() {
        let pan = log.watch(inner, UIPanGestureRecognizer())
        screen.drag([(50, 50), (80, 50)], lifts: false)
        pan.isEnabled = false
        #expect(log.entries == ["began", "cancelled"] && pan.state == .possible)
        screen.touch(.moved, 99, 50)
        pan.isEnabled = true
        screen.touch(.ended, 99, 50)
        #expect(log.entries.count == 2)
        screen.drag([(50, 50), (80, 50)], lifts: false)
        inner.removeGestureRecognizer(pan)
        #expect(log.entries.suffix(2) == ["began", "cancelled"] && inner.gestureRecognizers == nil && pan.view == nil)
    }

    @Test("A custom recognizer changes only to valid states, and a pan can be cancelled as it begins")
    func subclasses() {
        final class Vertical: UIPanGestureRecognizer {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesMoved(touches, with: event)
                guard state == .began else { return }
                let velocity = velocity(in: view)
                if abs(velocity.x) > abs(velocity.y) { state = .cancelled }
            }
        }
        log.watch(inner, Vertical())
        screen.drag([(10, 10), (50, 15), (90, 20)])
        #expect(log.entries.isEmpty)
        screen.drag([(10, 10), (15, 50), (20, 90)])
        #expect(log.entries == ["began", "changed", "ended"])
        let bare = log.watch(outer, UIGestureRecognizer(), name: "bare")
        bare.state = .changed
        #expect(bare.state == .possible)
        bare.state = .began
        #expect(log.entries.last == "bare began" && bare.state == .began)
        bare.state = .recognized
        #expect(log.entries.last == "bare ended" && bare.state == .possible)
    }

    @Test("Single taps on buttons go to the buttons, not to recognizers") func buttons() {
        let button = screen.run {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            outer.addSubview(button)
            return button
        }
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        log.watch(outer, UITapGestureRecognizer())
        screen.drag([(20, 20)])
        #expect(presses == 1 && log.entries.isEmpty)
        screen.advance(to: 1)
        screen.drag([(150, 150)])
        #expect(log.entries == ["ended"])
    }

    @Test(
        "Random touches cause only valid state changes, and each beginning of a touch has an end",
        arguments: 0..<12)
    func randomTouches(seed: UInt64) {
        var random = SeededRandom(seed: seed &+ 1)
        let pad = pad()
        pad.isMultipleTouchEnabled = true
        let recognizers: [UIGestureRecognizer] = [
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
            UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
            UIScreenEdgePanGestureRecognizer(), UITapGestureRecognizer(),
        ]
        for (index, recognizer) in recognizers.enumerated() {
            log.watch(index % 2 == 0 ? inner : outer, recognizer, name: "\(index)")
            recognizer.delegate = rules
        }
        (recognizers[7] as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
        (recognizers[6] as? UIScreenEdgePanGestureRecognizer)?.edges = .all
        recognizers[0].require(toFail: recognizers[7])
        rules.simultaneous = { a, b in (a.name ?? "") < (b.name ?? "") && seed % 2 == 0 }
        var latest = [String](repeating: "possible", count: recognizers.count)
        let next = [
            "possible": ["began", "ended"], "began": ["changed", "ended", "cancelled"],
            "changed": ["changed", "ended", "cancelled"], "ended": ["began", "ended"], "cancelled": ["began", "ended"],
        ]
        for _ in 0..<400 {
            if random.next() % 3 == 0 {
                screen.advance(to: screen.clock.now + Double(random.next() % 300) / 1000)
            }
            let phases: [UITouch.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
            let place = { CGFloat(random.next() % 120) - 10 }
            screen.touch(
                phases[Int(random.next() % 6)], place(), place(), finger: Int(random.next() % 3))
        }
        for finger in 0...2 { screen.touch(.ended, 0, 0, finger: finger) }
        screen.advance(to: screen.clock.now + 2)
        for entry in log.entries {
            let words = entry.split(separator: " ").map(String.init)
            let index = Int(words[0]) ?? 0
            #expect(next[latest[index]]?.contains(words[1]) == true, "\(latest[index]) then \(entry)")
            latest[index] = words[1]
        }
        #expect(!log.entries.isEmpty && recognizers.allSatisfy { $0.state == .possible })
        let begins = pad.phases.filter { $0 == "began" }.count
        #expect(begins == pad.phases.filter { $0 == "ended" || $0 == "cancelled" }.count)
    }
}
