import CoreGraphics
import Foundation

/// An object with its own key-value coding by key paths.
package protocol KeyPathCoding: AnyObject {
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension NSObject {
    /// Returns the value of a property by name, as `value(forKey:)` does with Objective-C; numbers as `NSNumber`.
    ///
    /// Rewritten code calls this method on objects whose class has no `value(forKey:)`. In an app's own classes, it
    /// finds stored properties and those that Objective-C sees. An unknown key raises an exception, except in Foundation's
    /// classes, where the result is nil. The value of an array is that of each of its objects.
    public final func _value(forKey key: String) -> Any? {
        if let objects = self as? NSArray {
            return objects.map { ($0 as? NSObject)?._value(forKey: key) ?? NSNull() }
        }
        if let object = self as? any KeyPathCoding { return object.value(forKeyPath: key) }
        let listed = Members.current.property(key, of: type(of: self))
        guard let reader = listed.map({ property in { property.value(of: $0) } }) ?? reader(named: key) else {
            if !isFoundations { raiseUnknown(key, in: "valueForUndefinedKey") }
            return nil
        }
        guard let value = reader(self) else { return nil }
        return (value as AnyObject) as? NSNumber ?? value
    }

    /// Returns the value of a property of an object that a path of names leads to.
    public final func _value(forKeyPath keyPath: String) -> Any? {
        if let object = self as? any KeyPathCoding { return object.value(forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return _value(forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        return (_value(forKey: String(keyPath[..<dot])) as? NSObject)?._value(forKeyPath: rest)
    }

    /// Sets the value of a property by name, as `setValue(_:forKey:)` does with Objective-C.
    ///
    /// Rewritten code calls this method on objects whose class has no `setValue(_:forKey:)`. In an app's own classes,
    /// it finds only outlets and `@objc` properties. For an unknown key, the class's own `setValue(_:forUndefinedKey:)` is
    /// called. Without one, an unknown key raises an exception, unless it is the name of something private in UIKit, which
    /// is reported as having no effect. Values of other types are ignored, and a line on standard error says so.
    public final func _setValue(_ value: Any?, forKey key: String) {
        if let object = self as? any KeyPathCoding { return object.setValue(value, forKeyPath: key) }
        let listed = Members.current.property(key, of: type(of: self))
        if let property = listed ?? (self as? any KeyValueReadable)?.property(forKey: key) {
            return property.setOrReport(value, of: self, key: key)
        }
        if callSetUndefined(value, forKey: key) { return }
        if isPrivateKey(key) {
            unsupported("The key \(key) of \(type(of: self))")
        } else if !isFoundations, storedValue(named: key) == nil {
            raiseUnknown(key, in: "setValue:forUndefinedKey")
        }
    }

    /// Raises the exception for an unknown key, as `setValue(_:forUndefinedKey:)` of Objective-C does.
    ///
    /// Rewritten code calls this method for `super` in its own `setValue(_:forUndefinedKey:)`.
    public final func _setValue(_ value: Any?, forUndefinedKey key: String) {
        raiseUnknown(key, in: "setValue:forUndefinedKey")
    }

    /// Calls the class's own `setValue(_:forUndefinedKey:)`; returns false if there is none.
    package final func callSetUndefined(_ value: Any?, forKey key: String) -> Bool {
        guard let method = Members.current.method("setValue:forUndefinedKey:", of: type(of: self)) else { return false }
        _ = method.call(on: self, [value, key])
        return true
    }

    /// Sets the value of a property of an object that a path of names leads to.
    public final func _setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let object = self as? any KeyPathCoding { return object.setValue(value, forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return _setValue(value, forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        (_value(forKey: String(keyPath[..<dot])) as? NSObject)?._setValue(value, forKeyPath: rest)
    }

    /// Whether the class is one of Foundation's.
    private final var isFoundations: Bool { String(reflecting: type(of: self)).hasPrefix("Foundation.") }

    /// Whether a key is that of a property of Apple's classes that is not public, which apps nevertheless set.
    package final func isPrivateKey(_ key: String) -> Bool { key.hasPrefix("_") || Self.privateKeys.contains(key) }

    /// The private properties of UIKit that apps set most often.
    private static let privateKeys: Set = [
        "attributedTitle", "attributedMessage", "contentViewController", "titleTextAlignment", "internalTitle",
        "textColor", "highlightsToday", "magnifierLineColor", "searchField", "cancelButton", "cancelButtonText",
        "currentPageImage", "pageImage", "separatorStyle", "placeholderLabel", "placeholderColor", "statusBar",
        "statusBarWindow", "delaysContentTouches", "topRoundedCorners", "isModalInPopover", "orientation",
    ]

    /// Raises the exception for a key that the class has not, as Objective-C does.
    package final func raiseUnknown(_ key: String, in method: String) -> Never {
        raise(
            .unknownKey,
            "[\(identity(of: self).replacing(": ", with: " ")) \(method):]: this class is not key value coding-compliant "
                + "for the key \(key).")
    }
}
