import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// Returns the results of a function for all elements, in order, computed on all processors.
    ///
    /// The build settings are those of the caller.
    /// The threads have large stacks, because syntax trees may be nested deeply. Where memory for them is limited, there are
    /// fewer threads or smaller stacks, and in the end the calling thread does the work.
    func concurrentMap<Value: Sendable>(_ transform: @escaping @Sendable (Element) -> Value) -> [Value] {
        let wanted = Swift.min(ProcessInfo.processInfo.activeProcessorCount, count)
        guard wanted > 1 else { return map(transform) }
        let settings = BuildConditions.settings
        let state = Mutex((next: 0, results: [Value?](repeating: nil, count: count)))
        let work = WorkerThread.Work {
            BuildConditions.$settings.withValue(settings) {
                while let index = state.withLock({ $0.next < count ? ($0.next, $0.next += 1).0 : nil }) {
                    let result = transform(self[index])
                    state.withLock { $0.results[index] = result }
                }
            }
        }
        let threads = (0..<wanted).compactMap { _ in WorkerThread(work) }
        if threads.isEmpty { work.perform() }
        for thread in threads { thread.join() }
        return state.withLock { $0.results.compactMap(\.self) }
    }
}

/// A thread with a large stack, which Foundation's `Thread` starts without saying whether it could.
private struct WorkerThread {
    /// What threads do, as an object, so that C code can pass it on.
    final class Work: Sendable {
        let perform: @Sendable () -> Void

        init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
    }

    /// The sizes of stacks that are tried, in bytes.
    private static let stackSizes = [1 << 30, 1 << 28, 1 << 26, 1 << 24]

    private let thread: pthread_t

    /// Starts a thread; returns nil if the system refuses.
    init?(_ work: Work) {
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
    func join() { pthread_join(thread, nil) }
}
