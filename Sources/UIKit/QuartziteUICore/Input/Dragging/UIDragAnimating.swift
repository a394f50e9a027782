import QuartziteUIDrawing

/// Runs animations with those of a drag that begins or ends.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds animations, which run with those of the drag.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure, which is called after the animations with the view's position in an animator's sense.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations that delegates add to those of a drag.
@MainActor package final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs the animations, in an animation block.
    func run() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    /// Calls the completions once.
    func complete() {
        let completions = completions
        self.completions = []
        for completion in completions { completion(.end) }
    }
}
