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
        guard isCommitted, let context else { return nil }
        return presented(at: localTime(fromMedia: context.clock.now))
    }

    /// A copy with the animations applied in the order they were added.
    final func presented(at localTime: CFTimeInterval) -> CALayer {
        let copy = CALayer.copy(of: self)
        copy.source = self
        for entry in attached { entry.animation.evaluate(at: entry.evaluationTime(localTime), on: copy) }
        return copy
    }
}
