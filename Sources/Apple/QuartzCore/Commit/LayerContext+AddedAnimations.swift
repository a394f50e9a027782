extension LayerContext {
    /// Removes the animations that were added while ``nextOrder`` advanced through `range`.
    package func removeAnimations(addedIn range: Range<Int>) {
        for entry in schedule.entries where range.contains(entry.order) {
            entry.layer.removeAttached([entry])
        }
    }
}
