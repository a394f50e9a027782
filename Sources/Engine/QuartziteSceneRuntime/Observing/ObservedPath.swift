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

    /// Returns the objects whose changes may change the value.
    func reporters(from object: NSObject) -> [any ChangeReporter] {
        isNested ? walk(from: object)?.reporters ?? [] : [object.reporterOfChanges].compactMap(\.self)
    }

    /// Reads the path key by key, or returns nil if an object on the path lacks its property.
    private func walk(from object: NSObject) -> (value: Any?, reporters: [any ChangeReporter])? {
        var reporters: [any ChangeReporter] = []
        var current: Any? = object
        for (index, key) in keys.enumerated() {
            guard let present = current else { return (nil, reporters) }
            guard let owner = present as? NSObject, !(owner is NSValue) else {
                let part = (present as? any KeyValueComponents)?.component(forKeyPath: rest(index))
                return part.map { ($0, reporters) }
            }
            if let reporter = owner.reporterOfChanges { reporters.append(reporter) }
            if index < keys.count - 1,
                let value = (owner as? any KeyValueReadable)?.value(forNestedKeyPath: rest(index))
            {
                return (value, reporters)
            }
            guard let reader = owner.reader(named: key) else { return nil }
            current = reader(owner)
        }
        return (current, reporters)
    }

    /// The path from one of its keys on.
    private func rest(_ index: Int) -> String { keys[index...].joined(separator: ".") }
}
