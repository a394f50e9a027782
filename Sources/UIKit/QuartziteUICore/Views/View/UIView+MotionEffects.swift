import QuartziteUIDrawing

extension UIView {
    /// The motion effects of the view, in the order in which they were added; none by default.
    public var motionEffects: [UIMotionEffect] {
        get { extras.motionEffects }
        set {
            extras.motionEffects = newValue
            showMotionEffects()
        }
    }

    /// Adds a motion effect, whose values the view shows without changing its properties.
    ///
    /// The values are read when effects are added or removed, and when the view moves to a window. Later changes of an
    /// effect show only then.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    /// Removes a motion effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// Adds the values of the motion effects to those that the layer shows.
    func showMotionEffects() {
        for key in extras.motionKeys { layer.removeAnimation(forKey: key) }
        extras.motionKeys = []
        for (index, effect) in extras.motionEffects.enumerated() {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: .zero) ?? [:]
            for keyPath in values.keys.sorted() {
                guard let value = AnimatableValue(values[keyPath]), !value.changesNothing else { continue }
                let animation = CABasicAnimation(keyPath: Self.layerKeyPath(keyPath))
                (animation.fromValue, animation.toValue) = (value.boxed, value.boxed)
                (animation.isAdditive, animation.isRemovedOnCompletion) = (true, false)
                animation.fillMode = .both
                // The animation ends at once, so that nothing waits for it, and its fill mode keeps the value.
                animation.duration = 1e-9
                let key = "motionEffect\(index).\(keyPath)"
                layer.add(animation, forKey: key)
                extras.motionKeys.append(key)
            }
        }
    }

    /// Returns the layer's name for a property of the view.
    private static func layerKeyPath(_ keyPath: String) -> String {
        if keyPath.hasPrefix("layer.") { return String(keyPath.dropFirst("layer.".count)) }
        if keyPath == "center" || keyPath.hasPrefix("center.") {
            return "position" + keyPath.dropFirst("center".count)
        }
        return keyPath == "alpha" ? "opacity" : keyPath
    }
}

extension AnimatableValue {
    /// Whether adding the value has no effect.
    fileprivate var changesNothing: Bool {
        switch self {
        case .number(let number): number == 0
        case .point(let point): point == .zero
        case .size(let size): size == .zero
        case .rect(let rect): rect == .zero
        case .transform(let transform): CATransform3DIsIdentity(transform)
        default: false
        }
    }
}
