import Testing
import UIKit

@MainActor @Suite struct FittingSizeTests {
    private static let sentence =
        "The quick brown fox jumps over the lazy dog, and over the other dogs as well, one by one"
    private let narrow = CGSize(width: 120, height: 0)

    private func label(_ text: String = Self.sentence) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// A view that contains `view` with margins of 10 points.
    private func card(round view: UIView) -> UIView {
        let card = UIView()
        card.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
        ])
        return card
    }

    private func height(_ view: UIView, atWidth width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func textHeight(_ label: UILabel, atWidth width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: CGFloat.infinity)).height
    }

    @Test("A wrapping label is as high as its text at the required width")
    func wrapping() {
        let label = label()
        let card = card(round: label)
        #expect(height(card, atWidth: 120) == textHeight(label, atWidth: 100) + 20)
        #expect(textHeight(label, atWidth: 100) > 80)
    }

    @Test("The width of an earlier layout has no influence")
    func afterLayout() {
        let label = label()
        let card = card(round: label)
        card.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        card.layoutIfNeeded()
        #expect(height(card, atWidth: 120) == textHeight(label, atWidth: 100) + 20)
        #expect(height(card, atWidth: 220) == textHeight(label, atWidth: 200) + 20)
        card.setNeedsLayout()
        card.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 10, y: 10, width: 380, height: 280))
    }

    @Test("Text stays on one line if its compression resistance exceeds the priority of the fitting width")
    func wishedWidth() {
        let label = label()
        let card = card(round: label)
        let size = card.systemLayoutSizeFitting(narrow)
        #expect(size.width == label.intrinsicContentSize.width + 20 && size.height < 50)
        label.setContentCompressionResistancePriority(UILayoutPriority(40), for: .horizontal)
        #expect(card.systemLayoutSizeFitting(narrow).width == 120)
        #expect(card.systemLayoutSizeFitting(narrow).height == textHeight(label, atWidth: 100) + 20)
    }

    @Test("The fitting priority decides whether the width or the text gives way", arguments: [700, 800] as [Float])
    func priorities(priority: Float) {
        let label = label()
        let size = card(round: label).systemLayoutSizeFitting(
            narrow, withHorizontalFittingPriority: UILayoutPriority(priority),
            verticalFittingPriority: .fittingSizeLevel)
        #expect((size.width == 120) == (priority > 750))
    }

    @Test("A width limit from inner constraints makes the text wrap")
    func innerWidth() {
        let label = label()
        let card = card(round: label)
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 120, height: textHeight(label, atWidth: 100) + 20))
    }

    @Test("Labels in stack views wrap at their own widths")
    func stacks() {
        let labels = [label(), label("one two three four five six seven eight nine ten")]
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.spacing = 7
        column.translatesAutoresizingMaskIntoConstraints = false
        let desired = labels.map { textHeight($0, atWidth: 100) }.reduce(27, +)
        #expect(height(card(round: column), atWidth: 120) == desired)
    }

    @Test("preferredMaxLayoutWidth determines the width of the text")
    func preferredWidth() {
        let label = label()
        let card = card(round: label)
        label.preferredMaxLayoutWidth = 80
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.height == textHeight(label, atWidth: 80) + 20 && size.width <= 100)
    }

    @Test("A label can be measured, and so can a text view that does not scroll")
    func contents() {
        let label = label()
        #expect(height(label, atWidth: 100) == textHeight(label, atWidth: 100))
        let text = UITextView()
        text.isScrollEnabled = false
        text.text = Self.sentence
        text.translatesAutoresizingMaskIntoConstraints = false
        let desired = text.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height
        #expect(desired > 80 && height(card(round: text), atWidth: 120) == desired.roundedUp + 20)
    }

    @Test("An overridden intrinsicContentSize adds to the size of wrapping text, too")
    func subclass() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 6, height: size.height + 40)
            }
        }
        let label = Padded()
        label.numberOfLines = 0
        label.text = Self.sentence
        label.translatesAutoresizingMaskIntoConstraints = false
        let card = card(round: label)
        #expect(height(card, atWidth: 120) == textHeight(label, atWidth: 100) + 60)
        card.frame = CGRect(x: 0, y: 0, width: 120, height: 500)
        let bottom = card.constraints.last
        bottom?.isActive = false
        card.layoutIfNeeded()
        #expect(label.frame.height == textHeight(label, atWidth: 100) + 40)
    }

    @Test("The short form of systemLayoutSizeFitting calls the long one, which a subclass can override")
    func shortForm() {
        final class Fixed: UIView {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { CGSize(width: CGFloat(horizontalFittingPriority.rawValue), height: 7) }
        }
        #expect(Fixed().systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 7))
    }

    @Test("Setting preferredMaxLayoutWidth during layout settles")
    func preferredWidthInLayout() {
        final class Host: UIView {
            let label = UILabel()
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                guard count < 50 else { return }
                label.preferredMaxLayoutWidth = label.bounds.width
                label.text = FittingSizeTests.sentence
                label.numberOfLines = 0
                layoutIfNeeded()
            }
        }
        let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.addSubview(host.label)
        host.label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            host.label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            host.label.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            host.label.topAnchor.constraint(equalTo: host.topAnchor),
        ])
        host.layoutIfNeeded()
        #expect(host.count < 6 && host.label.frame.height == textHeight(host.label, atWidth: 100))
    }
}

extension CGFloat {
    @MainActor fileprivate var roundedUp: CGFloat { (self * UIScreen.main.scale).rounded(.up) / UIScreen.main.scale }
}
