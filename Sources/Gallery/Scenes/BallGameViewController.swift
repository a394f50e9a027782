import UIKit

/// A ball clears bricks: pushed off at random, it bounces off walls, bricks and a paddle that a finger moves, and never
/// loses speed.
final class BallGameViewController: UIViewController, UICollisionBehaviorDelegate {
    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private let ball = Ball(frame: CGRect(x: 169, y: 380, width: 22, height: 22))
    private let paddle = UIView(frame: CGRect(x: 120, y: 440, width: 120, height: 14))
    private let score = UILabel(frame: CGRect(x: 20, y: 10, width: 320, height: 24))
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private lazy var collision = UICollisionBehavior(items: [ball, paddle])
    private let solid = UIDynamicItemBehavior()
    private var bricks: [UIView] = []
    private var points = 0 { didSet { score.text = "Score \(points)" } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.08, green: 0.1, blue: 0.16, alpha: 1)
        score.textColor = .white
        score.text = "Score 0"
        ball.backgroundColor = .systemYellow
        ball.layer.cornerRadius = 11
        paddle.backgroundColor = .white
        paddle.layer.cornerRadius = 7
        for part in [score, ball, paddle] { view.addSubview(part) }
        for number in 0..<24 { addBrick(number) }
        addRules()
        view.addGestureRecognizer(
            UIPanGestureRecognizer(
                target: self, action: Selector("movePaddle:", BallGameViewController.movePaddle(_:))))
    }

    private func addBrick(_ number: Int) {
        let (row, column) = (number / 6, number % 6)
        let brick = UIView(frame: CGRect(x: 16 + column * 55, y: 50 + row * 26, width: 51, height: 20))
        brick.backgroundColor = [.systemRed, .systemOrange, .systemGreen, .systemBlue][row]
        brick.layer.cornerRadius = 4
        view.addSubview(brick)
        bricks.append(brick)
        collision.addItem(brick)
        solid.addItem(brick)
    }

    private func addRules() {
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = self
        let bouncing = UIDynamicItemBehavior(items: [ball])
        bouncing.elasticity = 1
        bouncing.allowsRotation = false
        solid.addItem(paddle)
        solid.elasticity = 1
        solid.isAnchored = true
        let push = UIPushBehavior(items: [ball], mode: .instantaneous)
        push.setAngle(-.pi / 2 + (CGFloat(arc4random_uniform(100)) / 100 - 0.5) * 1.6, magnitude: 0.18)
        for behavior in [collision, bouncing, solid, push] { animator.addBehavior(behavior) }
    }

    private func movePaddle(_ pan: UIPanGestureRecognizer) {
        paddle.center.x = min(max(pan.location(in: view).x, 60), view.bounds.width - 60)
        animator.updateItem(usingCurrentState: paddle)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        guard let brick = bricks.first(where: { $0 === item1 || $0 === item2 }) else { return }
        bricks.removeAll { $0 === brick }
        collision.removeItem(brick)
        solid.removeItem(brick)
        points += 10
        UIView.animate(
            withDuration: 0.3,
            animations: {
                brick.alpha = 0
                brick.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
            }, completion: { _ in brick.removeFromSuperview() })
    }
}
