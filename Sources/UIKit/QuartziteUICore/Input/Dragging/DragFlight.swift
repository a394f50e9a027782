import QuartziteUIDrawing

/// A drag from the lift to its end: previews follow the finger, and the views below receive its moves.
@MainActor package final class DragFlight {
    private static let duration = 0.3

    let session: DragSession
    /// The interaction, which drops this object once the drag has ended.
    private let source: UIDragInteraction
    private let overlay = UIView.part()
    private let badge = DragBadge()
    private let window: UIWindow
    private let ended: () -> Void
    private let grip: CGPoint
    private var plates: [DragPlate] = []
    private var target: UIDropInteraction?
    private var visited: [UIDropInteraction] = []
    private var operation = UIDropOperation.cancel
    private var hasEnded = false
    private lazy var springs = SpringLoader(window: window)

    init(
        _ source: UIDragInteraction, _ session: DragSession, in window: UIWindow, ended: @escaping () -> Void
    ) {
        self.source = source
        self.session = session
        self.window = window
        self.ended = ended
        plates = session.items.compactMap { source.plate(for: $0, session, in: window) }
        let first = plates.first?.start ?? CGRect(origin: session.point, size: .zero)
        grip = CGPoint(x: first.midX - session.point.x, y: first.midY - session.point.y)
        overlay.frame = window.bounds
        for plate in plates.reversed() { overlay.addSubview(plate.view) }
        overlay.addSubview(badge)
        window.addSubview(overlay)
        lift()
        update()
    }

    private func lift() {
        let animator = DragAnimator()
        source.delegate?.dragInteraction(source, willAnimateLiftWith: animator, session: session)
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
            for (index, plate) in plates.enumerated() { plate.rise(at: index) }
            place()
            animator.run()
        } completion: { _ in
            animator.complete()
        }
    }

    /// Stacks the previews at the finger.
    private func place() {
        let center = CGPoint(x: session.point.x + grip.x, y: session.point.y + grip.y)
        for plate in plates { plate.view.center = center }
        badge.show(plates.count, at: plates.first?.view.frame ?? .zero)
    }

    /// Adds items to the drag.
    package func add(_ items: [UIDragItem]) {
        guard !hasEnded, !items.isEmpty else { return }
        session.items += items
        let added = items.compactMap { source.plate(for: $0, session, in: window) }
        for plate in added {
            overlay.insertSubview(plate.view, at: 0)
            plates.append(plate)
        }
        lift()
    }

    /// Moves the previews to the finger.
    func move(to point: CGPoint) {
        guard !hasEnded else { return }
        session.point = point
        place()
        source.delegate?.dragInteraction(source, sessionDidMove: session)
        update()
    }

    /// Tells the view below the finger of the drag.
    package func update() {
        let hit = window.hitTest(session.point, with: nil)
        springs.follow(session.point, over: hit)
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

    // MARK: The end

    /// Drops the items on the view below the finger, or returns the previews if that refuses them.
    func drop() {
        guard !hasEnded else { return }
        springs.finish()
        guard let target, operation == .copy || operation == .move else { return cancel() }
        hasEnded = true
        source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
        target.delegate?.dropInteraction(target, performDrop: session)
        badge.removeFromSuperview()
        var hidden: [(view: UIView, alpha: CGFloat)] = []
        let landings = plates.map { plate in
            let landing = landing(of: plate, on: target)
            target.delegate?.dropInteraction(target, item: plate.item, willAnimateDropWith: landing.animator)
            return (plate: plate, place: landing.place(window), animator: landing.animator)
        }
        for view in landings.compactMap(\.place?.view) {
            hidden.append((view, view.alpha))
            AnimationContext.outside { view.alpha = 0 }
        }
        UIView.animate(withDuration: Self.duration) {
            for (plate, place, animator) in landings {
                if let place, !place.isInside {
                    plate.land(on: place.frame)
                } else {
                    plate.vanish(into: place.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) })
                }
                animator.run()
            }
        } completion: { [self] _ in
            for (view, alpha) in hidden { view.alpha = alpha }
            for landing in landings { landing.animator.complete() }
            target.delegate?.dropInteraction(target, concludeDrop: session)
            end(operation)
        }
    }

    private func landing(of plate: DragPlate, on target: UIDropInteraction) -> DropLanding {
        if let known = session.landings.first(where: { $0.item === plate.item })?.landing { return known }
        let preview = target.delegate?.dropInteraction(
            target, previewForDropping: plate.item, withDefault: plate.preview)
        guard let preview, preview !== plate.preview else { return DropLanding { _ in nil } }
        return DropLanding { window in
            let center = preview.target.container.convert(preview.target.center, to: window)
            let size = CGRect(origin: .zero, size: preview.size).applying(preview.target.transform).size
            let frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            return DropLanding.Place(frame: frame)
        }
    }

    /// Returns the previews to their places.
    func cancel() {
        guard !hasEnded else { return }
        springs.finish()
        hasEnded = true
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
        target = nil
        source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
        badge.removeFromSuperview()
        let returns = plates.map { plate in
            let preview = source.delegate?.dragInteraction(
                source, previewForCancelling: plate.item, withDefault: plate.preview)
            let animator = DragAnimator()
            source.delegate?.dragInteraction(source, item: plate.item, willAnimateCancelWith: animator)
            return (plate: plate, preview: preview, animator: animator)
        }
        UIView.animate(withDuration: Self.duration) { [window] in
            for (plate, preview, animator) in returns {
                plate.sink(to: preview === plate.preview ? nil : preview, in: window)
                animator.run()
            }
        } completion: { [self] _ in
            for item in returns { item.animator.complete() }
            end(.cancel)
        }
    }

    private func end(_ operation: UIDropOperation) {
        overlay.removeFromSuperview()
        for place in visited { place.delegate?.dropInteraction(place, sessionDidEnd: session) }
        source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
        if operation == .copy || operation == .move {
            source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
        }
        ended()
    }
}

/// The number of items of a drag, beside their previews; hidden for one item.
@MainActor private final class DragBadge: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        isHidden = true
        backgroundColor = .systemBlue
        layer.cornerRadius = 12
        label.frame = bounds
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ count: Int, at frame: CGRect) {
        isHidden = count < 2
        label.text = "\(count)"
        center = CGPoint(x: frame.maxX - 4, y: frame.minY + 4)
    }
}
