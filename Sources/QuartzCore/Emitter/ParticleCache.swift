import Foundation

/// The families of a timeline's newest look, with what their births settled.
final class ParticleCache: @unchecked Sendable {
    typealias Founder = (family: ParticleFamily, stream: ParticleStream)

    private let lock = NSLock()
    private var founders: [Founder] = []
    /// How many of the timeline's epochs they know of.
    private var epochs: Int?

    /// The layer's own cells after so many epochs, by `make` where others are known.
    func withFounders<R>(afterEpochs count: Int, _ make: () -> [Founder], _ body: ([Founder]) -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        if epochs != count {
            founders = make()
            epochs = count
        }
        return body(founders)
    }

    /// How many blocks of sixteen particles are kept.
    var blockCount: Int {
        lock.lock()
        defer { lock.unlock() }
        return founders.reduce(0) { $0 + $1.stream.blockCount }
    }
}
