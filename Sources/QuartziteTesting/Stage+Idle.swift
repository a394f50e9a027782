import Stage

extension Stage {
    /// Advances until nothing more will happen: no animation runs, and no timer, block or display link waits.
    ///
    /// Time stands at the last thing that happened. Emitters, which never rest, do not count.
    ///
    /// - Parameter limit: How long that may take on the stage's clock; 60 s by default.
    /// - Throws: ``StillAnimating`` where it takes longer, with time at the limit, or where what runs will never end.
    public func runUntilIdle(limit: Duration = .seconds(60)) throws {
        let end = time + limit / .seconds(1)
        while advanceToNextEvent(by: end) {}
        let keys = unfinishedAnimationKeys
        guard !keys.isEmpty || hasPendingEvents else { return }
        advance(to: end)
        throw StillAnimating(keys: keys)
    }
}
