import UIKit

/// A drawing of a product on a pale ground of its colour.
final class ProductPictureView: UIView {
    var product: Product? {
        didSet { setNeedsDisplay() }
    }

    /// Whether the product is at the trailing edge instead of in the middle.
    var isAtTrailingEdge = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let product, let context = UIGraphicsGetCurrentContext() else { return }
        product.color.withAlphaComponent(0.22).setFill()
        UIRectFill(bounds)
        // The drawings are made for a square of 100 points.
        let side = min(bounds.width, bounds.height) * 0.72
        var x = bounds.midX - side / 2
        if isAtTrailingEdge {
            x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 24 : bounds.maxX - side - 24
        }
        context.translateBy(x: x, y: bounds.midY - side / 2)
        context.scaleBy(x: side / 100, y: side / 100)
        product.color.setFill()
        product.color.setStroke()
        switch product.shape {
        case .mug: drawMug()
        case .lamp: drawLamp()
        case .vase: drawVase()
        case .chair: drawChair()
        case .clock: drawClock()
        case .plant: drawPlant()
        }
    }

    private func drawMug() {
        UIBezierPath(roundedRect: CGRect(x: 18, y: 22, width: 50, height: 62), cornerRadius: 8).fill()
        let handle = UIBezierPath(
            arcCenter: CGPoint(x: 68, y: 50), radius: 16, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
        handle.lineWidth = 8
        handle.stroke()
    }

    private func drawLamp() {
        let shade = UIBezierPath()
        shade.move(to: CGPoint(x: 35, y: 10))
        shade.addLine(to: CGPoint(x: 65, y: 10))
        shade.addLine(to: CGPoint(x: 82, y: 50))
        shade.addLine(to: CGPoint(x: 18, y: 50))
        shade.close()
        shade.fill()
        UIBezierPath(rect: CGRect(x: 47, y: 50, width: 6, height: 34)).fill()
        UIBezierPath(roundedRect: CGRect(x: 30, y: 84, width: 40, height: 8), cornerRadius: 4).fill()
    }

    private func drawVase() {
        let vase = UIBezierPath()
        vase.move(to: CGPoint(x: 40, y: 12))
        vase.addLine(to: CGPoint(x: 60, y: 12))
        vase.addCurve(
            to: CGPoint(x: 62, y: 90), controlPoint1: CGPoint(x: 58, y: 40), controlPoint2: CGPoint(x: 92, y: 60))
        vase.addLine(to: CGPoint(x: 38, y: 90))
        vase.addCurve(
            to: CGPoint(x: 40, y: 12), controlPoint1: CGPoint(x: 8, y: 60), controlPoint2: CGPoint(x: 42, y: 40))
        vase.fill()
    }

    private func drawChair() {
        UIBezierPath(roundedRect: CGRect(x: 28, y: 8, width: 8, height: 84), cornerRadius: 3).fill()
        UIBezierPath(roundedRect: CGRect(x: 28, y: 50, width: 46, height: 9), cornerRadius: 3).fill()
        UIBezierPath(roundedRect: CGRect(x: 66, y: 52, width: 8, height: 40), cornerRadius: 3).fill()
        UIBezierPath(roundedRect: CGRect(x: 30, y: 16, width: 12, height: 26), cornerRadius: 5).fill()
    }

    private func drawClock() {
        UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 76, height: 76)).fill()
        UIColor.systemBackground.setFill()
        UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 60, height: 60)).fill()
        let hands = UIBezierPath()
        hands.move(to: CGPoint(x: 50, y: 28))
        hands.addLine(to: CGPoint(x: 50, y: 50))
        hands.addLine(to: CGPoint(x: 64, y: 58))
        hands.lineWidth = 5
        hands.lineCapStyle = .round
        hands.lineJoinStyle = .round
        hands.stroke()
    }

    private func drawPlant() {
        for angle in [-0.9, -0.45, 0, 0.45, 0.9] as [CGFloat] {
            let leaf = UIBezierPath(ovalIn: CGRect(x: -8, y: -54, width: 16, height: 56))
            leaf.apply(CGAffineTransform(translationX: 50, y: 66).rotated(by: angle))
            leaf.fill()
        }
        UIColor.systemBrown.setFill()
        UIBezierPath(roundedRect: CGRect(x: 32, y: 64, width: 36, height: 28), cornerRadius: 5).fill()
    }
}
