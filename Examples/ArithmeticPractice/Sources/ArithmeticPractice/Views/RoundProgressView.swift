import UIKit

/// The progress of a round: a capsule for each question, coloured when it is answered.
final class RoundProgressView: UIView {
    private let capsules: [UIView]

    init(questionCount: Int) {
        capsules = (0..<questionCount).map { _ in UIView() }
        super.init(frame: .zero)
        for capsule in capsules {
            capsule.backgroundColor = .hairline
            addSubview(capsule)
        }
        setContentHuggingPriority(.required, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 12) }

    /// Colours the capsules of answered questions.
    func show(_ answers: [Round.Answer], animated: Bool) {
        accessibilityValue = "\(answers.count) / \(capsules.count)"
        let change = {
            for (capsule, answer) in zip(self.capsules, answers) {
                capsule.backgroundColor = answer == .right ? .leaf : .coral
            }
        }
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !capsules.isEmpty else { return }
        let count = CGFloat(capsules.count)
        let gap = min(6, bounds.width / count / 4)
        let width = max(0, (bounds.width - gap * (count - 1)) / count)
        for (index, capsule) in capsules.enumerated() {
            capsule.frame = CGRect(x: CGFloat(index) * (width + gap), y: 0, width: width, height: bounds.height)
            capsule.layer.cornerRadius = min(width, bounds.height) / 2
        }
    }
}
