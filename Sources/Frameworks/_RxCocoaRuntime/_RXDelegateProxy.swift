import SceneRuntime
import UIKit

/// A delegate that passes all messages on to another one, and reports those without a result.
///
/// RxCocoa has this class in Objective-C, where it receives every message that it does not implement. Rewritten subclasses
/// get a method instead for each message that UIKit sends.
open class _RXDelegateProxy: NSObject {
    /// The delegate to which messages are passed on; nil by default.
    public private(set) weak var _forwardToDelegate: NSObject?
    private var retained: NSObject?

    /// Creates a proxy that passes messages on to nothing.
    public override init() {}

    /// Sets the delegate to which messages are passed on; anything that is not an object of Objective-C counts as none.
    public func _setForwardToDelegate(_ delegate: Any?, retainDelegate: Bool) {
        let object = delegate as? NSObject
        _forwardToDelegate = object
        retained = retainDelegate ? object : nil
    }

    /// Returns false: no message is kept from being reported.
    public func hasWiredImplementation(for selector: Selector) -> Bool { false }

    /// Returns true, since the selectors of a protocol here do not tell the results of its methods.
    public func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

    /// Called before a message is passed on; does nothing by default.
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

    /// Called after a message was passed on; does nothing by default.
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

    /// Passes a message without a result on, and reports it before and after.
    ///
    /// - Parameter send: Sends the message to the other delegate, if there is one.
    public func _pass(_ selector: String, _ arguments: [Any?], _ send: (NSObject?) -> Void) {
        let selector = Selector(selector)
        let values = arguments.map(SentValue.boxed)
        _sentMessage(selector, withArguments: values)
        send(_forwardToDelegate === self ? nil : _forwardToDelegate)
        _methodInvoked(selector, withArguments: values)
    }
}

/// The values of messages as objects of Objective-C, where code expects them.
enum SentValue {
    /// Returns a number for an enumeration, a value for a pointer, and `NSNull` for nil.
    static func boxed(_ value: Any?) -> Any {
        guard let value, case Optional<Any>.some(let present) = unwrapped(value) else { return NSNull() }
        if let pointer = present as? UnsafeMutablePointer<CGPoint> { return NSValue(pointer: pointer) }
        if type(of: present) is AnyClass { return present }
        if let number = (present as? any RawRepresentable)?.rawValue as? Int { return NSNumber(value: number) }
        return present
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}
