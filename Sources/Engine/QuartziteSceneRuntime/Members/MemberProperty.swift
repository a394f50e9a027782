import Foundation

/// A property that is found by name.
package struct MemberProperty {
    /// The reasons for which a property is not set.
    package enum Refusal: Error {
        /// The property cannot be changed.
        case readOnly
        /// The value is not of the property's type, or of a type that converts to it.
        case type(Any.Type)
    }

    /// The declared type of the property.
    package let type: Any.Type
    private let read: (AnyObject) -> Any?
    private let write: (Any?, AnyObject) throws(Refusal) -> Void

    init<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>) {
        let writable = path as? ReferenceWritableKeyPath<Root, Value>
        self.init(path, set: writable.map { path in { $0[keyPath: path] = $1 } })
    }

    /// - Parameter set: Sets the property; nil if it cannot be changed.
    init<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>, set: ((Root, Value) -> Void)?) {
        type = Value.self
        read = { object in (object as? Root).map { $0[keyPath: path] } }
        write = { (value, object) throws(Refusal) in
            guard let set, let object = object as? Root else { throw .readOnly }
            guard let converted = MemberValue.converted(value, to: Value.self) else { throw .type(Value.self) }
            set(object, converted)
        }
    }

    /// Creates a property from a path to a value of unknown type; nil if the path does not begin at a class.
    package init?<Root: AnyObject>(_ path: PartialKeyPath<Root>) {
        func property<Value>(of type: Value.Type) -> MemberProperty? {
            (path as? KeyPath<Root, Value>).map { MemberProperty($0) }
        }
        guard let property = _openExistential(Swift.type(of: path).valueType, do: property) else { return nil }
        self = property
    }

    /// Returns the value; nil for an empty optional.
    package func value(of object: AnyObject) -> Any? {
        guard let value = read(object) else { return nil }
        return MemberValue.unwrapped(value)
    }

    /// Sets the value, converting numbers, arrays and optionals.
    package func set(_ value: Any?, of object: AnyObject) throws(Refusal) { try write(value, object) }

    /// Sets the value, or tells on standard error why it is not set.
    package func setOrReport(_ value: Any?, of object: AnyObject, key: String) {
        let name = "\(Swift.type(of: object)).\(key)"
        do {
            try set(value, of: object)
        } catch {
            switch error {
            case .readOnly:
                Notices.report("\(name) cannot be set by its name")
            case .type(let type):
                let given = MemberValue.unwrapped(value as Any).map { "\(Swift.type(of: $0))" } ?? "nil"
                Notices.report("\(name) is a \(type), and the value for it, a \(given), is ignored")
            }
        }
    }
}
