import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The changes that `layoutIfNeeded()` animates in a block.
@MainActor @Suite struct BlockLayoutTests {
    private let screen = TestScreen()

    /// A view that contains a bar, whose width a constraint sets.
    private final class Meter: UIView {
        let bar = UIView()
        var count = 0
        lazy var length = bar.trailingAnchor.constraint(equalTo: leadingAnchor, constant: 10)

        override init(frame: CGRect) {
            super.init(frame: frame)
            bar.translatesAutoresizingMaskIntoConstraints = false
            addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.topAnchor.constraint(equalTo: topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 10), length,
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
        }
    }

    private func meters(in superview: UIView) -> [Meter] {
        let meters = [0, 1].map { Meter(frame: CGRect(x: 0, y: 50 * $0, width: 100, height: 40)) }
        screen.run { for meter in meters { superview.addSubview(meter) } }
        return meters
    }

    @Test("layoutIfNeeded in a block lays out its view and leaves siblings to later blocks", arguments: [false, true])
    func siblings(inWindow: Bool) {
        let meters = meters(in: inWindow ? screen.window : screen.addView(screen.window.bounds))
        var ends: [Double] = []
        screen.run {
            for meter in meters { meter.length.constant = 90 }
            for (meter, duration) in zip(meters, [1, 2.0]) {
                UIView.animate(withDuration: duration) {
                    meter.layoutIfNeeded()
                } completion: { _ in
                    ends.append(CACurrentMediaTime())
                }
            }
        }
        let widths = meters.map { screen.shown($0.bar, at: 0.9).bounds.width }
        #expect(widths[0] > 80 && widths[1] < 60)
        screen.advance(to: 5)
        #expect(ends == [1, 2])
    }

    @Test("Changes outside the view are applied without animation")
    func outside() {
        let meters = meters(in: screen.addView(screen.window.bounds))
        screen.run {
            for meter in meters { meter.length.constant = 90 }
            UIView.animate(withDuration: 1) { meters[0].layoutIfNeeded() }
        }
        #expect(meters[1].bar.layer.animationKeys() == nil && meters[1].bar.bounds.width == 90)
        #expect(meters[0].bar.layer.animationKeys() != nil)
    }

    /// Two dots in a view, whose widths constraints set.
    private func dots() -> (dots: [UIView], widths: [NSLayoutConstraint]) {
        let box = screen.addView(CGRect(x: 50, y: 50, width: 100, height: 100))
        var widths: [NSLayoutConstraint] = []
        screen.run {
            for index in 0..<2 {
                let dot = UIView()
                dot.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(dot)
                let width = dot.widthAnchor.constraint(equalToConstant: 40)
                NSLayoutConstraint.activate([
                    dot.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: CGFloat(50 * index)),
                    dot.topAnchor.constraint(equalTo: box.topAnchor), dot.heightAnchor.constraint(equalToConstant: 40),
                    width,
                ])
                widths.append(width)
            }
        }
        return (box.subviews, widths)
    }

    @Test(
        "Blocks that lay out siblings with changed constraints complete at their own ends",
        .rule("uikit_animation §1.2"), arguments: [false, true])
    func changedSiblings(isMarked: Bool) {
        let (dots, widths) = dots()
        var ends: [String] = []
        screen.run {
            for width in widths { width.constant = 0 }
            if isMarked { for dot in dots { dot.setNeedsLayout() } }
            for (index, duration) in [(1, 0.7), (0, 1.2)] {
                UIView.animate(withDuration: duration, delay: 0.2) {
                    dots[index].layoutIfNeeded()
                } completion: {
                    ends.append("\(index) \($0) \((CACurrentMediaTime() * 10).rounded() / 10)")
                }
            }
        }
        #expect(dots.map { screen.shown($0, at: 0.1).bounds.width } == [40, 40])
        let shown = dots.map { screen.shown($0, at: 0.85).bounds.width }
        #expect(shown[1] < 2 && shown[0] > 10)
        screen.advance(to: 2)
        #expect(ends == ["1 true 0.9", "0 true 1.4"])
    }

    @Test("Siblings that no other block lays out are animated by the first one", .rule("uikit_animation §1.2"))
    func leftSiblings() {
        let (dots, widths) = dots()
        var ends: [Double] = []
        screen.run {
            for width in widths { width.constant = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                dots[1].layoutIfNeeded()
            } completion: { _ in
                ends.append(CACurrentMediaTime())
            }
        }
        #expect(dots.map { screen.shown($0, at: 0.5).bounds.width } == [20, 20])
        screen.advance(to: 2)
        #expect(ends == [1])
    }

    @Test("Superviews that need layout are laid out with the view, up to the first that needs none")
    func superviews() {
        let outer = screen.addView(screen.window.bounds)
        let meters = meters(in: outer)
        screen.run {
            for meter in meters { (meter.count, meter.length.constant) = (0, 90) }
            meters[0].bar.layoutIfNeeded()
            #expect(meters.map(\.count) == [1, 0])
            meters[1].setNeedsLayout()
            outer.setNeedsLayout()
            meters[0].setNeedsLayout()
            meters[0].bar.layoutIfNeeded()
            #expect(meters.map(\.count) == [2, 1])
        }
    }

    @Test("A changed constraint lays out only the views whose subviews it moves")
    func passes() {
        let meters = meters(in: screen.addView(screen.window.bounds))
        screen.run {
            for meter in meters { meter.count = 0 }
            meters[0].length.constant = 70
        }
        #expect(meters.map(\.count) == [1, 0])
        screen.run { meters[0].length.priority = .defaultHigh }
        #expect(meters.map(\.count) == [1, 0])
    }

    @Test("A block with no layout left to do ends at once")
    func nothingLeft() {
        let meter = meters(in: screen.addView(screen.window.bounds))[0]
        var ends: [Double] = []
        screen.run {
            meter.length.constant = 90
            for _ in 0...1 {
                UIView.animate(withDuration: 1) {
                    meter.layoutIfNeeded()
                } completion: { _ in
                    ends.append(CACurrentMediaTime())
                }
            }
        }
        screen.advance(to: 3)
        #expect(ends == [0, 1])
    }
}
