import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite struct ActionSenderTests {
    @MainActor private final class Target: NSObject {
        var calls: [String] = []
        func tapped(_ sender: UIButton) { calls.append("tapped \(sender.tag)") }
        func pressed(_ sender: UIButton?) { calls.append("pressed \(sender === nil)") }
        func recognized(_ recognizer: UITapGestureRecognizer) {
            calls.append("recognized \(recognizer.view?.tag ?? 0)")
        }
        func ignored(_ sender: UIImageView) { calls.append("ignored") }
        func both(_ sender: UISlider, _ event: UIEvent) { calls.append("both") }
        func counted(_ count: Int) { calls.append("counted") }
        func stopped(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
            calls.append("stopped \(id ?? "") \(finished.boolValue)")
        }
    }

    private final class Other: NSObject {}

    private let target = Target()

    @Test("An action that declares another control class is called and can use members of UIView") func controls() {
        let toggle = UISwitch()
        toggle.tag = 7
        toggle.addTarget(target, action: Selector("tapped:", Target.tapped(_:)), for: .valueChanged)
        toggle.sendActions(for: .valueChanged)
        #expect(target.calls == ["tapped 7"])
    }

    @Test("An action that declares another recognizer class is called") func recognizers() {
        let screen = TestScreen()
        let view = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        view.tag = 3
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: target, action: Selector("recognized:", Target.recognized(_:))))
        screen.drag([(10, 10), (30, 10), (60, 10)], lifts: false)
        #expect(target.calls.first == "recognized 3")
    }

    @Test("An action that declares a view class is called by a recognizer") func unrelatedClasses() {
        let screen = TestScreen()
        let view = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: target, action: Selector("ignored:", Target.ignored(_:))))
        screen.touch(.began, 10, 10)
        screen.touch(.ended, 10, 10)
        #expect(target.calls == ["ignored"])
    }

    @Test("An action that declares an optional receives the sender, whatever its class") func optionals() {
        let action = Selector("pressed:", Target.pressed(_:))
        #expect(action.send(to: target, UISlider()) && action.send(to: target, nil))
        #expect(target.calls == ["pressed false", "pressed true"])
    }

    @Test("An action with two arguments is called without an event") func missingEvent() {
        let slider = UISlider()
        slider.addTarget(target, action: Selector("both:event:", Target.both(_:_:)), for: .valueChanged)
        slider.sendActions(for: .valueChanged)
        #expect(target.calls == ["both"])
    }

    @Test("An action with a nonobject parameter is not called, and nonobject senders are not sent") func values() {
        #expect(!Selector("counted:", Target.counted(_:)).send(to: target, UIView()))
        #expect(!Selector("tapped:", Target.tapped(_:)).send(to: target, 3))
        #expect(target.calls.isEmpty)
    }

    @Test("An action is not sent to an object without the method") func otherTargets() {
        #expect(!Selector("tapped:", Target.tapped(_:)).send(to: Other(), UIButton()))
    }

    @Test("The end of a begun animation block calls a method with three arguments") func threeArguments() {
        let action = Selector("stopped:finished:context:", Target.stopped(_:_:_:))
        let screen = TestScreen()
        let view = screen.addView()
        screen.run {
            UIView.beginAnimations("slide", context: nil)
            UIView.setAnimationDelegate(target)
            UIView.setAnimationDidStop(action)
            view.center.x += 10
            UIView.commitAnimations()
        }
        screen.advance(to: 1)
        #expect(target.calls == ["stopped slide true"])
    }

    @Test("One line on standard error reports a sender of another class than declared") func notice() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let screen = TestScreen()
                let action = Selector("tapped:", Target.tapped(_:))
                let target = Target()
                screen.run { for _ in 0..<3 { action.send(to: target, UISwitch()) } }
            }
        }
        let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.contains("declares UIButton and is sent UISwitch") }.count == 1)
    }
}
