import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

/// Logs the changes that it observes.
private final class Watcher: UIResponder {
    var values: [Any] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) { values.append(change?[.newKey] ?? "none") }
}

@MainActor @Suite struct KeyPathObservingTests {
    private let watcher = Watcher()

    @Test("Properties of any object are read and set along a path")
    func settingAlongPaths() {
        let (view, layer): (NSObject, NSObject) = (UIView(), CALayer())
        view._setValue(NSNumber(value: 5), forKeyPath: "layer.cornerRadius")
        layer._setValue(NSNumber(value: 0.5), forKeyPath: "transform.rotation.z")
        #expect(view._value(forKeyPath: "layer.cornerRadius") as? Double == 5)
        #expect(
            layer._value(forKeyPath: "transform.rotation.z").flatMap { $0 as? Double }.map { abs($0 - 0.5) < 1e-12 }
                == true)
        let plain = NSObject()
        plain._setValue(1, forKeyPath: "missing.name")
        #expect(plain._value(forKeyPath: "missing.name") == nil)
    }

    @Test("The state of a scroll view's pan is observed by key path as it changes") func panState() {
        let screen = TestScreen()
        let scroll = screen.run {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            scroll.contentSize = CGSize(width: 200, height: 1000)
            screen.window.addSubview(scroll)
            scroll.addObserver(watcher, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
            return scroll
        }
        var states: [UIGestureRecognizer.State] = []
        let observation = screen.run {
            scroll.observe(\.panGestureRecognizer.state) { scroll, _ in states.append(scroll.panGestureRecognizer.state)
            }
        }
        screen.drag((0...4).map { (100, 180 - CGFloat($0) * 20) })
        #expect(watcher.values.compactMap { $0 as? Int } == [1, 2, 3, 0])
        #expect(states.map(\.rawValue) == [1, 2, 3, 0])
        withExtendedLifetime(observation) {}
    }

    @Test("Key paths reach a view's layer, its superview and parts of rectangles") func views() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addObserver(watcher, forKeyPath: "layer.position", options: .new, context: nil)
        inner.addObserver(watcher, forKeyPath: "superview.frame", options: .new, context: nil)
        inner.addObserver(watcher, forKeyPath: "bounds.size.height", options: .new, context: nil)
        inner.layer.position.x = 4
        #expect(watcher.values.last as? CGPoint == CGPoint(x: 4, y: 0))
        outer.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        #expect(watcher.values.last as? CGRect == CGRect(x: 0, y: 0, width: 50, height: 60))
        inner.bounds.size.height = 9
        #expect((watcher.values.last as? NSNumber)?.doubleValue == 9 && watcher.values.count == 3)
    }

    @Test("A key path follows a replaced object along the path") func replacement() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        second.frame.size.width = 5
        first.addSubview(view)
        view.addObserver(watcher, forKeyPath: "superview.bounds", options: .new, context: nil)
        second.addSubview(view)
        view.tag = 1
        second.bounds.size.width = 7
        #expect((watcher.values.last as? CGRect)?.width == 7)
    }

    @Test("A block is notified at once of a property of another object") func blocks() {
        let button = UIButton(type: .custom)
        var texts: [String?] = []
        let observation = button.observe(\.titleLabel?.text) { button, _ in texts.append(button.titleLabel?.text) }
        button.titleLabel?.text = "a"
        #expect(texts == ["a"])
        withExtendedLifetime(observation) {}
    }

    @Test("A key path through stored properties of a custom class is observed") func ownClasses() {
        final class Model: NSObject {
            let label: UILabel
            init(_ label: UILabel) { self.label = label }
        }
        let model = Model(UILabel())
        model.addObserver(watcher, forKeyPath: "label.text", options: .new, context: nil)
        model.label.text = "new"
        #expect(watcher.values.last as? String == "new")
    }

    @Test("Values are read with the same keys and key paths") func values() {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 3, height: 4)
        #expect(scroll.value(forKey: "contentSize") as? CGSize == CGSize(width: 3, height: 4))
        #expect(scroll.value(forKeyPath: "panGestureRecognizer.enabled") as? Bool == true)
    }
}
