import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIControlTests {
    @MainActor private final class Target: NSObject {
        var log: [String] = []
        func plain() { log.append("plain") }
        func sender(_ control: UIControl) { log.append("sender \(control.tag)") }
        func both(_ control: UIControl, _ event: UIEvent?) { log.append("both") }
    }

    private static let plain = Selector("plain", Target.plain)

    /// A control of 40 by 40 points that logs its events by name.
    private final class Logger: UIControl {
        static let names: [(Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        ]
        var log: [String] = []
        func logAll() {
            for (event, name) in Logger.names {
                addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
            }
        }
    }

    private func logger(on screen: TestScreen) -> Logger {
        screen.run {
            let control = Logger(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
            control.logAll()
            screen.window.addSubview(control)
            return control
        }
    }

    @Test("Events reach the targets registered for them, in order, with as many arguments as the method takes")
    func targets() {
        let (control, target) = (UIControl(), Target())
        control.tag = 7
        control.addTarget(target, action: Selector("sender:", Target.sender), for: .touchUpInside)
        control.addTarget(target, action: Self.plain, for: [.touchUpInside, .valueChanged])
        control.addTarget(target, action: Selector("both::", Target.both), for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(target.log == ["sender 7", "plain"])
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(target.log.suffix(2) == ["plain", "both"])
        control.sendActions(for: .editingChanged)
        #expect(target.log.count == 4)
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["sender:", "plain"])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .touchDown])
    }

    @Test("The same target and action are called once, and can be removed for some events or all")
    func removal() {
        let (control, target) = (UIControl(), Target())
        control.addTarget(target, action: Self.plain, for: .touchDown)
        control.addTarget(target, action: Self.plain, for: .touchDown)
        control.addTarget(target, action: Self.plain, for: .touchUpInside)
        control.sendActions(for: [.touchDown, .touchUpInside])
        #expect(target.log.count == 1)
        control.removeTarget(target, action: Self.plain, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.log.count == 1)
        control.sendActions(for: .touchUpInside)
        #expect(target.log.count == 2)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(target.log.count == 2 && control.allControlEvents.isEmpty)
    }

    @Test("A control does not retain its targets") func weakness() {
        let control = UIControl()
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(target, action: Self.plain, for: .touchDown)
        }
        #expect(gone == nil && control.allControlEvents.isEmpty)
        control.sendActions(for: .touchDown)
    }

    @Test("An action without a target goes to the first responder in the chain that implements it")
    func responderChain() {
        final class Panel: UIView {
            var calls = 0
            func act() { calls += 1 }
        }
        let (panel, middle, control) = (Panel(), UIView(), UIControl())
        panel.addSubview(middle)
        middle.addSubview(control)
        control.addTarget(nil, action: Selector("act", Panel.act), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(panel.calls == 1)
    }

    @Test("Actions receive their sender, replace those with the same identifier, and can be removed")
    func actions() {
        let control = UIControl(frame: .zero, primaryAction: nil)
        var log: [String] = []
        let id = UIAction.Identifier("a")
        control.addAction(UIAction(identifier: id) { _ in log.append("first") }, for: .valueChanged)
        control.addAction(
            UIAction(title: "t", identifier: id) { log.append($0.sender === control ? "second" : "?") },
            for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["second"])
        control.removeAction(identifiedBy: id, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.count == 1)
    }

    @Test("The state combines all flags that apply") func states() {
        let control = UIControl()
        #expect(control.state == .normal && control.isEnabled)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state.rawValue == 7)
        #expect(UIControl.Event.touchUpInside.rawValue == 64 && UIControl.Event.valueChanged.rawValue == 4096)
    }

    @Test("A touch that leaves the control and returns sends down, drag, exit, enter and up-inside events")
    func tracking() {
        let screen = TestScreen()
        let control = logger(on: screen)
        screen.touch(.began, 120, 120)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        screen.touch(.moved, 130, 130)
        screen.touch(.moved, 160, 120)
        #expect(control.isHighlighted, "20 points outside still counts as inside")
        screen.touch(.moved, 20, 20)
        #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
        screen.touch(.moved, 110, 110)
        screen.touch(.ended, 110, 110)
        #expect(control.log == ["down", "in", "in", "exit", "out", "enter", "in", "up"])
        #expect(!control.isTracking && !control.isHighlighted)
        control.log = []
        screen.drag([(120, 120)])
        screen.touch(.began, 121, 120)
        screen.touch(.ended, 0, 0)
        #expect(control.log == ["down", "up", "down", "repeat", "up outside"])
    }

    @Test("A cancelled touch sends a cancel event, and so does disabling, after which no events follow")
    func cancelling() {
        let screen = TestScreen()
        let control = logger(on: screen)
        screen.touch(.began, 120, 120)
        screen.touch(.cancelled, 120, 120)
        #expect(control.log == ["down", "cancel"])
        screen.advance(to: 1)
        screen.touch(.began, 120, 120)
        control.isEnabled = false
        #expect(control.log.suffix(2) == ["down", "cancel"] && !control.isTracking)
        screen.touch(.ended, 120, 120)
        screen.advance(to: 2)
        screen.touch(.began, 120, 120)
        screen.touch(.ended, 120, 120)
        #expect(control.log.count == 4)
    }

    @Test("Tracking calls the methods that subclasses override") func overriding() {
        final class Dial: UIControl {
            var log: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("begin")
                return touch.location(in: self).x < 20
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("continue")
                return touch.location(in: self).y < 30
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
            override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
        }
        let screen = TestScreen()
        let dial = screen.run {
            let dial = Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            screen.window.addSubview(dial)
            return dial
        }
        screen.drag([(10, 10), (12, 12)])
        #expect(dial.log == ["begin", "continue", "end"])
        dial.log = []
        screen.drag([(30, 10), (12, 12)])
        #expect(dial.log == ["begin"], "beginTracking returned false")
        dial.log = []
        screen.drag([(10, 10), (12, 35), (10, 10)])
        #expect(dial.log == ["begin", "continue", "end"], "continueTracking returned false")
    }
}
