import QuartziteUIDrawing

/// The rounded background of a popover with its arrow, around the presented view.
final class PopoverView: UIView {
    /// The direction in which the arrow points.
    var direction = UIPopoverArrowDirection.up { didSet { setNeedsLayout() } }
    /// The distance of the arrow's tip, in points, from the left edge or, if the arrow is horizontal, the top edge.
    var arrowPosition: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The background colour; nil means a blur of what is behind.
    var color: UIColor? { didSet { setNeedsLayout() } }
    /// The presented view.
    var content: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            content.map(clip.addSubview)
            setNeedsLayout()
        }
    }

    private let shape = CAShapeLayer()
    private let clip = UIView()
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let blurShape = CAShapeLayer()

    init() {
        super.init(frame: .zero)
        layer.addSublayer(shape)
        blur.layer.mask = blurShape
        blur.isUserInteractionEnabled = false
        addSubview(blur)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PopoverPlace.cornerRadius
        addSubview(clip)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = .zero
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = PopoverPlace.arrowHeight
        let edge: CGRectEdge =
            switch direction {
            case .down: .maxYEdge
            case .left: .minXEdge
            case .right: .maxXEdge
            default: .minYEdge
            }
        clip.frame = bounds.divided(atDistance: height, from: edge).remainder
        content?.frame = clip.bounds
        shape.frame = bounds
        shape.path = outline(clip.frame, height: height)
        shape.fillColor = color?.cgColor
        layer.shadowPath = shape.path
        (blur.frame, blurShape.path, blur.isHidden) = (bounds, shape.path, color != nil)
    }

    private func outline(_ body: CGRect, height: CGFloat) -> CGPath {
        let path = UIBezierPath(roundedRect: body, cornerRadius: PopoverPlace.cornerRadius)
        let half = PopoverPlace.arrowBase / 2
        func arrow(_ tip: CGPoint, _ along: CGPoint, _ inward: CGPoint) {
            path.move(to: tip)
            path.addLine(to: CGPoint(x: tip.x + along.x * half + inward.x, y: tip.y + along.y * half + inward.y))
            path.addLine(to: CGPoint(x: tip.x - along.x * half + inward.x, y: tip.y - along.y * half + inward.y))
            path.close()
        }
        switch direction {
        case .down:
            arrow(CGPoint(x: arrowPosition, y: bounds.maxY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -height))
        case .left: arrow(CGPoint(x: 0, y: arrowPosition), CGPoint(x: 0, y: -1), CGPoint(x: height, y: 0))
        case .right: arrow(CGPoint(x: bounds.maxX, y: arrowPosition), CGPoint(x: 0, y: 1), CGPoint(x: -height, y: 0))
        default: arrow(CGPoint(x: arrowPosition, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: height))
        }
        return path.cgPath
    }
}

/// The area around a popover, where a touch dismisses it.
final class PopoverBackdrop: UIView {
    private let touched: () -> Void

    init(_ touched: @escaping () -> Void) {
        self.touched = touched
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", PopoverBackdrop.tap)))
    }

    required init?(coder: NSCoder) { nil }

    private func tap() { touched() }
}
