extension CALayer {
    /// Runs `store` as a change of `key`: finds the action while the old value is still readable, stores, then runs the
    /// action.
    final func perform(change key: String, _ store: () -> Void) {
        guard !isCopy else { return store() }
        if let redrawnCopy, key == LayerState.Row.contents.key {
            // Drawing a frame must not change the model layer.
            let kept = state.contents
            store()
            redrawnCopy.state.contents = state.contents
            return state.contents = kept
        }
        let transactions = TransactionStack.current
        transactions.beginImplicitIfNeeded()
        let (oldBounds, oldPosition) = (state.bounds, state.position)
        let oldSize = oldBounds.size
        let action = transactions.disablesActions ? nil : action(forKey: key)
        keepCommitted(changing: key)
        store()
        action?.run(forKey: key, object: self, arguments: nil)
        let effects = type(of: self).properties.movement(of: key)
        // Hiding or showing a layer counts as leaving or entering the visible tree.
        if effects.contains(.visibility), parent != nil { postAction(state.isHidden ? kCAOnOrderOut : kCAOnOrderIn) }
        if effects.contains(.layout) {
            setNeedsLayout()
            // A layer's own layout of its sublayers must not invalidate that layout again.
            if state.bounds.size != oldSize, let parent, !parent.isLayingOut { parent.setNeedsLayout() }
            if state.bounds.size != oldSize { resizeSublayers(withOldSize: oldSize) }
            if needsDisplayOnBoundsChange, state.bounds.size != oldSize { setNeedsDisplay() }
        }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        observations?.check()
        if let geometryDidChange, effects.contains(.geometry) { geometryDidChange(oldBounds, oldPosition) }
    }

    final func findAction(forKey key: String) -> (any CAAction)? {
        var found: (any CAAction)? = delegate?.action(for: self, forKey: key) ?? actions?[key]
        var style = style
        while found == nil, let current = style {
            found = (current["actions"] as? [String: Any])?[key] as? any CAAction
            style = current["style"] as? [AnyHashable: Any]
        }
        found = found ?? type(of: self).defaultAction(forKey: key)
        if let found { return found is NSNull ? nil : found }
        guard isCommitted, let property = allProperties.property(forKey: key) else { return nil }
        if property.effects.contains(.transition) { return CATransition() }
        guard property.animates else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        // The copy may have a superclass's type, and then lacks the defaults of an app's class.
        let value =
            (shownValues() ?? self).animatableValue(forKeyPath: key)
            ?? AnimatableValue(type(of: self).defaultValue(forKey: key))
        animation.fromValue = value?.boxed ?? value
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }

    final func attach(_ animation: CAAnimation, forKey key: String?) {
        guard !isCopy, let copy = animation.copy() as? CAAnimation else { return }
        TransactionStack.current.beginImplicitIfNeeded()
        if !(copy.duration > 0) { copy.duration = max(CATransaction.animationDuration(), 0) }
        if !(copy.duration > 0) { copy.duration = .leastNonzeroMagnitude }
        if let function = CATransaction.animationTimingFunction() { copy.timingFunction = function }
        copy.willAttach(to: self)
        keepCommitted()
        let key = copy is CATransition ? kCATransition : key
        // Bypasses overrides of `removeAnimation(forKey:)`, which only direct calls use.
        if let key, let replaced = attachedAnimations[key] { removeAttached([replaced]) }
        let groups = TransactionStack.current.joinCompletionGroups()
        let entry = AttachedAnimation(copy, key: key, layer: self, groups: groups)
        append(entry)
        context?.add(entry)
        animationsDidChange()
    }

    /// Removes animations; in the next run loop cycle, their delegates are notified that they did not finish.
    final func removeAttached(_ doomed: [AttachedAnimation]) {
        guard !doomed.isEmpty else { return }
        TransactionStack.current.beginImplicitIfNeeded()
        keepCommitted()
        detach(doomed)
        animationsDidChange()
        context?.remove(doomed, of: self)
        for entry in doomed {
            if entry.redrawsLayer { markNeedsDisplay() }
            if entry.hasStopped { continue }
            entry.hasStopped = true
            (context?.scene ?? .current).callInNextCycle {
                entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
            }
            for group in entry.groups { group.leave() }
        }
    }
}
