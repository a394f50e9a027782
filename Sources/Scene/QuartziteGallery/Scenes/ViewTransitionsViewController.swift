import UIKit

/// Every view transition, each on a labelled card, with the options that affect transitions.
final class ViewTransitionsViewController: UIViewController {
    private let columns = 4
    private let rows = 3
    private let colors = [UIColor.systemIndigo, .systemOrange, .systemTeal, .systemPink]
    private var cells = 0
    private var turns: [(_ turn: Int) -> Void] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.95, alpha: 1)
        let transitions: [(String, UIView.AnimationOptions)] = [
            ("transitionFlipFromLeft", .transitionFlipFromLeft), ("transitionFlipFromRight", .transitionFlipFromRight),
            ("transitionFlipFromTop", .transitionFlipFromTop), ("transitionFlipFromBottom", .transitionFlipFromBottom),
            ("transitionCurlUp", .transitionCurlUp), ("transitionCurlDown", .transitionCurlDown),
            ("transitionCrossDissolve", .transitionCrossDissolve), ("no transition", []),
        ]
        for (name, options) in transitions { addCard(name, options) }
        addMoving("without allowAnimatedContent", [])
        addMoving("allowAnimatedContent", .allowAnimatedContent)
        addPair("from: to:", [])
        addPair("showHideTransitionViews", .showHideTransitionViews)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The cards must be drawn once, since a transition starts from what was visible.
        play(turn: 1, after: 0.4)
    }

    private func play(turn: Int, after delay: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self else { return }
            for play in self.turns { play(turn) }
            self.play(turn: turn + 1, after: 2)
        }
    }

    // MARK: Cells

    /// Adds a container in the next cell, with its name below.
    private func addPlace(_ name: String) -> UIView {
        let cell = CGSize(
            width: view.bounds.width / CGFloat(columns), height: view.bounds.height / CGFloat(rows))
        let corner = CGPoint(x: CGFloat(cells % columns) * cell.width, y: CGFloat(cells / columns) * cell.height)
        cells += 1
        let place = UIView(
            frame: CGRect(x: corner.x + 30, y: corner.y + 14, width: cell.width - 60, height: cell.height - 44))
        view.addSubview(place)
        let label = UILabel(frame: CGRect(x: corner.x, y: place.frame.maxY + 6, width: cell.width, height: 18))
        label.text = name
        label.font = .systemFont(ofSize: 12)
        label.textColor = .darkGray
        label.textAlignment = .center
        view.addSubview(label)
        return place
    }

    /// Creates a card with a number on it.
    private func makeCard(in place: UIView) -> UILabel {
        let card = UILabel(frame: place.bounds)
        card.font = .boldSystemFont(ofSize: 44)
        card.textColor = .white
        card.textAlignment = .center
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        show(0, on: card)
        return card
    }

    private func show(_ turn: Int, on card: UILabel) {
        card.text = "\(turn + 1)"
        card.backgroundColor = colors[turn % colors.count]
    }

    private func addCard(_ name: String, _ options: UIView.AnimationOptions) {
        let place = addPlace(name)
        let card = makeCard(in: place)
        place.addSubview(card)
        turns.append { [weak self] turn in
            UIView.transition(with: card, duration: 1.2, options: options) { self?.show(turn, on: card) }
        }
    }

    /// Adds a card with a dot that changes position in the transition block: it moves only if the options permit it.
    private func addMoving(_ name: String, _ options: UIView.AnimationOptions) {
        let place = addPlace(name)
        let card = makeCard(in: place)
        place.addSubview(card)
        let dot = UIView(frame: CGRect(x: 8, y: 8, width: 18, height: 18))
        dot.backgroundColor = .white
        dot.layer.cornerRadius = 9
        card.addSubview(dot)
        turns.append { [weak self] turn in
            UIView.transition(with: card, duration: 1.2, options: options.union(.transitionCrossDissolve)) {
                self?.show(turn, on: card)
                dot.frame.origin.x = turn.isMultiple(of: 2) ? 8 : card.bounds.width - 26
            }
        }
    }

    /// Adds two cards; one replaces the other.
    private func addPair(_ name: String, _ options: UIView.AnimationOptions) {
        let place = addPlace(name)
        let cards = [makeCard(in: place), makeCard(in: place)]
        place.addSubview(cards[0])
        if options.contains(.showHideTransitionViews) {
            cards[1].isHidden = true
            place.addSubview(cards[1])
        }
        turns.append { [weak self] turn in
            let (from, to) = turn.isMultiple(of: 2) ? (cards[1], cards[0]) : (cards[0], cards[1])
            self?.show(turn, on: to)
            UIView.transition(from: from, to: to, duration: 1.2, options: options.union(.transitionFlipFromLeft))
        }
    }
}
