import UIKit

/// The contents of the question page: the clock, the question, the answer and the keys.
final class QuestionView: UIView {
    let progress: RoundProgressView
    let clock = UIImageView()
    let field = AnswerField()
    private let question = UILabel(.rounded(46, .heavy, limit: 52), lines: 1)
    private let solution = UILabel(.rounded(22, .bold, limit: 28), lines: 1)

    /// - Parameter press: Called with each key that the user taps.
    init(questionCount: Int, press: @escaping (NumberPad.Key) -> Void) {
        progress = RoundProgressView(questionCount: questionCount)
        super.init(frame: .zero)
        addBackground(SceneryView())
        clock.contentMode = .scaleAspectFit
        clock.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        clock.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        for view in [question, solution, field] {
            view.setContentCompressionResistancePriority(.required, for: .vertical)
        }

        let asking = UIStackView(arrangedSubviews: [clock, question, field, solution])
        asking.axis = .vertical
        asking.spacing = 6
        let content = AdaptiveStackView(arrangedSubviews: [asking, NumberPad(press: press)])
        content.spacing = 14
        let page = UIStackView(arrangedSubviews: [progress, content])
        page.axis = .vertical
        page.spacing = 12
        addContent(page, maximumWidth: 760)
        clock.heightAnchor.constraint(lessThanOrEqualToConstant: 260).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a question without its answer.
    func show(_ question: Question) {
        self.question.text = "\(question.text) ="
        field.text = ""
        field.state = .editing
        solution.text = " "
    }

    /// Shows whether the answer was right, and the solution if it was not.
    func show(_ answer: Round.Answer, to question: Question) {
        switch answer {
        case .right:
            field.state = .right
            solution.text = String(localized: "question.right", bundle: .module)
            solution.textColor = .leaf
            launchFirework()
        case .wrong, .timedOut:
            field.state = .wrong
            solution.text = question.solution
            solution.textColor = .coral
            shakeField()
        }
        UIAccessibility.post(notification: .announcement, argument: solution.text)
    }

    /// Lets a firework burst above the field; with reduced motion, the clock's place flashes.
    private func launchFirework() {
        let center = convert(CGPoint(x: field.bounds.midX, y: 0), from: field)
        if UIAccessibility.isReduceMotionEnabled {
            let star = UIImageView(image: Spark().image(side: 90))
            star.center = center
            addSubview(star)
            UIView.animate(
                withDuration: 0.8, animations: { star.alpha = 0 }, completion: { _ in star.removeFromSuperview() })
        } else {
            addSubview(FireworkView(at: center))
        }
    }

    /// Shakes the field; with reduced motion, it fades for a moment.
    private func shakeField() {
        if UIAccessibility.isReduceMotionEnabled {
            field.alpha = 0.3
            UIView.animate(withDuration: 0.5) { self.field.alpha = 1 }
        } else {
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [0, -14, 12, -9, 6, -3, 0]
            shake.duration = 0.5
            field.layer.add(shake, forKey: "shake")
        }
    }
}
