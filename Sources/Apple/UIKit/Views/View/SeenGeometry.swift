import QuartzCore

/// The geometry of a view for key-value observers: the values at the last call of each setter.
///
/// As on Apple's systems, observers of `frame`, `bounds` and `center` learn only of calls of that setter, and not of other
/// changes of the layer.
final class SeenGeometry {
    var frame: CGRect
    var bounds: CGRect
    var center: CGPoint

    init(of layer: CALayer) { (frame, bounds, center) = (layer.frame, layer.bounds, layer.position) }
}

extension UIView {
    /// Whether a key-value observer reads the view's properties.
    final var isReadByObserver: Bool { layer.observations?.isReading ?? false }

    /// What observers see, from the first time that one reads it.
    final var seen: SeenGeometry {
        if let seen = extras.seen { return seen }
        let seen = SeenGeometry(of: layer)
        extras.seen = seen
        return seen
    }

    /// Performs a change by a setter, whose value observers see.
    final func recording<Value>(
        _ key: ReferenceWritableKeyPath<SeenGeometry, Value>, _ value: Value, _ change: () -> Void
    ) {
        if let seen = extras.seen, !extras.isAutoresized { seen[keyPath: key] = value }
        change()
    }

    /// Performs a change of the frame by the superview, which observers do not see.
    final func autoresizing(_ change: () -> Void) {
        guard extras.seen != nil else { return change() }
        extras.isAutoresized = true
        change()
        extras.isAutoresized = false
    }
}
