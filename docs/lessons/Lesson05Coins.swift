import UIKit

/// Lesson 5, exercise: coins fly along curves to the top of the screen, shrink and disappear.
final class Lesson05Coins: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.backgroundColor = .white
        for index in 0..<40 {
            DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * 0.05) { self.throwCoin() }
        }
    }

    private func throwCoin() {
        let coin = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        coin.backgroundColor = .systemYellow
        coin.layer.cornerRadius = 12
        view.addSubview(coin)
        let start = CGPoint(x: .random(in: 0...view.bounds.width), y: view.bounds.maxY + 20)
        let end = CGPoint(x: view.bounds.midX, y: 60)
        coin.center = end

        let path = UIBezierPath()
        path.move(to: start)
        path.addQuadCurve(to: end, controlPoint: CGPoint(x: .random(in: 0...view.bounds.width), y: view.bounds.midY))
        let flight = CAKeyframeAnimation(keyPath: "position")
        flight.path = path.cgPath
        let shrinking = CABasicAnimation(keyPath: "transform.scale")
        shrinking.toValue = 0.3
        let group = CAAnimationGroup()
        group.animations = [flight, shrinking]
        group.duration = 1
        CATransaction.begin()
        CATransaction.setCompletionBlock { coin.removeFromSuperview() }
        coin.layer.add(group, forKey: nil)
        CATransaction.commit()
    }
}
