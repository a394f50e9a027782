extension CALayer {
    /// Returns the state with the animations applied in the order they were added.
    ///
    /// The result is nil if one of the animations requires a copy of the layer itself.
    final func presentedState(at localTime: CFTimeInterval) -> LayerState? {
        guard attached.allSatisfy(\.changesStateOnly) else { return nil }
        var result = state
        for entry in attached { entry.animation.evaluate(at: entry.evaluationTime(localTime), on: &result) }
        return result
    }
}
