import QuartzCore

extension [UIView] {
    /// Lets go of subviews whose superview is going.
    ///
    /// Up to a certain depth views go as always, a superview before its subviews. What lies deeper waits until these have
    /// gone, since a long chain of deinitialisers would use up the call stack.
    nonisolated mutating func releaseWithoutRecursion() {
        guard !isEmpty else { return }
        let queue = ReleaseQueue.current
        guard queue.depth < 100 else {
            queue.waiting.append(self)
            return removeAll()
        }
        queue.depth += 1
        removeAll()
        // Others are added here while these go.
        while queue.depth == 1, !queue.waiting.isEmpty { queue.waiting.removeLast() }
        queue.depth -= 1
    }
}
