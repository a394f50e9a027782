import QuartziteSceneRuntime
import UIKit

// What RxCocoa uses of the Objective-C runtime to observe the messages of any object. Here, UIKit reports the messages by
// which a view controller's view is loaded, appears and disappears. Other calls are bound when code is compiled.

/// The domain of the errors of observations.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// The key of the user information that says whether another observer is in the way.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// The errors of observations.
public enum RXObjCRuntimeError: Int {
    case unknown = 1, objectMessagesAlreadyBeingIntercepted, selectorNotImplemented
    case cantInterceptCoreFoundationTollFreeBridgedObjects, threadingCollisionWithOtherInterceptionMechanism
    case savingOriginalForwardingMethodFailed, replacingMethodWithForwardingImplementation
    case observingPerformanceSensitiveMessages, observingMessagesWithUnsupportedReturnType
}

/// An observer of the messages of an object.
public protocol RXMessageSentObserver: AnyObject {
    /// The implementation that is observed.
    var targetImplementation: IMP { get }
    /// Called before a message is handled.
    func messageSent(withArguments arguments: [Any])
    /// Called after a message was handled.
    func methodInvoked(withArguments arguments: [Any])
}

/// An observer of the end of an object.
public protocol RXDeallocatingObserver: AnyObject {
    /// The implementation that is observed.
    var targetImplementation: IMP { get }
    /// Called before the object ends.
    func deallocating()
}

/// Returns the selector under which the observer of a message is kept.
public func RX_selector(_ selector: Selector) -> Selector { Selector("_RX_" + selector.name) }

/// Returns the key under which the observer of a message is kept with an object.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
    MessageKeys.key(selector.name)
}

/// Returns an implementation that is that of no method.
public func RX_default_target_implementation() -> IMP { IMP(named: "", of: _RXDelegateProxy.self) }

/// Notifies the observer that is kept with an object of a message, if UIKit reports the message; otherwise, a line on
/// standard error says that it does not.
///
/// - Parameter error: Not used.
/// - Returns: An implementation, also if the message is not reported; the observer then receives none.
public func RX_ensure_observing(
    _ target: Any, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?
) -> IMP? {
    let key = RX_reference_from_selector(RX_selector(selector))
    let object = target as AnyObject
    let isReported = SentMessages.observe(object, selector.name) { [weak object] arguments, isBefore in
        guard let object, let observer = objc_getAssociatedObject(object, key) as? any RXMessageSentObserver else {
            return
        }
        let values = arguments.map(SentValue.boxed)
        isBefore ? observer.messageSent(withArguments: values) : observer.methodInvoked(withArguments: values)
    }
    if !isReported {
        Notices.report(
            "\(type(of: object)).\(selector.name) cannot be observed without the Objective-C runtime: its observers are "
                + "never called")
    }
    return IMP(named: selector.name, of: type(of: object))
}

/// The addresses that stand for the names of messages.
///
/// All scenes of a process can share them, because an address says nothing but which name it stands for.
private enum MessageKeys {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var keys: [String: UnsafeMutableRawPointer] = [:]

    static func key(_ name: String) -> UnsafeMutableRawPointer {
        lock.withLock {
            if let key = keys[name] { return key }
            let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
            keys[name] = key
            return key
        }
    }
}
