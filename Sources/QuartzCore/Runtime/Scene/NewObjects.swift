/// The layers and responders that the present turn of the run loop has made, which stay until its commit.
///
/// On Apple's systems what is held weakly alone lives on until the turn ends, and code counts on it: it assigns a new
/// layer to a weak variable, and then adds it as a sublayer. Only the latest objects are kept, so that a loop that makes
/// a hundred thousand holds no more than these.
final class NewObjects {
    /// How many objects are kept.
    static let capacity = 256
    private var objects: [AnyObject] = []
    private var oldest = 0

    /// Keeps an object until the commit, or until as many others as are kept have been made.
    func keep(_ object: AnyObject) {
        guard objects.count == Self.capacity else { return objects.append(object) }
        let gone = objects[oldest]
        objects[oldest] = object
        oldest = (oldest + 1) % Self.capacity
        // What goes may make new objects while it does.
        withExtendedLifetime(gone) {}
    }

    /// Lets go of all objects.
    func release() {
        guard !objects.isEmpty else { return }
        let gone = objects
        (objects, oldest) = ([], 0)
        withExtendedLifetime(gone) {}
    }
}

extension SceneContext {
    /// Keeps an object until the commit that ends the present turn of the run loop; outside every stage not at all.
    package static func keepUntilCommit(_ object: AnyObject) {
        let scene = current
        if !scene.isIdle, !scene.hasEnded { scene.newObjects.keep(object) }
    }
}
