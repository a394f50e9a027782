import UIKit

/// A game in which a ball clears bricks; it bounces off walls, bricks and a paddle without losing speed.
///
/// The ball starts in a random direction, and a finger moves the paddle. The paddle is round on top, so that the point
/// of contact matters.
final class BallGameViewController: UIViewController, UICollisionBehaviorDelegate {
    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private final class Paddle: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
        override var collisionBoundingPath: UIBezierPath { outline(around: .zero) }

        /// Returns the paddle's outline around a centre.
        private func outline(around center: CGPoint) -> UIBezierPath {
            let (x, y) = (bounds.width / 2, bounds.height / 2)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: center.x - x, y: center.y + y))
            path.addQuadCurve(
                to: CGPoint(x: center.x + x, y: center.y + y), controlPoint: CGPoint(x: center.x, y: center.y - 3 * y))
            path.close()
            return path
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let shape = layer as? CAShapeLayer
            shape?.path = outline(around: CGPoint(x: bounds.midX, y: bounds.midY)).cgPath
            shape?.fillColor = UIColor.white.cgColor
        }
    }

    private let ball = Ball(frame: CGRect(x: 169, y: 380, width: 22, height: 22))
    private let paddle = Paddle(frame: CGRect(x: 125, y: 438, width: 110, height: 16))
    private let score = UILabel(frame: CGRect(x: 16, y: 10, width: 160, height: 24))
    private let misses = UILabel(frame: CGRect(x: 184, y: 10, width: 160, height: 24))
    private let finger = FingerMark()
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private lazy var collision = UICollisionBehavior(items: [ball, paddle])
    private let solid = UIDynamicItemBehavior()
    private var bricks: [UIView] = []
    private var points = 0 { didSet { score.text = "Score \(points)" } }
    private var missed = 0 { didSet { misses.text = "Missed \(missed)" } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.08, green: 0.1, blue: 0.16, alpha: 1)
        for label in [score, misses] { label.textColor = .white }
        misses.textAlignment = .right
        (points, missed) = (0, 0)
        ball.backgroundColor = .systemYellow
        ball.layer.cornerRadius = 11
        for part in [score, misses, ball, paddle] { view.addSubview(part) }
        for number in 0..<24 { addBrick(number) }
        addRules()
        view.addGestureRecognizer(
            UIPanGestureRecognizer(
                target: self, action: Selector("movePaddle:", BallGameViewController.movePaddle(_:))))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        finger.follow(fingersOn: view.window)
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
        push.setAngle(-.pi / 2 + (CGFloat(arc4random_uniform(100)) / 100 - 0.5) * 1.6, magnitude: 0.22)
        for behavior in [collision, bouncing, solid, push] { animator.addBehavior(behavior) }
    }

    private func movePaddle(_ pan: UIPanGestureRecognizer) {
        let half = paddle.bounds.width / 2
        paddle.center.x = min(max(pan.location(in: view).x, half), view.bounds.width - half)
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
        if bricks.isEmpty { score.text = "Cleared" }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                brick.alpha = 0
                brick.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
            }, completion: { _ in brick.removeFromSuperview() })
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        if p.y > view.bounds.height - 1 { missed += 1 }
    }
}
