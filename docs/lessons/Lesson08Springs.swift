import UIKit

/// Lesson 8, exercise: five tiles drop in, each a little later than the one before, and bounce.
final class Lesson08Springs: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.backgroundColor = .white
        let side = view.bounds.width / 6
        for index in 0..<5 {
            let tile = UIView(frame: CGRect(x: 0, y: 0, width: side * 0.8, height: side * 0.8))
            tile.center = CGPoint(x: side * (CGFloat(index) + 1), y: -side)
            tile.backgroundColor = UIColor(hue: CGFloat(index) / 5, saturation: 0.7, brightness: 0.9, alpha: 1)
            tile.layer.cornerRadius = 8
            view.addSubview(tile)
            UIView.animate(
                withDuration: 0.9, delay: Double(index) * 0.12, usingSpringWithDamping: 0.55, initialSpringVelocity: 0,
                animations: { tile.center.y = self.view.bounds.midY })
        }
    }
}
