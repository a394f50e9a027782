import QuartziteUIDrawing

/// The properties of a class that can be read, set and observed by name, as with key-value coding on Apple's systems.
///
/// Swift on Linux cannot look up properties by name, so `scripts/generate-keys` lists all that UIKit declares. A property
/// `isEnabled` also has the key `enabled`.
@MainActor package struct ObservableKeys {
    private let type: ObjectIdentifier
    /// Returns a closure that reads a property; nil for an unknown key.
    private let reader: (_ key: String) -> ((NSObject) -> Any?)?
    /// Returns a property by name; nil for an unknown key.
    private let property: (_ key: String) -> MemberProperty?

    package init<Root: NSObject>(of type: Root.Type, _ paths: [String: PartialKeyPath<Root>]) {
        let path = { (key: String) in paths[key] ?? paths["is" + key.prefix(1).uppercased() + key.dropFirst()] }
        self.type = ObjectIdentifier(type)
        reader = { key in
            path(key).map { path in { object in (object as? Root).flatMap { boxed($0[keyPath: path]) } } }
        }
        property = { key in path(key).flatMap { MemberProperty($0) } }
    }

    private static let byClass = Dictionary(grouping: HigherLayers.keys, by: \.type)

    /// The lists of an object's class and its superclasses, those of its own class first.
    private static func lists(of object: NSObject) -> some Sequence<ObservableKeys> {
        sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.lazy
            .flatMap { byClass[ObjectIdentifier($0)] ?? [] }
    }

    /// Returns a property of an object; nil if its class has none with the key.
    static func property(of object: NSObject, _ key: String) -> MemberProperty? {
        for list in lists(of: object) {
            if let property = list.property(key) { return property }
        }
        return nil
    }

    /// Returns a closure that reads a property of an object; nil if its class has none with the key.
    static func reader(of object: NSObject, _ key: String) -> ((NSObject) -> Any?)? {
        for list in lists(of: object) {
            if let reader = list.reader(key) { return reader }
        }
        return nil
    }
}

/// Boxes a value as key-value coding does: numbers, Booleans and raw values become `NSNumber`, others stay as they are.
private func boxed(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.some.flatMap(boxed) }
    if let number = value as? NSNumber { return number }
    if let raw = value as? any RawRepresentable { return boxed(raw.rawValue) }
    return value
}

/// An optional without its wrapped type.
private protocol OptionalValue { var some: Any? { get } }

extension Optional: OptionalValue {
    package var some: Any? { map { $0 as Any } }
}

extension UIView: KeyValueReadable {
    package func reader(forKey key: String) -> ((NSObject) -> Any?)? {
        if Self.animatableKeys.contains(key) { return { ($0 as? UIView)?.value(forKey: key) } }
        return ObservableKeys.reader(of: self, key)
    }

    package var changeReporter: (any ChangeReporter)? { layer }

    /// Notifies observers of a property whose setter was called.
    package final func notifyObservers() {
        layer.observations?.check()
        KeyValueObservations.current.checkReaching()
    }
}

/// An object without a layer whose properties are in ``ObservableKeys``.
package protocol ListedObject: NSObject, KeyValueReadable {}

extension ListedObject {
    package func reader(forKey key: String) -> ((NSObject) -> Any?)? { lookup(ObservableKeys.reader, key) }

    package func property(forKey key: String) -> MemberProperty? { lookup(ObservableKeys.property, key) }

    /// Looks up a key in the lists, which never change, on any thread.
    private func lookup<Found>(_ find: @escaping @MainActor (NSObject, String) -> Found, _ key: String) -> Found {
        unsafeBitCast(find, to: ((NSObject, String) -> Found).self)(self, key)
    }

    package var changeReporter: (any ChangeReporter)? { nil }
}

extension UIGestureRecognizer: ListedObject {}
extension UIViewController: ListedObject {}
extension UIBarItem: ListedObject {}
extension UINavigationItem: ListedObject {}
extension UIViewPropertyAnimator: ListedObject {}
extension UIScreen: ListedObject {}
