import QuartziteUIDrawing

/// A change of one property of a layer.
struct PropertyChange {
    let keyPath: String
    package let old: AnimatableValue
    package let new: AnimatableValue

    /// The ends of an animation from old to new.
    ///
    /// They are offsets relative to the new value or, if that is a noninvertible transform, the values themselves.
    package var ends: (from: Any?, to: Any?, isAdditive: Bool) {
        if case .transform(let transform) = new, !transform.isInvertible { return (old.boxed, new.boxed, false) }
        return (old.relative(to: new).boxed, new.zero.boxed, true)
    }
}

extension AnimatableValue {
    /// Returns the value that, added to `base`, gives this value.
    func relative(to base: AnimatableValue) -> AnimatableValue {
        if case (.transform(let old), .transform(let new)) = (self, base) {
            return .transform(CATransform3DConcat(old, CATransform3DInvert(new)))
        }
        return adding(base.negated)
    }
}

extension CATransform3D {
    /// Whether the transform is invertible.
    var isInvertible: Bool {
        let back = CATransform3DConcat(self, CATransform3DInvert(self))
        let size = abs(back.m11 - 1) + abs(back.m22 - 1) + abs(back.m33 - 1) + abs(back.m44 - 1)
        return size < 1e-3
    }
}

/// An action for a change whose animation needs both the old value and the new one.
@MainActor final class ViewChange: @preconcurrency CAAction {
    private let keyPaths: [String]
    private let isAdditive: Bool
    private let old: [AnimatableValue?]
    private let view: UIView
    private let context: AnimationContext

    init(of keyPaths: [String], isAdditive: Bool, view: UIView, context: AnimationContext) {
        self.keyPaths = keyPaths
        self.isAdditive = isAdditive
        self.view = view
        self.context = context
        old = keyPaths.map { view.layer.animatableValue(forKeyPath: $0) }
    }

    /// Adds the animations; the layer has its new value by now.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        for (keyPath, old) in zip(keyPaths, old) {
            guard let old, let new = view.layer.animatableValue(forKeyPath: keyPath) else { continue }
            let change = PropertyChange(keyPath: keyPath, old: old, new: new)
            if let keyframes = context.keyframes {
                keyframes.gather(change, isAdditive: isAdditive, of: view)
            } else {
                context.add(change, isAdditive: isAdditive, of: view)
            }
        }
    }
}
