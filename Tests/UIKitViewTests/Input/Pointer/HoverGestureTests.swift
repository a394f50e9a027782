import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Hover gestures") struct HoverGestureTests {
    private let screen = TestScreen()

    private final class Listener: NSObject, UIGestureRecognizerDelegate {
        var log: [String] = []
        var mayBegin = true

        func hover(_ recognizer: UIHoverGestureRecognizer) {
            let place = recognizer.location(in: recognizer.view)
            log.append("\(recognizer.name ?? "") \(recognizer.state) \(Int(place.x)) \(Int(place.y))")
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    }

    private func hover(_ x: CGFloat, _ y: CGFloat) {
        screen.run { UIApplication.shared.movePointer(to: CGPoint(x: x, y: y)) }
    }

    private func add(_ name: String, to view: UIView, _ listener: Listener) -> UIHoverGestureRecognizer {
        let recognizer = UIHoverGestureRecognizer(
            target: listener, action: Selector("hover:", Listener.hover))
        recognizer.name = name
        recognizer.delegate = listener
        screen.run { view.addGestureRecognizer(recognizer) }
        return recognizer
    }

    @Test("Hovering begins on entering a view, changes with the pointer and ends on leaving, in nested views too")
    func states() {
        let listener = Listener()
        let outer = screen.addView(CGRect(x: 20, y: 20, width: 100, height: 100))
        let inner = screen.addView(CGRect(x: 10, y: 10, width: 20, height: 20), in: outer)
        let first = add("outer", to: outer, listener)
        _ = add("inner", to: inner, listener)
        hover(5, 5)
        #expect(listener.log == [])
        hover(25, 25)
        hover(25, 25)
        hover(35, 36)
        #expect(listener.log == ["outer began 5 5", "inner began 5 6", "outer changed 15 16"])
        #expect(first.state == .changed && first.zOffset == 0 && first.azimuthAngle(in: outer) == 0)
        listener.log = []
        hover(90, 90)
        #expect(listener.log == ["inner ended 5 6", "outer changed 70 70"])
        listener.log = []
        screen.run { UIApplication.shared.movePointer(to: nil) }
        #expect(listener.log == ["outer ended 70 70"] && first.state == .possible)
        hover(90, 91)
        #expect(listener.log.last == "outer began 70 71", "the gesture begins again")
        hover(.nan, 3)
        #expect(first.state == .began, "nonfinite points are ignored")
    }

    @Test("A disabled recognizer and one that may not begin do not hover")
    func refused() {
        let listener = Listener()
        let view = screen.addView()
        let recognizer = add("a", to: view, listener)
        listener.mayBegin = false
        hover(10, 10)
        hover(11, 10)
        #expect(listener.log == [] && recognizer.state == .possible)
        listener.mayBegin = true
        hover(12, 10)
        screen.run { recognizer.isEnabled = false }
        #expect(listener.log == ["a began 12 10", "a cancelled 12 10"])
        hover(13, 10)
        #expect(listener.log.count == 2)
    }

    @Test("Hovering does not compete with taps") func taps() {
        let listener = Listener()
        let view = screen.addView()
        _ = add("a", to: view, listener)
        let tap = UITapGestureRecognizer()
        var taps = 0
        final class Target: NSObject {
            var count: () -> Void = {}
            func tapped() { count() }
        }
        let target = Target()
        target.count = { taps += 1 }
        tap.addTarget(target, action: Selector("tapped", Target.tapped))
        screen.run { view.addGestureRecognizer(tap) }
        hover(10, 10)
        screen.drag([(10, 10), (11, 10)])
        hover(12, 10)
        #expect(taps == 1 && listener.log == ["a began 10 10", "a changed 12 10"])
    }
}
