/// A key path by name, such as `contentOffset` or `panGestureRecognizer.state`, read from object to object.
package struct ObservedPath {
    private let keys: [String]
    /// Reads a path of one key; looked up once.
    private let reader: ((NSObject) -> Any?)?

    /// Creates a path to a property of `object`, or returns nil if an object on the path lacks its property.
    package init?(_ path: String, from object: NSObject) {
        keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        reader = keys.count == 1 ? object.reader(named: path) : nil
        guard keys.count > 1 ? walk(from: object) != nil : reader != nil else { return nil }
    }

    /// Whether the path leads through other objects or to a component of a value.
    var isNested: Bool { keys.count > 1 }

    /// The value at the end of the path, or nil if an object on the path is missing or lacks its property.
    package func value(of object: NSObject) -> Any? { isNested ? walk(from: object)?.value : reader?(object) }

    /// Returns the layers whose changes may change the value.
    func layers(from object: NSObject) -> [CALayer] {
        isNested ? walk(from: object)?.layers ?? [] : [object.layerOfChanges].compactMap(\.self)
    }

    /// Reads the path key by key, or returns nil if an object on the path lacks its property.
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

    /// A component of a structure, such as the `size.height` of a rectangle.
    private func part(_ keys: ArraySlice<String>, of value: Any) -> Any?? {
        guard let component = StructComponent(keys.joined(separator: ".")[...]),
            let part = AnimatableValue(value)?[component]
        else { return nil }
        return .some(part.boxed)
    }
}
