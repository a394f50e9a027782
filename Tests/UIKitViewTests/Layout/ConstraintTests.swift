import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ConstraintTests {
    private func placed(in superview: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private final class Badge: UIView {
        var size = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { size }
    }

    @Test("Anchors place a view, and a changed constant moves it")
    func anchors() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = placed(in: root)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            left, view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 50))
        left.constant = 40
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 5, width: 140, height: 50))
        root.bounds.size = CGSize(width: 100, height: 40)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 5, width: 40, height: 20))
        #expect(root.constraints.count == 4 && left.isActive)
    }

    @Test("A window places its root view even if that does not translate its mask")
    func pinnedRoot() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        let controller = UIViewController()
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        let child = placed(in: controller.view)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: controller.view.topAnchor),
            child.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.view.frame == window.bounds && child.frame == window.bounds)
        window.frame.size.height = 400
        window.layoutIfNeeded()
        #expect(child.frame == window.bounds)
    }

    @Test(
        "Of views whose constraints say nothing about their place, the first is at the top", arguments: [false, true])
    func ambiguous(isReversed: Bool) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let views = (0..<3).map { _ in placed(in: root) }
        for view in views {
            view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 88).isActive = true
        }
        let pairs = Array(zip(views, views.dropFirst()))
        for (first, second) in isReversed ? pairs.reversed() : pairs {
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10).isActive = true
        }
        root.layoutIfNeeded()
        #expect(
            views.map(\.frame.minY) == [0, 98, 196]
                && views.allSatisfy { $0.frame.size == CGSize(width: 200, height: 88) })
    }

    @Test("Constraints respect the anchor point of a view's layer")
    func anchorPoint() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = placed(in: root)
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        let height = view.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 20), height,
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 90, y: 60, width: 20, height: 40))
        height.constant = 80
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 90, y: 20, width: 20, height: 80))
    }

    @Test("Constraints connect views of different superviews and follow views that are placed by frame")
    func crossing() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        root.addSubview(box)
        let inner = placed(in: box)
        let outer = placed(in: root)
        NSLayoutConstraint.activate([
            inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
            outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 2),
            outer.topAnchor.constraint(equalTo: inner.topAnchor),
            outer.widthAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 2),
            outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
        #expect(outer.frame == CGRect(x: 77, y: 75, width: 20, height: 10))
        box.center.x += 5
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 82, y: 75, width: 20, height: 10))
    }

    @Test("Hugging and compression resistance follow the intrinsic size unless higher priorities apply")
    func intrinsicSizes() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (a, b) = (Badge(), Badge())
        for badge in [a, b] {
            badge.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(badge)
            badge.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        a.setContentHuggingPriority(.init(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 30, height: 20) && b.frame.width == 70)
        a.setContentHuggingPriority(.init(249), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 70 && b.frame.width == 30)
        a.size.width = 90
        b.setContentCompressionResistancePriority(.init(751), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 70 && b.frame.width == 30)
        b.setContentCompressionResistancePriority(.init(749), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 90 && b.frame.width == 10)
    }

    @Test("Constraints of lower priority apply as far as the others allow")
    func priorities() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = placed(in: root)
        let wide = view.widthAnchor.constraint(equalToConstant: 300)
        wide.priority = .defaultHigh
        let half = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        half.priority = .defaultLow
        NSLayoutConstraint.activate([
            wide, half, view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
        wide.priority = .init(1)
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        half.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
    }

    @Test("Removing a view deactivates the constraints that connect it to others outside")
    func removal() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = placed(in: root)
        let inner = placed(in: view)
        let tie = inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
        let own = inner.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([tie, own])
        view.removeFromSuperview()
        #expect(!tie.isActive && own.isActive && root.constraints.isEmpty)
    }

    @Test("Constraints place rotated views by centre and bounds")
    func transformed() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = placed(in: root)
        view.transform = CGAffineTransform(rotationAngle: 0.7)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 30, y: 20) && view.bounds.size == CGSize(width: 40, height: 20))
    }

    @Test("The fitting size follows from the constraints inside the view")
    func fitting() {
        let view = UIView()
        let badge = Badge()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            badge.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
            badge.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 46, height: 23))
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 23))
    }

    @Test("A changed constant animates in an animation block", .rule("uikit_animation §1.2"))
    func animation() {
        let screen = TestScreen()
        let (view, left) = screen.run {
            let view = placed(in: screen.window)
            let left = view.leftAnchor.constraint(equalTo: screen.window.leftAnchor)
            NSLayoutConstraint.activate([
                left, view.topAnchor.constraint(equalTo: screen.window.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
            ])
            return (view, left)
        }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        screen.run {
            left.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { screen.window.layoutIfNeeded() }
        }
        #expect(view.frame.minX == 100)
        #expect(abs(screen.shown(view, at: 0.25).frame.minX - 25) < 0.01)
        #expect(screen.shown(view, at: 1).frame.minX == 100)
    }

    @Test("Leading is right in a right-to-left layout")
    func rightToLeft() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.semanticContentAttribute = .forceRightToLeft
        let view = placed(in: root)
        view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 70)
    }

    @Test("Constraints follow the direction of the common ancestor, whatever that of the views is") func direction() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.semanticContentAttribute = .forceRightToLeft
        let row = UIView()
        row.semanticContentAttribute = .forceLeftToRight
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        let (outer, inner) = (UIView(), UIView())
        for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        row.addSubview(outer)
        row.addSubview(inner)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
            outer.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 5),
            outer.widthAnchor.constraint(equalToConstant: 20),
            inner.leadingAnchor.constraint(equalTo: outer.trailingAnchor, constant: 5),
            inner.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(row.frame.minX == 30 && row.frame.maxX == 190)
        #expect(outer.frame.minX == 5 && inner.frame.minX == 30)
    }
}
