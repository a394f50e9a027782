/// A layer class that stores the properties it adds as one value.
protocol PropertyHolder: CALayer, SendableMetatype {
    associatedtype Values: PropertyValues
    var values: Values { get set }
    /// Called after a property is written by key.
    func valuesDidChange()
}

extension PropertyHolder {
    func valuesDidChange() {}
}

extension _CALayerBase {
    /// Stores `new` as a change of the property `key`, by default the calling setter's; does nothing if it equals
    /// `old`.
    @inline(__always)
    final func change<Value: Equatable>(
        from old: @autoclosure () -> Value, to new: Value, key: String = #function, _ store: (Value) -> Void
    ) {
        if new != old() { change(key) { store(new) } }
    }
}
