/// The layers created in the current run loop cycle, which are retained until its commit.
///
/// On Apple's systems, a transaction retains the layers that it changes, and code depends on it: for example, it assigns
/// a new layer to a weak variable and then adds it as a sublayer. Only the latest layers are retained, so that a loop
/// that creates a hundred thousand does not retain them all. Views and controllers are not retained.
package final class NewObjects {
    /// The largest number of retained objects.
    static let capacity = 256
    private var objects: [AnyObject] = []
    private var oldest = 0

    /// Retains an object until the commit, or until ``capacity`` newer objects are created.
    func keep(_ object: AnyObject) {
        guard objects.count == Self.capacity else { return objects.append(object) }
        let gone = objects[oldest]
        objects[oldest] = object
        oldest = (oldest + 1) % Self.capacity
        // The release of an object may create new objects.
        withExtendedLifetime(gone) {}
    }

    /// Releases all objects.
    package func release() {
        guard !objects.isEmpty else { return }
        let gone = objects
        (objects, oldest) = ([], 0)
        withExtendedLifetime(gone) {}
    }
}

extension SceneContext {
    /// Retains an object until the commit that ends the current run loop cycle; has no effect outside all stages.
    package static func keepUntilCommit(_ object: AnyObject) {
        let scene = current
        if !scene.isIdle, !scene.hasEnded { scene.newObjects.keep(object) }
    }
}
