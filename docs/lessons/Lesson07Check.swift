import UIKit

/// Lesson 7, exercise: a circle draws itself, and then a check mark inside it.
final class Lesson07Check: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let circle = UIBezierPath(
            arcCenter: center, radius: 70, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        let check = UIBezierPath()
        check.move(to: CGPoint(x: center.x - 30, y: center.y + 2))
        check.addLine(to: CGPoint(x: center.x - 6, y: center.y + 26))
        check.addLine(to: CGPoint(x: center.x + 34, y: center.y - 24))
        draw(circle, after: 0)
        draw(check, after: 0.8)
    }

    private func draw(_ path: UIBezierPath, after delay: TimeInterval) {
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shape.fillColor = nil
        shape.strokeColor = UIColor.systemGreen.cgColor
        shape.lineWidth = 10
        (shape.lineCap, shape.lineJoin) = (.round, .round)
        view.layer.addSublayer(shape)
        let drawing = CABasicAnimation(keyPath: "strokeEnd")
        drawing.fromValue = 0
        drawing.duration = 0.8
        drawing.beginTime = CACurrentMediaTime() + delay
        drawing.fillMode = .backwards
        shape.add(drawing, forKey: "drawing")
    }
}
