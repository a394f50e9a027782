extension CALayer {
    final func copyReferences(from layer: CALayer) {
        source = layer.source ?? layer
        delegate = layer.delegate
        name = layer.name
        actions = layer.actions
        style = layer.style
        isCommitted = false
    }

    /// Turns a presentation copy of a plain layer into one of another plain layer.
    final func becomeCopy(of layer: CALayer) {
        state = layer.state
        timing = layer.timing
        undefinedValues = layer.undefinedValues
        copyReferences(from: layer)
        source = layer
    }

    /// Returns the layer as currently shown, or nil if no context shows it yet.
    final func presentationCopy() -> CALayer? {
        if source != nil { return self }
        if let redrawnCopy { return redrawnCopy }
        guard isCommitted, let context else { return nil }
        return context.presentation(of: self)
    }

    /// Returns the values currently shown, or nil if no context shows the layer yet.
    ///
    /// Unlike `presentation()`, the result may not have the layer's own class.
    package final func shownValues() -> CALayer? {
        guard !isOfSystemClass, source == nil, redrawnCopy == nil else { return presentationCopy() }
        guard isCommitted, let context else { return nil }
        return presented(at: localTime(fromMedia: context.clock.now), animations: attached, version: committed)
    }

    /// Returns a copy of the layer, or of the given earlier version of it, with `animations` applied in the order they
    /// were added.
    final func presented(
        at localTime: CFTimeInterval, animations: [AttachedAnimation], version: CommittedVersion? = nil,
        asOwnClass isOwn: Bool = false
    ) -> CALayer {
        let copy = CALayer.copy(of: self, asOwnClass: isOwn)
        copy.source = self
        version.map { restore($0, on: copy, beneath: animations) }
        for entry in animations { entry.animation.evaluate(at: entry.evaluationTime(localTime), on: copy) }
        return copy
    }

    /// Changes a copy into the layer as it was committed, except for what animations that were added since start from.
    ///
    /// An animation that adds to the new value starts at the old one, which is on screen.
    private func restore(_ version: CommittedVersion, on copy: CALayer, beneath animations: [AttachedAnimation]) {
        version.restore(copy)
        for entry in animations where !version.attached.contains(where: { $0 === entry }) {
            guard let addition = entry.animation as? CAPropertyAnimation, addition.isAdditive,
                let path = addition.keyPath, let value = animatableValue(forKeyPath: path)
            else { continue }
            copy.setAnimatableValue(value, forKeyPath: path)
        }
    }
}

extension LayerContext {
    /// Returns the layer as of the last commit, with its current animations applied.
    ///
    /// The same object is returned until the time changes, an animation is added or removed, or the next commit.
    func presentation(of layer: CALayer) -> CALayer {
        let time = layer.localTime(fromMedia: clock.now)
        let key = ObjectIdentifier(layer)
        if let made = presentations[key], made.time == time { return made.copy }
        let copy = layer.presented(
            at: time, animations: layer.attached, version: layer.committed, asOwnClass: true)
        presentations[key] = (time, copy)
        return copy
    }
}
