import QuartzCore

/// The properties of a class that can be read and observed by name, as with key-value coding on Apple's systems.
///
/// Swift on Linux cannot look up properties by name, so they are listed: outlets and what libraries often observe by
/// hand, and all that UIKit declares by `scripts/generate-keys`. A property `isEnabled` also has the key `enabled`.
@MainActor struct ObservableKeys {
    /// Returns a closure that reads a property; nil for an object of another class or an unknown key.
    let reader: (_ object: NSObject, _ key: String) -> ((NSObject) -> Any?)?
    /// Returns a property by name; nil for an object of another class or an unknown key.
    let property: (_ object: NSObject, _ key: String) -> MemberProperty?

    init<Root: NSObject>(of type: Root.Type, _ paths: [String: PartialKeyPath<Root>]) {
        let path = { (key: String) in paths[key] ?? paths["is" + key.prefix(1).uppercased() + key.dropFirst()] }
        reader = { object, key in
            guard object is Root, let path = path(key) else { return nil }
            return { object in (object as? Root).flatMap { boxed($0[keyPath: path]) } }
        }
        property = { object, key in object is Root ? path(key).flatMap { MemberProperty($0) } : nil }
    }

    /// Returns a property of an object, from the lists of its classes; nil if none has the key.
    static func property(of object: NSObject, _ key: String) -> MemberProperty? {
        for list in outlets + (object is UIView ? views : others) {
            if let property = list.property(object, key) { return property }
        }
        return declared.lazy.joined().compactMap { $0.property(object, key) }.first
    }

    /// Returns a closure that reads a property of an object, from the lists of its classes.
    static func reader(of object: NSObject, _ key: String) -> ((NSObject) -> Any?)? {
        let lists = object is UIView ? views : others
        for list in lists {
            if let reader = list.reader(object, key) { return reader }
        }
        return declared.lazy.joined().compactMap { $0.reader(object, key) }.first
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
    var some: Any? { map { $0 as Any } }
}

extension UIView: KeyValueReadable {
    package func reader(forKey key: String) -> ((NSObject) -> Any?)? {
        if UIView.ownKeys.contains(key) { return { ($0 as? UIView)?.value(forKey: key) } }
        return ObservableKeys.reader(of: self, key)
    }

    package var changeReporter: (any ChangeReporter)? { layer }

    /// The property keys that all views support.
    private static let ownKeys: Set = [
        "layer", "superview", "subviews", "window", "backgroundColor", "tintColor", "constraints", "mask", "maskView",
        "hidden", "isHidden", "opaque", "isOpaque", "clipsToBounds", "userInteractionEnabled",
        "isUserInteractionEnabled", "tag", "accessibilityIdentifier", "accessibilityLabel", "frame", "bounds", "center",
        "alpha", "transform", "transform3D",
    ]

    /// Notifies observers of a property whose setter was called.
    final func notifyObservers() {
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
