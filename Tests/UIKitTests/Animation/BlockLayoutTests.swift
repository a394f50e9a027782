import Testing
import UIKit

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
