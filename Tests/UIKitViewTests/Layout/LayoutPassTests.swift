import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutPassTests {
    private func placed<View: UIView>(_ view: View, in superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    @Test("Wrapping text gets the height for its width in one layout pass")
    func wrapping() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
        let label = placed(UILabel(), in: root)
        label.numberOfLines = 0
        label.text = "Nothing reaches a frame but scene, input, time and seed"
        let below = placed(UIView(), in: root)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 5),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.widthAnchor.constraint(equalTo: label.widthAnchor),
        ])
        root.layoutIfNeeded()
        let desired = label.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity)).height
        #expect(desired > 50 && label.frame.height == desired && below.frame.minY == desired)
        let fitting = label.intrinsicContentSize.height
        #expect(fitting < 30)
    }

    @Test("Layout guides take part in constraints, and the safe area has a guide")
    func guides() {
        let controller = UIViewController()
        let screen = TestScreen()
        let (guide, view) = screen.run {
            screen.window.rootViewController = controller
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
            let root: UIView = controller.view
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let view = placed(UIView(), in: root)
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                guide.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
                guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
                view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
                view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            ])
            return (guide, view)
        }
        #expect(controller.view.safeAreaInsets.top == 20)
        #expect(guide.layoutFrame == CGRect(x: 16, y: 20, width: 50, height: 170))
        #expect(view.frame == CGRect(x: 36, y: 100, width: 10, height: 10))
        screen.run { controller.additionalSafeAreaInsets = .zero }
        #expect(guide.layoutFrame == CGRect(x: 16, y: 0, width: 50, height: 200))
    }

    @Test("updateConstraints runs before layout, inner views first, once per request")
    func updateConstraints() {
        final class Log { var names: [String] = [] }
        final class Tracer: UIView {
            var name = ""
            var log: Log?
            var width: NSLayoutConstraint?
            override func updateConstraints() {
                log?.names.append(name)
                if width == nil {
                    width = widthAnchor.constraint(equalToConstant: 33)
                    width?.isActive = true
                }
                super.updateConstraints()
            }
        }
        let log = Log()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = placed(Tracer(), in: root)
        let inner = placed(Tracer(), in: outer)
        for (view, name) in [(outer, "outer"), (inner, "inner")] { (view.name, view.log) = (name, log) }
        outer.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(log.names == ["inner", "outer"] && outer.frame.width == 33 && !outer.needsUpdateConstraints())
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.names.count == 2)
        outer.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(log.names == ["inner", "outer", "outer"])
    }

    @Test("Contradicting constraints leave out the last one and satisfy the others")
    func contradiction() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = placed(UIView(), in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        let ends = [view.frame.minX == 10, view.frame.width == 50, view.frame.maxX == 90]
        #expect(ends.count { $0 } == 2)
    }

    @Test("Layout skips views that have not changed", .fact("uiv-012"))
    func skipsUnchanged() {
        final class Counter: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let root = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = placed(Counter(), in: root)
        let free = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        root.addSubview(free)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        root.layoutIfNeeded()
        (root.count, view.count) = (0, 0)
        root.layoutIfNeeded()
        free.center.x += 10
        root.layoutIfNeeded()
        #expect(root.count == 0 && view.count == 0)
        width.constant = 20
        root.layoutIfNeeded()
        #expect(root.count == 1 && view.count == 1 && view.frame.width == 20)
    }
}
