import QuartzCore

extension Selector {
    /// Says in a line that the action will call nothing, where it is a name alone.
    @MainActor func reportMissingMethod() {
        guard !hasMethod else { return }
        Console.report(
            "quartzite: Selector(\"\(name)\") carries no method and calls nothing; "
                + "give the method, too, as in Selector(\"turn:\", Wheel.turn(_:))")
    }
}
