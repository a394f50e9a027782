import UIKit

/// The show on the finish page: an airplane and a racing car meet, a cup appears, somebody dances or comforts, and a coin
/// for each right answer flies into the bank.
final class FinaleView: UIView {
    private enum Phase {
        case waiting, playing, finished
    }

    private let result: RoundResult
    private let airplane = UIImageView(image: Airplane().image(side: 110))
    private let car = UIImageView(image: RacingCar().image(side: 110))
    private let cup = UIImageView(image: Cup().image(side: 220))
    private let character = UIImageView()
    private let bank = BankView()
    private let coinsBefore: Int
    private var coins: [UIView] = []
    private var phase = Phase.waiting

    /// - Parameter coinsBefore: The coins in the bank before the round.
    init(result: RoundResult, coinsBefore: Int) {
        self.result = result
        self.coinsBefore = coinsBefore
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        bank.count = coinsBefore
        for view in [cup, character, bank, airplane, car] as [UIView] {
            view.alpha = 0
            addSubview(view)
        }
        let pictures: [any Picture] = result.isGood ? Dancer.sequence : Angel.sequence
        let duration = result.isGood ? 1.2 : 1
        character.image =
            UIAccessibility.isReduceMotionEnabled
            ? pictures.first?.image(side: 160)
            : UIImage.animatedImage(with: pictures.map { $0.image(side: 160) }, duration: duration)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Layout

    /// The side of the cup, the character and the bank.
    private var side: CGFloat { max(0, min(bounds.width / 2.6, bounds.height / 2.3, 200)) }

    private var cupCenter: CGPoint { CGPoint(x: bounds.midX, y: bounds.height * 0.29) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let low = bounds.height - side * 0.55
        place(cup, at: cupCenter, side: side)
        place(character, at: CGPoint(x: bounds.midX - side * 0.75, y: low), side: side)
        place(bank, at: CGPoint(x: bounds.midX + side * 0.75, y: low), side: side)
        if phase != .playing {
            place(airplane, at: CGPoint(x: bounds.maxX + side, y: cupCenter.y), side: side * 0.8)
            place(car, at: CGPoint(x: -side, y: cupCenter.y), side: side * 0.8)
        }
    }

    /// Places a view without its transform.
    private func place(_ view: UIView, at center: CGPoint, side: CGFloat) {
        view.bounds.size = CGSize(width: side, height: side)
        view.center = center
    }

    // MARK: The show

    /// Begins the show; a second call has no effect.
    func play() {
        guard phase == .waiting else { return }
        layoutIfNeeded()
        if UIAccessibility.isReduceMotionEnabled {
            UIView.animate(withDuration: 0.6, animations: finish)
        } else {
            phase = .playing
            meet()
        }
    }

    /// Shows the end of the show at once.
    func finish() {
        phase = .finished
        for view in [airplane, car] {
            view.layer.removeAllAnimations()
            view.alpha = 0
        }
        coins.forEach { $0.removeFromSuperview() }
        coins = []
        cup.transform = .identity
        (cup.alpha, character.alpha, bank.alpha) = (1, 1, 1)
        bank.count = coinsBefore + result.rightCount
    }

    /// The airplane comes from the right and the car from the left.
    private func meet() {
        (airplane.alpha, car.alpha) = (1, 1)
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 2, delay: 0, options: .curveEaseInOut,
            animations: {
                self.airplane.center.x = self.cupCenter.x + self.side * 0.45
                self.airplane.transform = CGAffineTransform(rotationAngle: .pi / 6)
                self.car.center.x = self.cupCenter.x - self.side * 0.45
                self.car.transform = CGAffineTransform(rotationAngle: -.pi / 6)
            },
            completion: { [weak self] _ in self?.showCup() })
    }

    private func showCup() {
        guard phase == .playing else { return }
        cup.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1.4, delay: 0, options: .curveEaseInOut,
            animations: {
                (self.airplane.alpha, self.car.alpha) = (0, 0)
                self.cup.alpha = 1
                self.cup.transform = .identity
            },
            completion: { [weak self] _ in self?.showCharacter() })
    }

    private func showCharacter() {
        guard phase == .playing else { return }
        UIView.animate(
            withDuration: 0.5, animations: { (self.character.alpha, self.bank.alpha) = (1, 1) },
            completion: { [weak self] _ in self?.throwCoins() })
    }

    /// Throws a coin for each right answer from the cup into the bank.
    private func throwCoins() {
        guard phase == .playing else { return }
        if result.rightCount == 0 { phase = .finished }
        let image = Coin().image(side: 34)
        for index in 0..<result.rightCount {
            let coin = UIImageView(image: image)
            coin.center = cupCenter
            coin.alpha = 0
            addSubview(coin)
            coins.append(coin)
            fly(coin, delay: Double(index) * 0.2)
        }
    }

    private func fly(_ coin: UIView, delay: TimeInterval) {
        let slot = CGPoint(x: bank.center.x + side * 0.09, y: bank.center.y - side * 0.2)
        let top = CGPoint(x: (cupCenter.x + slot.x) / 2 + side * 0.2, y: cupCenter.y - side * 0.35)
        UIView.animateKeyframes(
            withDuration: 0.9, delay: delay, options: .calculationModeCubic,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.05) { coin.alpha = 1 }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.45) { coin.center = top }
                UIView.addKeyframe(withRelativeStartTime: 0.45, relativeDuration: 0.55) {
                    coin.center = slot
                    coin.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                }
            },
            completion: { [weak self] _ in self?.land(coin) })
    }

    private func land(_ coin: UIView) {
        guard phase == .playing, let index = coins.firstIndex(of: coin) else { return }
        coins.remove(at: index)
        coin.removeFromSuperview()
        bank.receiveCoin()
        if coins.isEmpty { phase = .finished }
    }
}
