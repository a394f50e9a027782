import UIKit

/// What follows the last page: a tick that draws itself.
final class WelcomeViewController: UIViewController {
    private let tick = CAShapeLayer()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "You are ready to go"
        label.font = .systemFont(ofSize: 28, weight: .bold)
        label.alpha = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 60),
        ])
        tick.fillColor = nil
        tick.lineWidth = 12
        tick.lineCap = .round
        tick.lineJoin = .round
        tick.strokeColor = UIColor.systemGreen.cgColor
        tick.strokeEnd = 0
        view.layer.addSublayer(tick)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 60)
        let path = UIBezierPath(
            arcCenter: center, radius: 70, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        path.move(to: CGPoint(x: center.x - 30, y: center.y + 2))
        path.addLine(to: CGPoint(x: center.x - 8, y: center.y + 24))
        path.addLine(to: CGPoint(x: center.x + 32, y: center.y - 22))
        tick.path = path.cgPath
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let drawing = CABasicAnimation(keyPath: "strokeEnd")
        drawing.fromValue = 0
        drawing.toValue = 1
        drawing.duration = 0.9
        drawing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        tick.strokeEnd = 1
        tick.add(drawing, forKey: "drawing")
        label.transform = CGAffineTransform(translationX: 0, y: 30)
        UIView.animate(springDuration: 0.7, bounce: 0.35, delay: 0.6) { [self] in
            label.alpha = 1
            label.transform = .identity
        }
    }
}
