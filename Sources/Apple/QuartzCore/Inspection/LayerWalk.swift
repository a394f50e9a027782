import QuartziteCompositor

/// Visits the layers of a window with their places on screen, as frames draw them.
struct LayerWalk {
    /// The order in which siblings are visited.
    enum Order {
        /// As in `sublayers`; the mask of a layer comes before its sublayers.
        case tree
        /// As frames draw them, from back to front; masks are left out.
        case drawing
    }

    let order: Order
    /// Called with each layer before its sublayers; returns whether to visit those.
    let body: (LayerPlacement) -> Bool

    /// The place of the superlayer of the layers to visit.
    private struct Parent {
        var path: String
        var depth: Int
        var isVisible: Bool
        var pass: RenderPass
        /// The superlayer's sublayer matrix, or the space that its sublayers share with it.
        var inherited: CATransform3D?
        var sharesSpace = false
        var covers: [(shown: CALayer, pass: RenderPass)] = []
    }

    /// Visits a root layer and everything below it; `pass` maps its superlayer's coordinates to the screen.
    func visit(_ root: CALayer, from pass: RenderPass) {
        visit(root, path: "", in: Parent(path: "", depth: -1, isVisible: true, pass: pass, inherited: nil))
    }

    private func visit(_ model: CALayer, path: String, in parent: Parent) {
        guard parent.depth < LayerTreeLimit.maximumDepth else { return }
        let local = parent.pass.localTime(of: model)
        let shown = parent.pass.inspected(model, at: local)
        let state = shown.state
        var pass = parent.pass.descend(flipped: state.isGeometryFlipped, time: local)
        let own = state.flippedMatrix(in: parent.inherited)
        let isFacingAway = !state.isDoubleSided && !shown.keepsDepth && own.showsBack
        if parent.sharesSpace {
            pass.transform = Projection(own).concatenating(parent.pass.transform)
        } else {
            pass.transform = state.projection(in: parent.inherited).concatenating(parent.pass.transform)
        }
        if shown.leavesPlane { pass.space = (own, parent.pass.transform) }
        let placement = LayerPlacement(
            path: path, depth: parent.depth + 1, layer: model, shown: shown,
            isVisible: parent.isVisible && !state.isHidden && state.opacity > 0 && !isFacingAway, pass: pass,
            covers: parent.covers)
        guard body(placement) else { return }
        visitSublayers(of: placement, own: own, in: parent)
    }

    private func visitSublayers(of placement: LayerPlacement, own: CATransform3D, in above: Parent) {
        let (model, state) = (placement.layer, placement.shown.state)
        var parent = Parent(
            path: placement.path, depth: placement.depth, isVisible: placement.isVisible, pass: placement.pass,
            inherited: state.inheritedMatrix, covers: above.covers)
        parent.pass.space = nil
        if order == .tree, let mask = model.maskLayer {
            var aside = parent
            aside.inherited = nil
            visit(mask, path: Self.path(parent.path, CALayer.Row.mask.key), in: aside)
        }
        if placement.shown.keepsDepth {
            // The transform maps the plane of projection, on which the whole space is drawn.
            parent.inherited = state.sublayerMatrix.concatenating(own)
            parent.sharesSpace = true
            parent.pass.transform = above.pass.transform
        } else if state.masksToBounds || model.maskLayer != nil {
            parent.covers.insert((placement.shown, placement.pass), at: 0)
        }
        for index in indices(of: model.children, in: parent) {
            visit(model.children[index], path: Self.path(parent.path, "\(index)"), in: parent)
        }
    }

    /// Returns the indices of sublayers in the order in which to visit them.
    private func indices(of children: [CALayer], in parent: Parent) -> [Int] {
        guard order == .drawing else { return Array(children.indices) }
        let depths = children.map { child in
            let state = parent.pass.inspected(child, at: parent.pass.localTime(of: child)).state
            guard parent.sharesSpace else { return Double(state.zPosition) }
            return state.flippedMatrix(in: parent.inherited).sortingDepth(of: state)
        }
        return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    }

    private static func path(_ parent: String, _ part: String) -> String { parent.isEmpty ? part : "\(parent)/\(part)" }
}

extension RenderPass {
    /// Returns `model` with its animations at its local time; unlike in a frame, it is not redrawn.
    fileprivate func inspected(_ model: CALayer, at local: CFTimeInterval) -> CALayer {
        model.attached.isEmpty ? model : model.presented(at: local, animations: model.attached)
    }
}

extension LayerContext {
    /// Calls `body` with every layer on screen at the current time, each before its mask and its sublayers, as long as
    /// it returns true for the superlayer; `scale` is the number of pixels per point.
    package func forEachPlacement(scale: Double, _ body: (LayerPlacement) -> Bool) {
        scene.run {
            // Tiled layers draw nothing for an empty frame.
            let pass = pass(scale: scale, frame: .empty)
            withoutActuallyEscaping(body) { LayerWalk(order: .tree, body: $0).visit(root, from: pass) }
        }
    }

    /// The pass that places layers on screen in points; `frame` is the part that is drawn, in pixels.
    func pass(scale: Double, frame: PixelRect) -> RenderPass {
        RenderPass(
            transform: .identity, time: clock.now, scale: scale, opacity: 1, isFlipped: false, showsAnimations: true,
            depth: 0, maskDepth: 0, budget: RenderBudget(frame: frame))
    }
}
