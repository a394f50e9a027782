import QuartziteUIDrawing

/// The effects of a bar button's symbol that last until they are removed.
@MainActor struct LastingSymbolEffects {
    private var entries: [(effect: any SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions)] = []

    mutating func add(_ effect: some SymbolEffect & IndefiniteSymbolEffect, _ options: SymbolEffectOptions) {
        remove(effect.configuration.kind)
        entries.append((effect, options))
    }

    /// Removes the effects of a kind; nil removes all of them.
    mutating func remove(_ kind: SymbolEffectConfiguration.Kind?) {
        entries.removeAll { kind == nil || $0.effect.configuration.kind == kind }
    }

    /// Adds the effects to a new view at once.
    func show(in view: UIImageView?) {
        for (effect, options) in entries { Self.add(effect, options, to: view) }
    }

    private static func add(
        _ effect: some SymbolEffect & IndefiniteSymbolEffect, _ options: SymbolEffectOptions, to view: UIImageView?
    ) {
        view?.addSymbolEffect(effect, options: options, animated: false)
    }
}
