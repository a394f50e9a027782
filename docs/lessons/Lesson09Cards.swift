import UIKit

/// Lesson 9, exercise: a card that turns over when it is tapped, and back at the next tap.
final class Lesson09Cards: UIViewController {
    private let card = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 220))
    private var showsFront = true

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        card.font = .boldSystemFont(ofSize: 56)
        card.textAlignment = .center
        card.textColor = .white
        card.isUserInteractionEnabled = true
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
        view.addSubview(card)
        show()
    }

    @objc private func turn() {
        showsFront.toggle()
        let side: UIView.AnimationOptions = showsFront ? .transitionFlipFromRight : .transitionFlipFromLeft
        UIView.transition(with: card, duration: 0.6, options: side, animations: show)
    }

    private func show() {
        card.text = showsFront ? "7 × 8" : "56"
        card.backgroundColor = showsFront ? .systemBlue : .systemGreen
    }
}
