import UIKit
import XCTest

/// Compares the frames of small layouts with recordings of layouts of the same kind.
final class LayoutTests: XCTestCase {
    /// Adds a view that constraints place.
    @MainActor private func box(_ screen: Screen, _ name: String) -> UIView {
        let view = screen.add(UIView(), name)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    @MainActor private func text(_ screen: Screen, _ text: String, _ name: String, size: CGFloat = 17) -> UILabel {
        let view = screen.add(makeLabel(text, size: size), name)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    /// Returns constraints for the place and the size of a view, as far as they are given.
    @MainActor private func place(
        _ view: UIView, left: CGFloat? = nil, right: CGFloat? = nil, top: CGFloat? = nil, bottom: CGFloat? = nil,
        width: CGFloat? = nil, height: CGFloat? = nil
    ) -> [NSLayoutConstraint] {
        guard let root = view.superview else { return [] }
        return [
            left.map { view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: $0) },
            right.map { view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -$0) },
            top.map { view.topAnchor.constraint(equalTo: root.topAnchor, constant: $0) },
            bottom.map { view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -$0) },
            width.map { view.widthAnchor.constraint(equalToConstant: $0) },
            height.map { view.heightAnchor.constraint(equalToConstant: $0) },
        ].compactMap(\.self)
    }

    @MainActor private func width(_ view: UIView, _ width: CGFloat, _ priority: Float, least: Bool = false)
        -> NSLayoutConstraint
    {
        let constraint =
            least
            ? view.widthAnchor.constraint(greaterThanOrEqualToConstant: width)
            : view.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    @MainActor func testAutoresizing() throws {
        let screen = try Screen("view/autoresizing")
        let container = screen.add(UIView(), "container", CGRect(x: 16, y: 16, width: 200, height: 100))
        func add(_ name: String, _ frame: CGRect, _ mask: UIView.AutoresizingMask) {
            screen.add(UIView(), name, frame, in: container).autoresizingMask = mask
        }
        add("flexibleWidth", CGRect(x: 10, y: 10, width: 180, height: 30), .flexibleWidth)
        add(
            "pinnedBottomRight", CGRect(x: 150, y: 60, width: 40, height: 30),
            [.flexibleLeftMargin, .flexibleTopMargin])
        add(
            "centred", CGRect(x: 80, y: 40, width: 40, height: 20),
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
        container.frame.size = CGSize(width: 288, height: 160)
        screen.show()
    }

    @MainActor func testPins() throws {
        let screen = try Screen("autolayout/pins")
        let (banner, centred, aspect) = (box(screen, "banner"), box(screen, "centered"), box(screen, "aspect"))
        let container = screen.add(UIView(), "container", CGRect(x: 205, y: 120, width: 99, height: 51))
        let quarter = screen.add(UIView(), "quarter", in: container)
        quarter.translatesAutoresizingMaskIntoConstraints = false
        let (label, stretched) = (text(screen, "Pinned label", "label"), text(screen, "Stretched", "stretched"))
        let corner = box(screen, "corner")
        var all = place(banner, left: 16, right: 16, top: 16, height: 40) + place(centred, width: 101, height: 51)
        all += place(quarter, width: 34.5, height: 20.5) + place(aspect, left: 16, top: 72, height: 30)
        all += place(label, left: 16, top: 120) + place(stretched, left: 16, right: 16, top: 160)
        all += place(corner, right: 16, bottom: 16, width: 40, height: 40)
        all += [
            centred.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor),
            centred.centerYAnchor.constraint(equalTo: screen.root.centerYAnchor),
            quarter.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            quarter.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            aspect.widthAnchor.constraint(equalTo: aspect.heightAnchor, multiplier: 2),
        ]
        NSLayoutConstraint.activate(all)
        screen.show()
    }

    @MainActor func testPriorities() throws {
        let screen = try Screen("autolayout/priorities")
        let (wide, pick) = (box(screen, "wide"), box(screen, "pick"))
        let (first, second) = (box(screen, "atLeast"), box(screen, "atLeast2"))
        let left = text(screen, "A long label that needs room", "left")
        left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        let right = text(screen, "Short", "right")
        var all = place(wide, left: 16, top: 16, height: 30) + place(pick, left: 16, height: 30)
        all += place(first, left: 16, height: 30) + place(left, left: 16) + place(right, right: 16)
        all += [
            width(wide, 500, 999), width(pick, 200, 250), width(pick, 100, 750),
            width(first, 100, 750, least: true), width(first, 50, 999), width(second, 100, 999, least: true),
            width(second, 50, 750),
            wide.trailingAnchor.constraint(lessThanOrEqualTo: screen.root.trailingAnchor, constant: -16),
            pick.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 8),
            first.topAnchor.constraint(equalTo: pick.bottomAnchor, constant: 8),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.topAnchor.constraint(equalTo: first.topAnchor),
            second.heightAnchor.constraint(equalTo: first.heightAnchor),
            left.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 16),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
            right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor),
        ]
        NSLayoutConstraint.activate(all)
        screen.show()
    }

    @MainActor func testGuides() throws {
        let screen = try Screen("autolayout/guides")
        let container = screen.add(UIView(), "container", CGRect(x: 40, y: 150, width: 200, height: 100))
        let (margins, safe) = (box(screen, "margins"), box(screen, "safe"))
        let inner = screen.add(UIView(), "inner", in: container)
        inner.translatesAutoresizingMaskIntoConstraints = false
        for (view, guide) in [(margins, screen.root.layoutMarginsGuide), (inner, container.layoutMarginsGuide)] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
        let corner = screen.root.safeAreaLayoutGuide
        NSLayoutConstraint.activate(
            place(safe, width: 50, height: 50) + [
                safe.leadingAnchor.constraint(equalTo: corner.leadingAnchor),
                safe.topAnchor.constraint(equalTo: corner.topAnchor),
            ])
        screen.show()
    }

    @MainActor func testFitting() throws {
        let screen = try Screen("autolayout/fitting")
        func card(_ name: String, _ prefix: String, isBounded: Bool) -> UIView {
            let card = UIView()
            let (title, subtitle) = (makeLabel("Title"), makeLabel("Subtitle text"))
            for (label, name) in [(title, prefix + "itle"), (subtitle, prefix == "t" ? "subtitle" : "wideSubtitle")] {
                label.translatesAutoresizingMaskIntoConstraints = false
                screen.add(label, name, in: card)
            }
            NSLayoutConstraint.activate(
                place(title, left: 8, top: 8) + place(subtitle, left: 8, right: 8, bottom: 8) + [
                    subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
                ])
            if isBounded {
                title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8).isActive = true
            }
            return screen.add(card, name)
        }
        let narrow = card("card", "t", isBounded: true)
        let small = narrow.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        narrow.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: small)
        let wide = card("wide", "wideT", isBounded: false)
        let large = wide.systemLayoutSizeFitting(
            CGSize(width: 288, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        wide.frame = CGRect(origin: CGPoint(x: 16, y: 120), size: large)
        screen.show()
    }

    @MainActor func testBaselines() throws {
        let screen = try Screen("autolayout/baseline")
        let (small, square) = (text(screen, "Hg", "small"), box(screen, "box"))
        var all = place(small, left: 16, top: 60) + place(square, left: 16, top: 160, width: 30, height: 30)
        var previous = small
        for size in [11, 13, 20, 28, 34] {
            let label = text(screen, "Hg", "size\(size)", size: CGFloat(size))
            all += [
                label.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 8),
                label.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor),
            ]
            previous = label
        }
        let hung = text(screen, "Hg", "hung", size: 20)
        all += [
            hung.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 8),
            hung.lastBaselineAnchor.constraint(equalTo: square.bottomAnchor),
        ]
        NSLayoutConstraint.activate(all)
        screen.show()
    }

    @MainActor func testUpdates() throws {
        let screen = try Screen("autolayout/update")
        let mover = box(screen, "mover")
        let leading = mover.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16)
        let narrow = mover.widthAnchor.constraint(equalToConstant: 60)
        let wide = mover.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate(place(mover, top: 16, height: 40) + [leading, narrow])
        screen.show()
        screen.step("move") { leading.constant = 100 }
        screen.step("widen") { (narrow.isActive, wide.isActive) = (false, true) }
    }

    @MainActor func testVisualFormat() throws {
        let screen = try Screen("autolayout/visualformat")
        let views = Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d"].map { ($0, box(screen, $0)) })
        for (format, options) in [
            ("H:|-side-[a(80)]-8-[b(>=60)]-side-|", [.alignAllTop, .alignAllBottom]),
            ("V:|-20-[a(40)]-gap-[c(30)]-(>=8)-|", []), ("H:|-[c]-|", []), ("V:[c]-gap-[d(24)]", []),
            ("H:|-(>=20)-[d(120@750)]-20-|", []),
        ] as [(String, NSLayoutConstraint.FormatOptions)] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12, "side": 16], views: views))
        }
        screen.show()
    }

    @MainActor func testStacks() throws {
        let screen = try Screen("stack/basic")
        func stack(_ name: String, _ views: [(String, UIView)], spacing: CGFloat) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views.map { screen.note($1, $0) })
            stack.axis = .vertical
            stack.spacing = spacing
            screen.add(stack, name)
            return stack
        }
        let column = stack(
            "column",
            [("first", makeLabel("First")), ("second", makeLabel("Second line")), ("third", makeLabel("Third"))],
            spacing: 8)
        column.alignment = .leading
        let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        column.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: size)
        let (minus, plus) = (UIButton(type: .system), UIButton(type: .system))
        minus.setTitle("−", for: .normal)
        plus.setTitle("+", for: .normal)
        let row = stack("row", [("minus", minus), ("plus", plus)], spacing: 8)
        row.axis = .horizontal
        row.distribution = .fillEqually
        row.frame = CGRect(x: 16, y: 120, width: 288, height: 34)
        let centred = stack(
            "centred", [("count", makeLabel("Count: 0")), ("caption", makeLabel("A longer caption"))], spacing: 12)
        centred.alignment = .center
        let other = centred.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        centred.frame = CGRect(x: (320 - other.width) / 2, y: 180, width: other.width, height: other.height)
        screen.show()
    }
}
