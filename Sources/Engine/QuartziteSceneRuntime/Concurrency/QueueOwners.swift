/// The queues that the running code of a scene owns.
///
/// One thread runs the blocks of all queues of a scene, as if each queue had a thread of its own. This type knows on which
/// of these threads code runs, and so finds a block that waits for its own queue, which ends the program on iOS.
package final class QueueOwners {
    /// The queues of each block that has begun and not ended, innermost last, by the fiber in which it runs.
    private var owned: [ObjectIdentifier?: [Set<ObjectIdentifier>]] = [:]

    private init() {}

    /// The key that stands for the main queue.
    package static let main = ObjectIdentifier(QueueOwners.self)

    private static func current(_ scene: SceneContext) -> QueueOwners {
        scene.object(of: QueueOwners.self, create: QueueOwners.init)
    }

    private static var place: ObjectIdentifier? { Fiber.current.map(ObjectIdentifier.init) }

    /// The queues of the running code.
    ///
    /// Outside all blocks, this is the main queue; fibers run blocks of other queues.
    private var queues: Set<ObjectIdentifier> {
        let place = Self.place
        return owned[place]?.last ?? (place == nil ? [Self.main] : [])
    }

    /// Whether the running code owns a queue.
    package static func owns(_ queue: ObjectIdentifier, in scene: SceneContext) -> Bool {
        current(scene).queues.contains(queue)
    }

    /// Runs a block as if on a thread of its own that owns a queue; nil owns none.
    package static func run<Result>(
        on queue: ObjectIdentifier?, in scene: SceneContext, _ block: () throws -> Result
    ) rethrows -> Result {
        try current(scene).run(owning: queue.map { [$0] } ?? [], block)
    }

    /// Runs a block on the current thread, which owns a further queue while the block runs.
    package static func run<Result>(
        alsoOn queue: ObjectIdentifier, in scene: SceneContext, _ block: () throws -> Result
    ) rethrows -> Result {
        let owners = current(scene)
        return try owners.run(owning: owners.queues.union([queue]), block)
    }

    private func run<Result>(owning queues: Set<ObjectIdentifier>, _ block: () throws -> Result) rethrows -> Result {
        let place = Self.place
        owned[place, default: []].append(queues)
        defer {
            owned[place]?.removeLast()
            if owned[place]?.isEmpty == true { owned[place] = nil }
        }
        return try block()
    }
}
