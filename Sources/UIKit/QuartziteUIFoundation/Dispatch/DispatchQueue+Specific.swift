import Dispatch
import QuartzCore

extension DispatchQueue {
    /// Sets the value of a queue for a key; nil removes it.
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
        if !SceneContext.current.isIdle { SpecificValues.set(value, key, of: specificKey) }
        platform.setSpecific(key: key, value: value)
    }

    /// Returns the value of the queue for a key; nil if none is set.
    public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { platform.getSpecific(key: key) }

    /// Returns the value for a key of the queue that runs the current block; nil if none is set.
    ///
    /// On a stage, the blocks of queues that run several at a time find no values.
    public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
        let scene = SceneContext.current
        if scene.isIdle { return Dispatch.DispatchQueue.getSpecific(key: key) }
        return SpecificValues.values(key).first { QueueOwners.owns($0.queue, in: scene) }?.value
    }

    /// The key that stands for the queue, also for one that runs several blocks at a time.
    private var specificKey: ObjectIdentifier { serialKey ?? ObjectIdentifier(platform) }
}

/// The values that the code of a scene has set for queues; outside all scenes, those of Dispatch count.
private final class SpecificValues: @unchecked Sendable {
    private struct Entry {
        let queue: ObjectIdentifier
        /// Kept, so that no other key gets its number.
        let key: AnyObject
        let value: Any
    }

    private static var current: SpecificValues {
        SceneContext.current.object(of: SpecificValues.self) { SpecificValues() }
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    static func set<T>(_ value: T?, _ key: DispatchSpecificKey<T>, of queue: ObjectIdentifier) {
        current.set(value, key, of: queue)
    }

    static func values<T>(_ key: DispatchSpecificKey<T>) -> [(queue: ObjectIdentifier, value: T)] {
        current.values(key)
    }

    private func set<T>(_ value: T?, _ key: DispatchSpecificKey<T>, of queue: ObjectIdentifier) {
        lock.withLock {
            entries.removeAll { $0.queue == queue && $0.key === key }
            if let value { entries.append(Entry(queue: queue, key: key, value: value)) }
        }
    }

    private func values<T>(_ key: DispatchSpecificKey<T>) -> [(queue: ObjectIdentifier, value: T)] {
        lock.withLock {
            entries.compactMap { entry in
                guard entry.key === key, let value = entry.value as? T else { return nil }
                return (entry.queue, value)
            }
        }
    }
}
