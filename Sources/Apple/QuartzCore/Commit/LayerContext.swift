/// Puts a layer tree on screen: commits changes, delivers events, and builds the render tree for any time.
///
/// A host owns one context for the layer of each window; the scene's run loop delivers its events and commits it.
package final class LayerContext {
    package let root: CALayer
    package let scene: SceneContext
    /// The limit that the last frame or commit exceeded; everything beyond it is omitted.
    package internal(set) var exceededLimit: LayerTreeLimit? { didSet { reportLimit() } }
    /// The limits that have been reported, each once.
    package private(set) var reportedLimits: [LayerTreeLimit] = []

    var layoutIsNeeded = true
    /// The closures to call before the next layout.
    private var layoutPreparations: [() -> Void] = []
    var displayIsNeeded = true
    /// The layers that have not been included in a commit yet.
    private var newLayers: [CALayer] = []
    /// The layers that requested a call at the next commit.
    private var changedLayers: [CALayer] = []
    /// The animations of all layers.
    var schedule = AnimationSchedule()
    /// The number of animations added so far.
    package private(set) var nextOrder = 0
    /// The layers that have changed since the last commit, each of which stores its committed values.
    var changedSinceCommit: [CALayer] = []
    /// The animations that have not been included in a commit yet.
    var newAnimations: [AttachedAnimation] = []
    /// Whether changes of the layers ask for an update of the app; true by default.
    package var asksForUpdates = true
    private var isCommitting = false
    private var isLayingOut = false
    /// The presentation copies requested since the last commit.
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
            // Delegates and completion blocks often hold the layers' owners; breaks those reference cycles.
            $0.attachedAnimations = AttachedAnimations()
            $0.context = nil
            $0.isCommitted = false
            $0.state.contents.image?.releasePixels()
        }
    }

    /// The clock of the scene.
    package var clock: MediaClock { scene.clock }

    /// Ends the implicit transaction, performs layout and drawing, and starts the animations added since the last
    /// commit.
    package func commit() {
        scene.run { scene.observations.check() }
        commitChanges()
        scene.transactions.completions.settle()
        scene.run { scene.newObjects.release() }
    }

    /// Commits within a run loop cycle, without releasing new layers that are not in a tree yet.
    func commitChanges() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        scene.run {
            if let links = scene.runLoop.displayLinkSchedule, links.hasPassiveLinks, hasChanges {
                links.didCommit(at: clock.now)
            }
            commitImplicit()
            captureTransitions()
            prepareLayers()
            if scene.runLoop.adjustLayers?() == true { prepareLayers() }
            captureTransitions()
            // Changes made during layout and drawing belong to this commit.
            commitImplicit()
            // Begin times must be resolved before layers receive `didCommit(at:)`.
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
                // Computing local time is expensive for a deep layer.
                if layer.observesCommits { layer.didCommit(at: layer.localTime(fromMedia: clock.now)) }
            }
            for layer in changedSinceCommit {
                releasePictures(of: layer)
                layer.committed = nil
            }
            changedSinceCommit = []
            presentations = [:]
        }
    }

    /// Whether there are changes since the last commit that ask for an update of the app.
    var hasChanges: Bool {
        asksForUpdates
            && (layoutIsNeeded || displayIsNeeded || !changedSinceCommit.isEmpty || !newAnimations.isEmpty
                || !newLayers.isEmpty)
    }

    /// Releases the pixels of a layer that this commit hides or removes.
    private func releasePictures(of layer: CALayer) {
        guard let committed = layer.committed else { return }
        if layer.context == nil {
            layer.state.contents.image?.releasePixels()
        } else if layer.isInvisible, !(committed.state.isHidden || committed.state.opacity <= 0) {
            layer.releasePictures()
        }
    }

    /// Ends the implicit transaction, and that of changes outside all scenes on this thread.
    private func commitImplicit() {
        TransactionStack.current.commitImplicit()
        if !scene.isIdle { TransactionStack.outside.commitImplicit() }
    }

    /// Performs layout and display until neither is needed, or for at most a hundred rounds.
    ///
    /// Layout may request more layout. A tree that still needs layout after the last round is drawn as it is, and laid
    /// out again only on a new request.
    private func prepareLayers() {
        // Layers that were hidden may still have to be drawn.
        if changedSinceCommit.contains(where: { $0.committed?.state.isHidden == true && !$0.state.isHidden }) {
            displayIsNeeded = true
        }
        for _ in 0..<100 where layoutIsNeeded || displayIsNeeded {
            if layoutIsNeeded { layOut() }
            if displayIsNeeded, !layoutIsNeeded { display() }
        }
        guard layoutIsNeeded else { return }
        for prepare in drainPreparations() { prepare() }
        root.forEachLayer { $0.layoutIsNeeded = false }
        layoutIsNeeded = false
        if displayIsNeeded { display() }
    }

    /// Performs layout until none is needed, without drawing; does nothing during layout.
    package func flushLayout() {
        guard !isLayingOut else { return }
        scene.run { for _ in 0..<100 where layoutIsNeeded { layOut() } }
    }

    private func layOut() {
        isLayingOut = true
        defer { isLayingOut = false }
        layoutIsNeeded = false
        for prepare in drainPreparations() { prepare() }
        root.layOutTree()
    }

    private func drainPreparations() -> [() -> Void] {
        defer { layoutPreparations = [] }
        return layoutPreparations
    }

    private func display() {
        displayIsNeeded = false
        root.displayTree()
    }

    /// Calls `body` before the next layout; `body` may request layout of layers.
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
            let kept = old.attached.filter(\.staysOutsideTrees)
            old.removeAttached(kept.isEmpty ? old.attached : old.attached.filter { !$0.staysOutsideTrees })
            for entry in kept { remove(entry) }
            old.context = nil
            old.isCommitted = false
        }
    }

    func reportCommit(to layer: CALayer) { changedLayers.append(layer) }

    func add(_ entry: AttachedAnimation) {
        // A layer that moves within the same tree keeps its scheduled animations.
        guard !entry.isScheduled else { return }
        entry.order = nextOrder
        nextOrder += 1
        schedule.add(entry)
        newAnimations.append(entry)
        presentations[ObjectIdentifier(entry.layer)] = nil
        if entry.layer.state.isHidden { displayIsNeeded = true }
    }

    /// Discards the presentation copy of a layer whose animations changed.
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

/// The limits of a layer tree (docs/Limits.md).
package enum LayerTreeLimit: Error, Equatable, CustomStringConvertible {
    case depth(limit: Int)
    case layers(limit: Int)
    case maskNesting(limit: Int)
    case instances(limit: Int)
    case copies(limit: Int)

    package static let maximumDepth = 256
    static let maximumLayers = 100_000
    static let maximumMaskNesting = 16
    /// The maximum number of instances that nested replicators create.
    static let maximumInstances = 100_000
    /// The maximum number of layers that replicators draw in addition to the sublayers themselves.
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
