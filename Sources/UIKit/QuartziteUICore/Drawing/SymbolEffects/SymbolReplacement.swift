import QuartziteUIDrawing

/// The transition from one symbol of an image view to another one.
///
/// It must be created before and run after the view's image changes.
@MainActor final class SymbolReplacement {
    private let effect: SymbolEffectConfiguration
    private let options: SymbolEffectOptions
    private unowned let view: UIImageView
    /// The layers of the old symbol: one for the whole symbol, or one for each of its shapes.
    private var outgoing: [CALayer] = []

    /// The length of the transition in seconds, at its own speed.
    private static let duration = 0.4
    /// How far a symbol shrinks or grows as it leaves, and from which size one arrives, as changes of the scale.
    private static let change = 0.35

    init(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, in view: UIImageView) {
        (self.effect, self.options, self.view) = (effect, options, view)
        outgoing = layersOfSymbol()
    }

    /// Returns layers that show the view's current symbol, by shape if the effect is.
    private func layersOfSymbol() -> [CALayer] {
        let symbol = view.symbolOfEffects
        let shapes: [UIImage?] = effect.isByLayer ? symbol?.variableShapes ?? [] : []
        return (shapes.isEmpty ? [symbol] : shapes).map { image in
            let layer = CALayer()
            layer.contents = image.flatMap { $0.pixels(tint: view.tintColor) }
            layer.contentsScale = image?.scale ?? 1
            layer.contentsGravity = view.contentMode.gravity
            layer.frame = view.layer.bounds
            return layer
        }
    }

    /// Animates the view's new symbol in and the old one out; calls `completion` at the end.
    func run(completion: @escaping @MainActor (Bool) -> Void) {
        let incoming = layersOfSymbol()
        let (leaving, arriving) = effect.replacement
        let layers = outgoing + incoming
        let delays = SymbolEffectPlayer.delay * Double(max(outgoing.count, incoming.count) - 1)
        let whole = Self.duration + delays
        /// Returns the part of the transition in which a shape moves.
        func part(_ own: ClosedRange<Double>, ofShape index: Int) -> ClosedRange<Double> {
            let start = SymbolEffectPlayer.delay * Double(index)
            return (start + own.lowerBound * Self.duration) / whole...(start + own.upperBound * Self.duration) / whole
        }
        let length = whole / options.speed
        // The view's own layer is empty until the symbols have changed places.
        let hide = CABasicAnimation(keyPath: "contents")
        hide.fromValue = CGContext.picture(size: CGSize(width: 1, height: 1), scale: 1)?.makeImage()
        hide.toValue = hide.fromValue
        hide.duration = length
        view.layer.add(hide, forKey: "symbolReplacement")
        for layer in layers { view.layer.addSublayer(layer) }
        for (index, layer) in outgoing.enumerated() {
            layer.opacity = 0
            guard let leaving else { continue }
            let change = leaving == .up ? Self.change : -Self.change
            layer.add(
                Self.animation(scale: [0, change], opacity: [1, 0], in: part(0...0.5, ofShape: index), length),
                forKey: "out")
        }
        let start = arriving == .up ? -Self.change : Self.change
        for (index, layer) in incoming.enumerated() {
            let own = part(leaving == nil ? 0...0.6 : 0.4...1, ofShape: index)
            let entry = Self.animation(scale: [start, 0], opacity: [0, 1], in: own, length)
            if index == incoming.count - 1 {
                entry.delegate = AnimationEnd { isFinished in
                    for layer in layers { layer.removeFromSuperlayer() }
                    completion(isFinished)
                }
            }
            layer.add(entry, forKey: "in")
        }
    }

    /// Returns the animation of a symbol in a part of the transition.
    private static func animation(
        scale: [Double], opacity: [Double], in part: ClosedRange<Double>, _ length: Double
    ) -> CAAnimation {
        let group = CAAnimationGroup()
        group.animations = [("transform.scale", scale, true), ("opacity", opacity, false)].map {
            keyPath, values, adds in
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = ([values[0]] + values + [values[1]]).map { NSNumber(value: $0) }
            animation.keyTimes = [0, part.lowerBound, part.upperBound, 1].map { NSNumber(value: $0) }
            animation.isAdditive = adds
            animation.duration = length
            return animation
        }
        group.duration = length
        return group
    }
}
