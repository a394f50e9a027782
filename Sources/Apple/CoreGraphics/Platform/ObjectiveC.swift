import Foundation

// Functions of Apple's Objective-C runtime that are meaningful without that runtime.

/// Calls `body`; there is no autorelease pool, since objects are released with their last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

private let monitors = Monitors()

/// Recursive locks, one for each object.
private final class Monitors: @unchecked Sendable {
    private final class Monitor {
        let lock = NSRecursiveLock()
        var useCount = 0
    }

    private let guarding = NSLock()
    private var monitors: [ObjectIdentifier: Monitor] = [:]

    func enter(_ object: AnyObject) {
        let monitor = guarding.withLock {
            let monitor = monitors[ObjectIdentifier(object)] ?? Monitor()
            monitors[ObjectIdentifier(object)] = monitor
            monitor.useCount += 1
            return monitor
        }
        monitor.lock.lock()
    }

    func exit(_ object: AnyObject) -> Bool {
        guarding.withLock {
            let key = ObjectIdentifier(object)
            guard let monitor = monitors[key] else { return false }
            monitor.lock.unlock()
            monitor.useCount -= 1
            if monitor.useCount == 0 { monitors[key] = nil }
            return true
        }
    }
}

/// Locks an object, waiting until no other thread has it locked; returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    monitors.enter(obj as AnyObject)
    return 0
}

/// Unlocks an object locked by ``objc_sync_enter(_:)``; returns 0, or −1 if the object was not locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { monitors.exit(obj as AnyObject) ? 0 : -1 }
