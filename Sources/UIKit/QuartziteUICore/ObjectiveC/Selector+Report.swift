import QuartziteUIDrawing

extension Selector {
    /// Writes a diagnostic message if the selector is only a name that the target does not know, so that the action will
    /// call nothing.
    @MainActor func reportMissingMethod(for target: Any?) {
        guard !hasMethod, !(target.map { fits($0 as AnyObject) } ?? false) else { return }
        SceneContext.current.writeMessage(
            "quartzite: Selector(\"\(name)\") carries no method and calls nothing; "
                + "pass the method as well, as in Selector(\"turn:\", Wheel.turn(_:))")
    }
}
