import QuartziteUIDrawing

/// The effect of the pointer on one view, from entering its region to leaving it.
///
/// The view's own properties stay as they are: animations, and a plate below or above the view, show the effect.
@MainActor final class PointerEffectPlayer {
    static let duration = 0.2
    /// The distance in points by which the sides of a raised view grow, and the largest factor.
    private static let growth: (length: CGFloat, factor: CGFloat) = (8, 1.1)
    /// A view with a longer side is neither raised nor given a background of its own.
    private static let largeSide: CGFloat = 300

    let style: UIPointerStyle
    private let region: CGRect
    private weak var regionView: UIView?
    private let effect: UIPointerEffect?
    private var plate: UIView?
    private var keyPaths: [(keyPath: String, from: Any, to: Any, isAdditive: Bool)] = []

    /// Creates a player for a style over a region of a view; nil without a style.
    init?(_ style: UIPointerStyle?, region: CGRect, in view: UIView?) {
        guard let style else { return nil }
        self.style = style
        self.region = region
        regionView = view
        effect = style.effect.map(Self.resolved)
    }

    /// The effect that suits a view: large views are tinted, those with a background rise, and others are lit.
    private static func resolved(_ effect: UIPointerEffect) -> UIPointerEffect {
        guard case .automatic(let preview) = effect else { return effect }
        if max(preview.size.width, preview.size.height) > largeSide {
            return .hover(preview, preferredTintMode: .overlay, prefersShadow: false, prefersScaledContent: false)
        }
        return preview.view.backgroundColor == nil ? .highlight(preview) : .lift(preview)
    }

    /// Whether the pointer itself disappears.
    var hidesPointer: Bool {
        switch effect {
        case .highlight, .lift: true
        case .automatic, .hover, nil: style.isHiddenPointer
        }
    }

    /// The shape of the pointer in a window, from the coordinates of the preview's container or of the region's view.
    func outline(in window: UIView) -> UIBezierPath? {
        guard let path = ownOutline, let container = effect?.preview.target.container ?? regionView else { return nil }
        let origin = window.convert(CGPoint.zero, from: container)
        path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return path
    }

    private var ownOutline: UIBezierPath? {
        switch style.shape {
        case .path(let path): path.copy() as? UIBezierPath
        case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam, .horizontalBeam, nil: nil
        }
    }

    /// The place of the pointer, which stays in the middle of the region along the constrained axes.
    func constrained(_ point: CGPoint, in window: UIView) -> CGPoint {
        guard !style.constrainedAxes.isEmpty, let regionView else { return point }
        let middle = window.convert(CGPoint(x: region.midX, y: region.midY), from: regionView)
        return CGPoint(
            x: style.constrainedAxes.contains(.horizontal) ? middle.x : point.x,
            y: style.constrainedAxes.contains(.vertical) ? middle.y : point.y)
    }

    // MARK: The effect

    /// Shows the effect.
    func begin() {
        switch effect {
        case .highlight(let preview): addPlate(preview, isBelow: preview.view.backgroundColor == nil)
        case .lift(let preview):
            raise(preview.view)
            castShadow(preview.view)
        case .hover(let preview, let tint, let prefersShadow, let prefersScale):
            if tint != .none { addPlate(preview, isBelow: tint == .underlay) }
            if prefersScale { raise(preview.view) }
            if prefersShadow { castShadow(preview.view) }
        case .automatic, nil: break
        }
    }

    /// Removes the effect gradually.
    func end() {
        if let plate {
            UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
                plate.alpha = 0
            } completion: { _ in
                plate.removeFromSuperview()
            }
        }
        guard let layer = effect?.preview.view.layer else { return }
        for change in keyPaths {
            let back = Self.animation(change.keyPath, from: change.to, to: change.from, change.isAdditive)
            back.isRemovedOnCompletion = true
            layer.add(back, forKey: "pointer.\(change.keyPath)")
        }
    }

    private func addPlate(_ preview: UITargetedPreview, isBelow: Bool) {
        let view = preview.view
        let container = preview.target.container
        let radius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : UIPointerShape.defaultCornerRadius
        let usual = UIBezierPath(roundedRect: view.bounds, cornerRadius: radius)
        let origin = CGPoint(
            x: preview.target.center.x - view.bounds.width / 2, y: preview.target.center.y - view.bounds.height / 2)
        usual.apply(CGAffineTransform(translationX: origin.x - view.bounds.minX, y: origin.y - view.bounds.minY))
        let path = ownOutline ?? usual
        let plate = PointerPlate(path)
        self.plate = plate
        AnimationContext.outside {
            plate.alpha = 0
            if view.superview !== container {
                container.addSubview(plate)
            } else if isBelow {
                container.insertSubview(plate, belowSubview: view)
            } else {
                container.insertSubview(plate, aboveSubview: view)
            }
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { plate.alpha = 1 }
    }

    private func raise(_ view: UIView) {
        let side = max(view.bounds.width, view.bounds.height)
        guard side > 0 else { return }
        let factor = min(1 + Self.growth.length / side, Self.growth.factor)
        change(
            view, "transform", from: CATransform3DIdentity, to: CATransform3DMakeScale(factor, factor, 1),
            isAdditive: true)
    }

    private func castShadow(_ view: UIView) {
        change(view, "shadowOpacity", from: view.layer.shadowOpacity, to: Float(0.25))
        change(view, "shadowRadius", from: view.layer.shadowRadius, to: CGFloat(8))
        change(view, "shadowOffset", from: view.layer.shadowOffset, to: CGSize(width: 0, height: 5))
    }

    private func change(_ view: UIView, _ keyPath: String, from: Any, to: Any, isAdditive: Bool = false) {
        keyPaths.append((keyPath, from, to, isAdditive))
        let animation = Self.animation(keyPath, from: from, to: to, isAdditive)
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: "pointer.\(keyPath)")
    }

    private static func animation(_ keyPath: String, from: Any, to: Any, _ isAdditive: Bool) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (from, to)
        animation.isAdditive = isAdditive
        animation.duration = duration
        animation.fillMode = .both
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return animation
    }
}

/// A plate in the shape of the pointer, which lies below or above a view.
private final class PointerPlate: UIView {
    private let shape = CAShapeLayer()

    init(_ path: UIBezierPath) {
        let box = path.bounds
        super.init(frame: box)
        isUserInteractionEnabled = false
        path.apply(CGAffineTransform(translationX: -box.minX, y: -box.minY))
        shape.path = path.cgPath
        layer.addSublayer(shape)
        colorsDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func colorsDidChange() { shape.fillColor = resolved(.systemFill) }
}
