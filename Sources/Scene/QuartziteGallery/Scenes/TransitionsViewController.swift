import UIKit

/// Four cards that are replaced repeatedly, each with a transition of a different type.
final class TransitionsViewController: UIViewController, CAAnimationDelegate {
    private let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    private let subtypes: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    private let colors = [UIColor.systemIndigo, .systemOrange, .systemTeal, .systemPink]
    private var cards: [CALayer] = []
    private var turn = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.95, alpha: 1)
        for index in types.indices { addCard(index) }
        waitForNextTurn()
    }

    private func addCard(_ index: Int) {
        let width = view.bounds.width / CGFloat(types.count)
        let card = CALayer()
        card.frame = CGRect(x: width * CGFloat(index) + 12, y: 20, width: width - 24, height: view.bounds.height - 64)
        card.masksToBounds = true
        card.cornerRadius = 12
        let face = CALayer()
        face.name = "face"
        face.frame = card.bounds
        let number = CATextLayer()
        number.name = "number"
        number.fontSize = 64
        number.font = UIFont.boldSystemFont(ofSize: 64)
        number.alignmentMode = .center
        number.frame = CGRect(x: 0, y: card.bounds.midY - 39, width: card.bounds.width, height: 78)
        face.addSublayer(number)
        card.addSublayer(face)
        view.layer.addSublayer(card)
        cards.append(card)
        show(turn, on: card)

        let label = CATextLayer()
        label.string = types[index].rawValue
        label.fontSize = 15
        label.alignmentMode = .center
        label.foregroundColor = UIColor.darkGray.cgColor
        label.frame = CGRect(x: card.frame.minX, y: card.frame.maxY + 10, width: card.frame.width, height: 22)
        view.layer.addSublayer(label)
    }

    private func show(_ turn: Int, on card: CALayer) {
        guard let face = card.sublayers?.first, let number = face.sublayers?.first as? CATextLayer else { return }
        face.backgroundColor = colors[turn % colors.count].cgColor
        number.string = "\(turn + 1)"
    }

    /// Starts an animation without visible effect, whose end starts the next transition.
    private func waitForNextTurn() {
        let pause = CABasicAnimation(keyPath: "pause")
        pause.duration = 1.2
        pause.delegate = self
        view.layer.add(pause, forKey: "pause")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag else { return }
        turn += 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (type, card) in zip(types, cards) {
            show(turn, on: card)
            let transition = CATransition()
            transition.type = type
            transition.subtype = subtypes[turn % subtypes.count]
            transition.duration = 0.8
            transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            card.add(transition, forKey: kCATransition)
        }
        CATransaction.commit()
        waitForNextTurn()
    }
}
