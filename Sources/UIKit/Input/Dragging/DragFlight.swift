import QuartzCore

/// A drag from the lift to its end: a preview follows the finger, and the views below are told of it.
@MainActor final class DragFlight {
    private static let duration = 0.3

    /// The interaction, which drops this object once the drag has ended.
    private let source: UIDragInteraction
    private let session: DragSession
    private let preview: UITargetedDragPreview
    private let overlay = UIView.part()
    private let plate = UIView.part()
    private let window: UIWindow
    private let ended: () -> Void
    private let start: CGRect
    private let grip: CGPoint
    private var target: UIDropInteraction?
    private var visited: [UIDropInteraction] = []
    private var operation = UIDropOperation.cancel

    init(
        _ source: UIDragInteraction, _ session: DragSession, _ preview: UITargetedDragPreview, in window: UIWindow,
        ended: @escaping () -> Void
    ) {
        self.source = source
        self.session = session
        self.preview = preview
        self.window = window
        self.ended = ended
        let center = preview.target.container.convert(preview.target.center, to: window)
        start = CGRect(
            x: center.x - preview.size.width / 2, y: center.y - preview.size.height / 2, width: preview.size.width,
            height: preview.size.height)
        grip = CGPoint(x: start.midX - session.point.x, y: start.midY - session.point.y)
        overlay.frame = window.bounds
        plate.frame = start
        let own = session.items.first?.previewProvider?()?.view
        let picture = own ?? preview.view.snapshotView(afterScreenUpdates: false) ?? UIView()
        picture.frame = plate.bounds
        plate.addSubview(picture)
        plate.layer.shadowOffset = CGSize(width: 0, height: 6)
        plate.layer.shadowRadius = 14
        overlay.addSubview(plate)
        window.addSubview(overlay)
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [plate] in
            plate.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
            plate.layer.shadowOpacity = 0.3
            plate.alpha = 0.9
        }
        update()
    }

    /// Moves the preview to the finger.
    func move(to point: CGPoint) {
        session.point = point
        plate.center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
        source.delegate?.dragInteraction(source, sessionDidMove: session)
        update()
    }

    /// Tells the view below the finger of the drag.
    private func update() {
        let hit = window.hitTest(session.point, with: nil)
        let found = sequence(first: hit) { $0?.superview }.lazy.compactMap(\.self)
            .flatMap { $0.interactions.compactMap { $0 as? UIDropInteraction } }
            .first { $0.delegate?.dropInteraction($0, canHandle: self.session) == true }
        if found !== target {
            if let old = target { old.delegate?.dropInteraction(old, sessionDidExit: session) }
            target = found
            if let new = found {
                if !visited.contains(where: { $0 === new }) { visited.append(new) }
                new.delegate?.dropInteraction(new, sessionDidEnter: session)
            }
        }
        let proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
        operation = proposal?.operation ?? .cancel
        if operation == .move, !session.allowsMoveOperation { operation = .copy }
    }

    /// Drops the items on the view below the finger, or returns the preview if that refuses them.
    func drop() {
        guard let target, operation == .copy || operation == .move else { return cancel() }
        source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
        target.delegate?.dropInteraction(target, performDrop: session)
        UIView.animate(withDuration: Self.duration) { [plate] in
            plate.alpha = 0
            plate.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        } completion: { [self] _ in
            target.delegate?.dropInteraction(target, concludeDrop: session)
            end(operation)
        }
    }

    /// Returns the preview to its place.
    func cancel() {
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
        target = nil
        source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
        UIView.animate(withDuration: Self.duration) { [plate, start] in
            plate.transform = .identity
            plate.center = CGPoint(x: start.midX, y: start.midY)
            plate.layer.shadowOpacity = 0
        } completion: { [self] _ in
            end(.cancel)
        }
    }

    private func end(_ operation: UIDropOperation) {
        overlay.removeFromSuperview()
        for place in visited { place.delegate?.dropInteraction(place, sessionDidEnd: session) }
        source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
        ended()
    }
}
