import UIKit

/// A stack of cards: the top one follows the finger, and is thrown to a side or springs back.
final class DeckViewController: UIViewController {
    private static let visibleCards = 3

    private let area = UIView()
    private let counter = UILabel()
    private let undoButton = UIButton(configuration: .gray())
    private let skipButton = UIButton(configuration: .tinted())
    private let keepButton = UIButton(configuration: .filled())
    /// The visible cards, the top one first.
    private var cards: [CardView] = []
    private var nextIndex = 0
    private var kept: [Place] = []
    private var decided: [(place: Place, isKept: Bool)] = []
    private let feedback = UIImpactFeedbackGenerator(style: .light)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        setUpControls()
        for _ in 0..<Self.visibleCards {
            addCardAtBottom()
        }
        arrangeCards()
        updateCounter()
    }

    private func setUpControls() {
        counter.font = .preferredFont(forTextStyle: .headline)
        counter.textAlignment = .center
        style(skipButton, symbol: "xmark", color: .systemRed) { [weak self] in self?.throwTopCard(keeping: false) }
        style(undoButton, symbol: "arrow.uturn.backward", color: .systemGray) { [weak self] in self?.undo() }
        style(keepButton, symbol: "heart.fill", color: .systemGreen) { [weak self] in self?.throwTopCard(keeping: true)
        }
        let buttons = UIStackView(arrangedSubviews: [skipButton, undoButton, keepButton])
        buttons.distribution = .equalSpacing
        // Left means skipping in every language, as dragging does.
        buttons.semanticContentAttribute = .forceLeftToRight
        for subview in [counter, area, buttons] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            counter.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            counter.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            area.topAnchor.constraint(equalTo: counter.bottomAnchor, constant: 28),
            area.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 28),
            area.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -28),
            area.bottomAnchor.constraint(equalTo: buttons.topAnchor, constant: -72),
            buttons.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            buttons.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            buttons.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
        ])
        area.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(cardPanned)))
    }

    private func style(_ button: UIButton, symbol: String, color: UIColor, action: @escaping () -> Void) {
        button.configuration?.image = UIImage(systemName: symbol)
        button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: 24, weight: .bold)
        button.configuration?.baseBackgroundColor = color
        button.configuration?.baseForegroundColor = button === skipButton ? color : .white
        button.configuration?.cornerStyle = .capsule
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        button.widthAnchor.constraint(equalToConstant: 68).isActive = true
        button.heightAnchor.constraint(equalToConstant: 68).isActive = true
    }

    // MARK: - The deck

    private func addCardAtBottom() {
        let card = makeCard(Place.all[nextIndex % Place.all.count])
        nextIndex += 1
        area.insertSubview(card, at: 0)
        cards.append(card)
    }

    private func makeCard(_ place: Place) -> CardView {
        let card = CardView(place: place)
        card.frame = area.bounds
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return card
    }

    /// Places each card a little lower and smaller than the one above.
    private func arrangeCards(lift: CGFloat = 0) {
        for (depth, card) in cards.enumerated() where depth > 0 {
            let level = CGFloat(depth) - lift
            card.transform = CGAffineTransform(translationX: 0, y: 34 * level)
                .scaledBy(x: 1 - 0.06 * level, y: 1 - 0.06 * level)
            card.alpha = depth == Self.visibleCards ? lift : 1
        }
    }

    private func updateCounter() {
        counter.text = kept.isEmpty ? "Where to next?" : "\(kept.count) kept, \(decided.count) seen"
    }

    // MARK: - Gestures

    @objc private func cardPanned(_ recognizer: UIPanGestureRecognizer) {
        guard let card = cards.first else { return }
        let translation = recognizer.translation(in: area)
        switch recognizer.state {
        case .began:
            feedback.prepare()
        case .changed:
            let turn = translation.x / area.bounds.width * 0.35
            card.transform = CGAffineTransform(translationX: translation.x, y: translation.y).rotated(by: turn)
            card.setDecision(translation.x / 110)
            arrangeCards(lift: min(abs(translation.x) / 150, 1))
        case .ended:
            let velocity = recognizer.velocity(in: area)
            let landing = translation.x + velocity.x * 0.2
            if abs(landing) > 160 {
                throwTopCard(keeping: landing > 0, velocity: velocity)
            } else {
                returnTopCard(velocity: velocity)
            }
        case .cancelled, .failed:
            returnTopCard(velocity: .zero)
        default:
            break
        }
    }

    private func returnTopCard(velocity: CGPoint) {
        guard let card = cards.first else { return }
        let distance = max(abs(card.transform.tx), 1)
        let spring = UISpringTimingParameters(
            dampingRatio: 0.6, initialVelocity: CGVector(dx: -velocity.x / distance, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0.6, timingParameters: spring)
        animator.addAnimations { [self] in
            card.transform = .identity
            card.setDecision(0)
            arrangeCards()
        }
        animator.startAnimation()
    }

    private func throwTopCard(keeping: Bool, velocity: CGPoint = .zero) {
        guard !cards.isEmpty else { return }
        let card = cards.removeFirst()
        decided.append((card.place, keeping))
        if keeping {
            kept.append(card.place)
        }
        addCardAtBottom()
        feedback.impactOccurred()
        arrangeNewCards()
        let x = (keeping ? 1 : -1) * (view.bounds.width + 120)
        UIView.animate(withDuration: 0.45, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            card.setDecision(keeping ? 1 : -1)
            card.transform = CGAffineTransform(translationX: x, y: card.transform.ty + velocity.y * 0.15)
                .rotated(by: keeping ? 0.4 : -0.4)
        } completion: { _ in
            card.removeFromSuperview()
        }
        updateCounter()
    }

    private func arrangeNewCards() {
        guard let last = cards.last else { return }
        last.alpha = 0
        last.transform = CGAffineTransform(translationX: 0, y: 102).scaledBy(x: 0.82, y: 0.82)
        UIView.animate(springDuration: 0.5, bounce: 0.3, options: .allowUserInteraction) { [self] in
            cards.first?.transform = .identity
            cards.first?.alpha = 1
            arrangeCards()
        }
    }

    private func undo() {
        guard let last = decided.popLast() else { return }
        if last.isKept {
            kept.removeLast()
        }
        let card = makeCard(last.place)
        card.transform = CGAffineTransform(translationX: (last.isKept ? 1 : -1) * (view.bounds.width + 120), y: 0)
            .rotated(by: last.isKept ? 0.4 : -0.4)
        area.addSubview(card)
        cards.insert(card, at: 0)
        let bottom = cards.removeLast()
        nextIndex -= 1
        UIView.animate(springDuration: 0.6, bounce: 0.25) { [self] in
            card.transform = .identity
            bottom.alpha = 0
            arrangeCards()
        } completion: { _ in
            bottom.removeFromSuperview()
        }
        updateCounter()
    }
}
