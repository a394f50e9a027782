import QuartzCore

extension UIImageView {
    /// Adds an effect that runs once or a number of times.
    ///
    /// An effect of the same kind is replaced. Images that are not symbols have no effects: `completion` is called at
    /// once, with an effect that is not finished.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, animated, completion)
    }

    /// Adds an effect that lasts until it is removed.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the repetitions of the effect.
    ///   - animated: Whether an effect that scales, shows or hides the symbol does so gradually.
    ///   - completion: A block that is called at the end.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, animated, completion)
    }

    /// Adds an effect that repeats forever or a number of times, as its options say.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, animated, completion)
    }

    /// Removes the effects of the kind of `effect`; a repeated effect ends its current run.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind to remove.
    ///   - options: The speed of the change.
    ///   - animated: Whether an effect that scales, shows or hides the symbol is undone gradually.
    ///   - completion: A block that is called at the end.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect.configuration.kind, options, animated, completion)
    }

    /// Removes the effects of the kind of `effect`; a repeated effect ends its current run.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect.configuration.kind, options, animated, completion)
    }

    /// Removes the effects of the kind of `effect`; a repeated effect ends its current run.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect.configuration.kind, options, animated, completion)
    }

    /// Removes all effects; repeated ones end their current runs.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        remove(nil, options, animated, nil)
    }

    /// Sets the image with a transition from the current symbol to another one.
    ///
    /// Without a symbol before or after, or outside a window, the image changes at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let context = UISymbolEffectCompletionContext(
            isFinished: true, sender: self, contentTransition: contentTransition)
        guard window != nil, self.image?.isSymbolImage == true, image.isSymbolImage else {
            self.image = image
            completion?(context)
            return
        }
        let transition = SymbolReplacement(contentTransition.configuration, options, in: self)
        self.image = image
        transition.run { isFinished in
            var context = context
            context.isFinished = isFinished
            completion?(context)
        }
    }

    private func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ isAnimated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard symbolOfEffects?.isSymbolImage == true else {
            completion?(UISymbolEffectCompletionContext(isFinished: false, sender: self, effect: effect))
            return
        }
        let isNew = symbolEffects == nil
        let player = symbolEffects ?? SymbolEffectPlayer(self)
        symbolEffects = player
        if isNew { showSymbolOfEffects() }
        player.add(effect, options, isAnimated: isAnimated, completion: completion)
    }

    private func remove(
        _ kind: SymbolEffectConfiguration.Kind?, _ options: SymbolEffectOptions, _ isAnimated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard let symbolEffects else {
            completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
            return
        }
        symbolEffects.remove(kind, options, isAnimated: isAnimated, completion: completion)
    }

    /// Gives the symbol back to the view's own layer.
    func symbolEffectsDidEnd() {
        symbolEffects?.tearDown()
        symbolEffects = nil
        showSymbolOfEffects()
    }
}

extension UIImage {
    /// The shapes of a symbol with a variable value, as images of the symbol's size; none for other images.
    var variableShapes: [UIImage] {
        guard case .symbol(var symbol) = displaySettings.origin, !symbol.isCustom,
            let entry = SymbolTable.shared.entry(symbol.name), entry.isVariable
        else { return [] }
        let count = SymbolGlyph(entry.expression).split(at: 1).steps.count
        return (0..<count).compactMap { index in
            symbol.shape = index
            return ImageCatalog.current.image(of: symbol)
        }
    }
}
