import Foundation

// What code written for Apple's systems asks of their runtime, as far as it means anything without that runtime.

/// Runs a block; nothing waits for the end of a pool here, since objects go when nobody holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

private let monitors = Monitors()

/// Locks by object; a thread that holds one may take it again.
private final class Monitors: @unchecked Sendable {
    private final class Monitor {
        let lock = NSRecursiveLock()
        var users = 0
    }

    private let guarding = NSLock()
    private var monitors: [ObjectIdentifier: Monitor] = [:]

    func enter(_ object: AnyObject) {
        let monitor = guarding.withLock {
            let monitor = monitors[ObjectIdentifier(object)] ?? Monitor()
            monitors[ObjectIdentifier(object)] = monitor
            monitor.users += 1
            return monitor
        }
        monitor.lock.lock()
    }

    func exit(_ object: AnyObject) -> Bool {
        guarding.withLock {
            let key = ObjectIdentifier(object)
            guard let monitor = monitors[key] else { return false }
            monitor.lock.unlock()
            monitor.users -= 1
            if monitor.users == 0 { monitors[key] = nil }
            return true
        }
    }
}

/// Waits until no other thread is between this and ``objc_sync_exit(_:)`` for an object; 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    monitors.enter(obj as AnyObject)
    return 0
}

/// Lets other threads pass ``objc_sync_enter(_:)`` for an object; 0, or −1 where nobody entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { monitors.exit(obj as AnyObject) ? 0 : -1 }
