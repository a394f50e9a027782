import SceneRuntime
import UIKit

/// An observer that hands each new value of a property to a closure.
open class _RXKVOObserver: NSObject, _KeyValueObserver {
    private weak var target: NSObject?
    private var retainedTarget: NSObject?
    private let keyPath: String
    private let callback: (Any?) -> Void

    /// Begins to observe a property; anything that is not an object of Objective-C is not observed.
    ///
    /// - Parameter callback: Called with each value, and `NSNull` for nil; rectangles, points and sizes are `NSValue`s.
    public init(
        target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
        callback: @escaping (Any?) -> Void
    ) {
        self.target = target as? NSObject
        retainedTarget = retainTarget ? target as? NSObject : nil
        (self.keyPath, self.callback) = (keyPath, callback)
        super.init()
        self.target?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    /// Hands a new value to the closure.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let value: Any? =
            switch change?[.newKey] {
            case let rectangle as CGRect: NSValue(cgRect: rectangle)
            case let point as CGPoint: NSValue(cgPoint: point)
            case let size as CGSize: NSValue(cgSize: size)
            case let other: other
            }
        callback(value)
    }

    /// Ends the observation.
    open func dispose() {
        target?.removeObserver(self, forKeyPath: keyPath, context: nil)
        (target, retainedTarget) = (nil, nil)
    }
}
