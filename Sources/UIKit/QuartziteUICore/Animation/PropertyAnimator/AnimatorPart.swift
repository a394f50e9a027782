import QuartziteUIDrawing

/// The interval of an animator's duration that a block of changes belongs to.
@MainActor struct AnimatorPart {
    let animator: UIViewPropertyAnimator
    /// The start of the block, as a fraction of the animator's duration, without the block's delay.
    let start: Double

    /// Returns the part for a nested block inside a block with a delay in seconds.
    package func inner(after delay: TimeInterval) -> AnimatorPart {
        AnimatorPart(animator: animator, start: start + delay / max(animator.duration, .leastNonzeroMagnitude))
    }

    /// Returns the span of a change that starts `delay` seconds into the block and lasts `duration` seconds.
    func span(delay: TimeInterval, duration: TimeInterval, timingCurve: AnimatorTimingCurve) -> AnimatorSpan {
        let whole = max(animator.duration, .leastNonzeroMagnitude)
        let from = min(start + delay / whole, 1)
        let to = from + duration / whole
        // Rounding must not make a change end before the animator does.
        return AnimatorSpan(start: from, end: to > 1 - 1e-9 ? 1 : to, timingCurve: timingCurve)
    }
}

extension AnimationContext {
    /// Creates the context of an animator's block, which inherits nothing from enclosing blocks.
    convenience init(
        duration: CFTimeInterval, delay: CFTimeInterval, part: AnimatorPart, timingCurve: AnimatorTimingCurve
    ) {
        self.init(
            duration: duration, delay: delay, timingCurve: .animator(timingCurve),
            options: [
                .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
            ], completion: nil)
        self.part = part
    }

    /// Adds an animation to a view's layer, controlled by the animator if the block belongs to one.
    func attach(
        _ animation: CAAnimation, forKey key: String, change: PropertyChange?, isAdditive: Bool, of view: UIView,
        timingCurve: AnimatorTimingCurve? = nil
    ) {
        guard let part, let block = animation.delegate as? AnimationTicket else {
            return view.layer.add(animation, forKey: key)
        }
        let span = part.span(
            delay: delay, duration: shownDuration,
            timingCurve: timingCurve ?? self.timingCurve.animatorCurve(over: duration)
        )
        let track = AnimatorTrack(change, isAdditive: isAdditive, span: span, of: view, by: part.animator)
        let ticket = AnimatorTicket(track, of: part.animator, block: block)
        animation.delegate = ticket
        animation.beginTime = 0
        animation.repeatCount = 0
        animation.autoreverses = false
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: key)
        part.animator.add(track, ticket)
    }

    /// Adds the animations of one change to a view's layer: two if the spring's initial velocity differs in x and y.
    func attachAsAnimators(_ change: PropertyChange, isAdditive: Bool, of view: UIView) {
        guard let part else { return }
        let timing = part.animator.timing
        if isAdditive, case .animator = timingCurve, let x = timing.x, let y = timing.y,
            case .point(let old) = change.old,
            case .point(let new) = change.new
        {
            let path = change.keyPath
            let parts = [("x", old.x, new.x, x), ("y", old.y, new.y, y)]
            for (name, old, new, timingCurve) in parts {
                let part = PropertyChange(keyPath: "\(path).\(name)", old: .number(old), new: .number(new))
                attach(part, isAdditive: true, of: view, timingCurve: timingCurve)
            }
        } else {
            attach(change, isAdditive: isAdditive, of: view, timingCurve: nil)
        }
    }

    private func attach(_ change: PropertyChange, isAdditive: Bool, of view: UIView, timingCurve: AnimatorTimingCurve?)
    {
        let animation = CABasicAnimation(keyPath: change.keyPath)
        prepare(animation, of: view)
        let layer = view.layer
        if isAdditive {
            let ends = change.ends
            (animation.fromValue, animation.toValue, animation.isAdditive) = ends
        } else {
            // The animation starts from the value on screen.
            let shown = (layer.shownValues() ?? layer).animatableValue(forKeyPath: change.keyPath) ?? change.old
            animation.fromValue = shown.boxed ?? shown
            animation.toValue = change.new.boxed ?? change.new
        }
        let key = isAdditive ? Self.freeKey(change.keyPath, on: layer) : change.keyPath
        attach(animation, forKey: key, change: change, isAdditive: isAdditive, of: view, timingCurve: timingCurve)
    }
}
