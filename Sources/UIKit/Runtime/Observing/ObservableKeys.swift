import QuartzCore

/// The properties of a class that can be read and observed by name, as key-value coding does on Apple's systems.
///
/// Swift on Linux finds no property by its name, so they are listed: those that UIKit's documentation and the libraries
/// for refreshing, banners, placeholders and badges observe. A property `isEnabled` is also called `enabled`.
@MainActor struct ObservableKeys {
    /// What reads a property of the object; nil where it is of another class, or has none of that name.
    let reader: (_ object: NSObject, _ key: String) -> ((NSObject) -> Any?)?

    init<Root: NSObject>(of type: Root.Type, _ paths: [String: PartialKeyPath<Root>]) {
        reader = { object, key in
            guard object is Root else { return nil }
            guard let path = paths[key] ?? paths["is" + key.prefix(1).uppercased() + key.dropFirst()] else {
                return nil
            }
            return { object in (object as? Root).flatMap { boxed($0[keyPath: path]) } }
        }
    }

    /// What reads a property of an object, found in the lists of its classes.
    static func reader(of object: NSObject, _ key: String) -> ((NSObject) -> Any?)? {
        let lists = object is UIView ? views : others
        for list in lists {
            if let reader = list.reader(object, key) { return reader }
        }
        return nil
    }
}

/// A value as key-value coding hands it out: numbers, flags and raw values as `NSNumber`, anything else as it is.
private func boxed(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.some.flatMap(boxed) }
    if let number = value as? NSNumber { return number }
    if let raw = value as? any RawRepresentable { return boxed(raw.rawValue) }
    return value
}

/// An optional, seen without its wrapped type.
private protocol OptionalValue { var some: Any? { get } }

extension Optional: OptionalValue {
    var some: Any? { map { $0 as Any } }
}

extension UIView: KeyValueReadable {
    package func reader(forKey key: String) -> ((NSObject) -> Any?)? {
        if UIView.ownKeys.contains(key) { return { ($0 as? UIView)?.value(forKey: key) } }
        return ObservableKeys.reader(of: self, key)
    }

    package var observedLayer: CALayer? { layer }

    /// The properties that every view hands out by name.
    private static let ownKeys: Set = [
        "layer", "superview", "subviews", "window", "backgroundColor", "tintColor", "constraints", "mask", "maskView",
        "hidden", "isHidden", "opaque", "isOpaque", "clipsToBounds", "userInteractionEnabled",
        "isUserInteractionEnabled", "tag", "accessibilityIdentifier", "accessibilityLabel", "frame", "bounds", "center",
        "alpha", "transform", "transform3D",
    ]

    /// Tells observers of a property that its setter has changed.
    final func tellObservers() {
        layer.observations?.check()
        KeyValueObservations.current.checkReaching()
    }
}

/// An object without a layer whose properties ``ObservableKeys`` lists.
package protocol ListedObject: NSObject, KeyValueReadable {}

extension ListedObject {
    package func reader(forKey key: String) -> ((NSObject) -> Any?)? {
        MainActor.assumeIsolated { ObservableKeys.reader(of: self, key) }
    }

    package var observedLayer: CALayer? { nil }
}

extension UIGestureRecognizer: ListedObject {}
extension UIViewController: ListedObject {}
extension UIBarItem: ListedObject {}
extension UINavigationItem: ListedObject {}
extension UIViewPropertyAnimator: ListedObject {}
extension UIScreen: ListedObject {}
