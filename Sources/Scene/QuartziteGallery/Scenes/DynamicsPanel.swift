import UIKit

/// A labelled panel with its own animator for one feature of dynamics.
final class DynamicsPanel: UIView {
    final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    /// The size of the area for items, in points.
    static let contentSize = CGSize(width: 172, height: 176)

    lazy var animator = UIDynamicAnimator(referenceView: self)
    let gravity = UIGravityBehavior()
    /// The lines between items and their anchors.
    private let lines = CAShapeLayer()

    init(_ name: String, column: Int, row: Int) {
        super.init(frame: CGRect(x: 4 + column * 180, y: 4 + row * 214, width: 172, height: 206))
        backgroundColor = UIColor(white: 1, alpha: 0.06)
        layer.cornerRadius = 12
        clipsToBounds = true
        lines.strokeColor = UIColor(white: 1, alpha: 0.5).cgColor
        lines.fillColor = nil
        lines.lineWidth = 1.5
        layer.addSublayer(lines)
        let label = UILabel(frame: CGRect(x: 0, y: DynamicsPanel.contentSize.height, width: 172, height: 26))
        label.text = name
        label.font = .systemFont(ofSize: 14)
        label.textAlignment = .center
        label.textColor = .white
        addSubview(label)
        animator.addBehavior(gravity)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a round item.
    func ball(_ x: CGFloat, _ y: CGFloat, _ color: UIColor, side: CGFloat = 24) -> UIView {
        let ball = Ball(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        ball.layer.cornerRadius = side / 2
        return add(ball, color)
    }

    /// Adds a rectangular item.
    func box(_ frame: CGRect, _ color: UIColor) -> UIView {
        let box = UIView(frame: frame)
        box.layer.cornerRadius = 4
        return add(box, color)
    }

    private func add(_ view: UIView, _ color: UIColor) -> UIView {
        view.backgroundColor = color
        addSubview(view)
        return view
    }

    /// Draws lines, each through its points.
    func draw(_ strokes: [CGPoint]...) {
        let path = UIBezierPath()
        for stroke in strokes {
            for (index, point) in stroke.enumerated() {
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        lines.path = path.cgPath
    }

    /// Adds the sides of the area as boundaries; if `open` is true, the top is far above the panel.
    func addWalls(to collision: UICollisionBehavior, open: Bool = false) {
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(
                top: open ? -400 : 0, left: 0, bottom: bounds.height - DynamicsPanel.contentSize.height, right: 0))
        animator.addBehavior(collision)
    }
}
