/// Puts a layer tree on screen: commits its changes, tells its events, and turns it into a render tree for any time.
///
/// A host owns one for each window's layer; the run loop of the scene delivers its events and commits it.
package final class LayerContext {
    package let root: CALayer
    package let scene: SceneContext
    /// The limit that the last frame or commit ran into; what lies beyond it is left out.
    package internal(set) var exceededLimit: LayerTreeLimit? { didSet { reportLimit() } }
    /// The limits that were told of, each once.
    package private(set) var reportedLimits: [LayerTreeLimit] = []

    var layoutIsNeeded = true
    /// What is to be done before the next layout.
    private var layoutPreparations: [() -> Void] = []
    var displayIsNeeded = true
    /// Layers that no commit has seen yet.
    private var newLayers: [CALayer] = []
    /// Layers that asked to hear of the next commit.
    private var changedLayers: [CALayer] = []
    /// The animations of all layers.
    var schedule = AnimationSchedule()
    /// How many animations were added so far.
    package private(set) var nextOrder = 0
    /// Layers that have changed since the last commit, each of which holds what it was.
    var changedSinceCommit: [CALayer] = []
    /// Animations that no commit has seen yet.
    var newAnimations: [AttachedAnimation] = []
    private var isCommitting = false
    /// Presentation copies asked for since the last commit.
    var presentations: [ObjectIdentifier: (time: CFTimeInterval, copy: CALayer)] = [:]

    package init(root: CALayer, scene: SceneContext) {
        self.root = root
        self.scene = scene
        add(root)
        scene.transactions.register(self)
        if !scene.isIdle { TransactionStack.outside.register(self) }
    }

    deinit {
        for layer in changedSinceCommit { layer.committed = nil }
        root.forEachLayer {
            // Delegates and completion blocks often hold the layers' owners, which then would hold one another for ever.
            $0.attachedAnimations = AttachedAnimations()
            $0.context = nil
            $0.isCommitted = false
        }
    }

    /// The clock of the scene.
    package var clock: MediaClock { scene.clock }

    /// Ends the implicit transaction, lays out, draws, and starts the animations added since the last commit.
    package func commit() {
        scene.run { scene.observations.check() }
        commitChanges()
        scene.transactions.completions.settle()
        scene.run { scene.newObjects.release() }
    }

    /// ``commit()`` in the middle of a turn of the run loop: layers still outside the tree may yet come into it.
    func commitChanges() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        scene.run {
            commitImplicit()
            captureTransitions()
            prepareLayers()
            captureTransitions()
            // Layout and drawing change layers; those changes belong to this commit.
            commitImplicit()
            // Layers that hear of the commit find their animations settled.
            for entry in newAnimations where entry.isScheduled && !entry.isResolved {
                entry.animation.beginTime = entry.layer.localTime(fromMedia: clock.now)
                entry.isResolved = true
            }
            newAnimations = []
            let committed = newLayers + changedLayers
            newLayers = []
            changedLayers = []
            for layer in committed where layer.context === self {
                layer.isCommitted = true
                // A deep layer's own time takes a walk through all around it.
                if layer.hearsCommits { layer.didCommit(at: layer.localTime(fromMedia: clock.now)) }
            }
            for layer in changedSinceCommit { layer.committed = nil }
            changedSinceCommit = []
            presentations = [:]
        }
    }

    /// Ends the implicit transaction, and that of changes outside all scenes on this thread.
    private func commitImplicit() {
        TransactionStack.current.commitImplicit()
        if !scene.isIdle { TransactionStack.outside.commitImplicit() }
    }

    /// Layout may ask for more layout; a tree that never comes to rest is drawn as it is after a hundred rounds, and laid
    /// out again only when something asks for it anew.
    private func prepareLayers() {
        for _ in 0..<100 where layoutIsNeeded || displayIsNeeded {
            if layoutIsNeeded { layOut() }
            if displayIsNeeded, !layoutIsNeeded { display() }
        }
        guard layoutIsNeeded else { return }
        for prepare in takePreparations() { prepare() }
        root.forEachLayer { $0.layoutIsNeeded = false }
        layoutIsNeeded = false
        if displayIsNeeded { display() }
    }

    private func layOut() {
        layoutIsNeeded = false
        for prepare in takePreparations() { prepare() }
        root.layOutTree()
    }

    private func takePreparations() -> [() -> Void] {
        defer { layoutPreparations = [] }
        return layoutPreparations
    }

    private func display() {
        displayIsNeeded = false
        root.forEachLayer { $0.displayIfNeeded() }
    }

    /// Calls `body` before the next layout, which it may ask layers for.
    package func prepareLayout(_ body: @escaping () -> Void) {
        layoutIsNeeded = true
        layoutPreparations.append(body)
    }

    private func reportLimit() {
        guard let exceededLimit, !reportedLimits.contains(exceededLimit) else { return }
        reportedLimits.append(exceededLimit)
        scene.writeMessage("quartzite: \(exceededLimit)")
    }

    // MARK: Membership

    func add(_ layer: CALayer) {
        layer.forEachLayer { new in
            new.context = self
            newLayers.append(new)
            if new.layoutIsNeeded { layoutIsNeeded = true }
            if new.displayIsNeeded { displayIsNeeded = true }
            for entry in new.attached { add(entry) }
        }
    }

    func remove(_ layer: CALayer) {
        layer.forEachLayer { old in
            old.keepCommitted()
            old.removeAttached(old.attached)
            old.context = nil
            old.isCommitted = false
        }
    }

    func tellCommit(to layer: CALayer) { changedLayers.append(layer) }

    func add(_ entry: AttachedAnimation) {
        // A layer that changes its place among its siblings brings what is here already.
        guard !entry.isScheduled else { return }
        entry.order = nextOrder
        nextOrder += 1
        schedule.add(entry)
        newAnimations.append(entry)
        presentations[ObjectIdentifier(entry.layer)] = nil
    }

    /// Makes no use of copies made before a layer's animations changed.
    func animationsDidChange(on layer: CALayer) { presentations[ObjectIdentifier(layer)] = nil }

    func remove(_ entry: AttachedAnimation) {
        schedule.remove(entry)
        presentations[ObjectIdentifier(entry.layer)] = nil
    }

    /// Removes animations of `layer` from the schedule in one pass.
    func remove(_ entries: [AttachedAnimation], of layer: CALayer) {
        if entries.count > 16 { schedule.remove(entries) } else { for entry in entries { schedule.remove(entry) } }
        presentations[ObjectIdentifier(layer)] = nil
    }
}

/// What a layer tree may not exceed (docs/Limits.md).
package enum LayerTreeLimit: Error, Equatable, CustomStringConvertible {
    case depth(limit: Int)
    case layers(limit: Int)
    case maskNesting(limit: Int)
    case instances(limit: Int)
    case copies(limit: Int)

    package static let maximumDepth = 256
    static let maximumLayers = 100_000
    static let maximumMaskNesting = 16
    /// Copies that replicators inside one another make.
    static let maximumInstances = 100_000
    /// Layers that replicators draw besides the sublayers themselves.
    static let maximumCopies = 1_000_000

    package var description: String {
        switch self {
        case .depth(let limit): "the layer tree is more than \(limit) layers deep; deeper layers are not drawn"
        case .layers(let limit): "the layer tree has more than \(limit) layers; the rest is not drawn"
        case .maskNesting(let limit): "masks are nested more than \(limit) deep; deeper masks are not applied"
        case .instances(let limit): "replicators make more than \(limit) copies; the rest is not drawn"
        case .copies(let limit): "replicators draw more than \(limit) layers; the rest is not drawn"
        }
    }
}
