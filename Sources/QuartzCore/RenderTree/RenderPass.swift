import Compositor

/// Where and when a layer is drawn: handed to what a layer adds to a frame.
struct RenderPass {
    /// From the layer's own coordinates to pixels.
    var transform: Projection
    /// The layer's local time.
    var time: CFTimeInterval
    /// Pixels per point of the frame.
    var scale: Double
    /// Multiplies the opacity of every node added; 1 where a group fades the layer as a whole.
    var opacity: Double
    /// Whether an odd number of layers, this one included, flip their geometry; pictures are turned back.
    var isFlipped: Bool
    /// Whether layers show their animations, or only what they are set to.
    let showsAnimations: Bool
    var depth: Int
    var maskDepth: Int
    let budget: RenderBudget
    /// Of a layer that draws out of its plane: from its space to its superlayer's, and from the plane that is flattened
    /// onto to pixels.
    var space: (matrix: CATransform3D, outer: Projection)?
    /// How many copies the replicators around make of what this pass draws.
    var instances = 1
    /// Whether this is one of them other than the first.
    var isCopy = false
    /// Whether layers show what they were at the last commit, whatever has changed since.
    var showsCommitted = false
    /// The frame's number; nil where what is drawn is neither kept nor taken from an earlier frame.
    var frame: UInt64?
    /// Whether a layer around this one keeps what both draw.
    var isInsideKept = false
}

/// Counts the layers of one frame.
final class RenderBudget {
    /// The pixels that will be drawn; those of the picture while a layer is rasterised.
    var frame: PixelRect
    private(set) var layers = 0
    private var copies = 0
    /// How many layers were met that may look different at another time although nobody changes them.
    var moving = 0
    var exceeded: LayerTreeLimit? {
        // Where a limit falls depends on layers elsewhere.
        didSet { moving += 1 }
    }

    init(frame: PixelRect) { self.frame = frame }

    /// Whether there is room for one more.
    func take(isCopy: Bool) -> Bool {
        if !isCopy {
            if take(1) { return true }
            exceeded = .layers(limit: LayerTreeLimit.maximumLayers)
            return false
        }
        guard copies < LayerTreeLimit.maximumCopies else {
            exceeded = .copies(limit: LayerTreeLimit.maximumCopies)
            return false
        }
        copies += 1
        return true
    }

    /// Takes room for `count` layers, or none where there is too little.
    func take(_ count: Int) -> Bool {
        guard layers + count <= LayerTreeLimit.maximumLayers else { return false }
        layers += count
        return true
    }
}

extension LayerContext {
    /// The frame at `time` for a bitmap of `width` × `height` pixels, `scale` pixels a point.
    ///
    /// A pure function of the layers, their animations and `time`; layers without animations are read in place, and
    /// those that `reusing` lets draw what they drew before would draw the same again.
    package func renderTree(
        at time: CFTimeInterval, width: Int, height: Int, scale: Double, reusing: Bool = true
    ) -> RenderTree {
        var tree = RenderTree(width: width, height: height)
        let budget = RenderBudget(frame: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
        var above = RenderPass(
            transform: .scale(scale, scale), time: time, scale: scale, opacity: 1, isFlipped: false,
            showsAnimations: true, depth: 0, maskDepth: 0, budget: budget)
        if reusing { above.frame = FrameNumber.next() }
        above.append(root, in: nil, to: &tree.nodes)
        exceededLimit = budget.exceeded
        return tree
    }
}

extension RenderPass {
    /// Adds the sublayers of `layer`, which this pass draws, back to front.
    func appendSublayers(of layer: CALayer, to nodes: inout [RenderNode]) {
        let children = children(of: layer)
        guard !children.isEmpty else { return }
        // Once for all, as arrays that grow step by step are copied again and again.
        let count = nodes.count + children.count
        if count > nodes.capacity { nodes.reserveCapacity(max(count, 2 * nodes.capacity)) }
        // Taken once, as a layer's state is large.
        let above: LayerState? = layer.state
        let isPlane = layer.state.sublayerTransform.isIdentity
        for child in inOrder(children) {
            if isPlane, appendMoving(child, to: &nodes) { continue }
            append(child, in: above, to: &nodes)
        }
    }

    /// Layers inside the one that this pass draws, by ascending depth as it is shown (layers.md L10, L11).
    func inOrder(_ children: [CALayer]) -> [CALayer] {
        guard showsAnimations, children.contains(where: \.animatesDepth) else { return CALayer.sortedByDepth(children) }
        let depths = children.map { child in
            child.animatesDepth ? shown(child, at: localTime(of: child)).state.zPosition : child.state.zPosition
        }
        return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
    }

    /// Adds a layer whose animations have a quick form; false where it has to be added in the general way.
    private func appendMoving(_ model: CALayer, to nodes: inout [RenderNode]) -> Bool {
        guard showsAnimations, !showsCommitted, !isFlipped, depth < LayerTreeLimit.maximumDepth,
            let motion = model.currentMotion
        else { return false }
        switch motion.result(at: localTime(of: model), plane: transform, opacity: opacity) {
        case .unknown: return false
        case .node(let node): if budget.take(isCopy: isCopy) { nodes.append(node) }
        case .nothing: _ = budget.take(isCopy: isCopy)
        }
        budget.moving += 1
        return true
    }

    /// The time of a layer inside the one that this pass draws.
    private func localTime(of model: CALayer) -> CFTimeInterval {
        // A copy's time may be one before the clock's, which layers that have not begun do not hold at 0.
        let timing = model.timing
        return time < 0 ? timing.unclampedLocalTime(fromParent: time) : timing.localTime(fromParent: time)
    }

    /// Adds `model`, a layer inside the one that this pass draws, with all it contains.
    ///
    /// `space` takes the place of the superlayer's sublayer transform.
    func append(
        _ model: CALayer, in above: LayerState?, through space: CATransform3D? = nil, to nodes: inout [RenderNode]
    ) {
        guard let (layer, local) = visible(model) else { return }
        let state = layer.state
        var pass = descend(to: state, time: local)
        if layer.keepsDepth, showsAnimations {
            let own = state.flippedMatrix(in: space == nil ? above : nil)
            pass.opacity *= min(Double(state.opacity), 1)
            pass.appendSpace(of: layer, matrix: space.map(own.concatenating) ?? own, to: &nodes)
            return
        }
        let placed: Projection
        if let space {
            let total = state.flippedMatrix(in: nil).concatenating(space)
            if !state.isDoubleSided, total.showsBack { return }
            placed = Projection(total)
        } else {
            if !state.isDoubleSided, state.facesAway(in: above) { return }
            placed = state.projection(in: above)
        }
        pass.transform = placed.concatenating(transform)
        guard pass.transform.isFinite else { return }
        if layer.leavesPlane {
            let own = state.flippedMatrix(in: space == nil ? above : nil)
            pass.space = (space.map(own.concatenating) ?? own, transform)
        }
        pass.reuseDrawing(of: model, in: &nodes) { $0.appendLook(of: layer, model: model, to: &$1) }
    }

    /// `model` with its animations at this pass's time, and its own time; nil where it is hidden or beyond a limit.
    func visible(_ model: CALayer) -> (layer: CALayer, time: CFTimeInterval)? {
        guard depth < LayerTreeLimit.maximumDepth else {
            budget.exceeded = .depth(limit: LayerTreeLimit.maximumDepth)
            return nil
        }
        guard budget.take(isCopy: isCopy) else { return nil }
        if model.isMoving { budget.moving += 1 }
        let local = localTime(of: model)
        let layer = shown(model, at: local)
        if layer.state.isHidden || !(layer.state.opacity > 0) {
            var own = self
            own.time = local
            // What was there before may still be on its way out.
            guard own.transition(of: model) != nil else { return nil }
        }
        return (layer, local)
    }

    /// What this pass shows of `model` at its local time `local`: the layer itself where nothing is animated.
    func shown(_ model: CALayer, at local: CFTimeInterval) -> CALayer {
        let version = showsCommitted ? model.committed : nil
        let animations = showsAnimations ? version?.attached ?? model.attached : []
        guard !animations.isEmpty || version != nil else { return model }
        let isRedrawn = animations.contains(where: model.isDrawn(by:))
        let layer = model.presented(at: local, animations: animations, version: version, asOwnClass: isRedrawn)
        if isRedrawn { layer.redraw() }
        return layer
    }

    /// What `layer`, which this pass draws, contains.
    func children(of layer: CALayer) -> [CALayer] {
        let model = layer.source ?? layer
        return showsCommitted ? model.committed?.children ?? model.children : model.children
    }

    /// What draws a layer inside, its place still to be said.
    func descend(to state: LayerState, time: CFTimeInterval) -> RenderPass {
        var pass = self
        pass.time = time
        pass.space = nil
        pass.isFlipped = isFlipped != state.isGeometryFlipped
        pass.depth = depth + 1
        return pass
    }

    func with(opacity: Double, maskDepth: Int? = nil) -> RenderPass {
        var pass = self
        pass.opacity = opacity
        pass.maskDepth = maskDepth ?? self.maskDepth
        return pass
    }
}
