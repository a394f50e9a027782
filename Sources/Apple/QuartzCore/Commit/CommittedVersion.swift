/// The state of a layer at the last commit, which stays on screen while a transaction is open.
///
/// It is saved before the layer's first change after a commit and kept until the next commit.
///
/// A frame must never show half a transaction, although code may change layers at any time. The obvious way is a second
/// tree, which each commit updates by copying what has changed. Most layers of most frames do not change, and nobody
/// looks at the old state of those that do unless a frame is drawn while the transaction is open. A layer therefore
/// saves its old state only before its first change, and the commit discards it. The cost is a check in each setter,
/// and that a change of the sublayers saves the list of them.
final class CommittedVersion {
    let state: LayerState
    let undefinedValues: [String: Any]
    let children: [CALayer]
    let mask: CALayer?
    let attached: [AttachedAnimation]
    /// The properties that subclasses add, with their values before they changed.
    private(set) var values: [(key: String, value: AnimatableValue?)] = []

    init(_ layer: CALayer) {
        state = layer.state
        undefinedValues = layer.undefinedValues
        children = layer.children
        mask = layer.maskLayer
        attached = layer.attached
    }

    /// Saves a value of a property that a subclass adds, unless it is already saved.
    func keep(_ value: @autoclosure () -> AnimatableValue?, forKey key: String) {
        guard !values.contains(where: { $0.key == key }) else { return }
        values.append((key, value()))
    }

    /// Changes a copy of the current layer into a copy of the layer as it was.
    func restore(_ copy: CALayer) {
        copy.state = state
        copy.undefinedValues = undefinedValues
        for (key, value) in values where LayerState.properties.row(forKey: key) == nil && undefinedValues[key] == nil {
            if let value { copy.setAnimatableValue(value, forKeyPath: key) }
        }
    }
}

extension CALayer {
    /// Saves what is on screen before `key` changes or, without a key, before the layer tree or the animations change.
    final func keepCommitted(changing key: String? = nil) {
        guard isCommitted, !isCopy, let context else { return }
        if committed == nil {
            committed = CommittedVersion(self)
            context.changedSinceCommit.append(self)
        }
        if let key, type(of: self) != CALayer.self { committed?.keep(animatableValue(forKeyPath: key), forKey: key) }
    }
}
