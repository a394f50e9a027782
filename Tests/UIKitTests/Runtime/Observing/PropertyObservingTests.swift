import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// Logs the changes that it observes.
private final class Watcher: UIResponder {
    var reported: [String] = []
    var last: Any?
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        reported.append(keyPath ?? "")
        last = change?[.newKey]
    }
}

@MainActor @Suite struct PropertyObservingTests {
    private let watcher = Watcher()

    /// How many notifications of a property arrive at once when it changes.
    private func count<T: NSObject>(_ object: T, _ key: String, _ change: (T) -> Void) -> Int {
        object.addObserver(watcher, forKeyPath: key, options: .new, context: nil)
        defer { object.removeObserver(watcher, forKeyPath: key) }
        watcher.reported = []
        change(object)
        return watcher.reported.filter { $0 == key }.count
    }

    @Test("Insets, sizes and offsets of a scroll view are observed at once, by name") func scrollViews() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(count(view, "contentSize") { $0.contentSize.height = 400 } == 1)
        #expect(watcher.last as? CGSize == CGSize(width: 0, height: 400))
        #expect(count(view, "contentInset") { $0.contentInset.top = 20 } == 1)
        #expect((watcher.last as? UIEdgeInsets)?.top == 20)
        #expect(count(view, "adjustedContentInset") { $0.contentInset.bottom = 20 } == 1)
        #expect(count(view, "contentOffset") { $0.contentOffset.y = 30 } == 1)
        #expect(count(view, "scrollEnabled") { $0.isScrollEnabled = false } == 1)
        #expect(watcher.last as? Bool == false && watcher.last is NSNumber)
    }

    @Test(
        "Properties of every view are observed at once",
        arguments: ["frame", "bounds", "center", "hidden", "isHidden", "alpha", "transform", "backgroundColor", "tag"])
    func views(key: String) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let reported = count(view, key) {
            $0.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            $0.bounds.size.width = 31
            $0.center.x = 5
            $0.isHidden = true
            $0.alpha = 0.5
            $0.transform = CGAffineTransform(translationX: 3, y: 0)
            $0.backgroundColor = .red
            $0.tag = 4
        }
        #expect(reported >= 1)
    }

    @Test("States of a control are observed at once, as Boolean values") func controls() {
        let button = UIButton()
        #expect(count(button, "selected") { $0.isSelected = true } == 1)
        #expect(watcher.last as? Bool == true)
        #expect(count(button, "isHighlighted") { $0.isHighlighted = true } == 1)
        #expect(count(button, "enabled") { $0.isEnabled = false } == 1)
        #expect(count(UISwitch(), "on") { $0.isOn = true } == 1)
        #expect(count(UISlider(), "value") { $0.value = 0.5 } == 1)
        #expect((watcher.last as? NSNumber)?.floatValue == 0.5)
    }

    @Test("Texts and images are observed at once") func contents() {
        #expect(count(UILabel(), "text") { $0.text = "a" } == 1)
        #expect(watcher.last as? String == "a")
        #expect(count(UILabel(), "attributedText") { $0.attributedText = NSAttributedString(string: "b") } == 1)
        #expect(count(UITextField(), "text") { $0.text = "c" } == 1)
        #expect(count(UITextView(), "text") { $0.text = "d" } == 1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        #expect(count(UIImageView(), "image") { $0.image = image } == 1)
    }

    @Test("Items of bars and controllers are observed at once") func otherObjects() {
        #expect(count(UITabBarItem(), "badgeValue") { $0.badgeValue = "3" } == 1)
        #expect(count(UIBarButtonItem(), "title") { $0.title = "Go" } == 1)
        #expect(count(UINavigationItem(title: "A"), "title") { $0.title = "B" } == 1)
        #expect(count(UIViewController(), "title") { $0.title = "B" } == 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        #expect(count(tabs, "selectedIndex") { $0.selectedIndex = 1 } == 1)
        #expect(watcher.last as? Int == 1)
    }

    @Test("States of a recognizer are observed one by one, as numbers") func states() {
        let screen = TestScreen()
        let scroll = screen.run {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            scroll.contentSize = CGSize(width: 200, height: 1000)
            screen.window.addSubview(scroll)
            return scroll
        }
        var states: [UIGestureRecognizer.State] = []
        let observation = screen.run {
            scroll.panGestureRecognizer.observe(\.state) { pan, _ in states.append(pan.state) }
        }
        screen.drag((0...4).map { (100, 180 - CGFloat($0) * 20) })
        #expect(states == [.began, .changed, .ended, .possible])
        withExtendedLifetime(observation) {}
    }

    @Test("Observing an unknown property reports one line, and the program continues") func unknownKeys() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (view, watcher) = (UIView(), Watcher())
                view.addObserver(watcher, forKeyPath: "estimatedProgress", options: .new, context: nil)
                view.addObserver(watcher, forKeyPath: "layer.delegate.nothing", context: nil)
                NSObject().addObserver(watcher, forKeyPath: "status", context: nil)
                view.removeObserver(watcher, forKeyPath: "estimatedProgress")
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("UIView has no property estimatedProgress that can be observed by its name"))
        #expect(text.contains("NSObject has no property status that can be observed by its name"))
    }
}
