/// A class of layers that keeps the properties it adds as one value.
protocol PropertyHolder: CALayer, SendableMetatype {
    associatedtype Values: PropertyValues
    var values: Values { get set }
    /// Called after a property was written by its key.
    func valuesDidChange()
}

extension PropertyHolder {
    func valuesDidChange() {}
}

extension _CALayerBase {
    /// Stores `new` as a change of the property `key`, by default the one whose setter calls; does nothing where it
    /// equals `old`.
    @inline(__always)
    final func change<Value: Equatable>(
        from old: @autoclosure () -> Value, to new: Value, key: String = #function, _ store: (Value) -> Void
    ) {
        if new != old() { change(key) { store(new) } }
    }
}
