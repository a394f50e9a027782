import UIKit

/// A pendulum, a chain, a snap and fields, side by side and labelled.
final class DynamicsViewController: UIViewController {
    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let gravity = UIGravityBehavior()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.12, alpha: 1)
        let names = ["pendulum", "chain", "snap", "spring field", "vortex field"]
        for (column, name) in names.enumerated() {
            let label = UILabel(frame: CGRect(x: 20 + column * 140, y: 350, width: 120, height: 30))
            label.text = name
            label.textAlignment = .center
            label.textColor = .white
            view.addSubview(label)
        }
        addPendulum()
        addChain()
        addSnap()
        addFields()
        animator.addBehavior(gravity)
    }

    private func ball(_ x: CGFloat, _ y: CGFloat, _ color: UIColor, side: CGFloat = 24) -> UIView {
        let ball = Ball(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        ball.backgroundColor = color
        ball.layer.cornerRadius = side / 2
        view.addSubview(ball)
        return ball
    }

    private func addPendulum() {
        let bob = ball(20, 160, .systemRed)
        animator.addBehavior(UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 80, y: 60)))
        gravity.addItem(bob)
    }

    private func addChain() {
        var before: UIView?
        for link in 0..<8 {
            let next = ball(220 + CGFloat(link) * 9, 60, .systemOrange, side: 8)
            if let before {
                animator.addBehavior(UIAttachmentBehavior(item: next, attachedTo: before))
            } else {
                animator.addBehavior(UIAttachmentBehavior(item: next, attachedToAnchor: CGPoint(x: 220, y: 50)))
            }
            gravity.addItem(next)
            before = next
        }
    }

    private func addSnap() {
        let tile = UIView(frame: CGRect(x: 310, y: 260, width: 40, height: 40))
        tile.backgroundColor = .systemGreen
        tile.transform = CGAffineTransform(rotationAngle: 1)
        view.addSubview(tile)
        let snap = UISnapBehavior(item: tile, snapTo: CGPoint(x: 360, y: 120))
        snap.damping = 0.1
        animator.addBehavior(snap)
    }

    private func addFields() {
        let spring = UIFieldBehavior.springField()
        spring.position = CGPoint(x: 500, y: 180)
        let bob = ball(500, 80, .systemBlue)
        spring.strength = 2
        spring.addItem(bob)
        animator.addBehavior(spring)

        let vortex = UIFieldBehavior.vortexField()
        let center = UIFieldBehavior.springField()
        for field in [vortex, center] { field.position = CGPoint(x: 640, y: 180) }
        vortex.strength = 3.2
        center.strength = 0.2
        let drag = UIFieldBehavior.dragField()
        drag.strength = 0.03
        for number in 0..<5 {
            let item = ball(600 + CGFloat(number) * 20, 150 + CGFloat(number % 2) * 50, .systemPurple, side: 16)
            for field in [vortex, center, drag] { field.addItem(item) }
        }
        for field in [vortex, center, drag] { animator.addBehavior(field) }
    }
}
