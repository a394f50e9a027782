import QuartziteUIDrawing

extension UIBarButtonItem {
    /// Adds an effect that runs once or a number of times to the symbol of the item, if a bar shows it.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        symbolView?.addSymbolEffect(effect, options: options, animated: animated)
    }

    /// Adds an effect that lasts until it is removed to the symbol of the item.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        effects.add(effect, options)
        symbolView?.addSymbolEffect(effect, options: options, animated: animated)
    }

    /// Adds an effect that repeats forever or a number of times, as its options say, to the symbol of the item.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        if SymbolEffectMotion.isEndless(effect.configuration, options) { effects.add(effect, options) }
        symbolView?.addSymbolEffect(effect, options: options, animated: animated)
    }

    /// Removes the effects of the kind of `effect`; a repeated effect ends its current run.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        effects.remove(effect.configuration.kind)
        symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
    }

    /// Removes the effects of the kind of `effect`; a repeated effect ends its current run.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
    }

    /// Removes the effects of the kind of `effect`; a repeated effect ends its current run.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        effects.remove(effect.configuration.kind)
        symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
    }

    /// Removes all effects; repeated ones end their current runs.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        effects.remove(nil)
        symbolView?.removeAllSymbolEffects(options: options, animated: animated)
    }

    /// Sets the image with a transition from the current symbol to another one.
    ///
    /// The image changes at once if no bar shows the item.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        let old = self.image
        self.image = image
        guard let view = symbolView, let old else { return }
        view.image = old
        view.setSymbolImage(image, contentTransition: contentTransition, options: options)
    }
}
