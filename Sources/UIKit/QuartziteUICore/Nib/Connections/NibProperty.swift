import QuartziteUIDrawing

/// Sets and reads properties by name, as `setValue(_:forKey:)` does with Objective-C (interface_builder.md I16, I17).
@MainActor enum NibProperty {
    /// The reasons for which a property is not set.
    enum Failure: Error {
        /// No class of the object has the property.
        case undefined(key: String)
        /// The property cannot be changed.
        case readOnly
        /// The value does not have the property's type.
        case type(Any.Type)
    }

    /// Sets the property at a path of names, such as `layer.cornerRadius`.
    static func set(_ value: Any?, at keyPath: String, of object: AnyObject) throws(Failure) {
        var object = object
        var rest = Substring(keyPath)
        while let dot = rest.firstIndex(of: "."), !(object is CALayer) {
            let key = String(rest[..<dot])
            guard let next = try self.value(key, of: object) else { return }
            guard type(of: next) is AnyClass else {
                // A component of a structure, such as `frame.origin.x`.
                guard let view = object as? UIView else { throw .undefined(key: String(rest)) }
                return view.setValue(value, forKeyPath: String(rest))
            }
            object = next as AnyObject
            rest = rest[rest.index(after: dot)...]
        }
        try set(value, String(rest), of: object)
    }

    /// Sets a property; a layer's can be a path such as `shadowOffset.width`.
    static func set(_ value: Any?, _ key: String, of object: AnyObject) throws(Failure) {
        if let controller = object as? UIViewController, setView(value, key, of: controller) { return }
        if let property = property(key, of: object) {
            do {
                return try property.set(value, of: object)
            } catch {
                if setScrollDelegate(value, key, of: object) { return }
                switch error {
                case .readOnly: throw .readOnly
                case .type(let type): throw .type(type)
                }
            }
        }
        let setter = "set\(key.prefix(1).uppercased() + key.dropFirst()):"
        let members = Members.current
        if let method = members.method(setter, of: type(of: object)) { return _ = method.call(on: object, [value]) }
        switch object {
        case let layer as CALayer where !key.isEmpty: layer.setValue(value, forKeyPath: key)
        case let view as UIView where UIView.animatableKeys.contains(key): view.setValue(value, forKey: key)
        default:
            guard let method = members.method("setValue:forUndefinedKey:", of: type(of: object)) else {
                throw .undefined(key: key)
            }
            _ = method.call(on: object, [value, key])
        }
    }

    /// Sets the root view of a controller, if that is the property; returns whether it is.
    ///
    /// An assignment through a key path would read the view first, and so load it.
    private static func setView(_ value: Any?, _ key: String, of controller: UIViewController) -> Bool {
        let name = (type(of: controller) as? any NamedRootView.Type)?.rootViewKey
        guard key == "view" || key == name, let view = value as? UIView else { return false }
        controller.view = view
        return true
    }

    /// Sets the delegate of a table or collection to an object that is only notified of scrolling, if that is the
    /// property; returns whether it is.
    private static func setScrollDelegate(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
        guard key == "delegate", let view = object as? UIScrollView, let delegate = value as? any UIScrollViewDelegate
        else { return false }
        view.scrollDelegate = delegate
        return true
    }

    /// Returns the value of a property; nil for an empty optional.
    static func value(_ key: String, of object: AnyObject) throws(Failure) -> Any? {
        if let property = property(key, of: object) { return property.value(of: object) }
        if let method = Members.current.method(key, of: type(of: object)) { return method.call(on: object, []) }
        guard let object = object as? NSObject, let reader = object.reader(named: key) else {
            throw .undefined(key: key)
        }
        return reader(object)
    }

    private static func property(_ key: String, of object: AnyObject) -> MemberProperty? {
        if let property = Members.current.property(key, of: type(of: object)) { return property }
        return (object as? NSObject).flatMap { ObservableKeys.property(of: $0, key) }
    }
}
