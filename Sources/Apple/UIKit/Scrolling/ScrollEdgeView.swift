import QuartzCore

/// The blur at an edge of a scroll view: a uniform one with a line, or one that fades out.
///
/// A mask would hide the content behind a blur, so that the soft blur consists of strips with radii of their own.
@MainActor final class ScrollEdgeView: UIView {
    private static let stripCount = 8
    /// The radius of the uniform blur, and of the strips at the edge, in points.
    private static let radius = (hard: 20.0, soft: 6.0)
    /// The opacity of the background's colour over the blur, and of the soft one at the edge.
    private static let veil: (hard: CGFloat, soft: CGFloat) = (0.75, 0.8)

    let isHard: Bool
    private let edge: UIRectEdge
    private let strips: [BackdropView]
    private let veil = UIView.part()
    private let gradient = CAGradientLayer()
    private let line = UIView.part(.separator)

    init(edge: UIRectEdge, isHard: Bool) {
        (self.edge, self.isHard) = (edge, isHard)
        strips = (0..<(isHard ? 1 : Self.stripCount)).map { _ in BackdropView(frame: .zero) }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.zPosition = 100
        UIView.performWithoutAnimation {
            for (index, strip) in strips.enumerated() {
                var appearance = MaterialAppearance()
                let part = (Double(index) + 0.5) / Double(Self.stripCount)
                appearance.radius = isHard ? Self.radius.hard : Self.radius.soft * (1 - part)
                strip.show(appearance)
                addSubview(strip)
            }
        }
        addSubview(veil)
        if isHard { addSubview(line) } else { veil.layer.addSublayer(gradient) }
    }

    required init?(coder: NSCoder) { nil }

    private var isVertical: Bool { edge == .top || edge == .bottom }
    private var isAtEnd: Bool { edge == .bottom || edge == .right }

    /// Shows the effect over content with a background of a colour.
    func show(color: UIColor, opacity: CGFloat) {
        // A blur inside a translucent group would have nothing behind it.
        for part in strips + [veil, line] { part.alpha = opacity }
        let base = color.resolvedColor(with: effectiveTraits)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        if isHard {
            veil.backgroundColor = base.withAlphaComponent(Self.veil.hard * base.cgColor.alpha)
        } else {
            let alpha = Self.veil.soft * base.cgColor.alpha
            gradient.colors = [1, 0.75, 0.35, 0].map { base.withAlphaComponent(alpha * $0).cgColor }
            gradient.locations = [0, 0.4, 0.75, 1]
            let (start, end) = (isAtEnd ? 1.0 : 0, isAtEnd ? 0 : 1.0)
            gradient.startPoint = isVertical ? CGPoint(x: 0.5, y: start) : CGPoint(x: start, y: 0.5)
            gradient.endPoint = isVertical ? CGPoint(x: 0.5, y: end) : CGPoint(x: end, y: 0.5)
        }
        placeParts()
    }

    private func placeParts() {
        veil.frame = bounds
        gradient.frame = veil.bounds
        let length = (isVertical ? bounds.height : bounds.width) / CGFloat(strips.count)
        for (index, strip) in strips.enumerated() {
            let start = CGFloat(isAtEnd ? strips.count - 1 - index : index) * length
            strip.frame =
                isVertical
                ? CGRect(x: 0, y: start, width: bounds.width, height: length)
                : CGRect(x: start, y: 0, width: length, height: bounds.height)
        }
        let thickness = 1 / max(UIScreen.main.scale, 1)
        line.frame =
            switch edge {
            case .bottom: CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
            case .left: CGRect(x: bounds.width - thickness, y: 0, width: thickness, height: bounds.height)
            case .right: CGRect(x: 0, y: 0, width: thickness, height: bounds.height)
            default: CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
            }
    }
}
