import QuartziteUIDrawing

extension [UIView] {
    /// Releases subviews when their superview is deallocated.
    ///
    /// Down to a depth of 100, views are released as usual, superview before subviews. Deeper views wait until those
    /// are deallocated, since a long chain of deinitializers would overflow the call stack.
    nonisolated mutating func releaseWithoutRecursion() {
        guard !isEmpty else { return }
        let queue = ReleaseQueue.current
        guard queue.depth < 100 else {
            queue.waiting.append(self)
            return removeAll()
        }
        queue.depth += 1
        removeAll()
        // Deallocation adds more views to the queue.
        while queue.depth == 1, !queue.waiting.isEmpty { queue.waiting.removeLast() }
        queue.depth -= 1
    }
}
