import QuartziteStage

extension Stage {
    /// Advances until no animation runs and no timer, block or display link is scheduled.
    ///
    /// The stage's time is then that of the last event. Emitters, which never end, are ignored.
    ///
    /// - Parameter limit: The longest time to advance on the stage's clock; 60 s by default.
    /// - Throws: ``StillAnimating`` if the stage is not idle by then or never will be; the time is then at the limit.
    public func runUntilIdle(limit: Duration = .seconds(60)) throws {
        let end = time + limit / .seconds(1)
        while advanceToNextEvent(by: end) {}
        let keys = unfinishedAnimationKeys
        guard !keys.isEmpty || hasPendingEvents else { return }
        advance(to: end)
        throw StillAnimating(keys: keys)
    }
}
