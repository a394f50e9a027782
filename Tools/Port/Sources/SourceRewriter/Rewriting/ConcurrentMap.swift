import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// Returns the results of a function for all elements, in order, computed on all processors.
    ///
    /// The build settings are those of the caller.
    /// The threads have large stacks, because syntax trees may be nested deeply. Where memory for them is limited, there are
    /// fewer threads or smaller stacks, and in the end the calling thread does the work.
    func concurrentMap<Value: Sendable>(_ transform: @escaping @Sendable (Element) -> Value) -> [Value] {
        let desired = Swift.min(ProcessInfo.processInfo.activeProcessorCount, count)
        guard desired > 1 else { return map(transform) }
        let settings = BuildConditions.settings
        let state = Mutex((next: 0, results: [Value?](repeating: nil, count: count)))
        let work = LargeThread.Work {
            BuildConditions.$settings.withValue(settings) {
                while let index = state.withLock({ $0.next < count ? ($0.next, $0.next += 1).0 : nil }) {
                    let result = transform(self[index])
                    state.withLock { $0.results[index] = result }
                }
            }
        }
        let threads = (0..<desired).compactMap { _ in LargeThread(work) }
        if threads.isEmpty { work.perform() }
        for thread in threads { thread.join() }
        return state.withLock { $0.results.compactMap(\.self) }
    }
}
