import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIStackViewTests {
    private final class Block: UIView {
        let size: CGSize

        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    private func stack(_ sizes: [(CGFloat, CGFloat)], width: CGFloat = 200, height: CGFloat = 50) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: sizes.map { Block($0.0, $0.1) })
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.maxX] }
    }

    @Test("Fill grows the view that hugs least and shrinks the view that resists compression least")
    func fill() {
        let wide = stack([(30, 10), (40, 20)])
        wide.spacing = 10
        wide.arrangedSubviews[0].setContentHuggingPriority(.init(200), for: .horizontal)
        #expect(spans(wide) == [[0, 150], [160, 200]])
        #expect(wide.arrangedSubviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 50 })
        let narrow = stack([(80, 10), (40, 20)], width: 100)
        narrow.arrangedSubviews[1].setContentCompressionResistancePriority(.init(700), for: .horizontal)
        #expect(spans(narrow) == [[0, 80], [80, 100]])
    }

    nonisolated private static let distributions: [(UIStackView.Distribution, [[CGFloat]])] = [
        (.fillEqually, [[0, 60], [70, 130], [140, 200]]),
        (.fillProportionally, [[0, 30], [40, 100], [110, 200]]),
        (.equalSpacing, [[0, 10], [65, 85], [140, 200]]),
        (.equalCentering, [[0, 10], [85, 105], [170, 200]]),
    ]

    @Test("Distributions place views along the axis", arguments: distributions)
    func distributions(_ distribution: UIStackView.Distribution, expected: [[CGFloat]]) {
        // For equal spacing, a wider last view makes the result differ from that of equal centring.
        let third: CGFloat = distribution == .equalSpacing ? 60 : 30
        let row = stack([(10, 10), (20, 10), (third, 10)])
        row.spacing = 10
        row.distribution = distribution
        let found = spans(row)
        for (found, expected) in zip(found, expected) {
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found) \(expected)")
        }
    }

    @Test("A view's custom spacing replaces the stack's spacing")
    func customSpacing() {
        let row = stack([(10, 10), (10, 10), (10, 10)])
        row.distribution = .fillEqually
        row.spacing = 10
        row.setCustomSpacing(30, after: row.arrangedSubviews[0])
        #expect(spans(row) == [[0, 53.5], [83.5, 136.5], [146.5, 200]])
        #expect(row.customSpacing(after: row.arrangedSubviews[0]) == 30)
        row.setCustomSpacing(UIStackView.spacingUseDefault, after: row.arrangedSubviews[0])
        #expect(spans(row) == [[0, 60], [70, 130], [140, 200]])
    }

    nonisolated private static let alignments: [(UIStackView.Alignment, [[CGFloat]])] = [
        (.fill, [[0, 50], [0, 50]]), (.leading, [[0, 10], [0, 20]]), (.trailing, [[40, 50], [30, 50]]),
        (.center, [[20, 30], [15, 35]]),
    ]

    @Test("Alignments place views across the axis", arguments: alignments)
    func alignments(_ alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
        let row = stack([(100, 10), (100, 20)])
        row.alignment = alignment
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews.map { [$0.frame.minY, $0.frame.maxY] } == expected)
    }

    @Test("firstBaseline aligns the first baselines of labels")
    func baselines() {
        let (small, large) = (UILabel(), UILabel())
        small.text = "small"
        small.font = .systemFont(ofSize: 12)
        large.text = "large"
        large.font = .systemFont(ofSize: 30)
        let row = UIStackView(arrangedSubviews: [small, large])
        row.alignment = .firstBaseline
        let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(size.height - large.intrinsicContentSize.height) <= 1)
        row.frame = CGRect(origin: .zero, size: size)
        row.layoutIfNeeded()
        #expect(large.frame.minY == 0 && small.frame.minY > 10 && small.frame.maxY < large.frame.maxY)
    }

    @Test("A stack fits its contents, also inside another stack")
    func fitting() {
        let inner = UIStackView(arrangedSubviews: [Block(10, 20), Block(30, 5)])
        inner.axis = .vertical
        inner.spacing = 4
        let outer = UIStackView(arrangedSubviews: [Block(50, 8), inner])
        outer.spacing = 6
        outer.alignment = .center
        outer.isLayoutMarginsRelativeArrangement = true
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 50 + 6 + 30 + 6, height: 29 + 4))
        outer.frame = CGRect(x: 0, y: 0, width: 92, height: 33)
        outer.layoutIfNeeded()
        #expect(outer.arrangedSubviews[0].frame.minX == 2 && inner.frame == CGRect(x: 58, y: 1, width: 30, height: 29))
    }

    @Test("Hidden views occupy no space")
    func hidden() {
        let row = stack([(10, 10), (10, 10), (10, 10)])
        row.distribution = .fillEqually
        row.spacing = 10
        row.arrangedSubviews[1].isHidden = true
        #expect(spans(row) == [[0, 95], [95, 95], [105, 200]])
        row.arrangedSubviews[1].isHidden = false
        #expect(spans(row) == [[0, 60], [70, 130], [140, 200]])
        let middle = row.arrangedSubviews[1]
        row.removeArrangedSubview(middle)
        #expect(row.subviews.count == 3 && row.arrangedSubviews.count == 2)
        middle.removeFromSuperview()
        row.arrangedSubviews[0].removeFromSuperview()
        #expect(row.arrangedSubviews.count == 1)
        #expect(spans(row) == [[0, 200]])
    }

    @Test("A view hidden in an animation block shrinks before it is hidden")
    func hidingAnimates() {
        let screen = TestScreen()
        let row = screen.run {
            let row = stack([(10, 10), (10, 10)])
            row.distribution = .fillEqually
            screen.window.addSubview(row)
            return row
        }
        let (first, second) = (row.arrangedSubviews[0], row.arrangedSubviews[1])
        #expect(second.frame == CGRect(x: 100, y: 0, width: 100, height: 50))
        screen.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { second.isHidden = true } }
        #expect(second.isHidden && !second.layer.isHidden)
        #expect(abs(screen.shown(first, at: 0.5).frame.width - 150) < 0.01)
        #expect(abs(screen.shown(second, at: 0.5).frame.width - 50) < 0.01)
        screen.advance(to: 1.1)
        #expect(second.layer.isHidden && first.frame.width == 200)
        screen.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { second.isHidden = false } }
        #expect(abs(screen.shown(second, at: 1.6).frame.width - 50) < 0.01 && !second.layer.isHidden)
    }

    @Test("The first view is rightmost in a right-to-left stack")
    func rightToLeft() {
        let row = stack([(10, 10), (20, 10), (30, 10)])
        row.distribution = .equalSpacing
        row.semanticContentAttribute = .forceRightToLeft
        #expect(spans(row) == [[190, 200], [100, 120], [0, 30]].map { $0.map { CGFloat($0) } })
    }
}
