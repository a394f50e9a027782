import UIKit

/// The wallpaper under the controls: bands of colour that drift slowly.
final class WallpaperView: UIView {
    private let bands = (0..<5).map { _ in CAShapeLayer() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.05, alpha: 1) : .systemBlue }
        let colors: [UIColor] = [.systemPurple, .systemPink, .systemOrange, .systemYellow, .systemTeal]
        for (band, color) in zip(bands, colors) {
            band.fillColor = color.withAlphaComponent(0.75).cgColor
            layer.addSublayer(band)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, band) in bands.enumerated() {
            let top = bounds.height * (0.12 + 0.18 * CGFloat(index))
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -80, y: top))
            path.addCurve(
                to: CGPoint(x: bounds.width + 80, y: top + 40),
                controlPoint1: CGPoint(x: bounds.width * 0.3, y: top - 130),
                controlPoint2: CGPoint(x: bounds.width * 0.7, y: top + 160))
            path.addLine(to: CGPoint(x: bounds.width + 80, y: top + 190))
            path.addCurve(
                to: CGPoint(x: -80, y: top + 130), controlPoint1: CGPoint(x: bounds.width * 0.7, y: top + 300),
                controlPoint2: CGPoint(x: bounds.width * 0.3, y: top + 20))
            path.close()
            band.path = path.cgPath
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        for (index, band) in bands.enumerated() {
            let drift = CABasicAnimation(keyPath: "transform.translation.x")
            drift.fromValue = index.isMultiple(of: 2) ? -40 : 40
            drift.toValue = index.isMultiple(of: 2) ? 40 : -40
            drift.duration = 8 + Double(index)
            drift.autoreverses = true
            drift.repeatCount = .infinity
            drift.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            band.add(drift, forKey: "drift")
        }
    }
}
