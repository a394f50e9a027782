/// What is called when a symbol effect or a content transition has ended.
public typealias UISymbolEffectCompletion = @MainActor @Sendable (UISymbolEffectCompletionContext) -> Void

/// The end of a symbol effect or a content transition.
public struct UISymbolEffectCompletionContext {
    /// Whether it ran to its end; false if it was removed or replaced before.
    public var isFinished: Bool
    /// The view that showed it.
    public weak var sender: AnyObject?
    /// The effect; nil for a content transition.
    public var effect: (any SymbolEffect)?
    /// The content transition; nil for an effect.
    public var contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
}
