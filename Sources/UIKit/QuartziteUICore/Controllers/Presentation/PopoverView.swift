import QuartziteUIDrawing

/// The rounded background of a popover with its arrow, behind the presented view.
///
/// The presented view reaches into the arrow, which is not part of its safe area.
final class PopoverView: UIView {
    /// The direction in which the arrow points.
    var direction = UIPopoverArrowDirection.up {
        didSet {
            guard direction != oldValue else { return }
            setNeedsLayout()
            updateSafeArea()
        }
    }
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
    private let clipShape = CAShapeLayer()
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let blurShape = CAShapeLayer()

    init() {
        super.init(frame: .zero)
        layer.addSublayer(shape)
        blur.layer.mask = blurShape
        blur.isUserInteractionEnabled = false
        addSubview(blur)
        clip.layer.mask = clipShape
        addSubview(clip)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = .zero
    }

    required init?(coder: NSCoder) { nil }

    /// The side of the arrow.
    override var ownSafeArea: UIEdgeInsets? {
        let height = PopoverPlace.arrowHeight
        return switch direction {
        case .down: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
        default: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = PopoverPlace.arrowHeight
        clip.frame = bounds
        content?.frame = clip.bounds
        shape.frame = bounds
        shape.path = outline(bounds.inset(by: ownSafeArea ?? .zero), height: height)
        (clipShape.frame, clipShape.path) = (bounds, shape.path)
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
