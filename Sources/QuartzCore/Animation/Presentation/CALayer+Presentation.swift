extension CALayer {
    final func copyReferences(from layer: CALayer) {
        source = layer.source ?? layer
        delegate = layer.delegate
        name = layer.name
        actions = layer.actions
        style = layer.style
        isCommitted = false
    }

    /// The layer as shown now; nil where no context shows it yet.
    final func presentationCopy() -> CALayer? {
        if source != nil { return self }
        if let redrawnCopy { return redrawnCopy }
        guard isCommitted, let context else { return nil }
        return context.presentation(of: self)
    }

    /// The values shown now; nil where no context shows the layer yet.
    ///
    /// As `presentation()`, but perhaps not of the layer's own class.
    package final func shownValues() -> CALayer? {
        guard !isOfSystemClass, source == nil, redrawnCopy == nil else { return presentationCopy() }
        guard isCommitted, let context else { return nil }
        return presented(at: localTime(fromMedia: context.clock.now), animations: attached, version: committed)
    }

    /// A copy with `animations` applied in the order they were added, of the layer or, where that is given, of an
    /// earlier version.
    final func presented(
        at localTime: CFTimeInterval, animations: [AttachedAnimation], version: CommittedVersion? = nil,
        asOwnClass isOwn: Bool = false
    ) -> CALayer {
        let copy = CALayer.copy(of: self, asOwnClass: isOwn)
        copy.source = self
        version?.restore(copy)
        for entry in animations { entry.animation.evaluate(at: entry.evaluationTime(localTime), on: copy) }
        return copy
    }
}

extension LayerContext {
    /// The layer as of the last commit, with the animations it has now: the same object until time moves, animations
    /// come or go, or the next commit.
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
