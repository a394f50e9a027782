import Compositor

/// Where and when a layer is drawn: handed to what a layer adds to a frame.
package struct RenderPass {
    /// From the layer's own coordinates to pixels.
    package let transform: Projection
    /// The layer's local time.
    package let time: CFTimeInterval
    /// Pixels per point of the frame.
    package let scale: Double
    /// Multiplies the opacity of every node added; 1 where a group fades the layer as a whole.
    package let opacity: Double
    /// Whether an odd number of layers, this one included, flip their geometry; pictures are turned back.
    package let isFlipped: Bool
    /// Whether layers show their animations, or only what they are set to.
    let showsAnimations: Bool
    let depth: Int
    let maskDepth: Int
    let budget: RenderBudget
}

/// Counts the layers of one frame.
final class RenderBudget {
    var layers = 0
    var exceeded: LayerTreeLimit?
}

extension LayerContext {
    /// The frame at `time` for a bitmap of `width` × `height` pixels, `scale` pixels a point.
    ///
    /// A pure function of the layers, their animations and `time`; layers without animations are read in place.
    package func renderTree(at time: CFTimeInterval, width: Int, height: Int, scale: Double) -> RenderTree {
        var tree = RenderTree(width: width, height: height)
        let budget = RenderBudget()
        let above = RenderPass(
            transform: .scale(scale, scale), time: time, scale: scale, opacity: 1, isFlipped: false,
            showsAnimations: true, depth: 0, maskDepth: 0, budget: budget)
        above.append(root, in: nil, to: &tree.nodes)
        exceededLimit = budget.exceeded
        return tree
    }
}

extension RenderPass {
    /// Adds the sublayers of `layer`, which this pass draws, back to front.
    func appendSublayers(of layer: CALayer, to nodes: inout [RenderNode]) {
        let model = layer.source ?? layer
        guard !model.children.isEmpty else { return }
        for child in CALayer.sortedByDepth(model.children) { append(child, in: layer.state, to: &nodes) }
    }

    /// Adds `model`, a layer inside the one that this pass draws, with all it contains.
    func append(_ model: CALayer, in above: LayerState?, to nodes: inout [RenderNode]) {
        guard depth < LayerTreeLimit.maximumDepth else {
            budget.exceeded = .depth(limit: LayerTreeLimit.maximumDepth)
            return
        }
        guard budget.layers < LayerTreeLimit.maximumLayers else {
            budget.exceeded = .layers(limit: LayerTreeLimit.maximumLayers)
            return
        }
        budget.layers += 1
        let local = model.timing.localTime(fromParent: time)
        let isAnimated = showsAnimations && !model.attached.isEmpty
        let layer = isAnimated ? model.presented(at: local) : model
        if layer !== model { layer.redrawIfAnimated(by: model.attached) }
        let state = layer.state
        guard !state.isHidden, state.opacity > 0 else { return }
        if !state.isDoubleSided, state.facesAway(in: above) { return }
        let total = state.projection(in: above).concatenating(transform)
        guard total.isFinite else { return }
        let pass = RenderPass(
            transform: total, time: local, scale: scale, opacity: opacity,
            isFlipped: isFlipped != state.isGeometryFlipped, showsAnimations: showsAnimations, depth: depth + 1,
            maskDepth: maskDepth, budget: budget)
        pass.appendLayer(layer, to: &nodes)
    }

    func with(opacity: Double, maskDepth: Int? = nil) -> RenderPass {
        RenderPass(
            transform: transform, time: time, scale: scale, opacity: opacity, isFlipped: isFlipped,
            showsAnimations: showsAnimations, depth: depth, maskDepth: maskDepth ?? self.maskDepth, budget: budget)
    }
}
