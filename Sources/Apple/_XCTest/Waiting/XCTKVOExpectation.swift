import QuartzCore
import UIKit

/// An expectation that a property that can be observed has a value, or changes.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// A closure that decides whether a change fulfills the expectation.
    public typealias Handler = (_ object: Any, _ change: [AnyHashable: Any]) -> Bool

    /// The key path of the property.
    public let keyPath: String
    /// The object with the property.
    public let observedObject: Any
    /// The value that fulfills the expectation; nil accepts each change.
    public let expectedValue: Any?
    /// Decides whether a change fulfills the expectation; nil compares with the expected value.
    open var handler: Handler?

    private var observer: Observer?

    /// Creates an expectation that a property has a value from now on, or changes if the value is nil.
    public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
        self.keyPath = keyPath
        observedObject = object
        self.expectedValue = expectedValue
        super.init(description: "Expect value of '\(keyPath)' of \(object)")
        guard let object = object as? NSObject else { return }
        let observer = Observer { [weak self] change in self?.handle(change) }
        self.observer = observer
        let options: NSKeyValueObservingOptions = expectedValue == nil ? [.new] : [.initial, .new]
        object.addObserver(observer, forKeyPath: keyPath, options: options, context: nil)
    }

    private func handle(_ change: [NSKeyValueChangeKey: Any]) {
        guard !isFulfilled else { return }
        if let handler {
            let plain = Dictionary(uniqueKeysWithValues: change.map { (AnyHashable($0.key), $0.value) })
            if handler(observedObject, plain) { fulfill() }
            return
        }
        guard let expectedValue else { return fulfill() }
        let (new, desired) = (change[.newKey] as? AnyHashable, expectedValue as? AnyHashable)
        if new != nil, new == desired { fulfill() }
    }

    override func waitDidEnd() { observer = nil }

    private final class Observer: NSObject, _KeyValueObserver {
        private let receive: ([NSKeyValueChangeKey: Any]) -> Void

        init(_ receive: @escaping ([NSKeyValueChangeKey: Any]) -> Void) { self.receive = receive }

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            receive(change ?? [:])
        }
    }
}
