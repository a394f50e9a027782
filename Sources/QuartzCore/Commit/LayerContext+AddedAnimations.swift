extension LayerContext {
    /// Takes off the animations that were added while ``nextOrder`` passed through `range`.
    package func removeAnimations(addedIn range: Range<Int>) {
        for entry in schedule.entries where range.contains(entry.order) {
            entry.layer.removeAttached([entry])
        }
    }
}
