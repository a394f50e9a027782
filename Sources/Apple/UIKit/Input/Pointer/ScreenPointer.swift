import QuartzCore

/// The pointer on the screen, over which views react.
@MainActor final class ScreenPointer {
    /// What reacts to the pointer: an interaction with its region, or a view with a hover style.
    private enum Reaction {
        case region(UIPointerInteraction, UIPointerRegion)
        case style(UIView, UIHoverStyle)

        @MainActor func isSame(as other: Reaction?) -> Bool {
            switch (self, other) {
            case (.region(let own, let part), .region(let old, let oldPart)):
                let (name, oldName) = (part.identifier, oldPart.identifier)
                return own === old && part.rect == oldPart.rect && name == oldName
            case (.style(let own, let style), .style(let old, let oldStyle)): return own === old && style === oldStyle
            default: return false
            }
        }
    }

    private unowned let application: UIApplication
    /// The place on the screen; nil without a pointer.
    private(set) var location: CGPoint?
    private var hovering: [UIHoverGestureRecognizer] = []
    private var reaction: Reaction?
    private var player: PointerEffectPlayer?
    private var window: PointerWindow?

    init(application: UIApplication) { self.application = application }

    /// Moves the pointer to a point of the screen, unless it is not finite; nil removes it.
    func move(to point: CGPoint?) {
        if let point, !(point.x.isFinite && point.y.isFinite) { return }
        location = point
        SceneContext.current.requestUpdate()
        let target = point.flatMap {
            application.isIgnoringInteractionEvents ? nil : application.fingers.target(at: $0)
        }
        notifyRecognizers(of: target)
        react(over: target, isForced: false)
        show()
    }

    /// Asks an interaction again if the pointer is over its view.
    func invalidate(_ interaction: UIPointerInteraction) {
        guard let location, let view = interaction.view else { return }
        let target = application.fingers.target(at: location)
        let isKnown = if case .region(let own, _) = reaction { own === interaction } else { false }
        guard isKnown || target?.isDescendant(of: view) == true else { return }
        react(over: target, isForced: true)
        show()
    }

    private func notifyRecognizers(of target: UIView?) {
        let reached = (target?.recognizersInReach ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
            .filter(\.isEnabled)
        for old in hovering where !reached.contains(old) { old.follow(nil) }
        hovering = reached
        for recognizer in reached {
            guard let window = recognizer.view?.window, let location else { continue }
            recognizer.follow(window.layer.convert(location, from: nil))
        }
    }

    /// Starts the reaction of the innermost view that has one, and ends the previous one.
    private func react(over target: UIView?, isForced: Bool) {
        let new = target.flatMap(reaction)
        if !isForced, new.map({ $0.isSame(as: reaction) }) ?? (reaction == nil) { return }
        let old = reaction
        reaction = new
        if case .region(let interaction, let region) = old {
            let animator = PointerAnimator()
            interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: animator)
            animator.run()
        }
        player?.end()
        player = nil
        switch new {
        case .region(let interaction, let region):
            let animator = PointerAnimator()
            interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
            player = PointerEffectPlayer(interaction.style(for: region), region: region.rect, in: interaction.view)
            animator.run()
        case .style(let view, let style):
            player = PointerEffectPlayer(style.pointerStyle(over: view), region: view.bounds, in: view)
        case nil: break
        }
        player?.begin()
    }

    private func reaction(of target: UIView) -> Reaction? {
        for view in sequence(first: target, next: \.superview) {
            let found = view.interactions.compactMap { $0 as? UIPointerInteraction }.first(where: \.isEnabled)
            if let found, let location, let window = view.window {
                let place = view.convert(window.layer.convert(location, from: nil), from: window)
                if let region = found.region(at: place) { return .region(found, region) }
            }
            if let style = view.hoverStyle, style.isEnabled { return .style(view, style) }
        }
        return nil
    }

    /// Draws the pointer.
    private func show() {
        guard let location else {
            window?.isHidden = true
            return
        }
        let window = self.window ?? PointerWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.isHidden = false
        window.show(at: location, player)
    }
}

extension UIApplication {
    /// Moves the pointer to a point of the screen at the current time; nil removes it.
    package func movePointer(to point: CGPoint?) { pointer.move(to: point) }
}
