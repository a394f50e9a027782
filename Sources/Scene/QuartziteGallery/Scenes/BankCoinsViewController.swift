import UIKit

/// 301 coins fly along curves into a money box, a hundredth of a second apart; the box shakes when 300 have arrived.
final class BankCoinsViewController: UIViewController {
    private let bankView = UIImageView(image: .bank)
    private let fireButton = UIButton(type: .system)
    private let totalCoinCount = 300
    private var lastFinishedCoinNumber = 0
    private var coinNumbers: [Int] = []

    /// The duration of each coin's flight, in seconds.
    var flightDuration = 0.8

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.16, green: 0.2, blue: 0.32, alpha: 1)
        bankView.center = CGPoint(x: view.bounds.midX, y: 110)
        view.addSubview(bankView)
        fireButton.setTitle("Show me the money", for: .normal)
        fireButton.setTitleColor(.systemYellow, for: .normal)
        fireButton.frame = CGRect(x: view.bounds.midX - 100, y: view.bounds.height - 80, width: 200, height: 44)
        fireButton.addAction(UIAction { [weak self] _ in self?.startCoinAnimation() }, for: .touchUpInside)
        view.addSubview(fireButton)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // As if the user pressed the button.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.startCoinAnimation() }
    }

    private func startCoinAnimation() {
        guard !fireButton.isHidden else { return }
        fireButton.isHidden = true
        lastFinishedCoinNumber = 0
        for number in 0...totalCoinCount {
            DispatchQueue.main.asyncAfter(deadline: .now() + Double(number) * 0.01) { [weak self] in
                self?.addCoin(number)
            }
        }
    }

    private func addCoin(_ number: Int) {
        let coinView = UIImageView(image: .coin(number % 2 + 1))
        coinView.center = CGPoint(x: bankView.center.x, y: bankView.center.y - 20)
        // 0 is the default tag of every view.
        coinView.tag = number + 1
        coinNumbers.append(coinView.tag)
        animate(coinView)
        view.addSubview(coinView)
    }

    /// Animates a coin from a random point below the view to its position, while it shrinks to half.
    private func animate(_ coinView: UIView) {
        let target = coinView.layer.position
        let from = CGPoint(
            x: CGFloat(arc4random_uniform(UInt32(view.bounds.width))), y: CGFloat(arc4random_uniform(UInt32(target.y))))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: from.x, y: view.bounds.height + coinView.frame.height))
        path.addQuadCurve(
            to: target, control: CGPoint(x: target.x + (from.x - target.x) / 2, y: from.y / 2 - target.y))
        let flight = CAKeyframeAnimation(keyPath: "position")
        flight.path = path

        let fromScale = 1 + CGFloat(arc4random_uniform(10)) * 0.1
        let toScale = fromScale * 0.5
        let shrinking = CAKeyframeAnimation(keyPath: "transform")
        shrinking.values = [
            CATransform3DMakeScale(fromScale, toScale, fromScale), CATransform3DMakeScale(toScale, toScale, toScale),
        ]
        shrinking.timingFunctions = [CAMediaTimingFunction(name: .easeOut)]

        let group = CAAnimationGroup()
        group.delegate = self
        group.duration = flightDuration
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        group.animations = [flight, shrinking]
        coinView.layer.add(group, forKey: "coin")
    }

    private func shakeBank() {
        let shake = CABasicAnimation(keyPath: "transform.rotation.z")
        shake.fromValue = -0.2
        shake.toValue = 0.2
        shake.duration = 0.1
        shake.autoreverses = true
        shake.repeatCount = 3
        bankView.layer.add(shake, forKey: "shake")
    }
}

extension BankCoinsViewController: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag, !coinNumbers.isEmpty else { return }
        lastFinishedCoinNumber += 1
        view.viewWithTag(coinNumbers.removeFirst())?.removeFromSuperview()
        if lastFinishedCoinNumber == totalCoinCount {
            shakeBank()
            fireButton.isHidden = false
        }
    }
}
