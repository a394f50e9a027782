import QuartzCore

/// The transition from one symbol of an image view to another one.
///
/// It must be created before and run after the view's image changes.
@MainActor final class SymbolReplacement {
    private let effect: SymbolEffectConfiguration
    private let options: SymbolEffectOptions
    private unowned let view: UIImageView
    private let outgoing = CALayer()

    /// The length of the transition in seconds, at its own speed.
    private static let duration = 0.4
    /// How far a symbol shrinks or grows as it leaves, and from which size one arrives, as changes of the scale.
    private static let change = 0.35

    init(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, in view: UIImageView) {
        (self.effect, self.options, self.view) = (effect, options, view)
        showSymbol(in: outgoing)
    }

    /// Shows the view's current symbol in a layer.
    private func showSymbol(in layer: CALayer) {
        let symbol = view.symbolOfEffects
        layer.contents = symbol.flatMap { $0.pixels(tint: view.tintColor) }
        layer.contentsScale = symbol?.scale ?? 1
        layer.contentsGravity = view.contentMode.gravity
        layer.frame = view.layer.bounds
    }

    /// Animates the view's new symbol in and the old one out; calls `completion` at the end.
    func run(completion: @escaping @MainActor (Bool) -> Void) {
        let incoming = CALayer()
        showSymbol(in: incoming)
        let (leaving, arriving) = effect.replacement
        let length = Self.duration / options.speed
        // The view's own layer is empty until the symbols have changed places.
        let layers = [outgoing, incoming]
        let hide = CABasicAnimation(keyPath: "contents")
        hide.fromValue = CGContext.picture(size: CGSize(width: 1, height: 1), scale: 1)?.makeImage()
        hide.toValue = hide.fromValue
        hide.duration = length
        view.layer.add(hide, forKey: "symbolReplacement")
        for layer in layers { view.layer.addSublayer(layer) }
        outgoing.opacity = 0
        if let leaving {
            let change = leaving == .up ? Self.change : -Self.change
            outgoing.add(Self.animation(scale: [0, change], opacity: [1, 0], in: 0...0.5, length), forKey: "out")
        }
        let start = arriving == .up ? -Self.change : Self.change
        let entry = Self.animation(
            scale: [start, 0], opacity: [0, 1], in: (leaving == nil ? 0...0.6 : 0.4...1), length)
        entry.delegate = AnimationEnd { isFinished in
            for layer in layers { layer.removeFromSuperlayer() }
            completion(isFinished)
        }
        incoming.add(entry, forKey: "in")
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
