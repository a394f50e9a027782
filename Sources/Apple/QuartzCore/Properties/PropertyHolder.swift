/// A layer class that stores the properties it adds as one value.
protocol PropertyHolder: CALayer, SendableMetatype {
    associatedtype Values: PropertyValues
    var values: Values { get set }
    /// Called after a property is written by key.
    func valuesDidChange()
}

extension String {
    /// The key of the Boolean property with this getter, such as "hidden" for "isHidden".
    fileprivate var keyOfGetter: String {
        let name = dropFirst(2)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
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

    /// Stores `new` as a change of the Boolean property with `getter`, by default the calling setter's.
    @inline(__always)
    final func changeFlag(
        from old: Bool, to new: Bool, getter: String = #function, _ store: (Bool) -> Void
    ) {
        if new != old { change(getter.keyOfGetter) { store(new) } }
    }
}
