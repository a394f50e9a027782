import Synchronization

/// What was found among the available fonts, until other fonts are available.
///
/// A search records how many changes of the fonts there were before it, so that its result is not kept if another
/// thread adds a font at the same time.
final class FontFindings<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Known {
        var generation = 0
        var recent: [Key: Value] = [:]
        var older: [Key: Value] = [:]
    }

    private let known = Mutex(Known())
    /// The number of results at which a new generation begins, and results unused in the last one are released.
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// The number of results that are kept.
    var count: Int { known.withLock { $0.recent.count + $0.older.count } }

    /// Returns what is known, or else what `find` returns; nil is not kept.
    func value(for key: Key, _ find: () -> Value?) -> Value? {
        let generation = FontLibrary.generation.load(ordering: .sequentiallyConsistent)
        if let value = value(for: key, generation) { return value }
        let value = find()
        if let value { add(value, for: key, generation) }
        return value
    }

    /// Forgets all results.
    func removeAll() { known.withLock { $0 = Known(generation: $0.generation) } }

    private func value(for key: Key, _ generation: Int) -> Value? {
        let (value, isOlder) = known.withLock { known -> (Value?, Bool) in
            guard known.generation == generation else { return (nil, false) }
            if let value = known.recent[key] { return (value, false) }
            return (known.older[key], true)
        }
        if isOlder, let value { add(value, for: key, generation) }
        return value
    }

    private func add(_ value: Value, for key: Key, _ generation: Int) {
        known.withLock { known in
            // Another thread knows more fonts.
            guard generation >= known.generation else { return }
            if generation > known.generation { known = Known(generation: generation) }
            if known.recent.count >= limit { (known.older, known.recent) = (known.recent, [:]) }
            known.recent[key] = value
        }
    }
}
