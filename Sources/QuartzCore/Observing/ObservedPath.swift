/// A key path by name, such as `contentOffset` or `panGestureRecognizer.state`, read from one object after another.
package struct ObservedPath {
    private let keys: [String]
    /// What reads a path of one key, looked up once.
    private let reader: ((NSObject) -> Any?)?

    /// A path to a property of `object`; nil where the first object on the way has no property of that name.
    package init?(_ path: String, from object: NSObject) {
        keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        reader = keys.count == 1 ? object.reader(named: path) : nil
        guard keys.count > 1 ? walk(from: object) != nil : reader != nil else { return nil }
    }

    /// Whether the path leads through other objects, or to a part of a value.
    var isNested: Bool { keys.count > 1 }

    /// The value at the end; nil where an object on the way is missing, or has no such property.
    package func value(of object: NSObject) -> Any? { isNested ? walk(from: object)?.value : reader?(object) }

    /// The layers whose changes may change the value.
    func layers(from object: NSObject) -> [CALayer] {
        isNested ? walk(from: object)?.layers ?? [] : [object.layerOfChanges].compactMap(\.self)
    }

    /// Reads on from key to key; nil at one that an object on the way does not have.
    private func walk(from object: NSObject) -> (value: Any?, layers: [CALayer])? {
        var layers: [CALayer] = []
        var current: Any? = object
        for (index, key) in keys.enumerated() {
            guard let present = current else { return (nil, layers) }
            guard let owner = present as? NSObject, !(owner is NSValue) else {
                return part(keys[index...], of: present).map { ($0, layers) }
            }
            if let layer = owner.layerOfChanges { layers.append(layer) }
            if let layer = owner as? CALayer, index < keys.count - 1,
                let value = layer.value(forKeyPath: keys[index...].joined(separator: "."))
            {
                return (value, layers)
            }
            guard let reader = owner.reader(named: key) else { return nil }
            current = reader(owner)
        }
        return (current, layers)
    }

    /// A part of a structure, such as `size.height` of a rectangle.
    private func part(_ keys: ArraySlice<String>, of value: Any) -> Any?? {
        guard let component = StructComponent(keys.joined(separator: ".")[...]),
            let part = AnimatableValue(value)?[component]
        else { return nil }
        return .some(part.boxed)
    }
}
