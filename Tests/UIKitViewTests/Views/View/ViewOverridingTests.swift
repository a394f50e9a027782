import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// Members of views that subclasses override; they call no others than Apple's implementation does.
@MainActor @Suite struct ViewOverridingTests {
    @Test("Overrides of a scroll view's offset and its setter method can call one another") func scrolling() {
        final class Scroller: UIScrollView {
            var calls: [String] = []
            override var contentOffset: CGPoint { didSet { calls.append("offset") } }
            override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
                calls.append("method")
                self.contentOffset = contentOffset
            }
        }
        let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroller.contentOffset = CGPoint(x: 0, y: 5)
        #expect(scroller.calls == ["offset"])
        scroller.setContentOffset(CGPoint(x: 0, y: 6), animated: false)
        #expect(scroller.calls == ["offset", "method", "offset"] && scroller.contentOffset.y == 6)
    }

    @Test("Drags and deceleration set a scroll view's overridden offset") func dragging() {
        final class Scroller: UIScrollView {
            var offsets: [CGFloat] = []
            override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
        }
        let screen = TestScreen()
        let scroller = screen.run {
            let view = Scroller(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.contentSize = CGSize(width: 200, height: 2000)
            screen.window.addSubview(view)
            return view
        }
        screen.drag((0...10).map { (100, 180 - CGFloat($0) * 8) })
        let dragged = scroller.offsets.count
        #expect(dragged > 5)
        screen.advance(to: screen.clock.now + 5)
        #expect(scroller.offsets.count > dragged + 20 && scroller.offsets.last == scroller.contentOffset.y)
    }

    @Test("An offset that the delegate sets during deceleration ends it") func stopping() {
        final class Stopper: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y > 100 { scrollView.contentOffset.y = 100 }
            }
        }
        let (screen, stopper) = (TestScreen(), Stopper())
        let view = screen.run {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.contentSize = CGSize(width: 200, height: 2000)
            screen.window.addSubview(view)
            view.delegate = stopper
            return view
        }
        screen.drag((0...10).map { (100, 180 - CGFloat($0) * 8) })
        screen.advance(to: screen.clock.now + 5)
        #expect(view.contentOffset.y == 100 && !view.isDecelerating)
    }

    @Test("Overrides of a text field's texts can set one another, and typing calls neither") func fields() {
        final class Field: UITextField {
            var sets: [String] = []
            override var text: String? {
                didSet {
                    sets.append("text")
                    attributedText = NSAttributedString(string: text ?? "")
                }
            }
            override var attributedText: NSAttributedString? { didSet { sets.append("attributed") } }
            override var placeholder: String? {
                didSet { attributedPlaceholder = NSAttributedString(string: placeholder ?? "") }
            }
            override var attributedPlaceholder: NSAttributedString? { didSet { sets.append("hint") } }
        }
        let field = Field()
        field.text = "a"
        #expect(field.sets == ["text", "attributed"])
        field.insertText("b")
        #expect(field.text == "ab" && field.sets.count == 2)
        field.placeholder = "c"
        #expect(field.sets.count == 3 && field.attributedPlaceholder?.string == "c")
    }

    @Test("Typing into a text view does not call an overridden text setter") func textViews() {
        final class Typed: UITextView {
            var sets = 0
            override var text: String! { didSet { sets += 1 } }
        }
        let view = Typed()
        view.insertText("a")
        #expect(view.text == "a" && view.sets == 0)
    }

    @Test("A new data source reloads without calling reloadData") func lists() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        final class Table: UITableView {
            var reloads = 0
            override func reloadData() {
                reloads += 1
                super.reloadData()
            }
        }
        let (table, source) = (Table(frame: .zero, style: .plain), Source())
        table.dataSource = source
        #expect(table.reloads == 0)
        table.reloadData()
        #expect(table.reloads == 1)
    }

    @Test("A stack's methods for adding views do not call each other") func stacks() {
        final class Stack: UIStackView {
            var calls: [String] = []
            override func addArrangedSubview(_ view: UIView) {
                calls.append("add")
                super.addArrangedSubview(view)
            }
            override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
                calls.append("insert")
                addArrangedSubview(view)
            }
        }
        let stack = Stack(frame: .zero)
        stack.insertArrangedSubview(UIView(), at: 0)
        #expect(stack.calls == ["insert", "add"] && stack.arrangedSubviews.count == 1)
    }

    @Test("A bar's items property and setItems do not call each other") func bars() {
        final class Bar: UITabBar {
            var calls: [String] = []
            override var items: [UITabBarItem]? { didSet { calls.append("items") } }
            override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
                calls.append("method")
                super.setItems(items, animated: animated)
            }
        }
        let bar = Bar(frame: .zero)
        bar.setItems([UITabBarItem()], animated: false)
        bar.items = []
        #expect(bar.calls == ["method", "items"])
    }
}
