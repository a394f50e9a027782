import QuartziteUIDrawing

/// The preview of a context menu, which rises from its view and returns there.
@MainActor final class PreviewLift {
    private static let cornerRadius: CGFloat = 13
    /// How much larger a lifted view is.
    private static let growth: CGFloat = 1.04

    /// The controller that is the preview; nil if a picture of the view is.
    let controller: UIViewController?
    /// The frame of the risen preview, in the overlay.
    private(set) var place = CGRect.zero
    private let preview: UITargetedPreview
    private let overlay: UIView
    private let shadow = UIView()
    private let clip = UIView()
    private let content: UIView
    private let alpha: CGFloat
    private let source: CGRect
    private let cornerRadius: CGFloat

    /// Prepares a preview that leaves space for a menu.
    init(_ preview: UITargetedPreview, controller: UIViewController?, in overlay: MenuOverlay, menuHeight: CGFloat) {
        self.preview = preview
        self.controller = controller
        self.overlay = overlay
        alpha = preview.view.alpha
        source = Self.frame(of: preview.target, size: preview.size, in: overlay)
        cornerRadius = controller == nil ? max(preview.view.layer.cornerRadius, 10) : Self.cornerRadius
        content = controller?.view ?? preview.view.snapshotView(afterScreenUpdates: false) ?? UIView()
        let area = overlay.area
        let available = max(area.height - (menuHeight > 0 ? menuHeight + MenuPlace.gap : 0), 44)
        if let controller {
            let wished = controller.preferredContentSize
            let size = CGSize(
                width: min(wished.width > 0 ? wished.width : area.width, area.width),
                height: min(wished.height > 0 ? wished.height : area.height * 0.6, available))
            place = CGRect(
                x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
                height: size.height)
        } else {
            let scale = min(Self.growth, (area.width + 8) / max(source.width, 1), available / max(source.height, 1))
            place = source.insetBy(dx: source.width * (1 - scale) / 2, dy: source.height * (1 - scale) / 2)
        }
        place.origin.x = max(min(place.minX, area.maxX - place.width), min(area.minX, source.minX))
        place.origin.y = max(min(place.minY, area.minY + available - place.height), area.minY)
        fill(overlay)
    }

    private static func frame(of target: UIPreviewTarget, size: CGSize, in overlay: UIView) -> CGRect {
        let center = target.container.convert(target.center, to: overlay)
        let box = CGRect(origin: .zero, size: size).applying(target.transform)
        return CGRect(
            x: center.x - box.width / 2, y: center.y - box.height / 2, width: box.width, height: box.height)
    }

    private func fill(_ overlay: UIView) {
        shadow.frame = source
        clip.frame = shadow.bounds
        clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.clipsToBounds = true
        clip.layer.cornerRadius = cornerRadius
        clip.backgroundColor = preview.parameters.backgroundColor ?? .systemBackground
        content.isUserInteractionEnabled = false
        if controller == nil {
            content.frame = clip.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else {
            content.frame = CGRect(origin: .zero, size: place.size)
        }
        if controller == nil, let path = preview.parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            clip.layer.mask = mask
            clip.layer.cornerRadius = 0
        }
        shadow.layer.shadowRadius = 20
        shadow.layer.shadowOffset = CGSize(width: 0, height: 6)
        shadow.layer.shadowOpacity = 0
        shadow.addSubview(clip)
        clip.addSubview(content)
        overlay.addSubview(shadow)
    }

    /// Moves the preview from its view to its place; the view is hidden meanwhile.
    func rise() {
        preview.view.alpha = 0
        controller?.beginAppearance(true, animated: true)
        controller?.endAppearance()
        if controller != nil { shadow.alpha = 0 }
        let isPath = preview.parameters.visiblePath != nil && controller == nil
        UIView.animate(
            withDuration: MenuOverlay.openingDuration, delay: 0, usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) { [self] in
            if isPath {
                // A mask does not grow with its view.
                shadow.center = CGPoint(x: place.midX, y: place.midY)
                shadow.transform = CGAffineTransform(
                    scaleX: place.width / max(source.width, 1), y: place.height / max(source.height, 1))
            } else {
                shadow.frame = place
                clip.layoutIfNeeded()
            }
        }
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { [self] in
            shadow.alpha = 1
            shadow.layer.shadowOpacity = 0.25
        }
    }

    /// Moves the preview back, in an animation block.
    package func sink(to other: UITargetedPreview?) {
        let target = other.map { Self.frame(of: $0.target, size: $0.size, in: overlay) } ?? source
        if shadow.transform.isIdentity { shadow.frame = target } else { shadow.transform = .identity }
        shadow.center = CGPoint(x: target.midX, y: target.midY)
        shadow.layer.shadowOpacity = 0
        if controller != nil { shadow.alpha = 0 }
    }

    /// Spreads the preview over the screen while it fades, in an animation block.
    func spread() {
        shadow.transform = .identity
        shadow.frame = overlay.bounds
        content.frame = overlay.bounds
        clip.layer.cornerRadius = 0
        shadow.alpha = 0
    }

    /// Shows the view again.
    func end() {
        preview.view.alpha = alpha
        controller?.beginAppearance(false, animated: true)
        if let view = controller?.view {
            view.removeFromSuperview()
            view.isUserInteractionEnabled = true
        }
        controller?.endAppearance()
        shadow.removeFromSuperview()
    }
}
