import QuartziteUIDrawing

/// The picture of a dragged item, which follows the finger.
@MainActor final class DragPlate {
    let item: UIDragItem
    let preview: UITargetedDragPreview
    let view = UIView.part()
    /// The frame from which the picture rises, in the window.
    let start: CGRect

    init(_ item: UIDragItem, _ preview: UITargetedDragPreview, in window: UIWindow) {
        self.item = item
        self.preview = preview
        let center = preview.target.container.convert(preview.target.center, to: window)
        start = CGRect(
            x: center.x - preview.size.width / 2, y: center.y - preview.size.height / 2, width: preview.size.width,
            height: preview.size.height)
        view.frame = start
        let own = item.previewProvider?()
        let parameters = own?.parameters ?? preview.parameters
        let picture = own?.view ?? Self.picture(of: preview.view)
        if own == nil { picture.frame = view.bounds } else { place(picture) }
        picture.backgroundColor = parameters.backgroundColor ?? picture.backgroundColor
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            picture.layer.mask = mask
        }
        view.addSubview(picture)
        view.layer.shadowOffset = CGSize(width: 0, height: 6)
        view.layer.shadowRadius = 14
    }

    /// A preview of another size lies in the middle.
    private func place(_ picture: UIView) {
        picture.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    /// Returns a picture of a view, which a menu may have made transparent.
    private static func picture(of view: UIView) -> UIView {
        let alpha = view.alpha
        guard alpha < 1 else { return view.snapshotView(afterScreenUpdates: false) ?? UIView() }
        return AnimationContext.outside {
            view.alpha = 1
            defer { view.alpha = alpha }
            return view.snapshotView(afterScreenUpdates: true) ?? UIView()
        }
    }

    /// Rises, in an animation block; the first picture lies on the others.
    func rise(at index: Int) {
        let angle = CGFloat(index % 2 == 1 ? 0.05 : -0.05)
        view.transform = CGAffineTransform(scaleX: 1.05, y: 1.05).rotated(by: index == 0 ? 0 : angle)
        view.layer.shadowOpacity = 0.3
        view.alpha = 0.9
    }

    /// Returns to its place, in an animation block.
    package func sink(to preview: UITargetedDragPreview?, in window: UIWindow) {
        view.transform = preview?.target.transform ?? .identity
        view.center =
            preview.map { $0.target.container.convert($0.target.center, to: window) }
            ?? CGPoint(x: start.midX, y: start.midY)
        view.layer.shadowOpacity = 0
        view.alpha = 1
    }

    /// Covers a rectangle of the window, in an animation block.
    func land(on frame: CGRect) {
        view.transform = CGAffineTransform(
            scaleX: frame.width / max(start.width, 1), y: frame.height / max(start.height, 1))
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        view.layer.shadowOpacity = 0
        view.alpha = 1
    }

    /// Shrinks and fades, in an animation block.
    func vanish(into center: CGPoint? = nil) {
        if let center { view.center = center }
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
}

/// Where the picture of a dropped item goes, and the animations that run meanwhile.
@MainActor package struct DropLanding {
    /// A rectangle of a window.
    package struct Place {
        /// The view that the item becomes, which is hidden until the picture has arrived.
        var view: UIView?
        let frame: CGRect
        /// Whether the picture shrinks into the middle of the rectangle.
        package var isInside = false

        package init(view: UIView? = nil, frame: CGRect, isInside: Bool = false) {
            self.view = view
            self.frame = frame
            self.isInside = isInside
        }
    }

    /// Returns the place, once the data has changed.
    let place: (UIWindow) -> Place?

    package init(place: @escaping (UIWindow) -> Place?) {
        self.place = place
    }

    package let animator = DragAnimator()
}
