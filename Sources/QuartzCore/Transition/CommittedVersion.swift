/// What a layer was at the last commit, kept from its first change after that until the next one: what is on screen
/// while a transaction is open.
final class CommittedVersion {
    let state: LayerState
    let undefinedValues: [String: Any]
    let children: [CALayer]
    let mask: CALayer?
    let attached: [AttachedAnimation]
    /// The properties that subclasses add, as they were before they changed.
    private(set) var values: [(key: String, value: AnimatableValue?)] = []

    init(_ layer: CALayer) {
        state = layer.state
        undefinedValues = layer.undefinedValues
        children = layer.children
        mask = layer.maskLayer
        attached = layer.attached
    }

    /// Keeps a value of a subclass's own, unless it has been kept before.
    func keep(_ value: @autoclosure () -> AnimatableValue?, forKey key: String) {
        guard !values.contains(where: { $0.key == key }) else { return }
        values.append((key, value()))
    }

    /// Turns a copy of the layer as it is into one as it was.
    func restore(_ copy: CALayer) {
        copy.state = state
        copy.undefinedValues = undefinedValues
        for (key, value) in values where LayerKey(rawValue: key) == nil && undefinedValues[key] == nil {
            if let value { copy.setAnimatableValue(value, forKeyPath: key) }
        }
    }
}

extension CALayer {
    /// Keeps what is on screen, before a change of `key` or, without one, of the tree or the animations.
    final func keepCommitted(changing key: String? = nil) {
        guard isCommitted, !isCopy, let context else { return }
        if committed == nil {
            committed = CommittedVersion(self)
            context.changedSinceCommit.append(self)
        }
        if let key, type(of: self) != CALayer.self { committed?.keep(animatableValue(forKeyPath: key), forKey: key) }
    }
}
