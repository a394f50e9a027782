import Foundation

/// A lock; in C's interface, it must stay at one address.
public struct os_unfair_lock {
    fileprivate var mutex = pthread_mutex_t()
    /// The thread that has the lock; nil if none has.
    fileprivate var owner: pthread_t?
    /// Creates an open lock.
    public init() {}
}

/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
/// A lock; another name.
public typealias os_unfair_lock_s = os_unfair_lock

/// Locks, waiting until no other thread has it locked.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(&lock.pointee.mutex)
    lock.pointee.owner = pthread_self()
}
/// Locks if no other thread has it locked; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guard pthread_mutex_trylock(&lock.pointee.mutex) == 0 else { return false }
    lock.pointee.owner = pthread_self()
    return true
}
/// Unlocks.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    lock.pointee.owner = nil
    pthread_mutex_unlock(&lock.pointee.mutex)
}

/// Ends the program unless the current thread has the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    guard !isOwner(of: lock) else { return }
    end("Lock unexpectedly not owned by current thread")
}
/// Ends the program if the current thread has the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    guard isOwner(of: lock) else { return }
    end("Lock unexpectedly owned by current thread")
}

/// Ends the program as Apple's systems do.
private func end(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("BUG IN CLIENT OF LIBPLATFORM: Assertion failed: \(reason)\n".utf8))
    abort()
}

/// Whether the current thread has a lock.
package func isOwner(of lock: os_unfair_lock_t) -> Bool { lock.pointee.owner == pthread_self() }

/// A lock with the state that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let guarding = NSLock()
    private var state: State

    /// Creates an open lock.
    public init(uncheckedState initialState: State) { state = initialState }
    /// Creates an open lock.
    public convenience init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    /// Calls `body` while the lock is locked.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try guarding.withLock { try body(&state) }
    }
    /// Calls `body` while the lock is locked.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
    /// Calls `body` if no other thread has the lock; returns nil otherwise.
    public func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard guarding.try() else { return nil }
        defer { guarding.unlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates an open lock without a state.
    public convenience init() { self.init(uncheckedState: ()) }
    /// Locks, waiting until no other thread has it locked.
    public func lock() { guarding.lock() }
    /// Unlocks.
    public func unlock() { guarding.unlock() }
    /// Calls `body` while the lock is locked.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try guarding.withLock(body) }
}
