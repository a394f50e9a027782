import Foundation

/// A thread with a stack of 1 GiB for deeply nested syntax trees, or less where memory is limited.
///
/// Foundation's `Thread` does not say whether it could be started.
package struct LargeThread {
    /// What threads do, as an object, so that C code can pass it on.
    package final class Work: Sendable {
        package let perform: @Sendable () -> Void

        package init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
    }

    /// The sizes of stacks that are tried, in bytes.
    private static let stackSizes = [1 << 30, 1 << 28, 1 << 26, 1 << 24]

    /// The address space that a new thread leaves for the memory of all threads, in bytes.
    ///
    /// Where less is left, allocations fail, which ends the program.
    private static let reserve = 384 << 20

    private let thread: pthread_t

    /// Starts a thread; returns nil if the system refuses.
    package init?(_ work: Work) {
        var started: pthread_t?
        for size in Self.stackSizes where started == nil { started = Self.start(work, stackSize: size) }
        guard let started else { return nil }
        thread = started
    }

    private static func start(_ work: Work, stackSize: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
        // The reserve is held while the stack is taken.
        let reserved = mmap(nil, reserve, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        guard let reserved, reserved != MAP_FAILED else { return nil }
        defer { munmap(reserved, reserve) }
        let argument = Unmanaged.passRetained(work)
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().perform()
                return nil
            }, argument.toOpaque())
        guard status == 0 else {
            argument.release()
            return nil
        }
        return thread
    }

    /// Waits until the thread has ended.
    package func join() { pthread_join(thread, nil) }
}
