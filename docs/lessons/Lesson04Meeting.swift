import UIKit

/// Lesson 4, exercise: two squares meet, and a third one grows where they met.
final class Lesson04Meeting: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let (left, right, star) = (square(.systemBlue), square(.systemRed), square(.systemYellow))
        left.center.x = -40
        right.center.x = view.bounds.maxX + 40
        star.alpha = 0
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1.5, delay: 0, options: .curveEaseInOut,
            animations: {
                left.center.x = self.view.bounds.midX - 32
                left.transform = CGAffineTransform(rotationAngle: -.pi / 6)
                right.center.x = self.view.bounds.midX + 32
                right.transform = CGAffineTransform(rotationAngle: .pi / 6)
            },
            completion: { _ in
                UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: 1, delay: 0, options: .curveEaseInOut,
                    animations: {
                        (left.alpha, right.alpha, star.alpha) = (0, 0, 1)
                        star.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
                    })
            })
    }

    private func square(_ color: UIColor) -> UIView {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        square.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        square.backgroundColor = color
        square.layer.cornerRadius = 12
        view.addSubview(square)
        return square
    }
}
