import UIKit

/// Coins fly along curves into a money box, shrinking on the way: a group of keyframe animations for each.
final class CoinsViewController: UIViewController {
    private let count = 60
    private let bank = CGPoint(x: 180, y: 90)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.16, green: 0.2, blue: 0.32, alpha: 1)
        addBank()
        for number in 0..<count { addCoin(number) }
    }

    private func addBank() {
        let box = CAShapeLayer()
        box.bounds = CGRect(x: 0, y: 0, width: 120, height: 90)
        box.position = bank
        box.path = UIBezierPath(roundedRect: box.bounds, cornerRadius: 40).cgPath
        box.fillColor = UIColor.systemPink.cgColor
        box.zPosition = 1
        let slot = CALayer()
        slot.frame = CGRect(x: 38, y: 14, width: 44, height: 7)
        slot.cornerRadius = 3.5
        slot.backgroundColor = UIColor(white: 0.1, alpha: 0.7).cgColor
        box.addSublayer(slot)
        let label = CATextLayer()
        label.string = "招財 · BANK"
        label.fontSize = 16
        label.alignmentMode = .center
        label.frame = CGRect(x: 0, y: 44, width: 120, height: 24)
        box.addSublayer(label)
        view.layer.addSublayer(box)

        let shake = CABasicAnimation(keyPath: "transform.rotation.z")
        shake.fromValue = -0.2
        shake.toValue = 0.2
        shake.duration = 0.1
        shake.autoreverses = true
        shake.repeatCount = 3
        shake.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + 2
        box.add(shake, forKey: "shake")
    }

    private func addCoin(_ number: Int) {
        let coin = CALayer()
        coin.bounds = CGRect(x: 0, y: 0, width: 26, height: 26)
        coin.cornerRadius = 13
        coin.borderWidth = 3
        let isGold = number.isMultiple(of: 2)
        coin.backgroundColor = (isGold ? UIColor.systemYellow : UIColor.lightGray).cgColor
        coin.borderColor = (isGold ? UIColor.systemOrange : UIColor.gray).cgColor
        coin.position = CGPoint(x: bank.x, y: view.bounds.height + 40)
        view.layer.addSublayer(coin)

        // Spread over the width and height as evenly as a golden section does.
        let fromX = view.bounds.width * fraction(Double(number) * 0.618_034)
        let fromY = bank.y * fraction(Double(number) * 0.381_966)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: fromX, y: view.bounds.height + 26))
        path.addQuadCurve(
            to: CGPoint(x: bank.x, y: bank.y - 20),
            control: CGPoint(x: bank.x + (fromX - bank.x) / 2, y: fromY / 2 - bank.y))
        let flight = CAKeyframeAnimation(keyPath: "position")
        flight.path = path

        let start = 1 + fraction(Double(number) * 0.271_828)
        let shrinking = CAKeyframeAnimation(keyPath: "transform")
        shrinking.values = [
            CATransform3DMakeScale(start, start, start), CATransform3DMakeScale(start / 2, start / 2, start / 2),
        ]
        shrinking.timingFunctions = [CAMediaTimingFunction(name: .easeOut)]

        let group = CAAnimationGroup()
        group.animations = [flight, shrinking]
        group.duration = 1.6
        group.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + Double(number) * 0.05
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        coin.add(group, forKey: "coin")
    }

    private func fraction(_ value: Double) -> CGFloat { value - value.rounded(.down) }
}
