import QuartziteUIDrawing

/// What a scene remembers of its animation blocks.
@MainActor final class AnimationState {
    /// The context of the innermost block that is running.
    var context: AnimationContext?
    /// The blocks between `beginAnimations` and `commitAnimations`, outermost first.
    var legacyBlocks: [LegacyBlock] = []
    /// Whether animations are enabled.
    var isEnabled = true
    /// Whether an animator sets the sizes of views and of their subviews, which then do not resize with the views.
    var isRestoring = false

    /// The state of the current scene.
    static var current: AnimationState { SceneContext.current.object(of: AnimationState.self) { AnimationState() } }
}
