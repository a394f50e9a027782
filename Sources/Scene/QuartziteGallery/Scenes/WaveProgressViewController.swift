import UIKit

/// A round tank that fills in three steps while waves roll across its surface.
final class WaveProgressViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let tank = WaveProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        tank.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        tank.layer.cornerRadius = 100
        tank.layer.borderWidth = 2
        tank.layer.borderColor = tank.water.cgColor
        view.addSubview(tank)
        tank.changeWaterLevel(through: [0, 0.4, 0.4, 0.7, 0.7, 0.95, 0.95], duration: 12)
    }
}

/// A view that shows progress as a water level.
final class WaveProgressView: UIView {
    let water = UIColor(red: 30.0 / 255, green: 144.0 / 255, blue: 1, alpha: 1)
    /// The view that clips the area above the level.
    private let visibleView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        visibleView.frame = bounds
        addSubview(visibleView)

        let wave = CAShapeLayer()
        wave.frame = CGRect(x: -bounds.width, y: 0, width: bounds.width * 2, height: bounds.height)
        wave.path = wavePath.cgPath
        wave.fillColor = water.cgColor
        visibleView.layer.addSublayer(wave)

        let rolling = CABasicAnimation(keyPath: "position.x")
        rolling.duration = 3
        rolling.fromValue = 0
        rolling.toValue = bounds.width
        rolling.repeatCount = .greatestFiniteMagnitude
        wave.add(rolling, forKey: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Four waves over twice the width, five points high, and the water below them.
    private var wavePath: UIBezierPath {
        let length = bounds.width * 2
        let quarter = length / 16
        let path = UIBezierPath()
        path.move(to: .zero)
        for i in 0..<8 {
            let start = CGFloat(i) * 2 * quarter
            let height: CGFloat = i % 2 == 0 ? 5 : -5
            // A quarter of a sine wave, and its mirror image.
            path.addCurve(
                to: CGPoint(x: start + quarter, y: height),
                controlPoint1: CGPoint(x: start + 0.3261 * quarter, y: 0.5123 * height),
                controlPoint2: CGPoint(x: start + 0.6381 * quarter, y: height))
            path.addCurve(
                to: CGPoint(x: start + 2 * quarter, y: 0),
                controlPoint1: CGPoint(x: start + 1.3619 * quarter, y: height),
                controlPoint2: CGPoint(x: start + 1.6739 * quarter, y: 0.5123 * height))
        }
        path.addLine(to: CGPoint(x: length, y: bounds.height))
        path.addLine(to: CGPoint(x: 0, y: bounds.height))
        path.close()
        return path
    }

    /// Moves the surface through levels from 0, empty, to 1, full, in equal intervals.
    func changeWaterLevel(through levels: [CGFloat], duration: TimeInterval) {
        let rising = CAKeyframeAnimation(keyPath: "position.y")
        rising.values = levels.map { (1.5 - $0) * bounds.height }
        rising.duration = duration
        rising.timingFunctions = levels.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
        visibleView.layer.add(rising, forKey: "level")
        visibleView.frame.origin.y = (1 - (levels.last ?? 0)) * bounds.height
    }
}
