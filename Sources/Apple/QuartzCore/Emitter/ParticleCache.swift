import Foundation

/// The families of the newest frame of a timeline, with the particles of their births.
final class ParticleCache: @unchecked Sendable {
    typealias Founder = (family: ParticleFamily, stream: ParticleStream)

    private let lock = NSLock()
    private var founders: [Founder] = []
    /// The number of the timeline's epochs for which the families are valid.
    private var epochs: Int?

    /// Calls `body` with the layer's own cells after a number of epochs; `make` creates them if the number changed.
    func withFounders<R>(afterEpochs count: Int, _ make: () -> [Founder], _ body: ([Founder]) -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        if epochs != count {
            founders = make()
            epochs = count
        }
        return body(founders)
    }

    /// The number of blocks of sixteen particles that are kept.
    var blockCount: Int {
        lock.lock()
        defer { lock.unlock() }
        return founders.reduce(0) { $0 + $1.stream.blockCount }
    }
}
