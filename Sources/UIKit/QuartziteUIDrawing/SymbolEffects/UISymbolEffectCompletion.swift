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

    package init(
        isFinished: Bool, sender: AnyObject? = nil, effect: (any SymbolEffect)? = nil,
        contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
    ) {
        self.isFinished = isFinished
        self.sender = sender
        self.effect = effect
        self.contentTransition = contentTransition
    }
}
