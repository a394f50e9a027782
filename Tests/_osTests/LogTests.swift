import Dispatch
import Testing
@testable import _os

@Suite struct LogTests {
    @Test("A message has its values in their formats, without private ones") func messages() {
        let message: OSLogMessage =
            "\("a", align: .right(columns: 3))|\(1.5, format: .fixed(precision: 2))|\(7)|\("key", privacy: .private)"
        #expect(message.text == "  a|1.50|7|<private>")
    }

    @Test("Messages for debugging and those of the disabled log are dropped") func levels() {
        let log = OSLog(subsystem: "a", category: "b")
        #expect(log.isEnabled(type: .error) && log.isEnabled(type: .default) && !log.isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test("One thread at a time holds a lock") func locks() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        let plain = os_unfair_lock_t.allocate(capacity: 1)
        plain.initialize(to: os_unfair_lock())
        defer { plain.deallocate() }
        nonisolated(unsafe) let (address, count) = (plain, UnsafeMutablePointer<Int>.allocate(capacity: 1))
        count.initialize(to: 0)
        defer { count.deallocate() }
        DispatchQueue.concurrentPerform(iterations: 500) { _ in
            lock.withLock { $0 += 1 }
            os_unfair_lock_lock(address)
            count.pointee += 1
            os_unfair_lock_unlock(address)
        }
        #expect(lock.withLock { $0 } == 500 && count.pointee == 500)
        #expect(!isOwner(of: plain))
        #expect(os_unfair_lock_trylock(plain) && !os_unfair_lock_trylock(plain))
        os_unfair_lock_assert_owner(plain)
        os_unfair_lock_unlock(plain)
        os_unfair_lock_assert_not_owner(plain)
    }
}
