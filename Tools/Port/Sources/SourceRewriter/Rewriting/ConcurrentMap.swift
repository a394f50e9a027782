import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// Returns the results of a function for all elements, in order, computed on all processors.
    ///
    /// The build settings are those of the caller.
    /// The threads have large stacks, because syntax trees may be nested deeply.
    func concurrentMap<Value: Sendable>(_ transform: @escaping @Sendable (Element) -> Value) -> [Value] {
        let threads = Swift.min(ProcessInfo.processInfo.activeProcessorCount, count)
        guard threads > 1 else { return map(transform) }
        let settings = BuildConditions.settings
        let state = Mutex((next: 0, results: [Value?](repeating: nil, count: count)))
        let finished = DispatchSemaphore(value: 0)
        for _ in 0..<threads {
            let thread = Thread {
                BuildConditions.$settings.withValue(settings) {
                    while let index = state.withLock({ $0.next < count ? ($0.next, $0.next += 1).0 : nil }) {
                        let result = transform(self[index])
                        state.withLock { $0.results[index] = result }
                    }
                }
                finished.signal()
            }
            thread.stackSize = 1 << 30
            thread.start()
        }
        for _ in 0..<threads { finished.wait() }
        return state.withLock { $0.results.compactMap(\.self) }
    }
}
