import UIKit

// This file does not import XCTest, which would make names such as `NotificationCenter` ambiguous.

extension XCTestCase {
    /// Creates an expectation of this test, which fails if nothing waits for it.
    public func expectation(description: String) -> XCTestExpectation {
        add(XCTestExpectation(description: description))
    }

    /// Creates an expectation that a predicate holds.
    @discardableResult
    public func expectation(
        for predicate: NSPredicate, evaluatedWith object: Any?, handler: XCTNSPredicateExpectation.Handler? = nil
    ) -> XCTestExpectation {
        let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
        expectation.handler = handler
        return add(expectation)
    }

    /// Creates an expectation that a notification is posted from now on.
    @discardableResult
    public func expectation(
        forNotification notificationName: Notification.Name, object: Any?,
        notificationCenter: NotificationCenter = .default, handler: XCTNSNotificationExpectation.Handler? = nil
    ) -> XCTestExpectation {
        let expectation = XCTNSNotificationExpectation(
            name: notificationName, object: object, notificationCenter: notificationCenter)
        expectation.handler = handler
        return add(expectation)
    }

    /// Creates an expectation that a notification with a name is posted from now on.
    @discardableResult
    public func expectation(
        forNotification notificationName: String, object: Any?,
        notificationCenter: NotificationCenter = .default, handler: XCTNSNotificationExpectation.Handler? = nil
    ) -> XCTestExpectation {
        expectation(
            forNotification: Notification.Name(notificationName), object: object,
            notificationCenter: notificationCenter, handler: handler)
    }

    /// Creates an expectation that is fulfilled when an observed property has the expected value.
    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, expectedValue: Any?
    ) -> XCTestExpectation {
        add(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue))
    }

    private func add<Expectation: XCTestExpectation>(_ expectation: Expectation) -> Expectation {
        expectation.test = self
        expectations.append(expectation)
        return expectation
    }
}
