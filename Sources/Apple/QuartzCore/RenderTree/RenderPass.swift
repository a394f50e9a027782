import QuartziteCompositor

/// The place, time and context in which a layer is drawn, passed to everything that adds nodes to a frame.
///
/// A pass is a structure that each layer changes and passes on to its sublayers, so that what a parent sets never
/// outlives its subtree, and no code restores anything. It appends nodes to a list that belongs to the frame. Layers do
/// not draw themselves, as `draw(in:)` of a view does: nodes are values, so the compositor can draw one frame on all
/// cores while the next pass runs, and a subtree in which nothing moves keeps its nodes for later frames. It keeps them
/// only from the second frame on that requests the same, because keeping costs a copy that a single picture never uses.
struct RenderPass {
    /// Maps the layer's own coordinates to pixels.
    var transform: Projection
    /// The layer's local time.
    var time: CFTimeInterval
    /// The pixels per point of the frame.
    var scale: Double
    /// Multiplies the opacity of every added node; 1 if a group fades the whole layer.
    var opacity: Double
    /// Whether an odd number of layers, including this one, flip their geometry; images are flipped back.
    var isFlipped: Bool
    /// Whether layers show their animations or only their model values.
    let showsAnimations: Bool
    var depth: Int
    var maskDepth: Int
    var budget: RenderBudget
    /// The number of threads that may evaluate layers.
    var threads = 1
    /// The space of a layer that draws outside its plane, as two mappings.
    ///
    /// `matrix` maps the layer's space to its superlayer's, and `outer` maps the plane of projection to pixels.
    var space: (matrix: CATransform3D, outer: Projection)?
    /// The number of copies that the enclosing replicators make of this pass's content.
    var instances = 1
    /// Whether this pass draws one of those copies other than the first.
    var isCopy = false
    /// Whether layers show the values of the last commit instead of the current ones.
    var showsCommitted = false
    /// The colour space in which the colours of gradients are interpolated.
    var gradientMixing = GradientMixing.sRGB
    /// Whether layers are drawn as by Core Graphics in `render(in:)`, rather than as on screen.
    var usesCoreGraphics: Bool { gradientMixing == .genericRGB }
    /// The number of the frame; nil if drawings are neither cached nor reused.
    var frame: UInt64?
    /// The sublayer that is not drawn in its place; nil if all are.
    var omitted: ObjectIdentifier?
    /// Whether an enclosing layer caches this layer's drawing as part of its own.
    var isInsideKept = false
}

/// Counts the layers of one frame against the limits.
final class RenderBudget {
    /// The rectangle of pixels to draw: the frame's, or the bitmap's while a layer is rasterised.
    var frame: PixelRect
    private(set) var layers = 0
    private var copies = 0
    /// The number of layers found so far whose appearance may change without a change of their properties.
    var moving = 0
    var exceeded: LayerTreeLimit? {
        // What a limit omits depends on other layers, so the result must not be cached.
        didSet { moving += 1 }
    }

    /// The last presentation copy of a plain layer, which the next one reuses once nothing refers to it.
    private var spare: CALayer?

    init(frame: PixelRect) { self.frame = frame }

    /// Returns a presentation copy of a plain layer, without its animations; nil for a layer of another class.
    func sparePresentation(of model: CALayer) -> CALayer? {
        guard type(of: model) == CALayer.self else { return nil }
        if isKnownUniquelyReferenced(&spare), let spare {
            spare.becomeCopy(of: model)
            return spare
        }
        let copy = CALayer.copy(of: model)
        copy.source = model
        spare = copy
        return copy
    }

    /// Whether `count` further layers are within the limit.
    func hasSpace(for count: Int) -> Bool { layers + count <= LayerTreeLimit.maximumLayers }

    /// Counts one more layer, or returns false if a limit is reached.
    func reserve(isCopy: Bool) -> Bool {
        if !isCopy {
            if reserve(1) { return true }
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

    /// Counts `count` layers, or none if they would exceed the limit.
    func reserve(_ count: Int) -> Bool {
        guard hasSpace(for: count) else { return false }
        layers += count
        return true
    }
}

extension LayerContext {
    /// Returns the frame at `time` for a bitmap of `width` × `height` pixels, with `scale` pixels per point.
    ///
    /// The result depends only on the layers, their animations and `time`. Layers without animations are read in place;
    /// with `reusing`, unchanged layers reuse their earlier drawings, which does not change the result, and neither does
    /// the number of threads that evaluate many moving layers.
    package func renderTree(
        at time: CFTimeInterval, width: Int, height: Int, scale: Double, reusing: Bool = true, threads: Int = 1
    ) -> RenderTree {
        var tree = RenderTree(width: width, height: height)
        let budget = RenderBudget(frame: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
        var above = RenderPass(
            transform: .scale(scale, scale), time: time, scale: scale, opacity: 1, isFlipped: false,
            showsAnimations: true, depth: 0, maskDepth: 0, budget: budget)
        if reusing { above.frame = FrameNumber.next() }
        above.threads = threads
        above.append(root, in: nil, to: &tree.nodes)
        exceededLimit = budget.exceeded
        return tree
    }
}

extension RenderPass {
    /// Appends the sublayers of `layer`, which this pass draws, from back to front.
    func appendSublayers(of layer: CALayer, to nodes: inout [RenderNode]) {
        let children = children(of: layer)
        guard !children.isEmpty else { return }
        // Reserves capacity once, because growing the array step by step copies it repeatedly.
        let count = nodes.count + children.count
        if count > nodes.capacity { nodes.reserveCapacity(max(count, 2 * nodes.capacity)) }
        let inherited = layer.state.inheritedMatrix
        if children.count > 1, !usesCoreGraphics, children.contains(where: \.isTilted) {
            return appendTilted(children, in: inherited, to: &nodes)
        }
        let ordered = inOrder(children)
        if inherited == nil, appendMovingLayers(ordered, to: &nodes) { return }
        for child in ordered {
            if inherited == nil, appendMoving(child, to: &nodes) { continue }
            append(child, in: inherited, to: &nodes)
        }
    }

    /// Returns sublayers of this pass's layer sorted by ascending displayed depth (layers.md L10, L11).
    func inOrder(_ children: [CALayer]) -> [CALayer] {
        guard showsAnimations, children.contains(where: \.animatesDepth) else { return CALayer.sortedByDepth(children) }
        let depths = children.map { child in
            child.animatesDepth ? shown(child, at: localTime(of: child)).state.zPosition : child.state.zPosition
        }
        return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
    }

    /// Whether layers can take the fast path.
    var allowsMotion: Bool {
        showsAnimations && !showsCommitted && gradientMixing == .sRGB && !isFlipped
            && depth < LayerTreeLimit.maximumDepth
    }

    /// Appends a layer on the fast path; returns false if it must take the general path.
    private func appendMoving(_ model: CALayer, to nodes: inout [RenderNode]) -> Bool {
        guard allowsMotion, let motion = model.currentMotion else { return false }
        return motion.append(at: localTime(of: model), in: self, to: &nodes)
    }

    /// Returns the local time of a sublayer of this pass's layer.
    func localTime(of model: CALayer) -> CFTimeInterval {
        // A replicated copy's time may be negative, and must then not be clamped to 0.
        let timing = model.timing
        return time < 0 ? timing.unclampedLocalTime(fromParent: time) : timing.localTime(fromParent: time)
    }

    /// Appends `model`, a sublayer of this pass's layer, with its whole subtree.
    ///
    /// `inherited` is the superlayer's sublayer matrix, nil if it is the identity; `space` replaces it.
    func append(
        _ model: CALayer, in inherited: CATransform3D?, through space: CATransform3D? = nil,
        to nodes: inout [RenderNode]
    ) {
        guard let (layer, local) = visible(model) else { return }
        var pass = descend(flipped: layer.state.isGeometryFlipped, time: local)
        if usesCoreGraphics, !layer.state.transform.isAlmostAffine {
            // Core Graphics has no such transforms: the layer loses its position with its transform.
            var state = layer.state
            (state.position, state.transform) = (.zero, .identity)
            pass.transform = state.projection(in: nil).concatenating(transform)
            pass.appendAppearance(of: layer, model: model, to: &nodes)
            return
        }
        if layer.keepsDepth, !usesCoreGraphics {
            let own = layer.state.flippedMatrix(in: space == nil ? inherited : nil)
            pass.opacity *= min(Double(layer.state.opacity), 1)
            pass.appendSpace(of: layer, matrix: space.map(own.concatenating) ?? own, to: &nodes)
            return
        }
        let placed: Projection
        if let space {
            let total = layer.state.flippedMatrix(in: nil).concatenating(space)
            if !layer.state.isDoubleSided, total.showsBack { return }
            placed = Projection(total)
        } else {
            if !layer.state.isDoubleSided, layer.state.facesAway(in: inherited) { return }
            placed = layer.state.projection(in: inherited)
        }
        pass.transform = placed.concatenating(transform)
        guard pass.transform.isFinite else { return }
        if layer.leavesPlane {
            let own = layer.state.flippedMatrix(in: space == nil ? inherited : nil)
            pass.space = (space.map(own.concatenating) ?? own, transform)
        }
        pass.reuseDrawing(of: model, in: &nodes) { $0.appendAppearance(of: layer, model: model, to: &$1) }
    }

    /// Returns `model` with its animations at this pass's time, and its local time; nil if it is hidden or beyond a
    /// limit.
    func visible(_ model: CALayer) -> (layer: CALayer, time: CFTimeInterval)? {
        guard depth < LayerTreeLimit.maximumDepth else {
            budget.exceeded = .depth(limit: LayerTreeLimit.maximumDepth)
            return nil
        }
        guard budget.reserve(isCopy: isCopy) else { return nil }
        if model.isMoving { budget.moving += 1 }
        let local = localTime(of: model)
        let layer = shown(model, at: local)
        if layer.state.isHidden || !(layer.state.opacity > 0) {
            var own = self
            own.time = local
            // The old appearance may still be fading out in a transition.
            guard own.transition(of: model) != nil else { return nil }
        }
        return (layer, local)
    }

    /// Returns the layer that this pass shows for `model` at its local time `local`: the model itself if nothing is
    /// animated.
    func shown(_ model: CALayer, at local: CFTimeInterval) -> CALayer {
        let version = showsCommitted ? model.committed : nil
        let animations = showsAnimations ? version?.attached ?? model.attached : []
        guard !animations.isEmpty || version != nil else { return model }
        let isRedrawn = animations.contains(where: \.redrawsLayer)
        if !isRedrawn, version == nil, let layer = budget.sparePresentation(of: model) {
            for entry in animations { entry.animation.evaluate(at: entry.evaluationTime(local), on: layer) }
            return layer
        }
        let layer = model.presented(at: local, animations: animations, version: version, asOwnClass: isRedrawn)
        if isRedrawn { layer.redraw() }
        return layer
    }

    /// Returns the sublayers of `layer`, which this pass draws.
    func children(of layer: CALayer) -> [CALayer] {
        let model = layer.source ?? layer
        let children = showsCommitted ? model.committed?.children ?? model.children : model.children
        guard let omitted else { return children }
        return children.filter { ObjectIdentifier($0) != omitted }
    }

    /// Returns the pass for a sublayer, whose transform the caller must still set.
    ///
    /// `flipped` says whether the sublayer flips its own geometry.
    func descend(flipped: Bool, time: CFTimeInterval) -> RenderPass {
        var pass = self
        pass.time = time
        pass.space = nil
        pass.omitted = nil
        pass.isFlipped = isFlipped != flipped
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
