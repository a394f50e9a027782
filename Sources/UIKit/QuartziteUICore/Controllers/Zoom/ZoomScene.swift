import QuartziteUIDrawing

/// The views of a zoom: the zoomed view with a mask, a picture of the source view, and the shade behind them.
@MainActor final class ZoomScene {
    /// The size of a zoomed view that has no source view, as a part of its full size.
    private static let standardScale: CGFloat = 0.8

    let zoomed: UIView
    private let container: UIView
    private let source: UIView?
    private let mask = UIView.part(.black)
    private let shade = UIVisualEffectView(effect: nil)
    private let effect: UIVisualEffect?
    private let picture: UIView?
    /// The source view in the container.
    private let place: CGRect
    /// The part of the zoomed view that covers the source view.
    private let part: CGRect
    private let radius: CGFloat
    private let sourceAlpha: CGFloat

    init?(
        _ zoom: UIViewController.Transition.Zoom, _ context: any UIViewControllerContextTransitioning,
        isDismissal: Bool
    ) {
        guard let zoomedController = context.viewController(forKey: isDismissal ? .from : .to),
            let other = context.viewController(forKey: isDismissal ? .to : .from),
            let zoomed = context.view(forKey: isDismissal ? .from : .to)
        else { return nil }
        self.zoomed = zoomed
        container = context.containerView
        if isDismissal {
            if let back = context.view(forKey: .to) {
                container.insertSubview(back, at: 0)
                back.layoutIfNeeded()
            }
        } else {
            container.addSubview(zoomed)
        }
        zoomed.layoutIfNeeded()
        let sender = (other as? UINavigationController)?.topViewController ?? other
        let found = zoom.provider(.init(sender, zoomedController))
        source = found?.window == nil ? nil : found
        let size = zoomed.bounds.size
        if let source {
            place = source.convert(source.bounds, to: container)
            radius = source.layer.cornerRadius
            let own = zoom.options.alignmentRectProvider?(.init(source, zoomedController))
            part = own ?? Self.part(of: size, like: place.size)
        } else {
            place = CGRect(
                x: zoomed.center.x - size.width * Self.standardScale / 2,
                y: zoomed.center.y - size.height * Self.standardScale / 2, width: size.width * Self.standardScale,
                height: size.height * Self.standardScale)
            radius = 20
            part = CGRect(origin: .zero, size: size)
        }
        // A source that returns to the window with this transition is not on screen yet.
        picture = source?.snapshotView(afterScreenUpdates: isDismissal)
        sourceAlpha = source?.alpha ?? 1
        effect = zoom.options.dimmingVisualEffect
        shade.frame = container.bounds
        shade.contentView.backgroundColor = zoom.options.dimmingColor ?? UIColor(white: 0, alpha: 0.25)
        shade.isUserInteractionEnabled = false
        container.insertSubview(shade, belowSubview: zoomed)
        if let picture {
            picture.isUserInteractionEnabled = false
            container.addSubview(picture)
        }
        source?.alpha = 0
        zoomed.mask = mask
    }

    /// Returns the part of a size with the proportions of another one: at the top if it is as wide as the whole.
    private static func part(of whole: CGSize, like source: CGSize) -> CGRect {
        guard source.width > 0, source.height > 0, whole.width > 0 else { return CGRect(origin: .zero, size: whole) }
        let height = whole.width * source.height / source.width
        if height <= whole.height { return CGRect(x: 0, y: 0, width: whole.width, height: height) }
        let width = whole.height * source.width / source.height
        return CGRect(x: (whole.width - width) / 2, y: 0, width: width, height: whole.height)
    }

    private var scale: CGFloat { part.width > 0 ? place.width / part.width : 1 }

    /// Shows the zoomed view as small as the source view.
    func shrink() {
        let middle = CGPoint(x: zoomed.bounds.midX, y: zoomed.bounds.midY)
        let target = CGPoint(
            x: place.midX - (part.midX - middle.x) * scale, y: place.midY - (part.midY - middle.y) * scale)
        zoomed.transform = CGAffineTransform(
            translationX: target.x - zoomed.center.x, y: target.y - zoomed.center.y
        ).scaledBy(x: scale, y: scale)
        mask.frame = part
        mask.layer.cornerRadius = radius / max(scale, 0.01)
        show(picture: place, alpha: 1)
        if source == nil { zoomed.alpha = 0 }
        setShade(0)
    }

    /// Shows the zoomed view in its full size.
    func grow() {
        zoomed.transform = .identity
        zoomed.alpha = 1
        mask.frame = zoomed.bounds
        mask.layer.cornerRadius = 0
        show(picture: part.offsetBy(dx: zoomed.frame.minX, dy: zoomed.frame.minY), alpha: 0)
        setShade(1)
    }

    /// Shows the zoomed view under the fingers of a dismissal.
    func follow(_ translation: CGPoint, scale: CGFloat, progress: CGFloat) {
        zoomed.transform = CGAffineTransform(translationX: translation.x, y: translation.y).scaledBy(
            x: scale, y: scale)
        mask.frame = zoomed.bounds
        mask.layer.cornerRadius = min(progress * 4, 1) * 30
        setShade(1 - progress)
    }

    private func show(picture frame: CGRect, alpha: CGFloat) {
        picture?.transform = .identity
        picture?.frame = frame
        picture?.alpha = alpha
    }

    private func setShade(_ strength: CGFloat) {
        shade.contentView.alpha = strength
        shade.effect = strength > 0.5 ? effect : nil
    }

    /// Removes what the zoom added.
    func end() {
        zoomed.mask = nil
        zoomed.transform = .identity
        zoomed.alpha = 1
        source?.alpha = sourceAlpha
        shade.removeFromSuperview()
        picture?.removeFromSuperview()
    }
}
