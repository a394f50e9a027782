import QuartziteCompositor

/// A layer in a three-dimensional space, with the pass that draws it and its place.
struct Face {
    let layer: CALayer
    let model: CALayer
    let pass: RenderPass
    let tint: Tint
    /// Maps the layer's coordinates to the plane of projection.
    let matrix: CATransform3D

    /// How near to the viewer the centre of the layer is.
    var depth: Double { matrix.sortingDepth(of: layer.state) }

    /// Appends the layer's nodes.
    func append(to nodes: inout [RenderNode]) {
        let start = nodes.count
        pass.reuseDrawing(of: model, in: &nodes) { $0.appendAppearance(of: layer, model: model, to: &$1) }
        nodes.tint(from: start, by: tint)
    }
}

extension RenderPass {
    /// Appends the content of `layer`, which keeps its sublayers' depth, from back to front.
    ///
    /// The pass has the layer's time and opacity and maps the plane of projection to pixels; `matrix` maps the layer's
    /// coordinates to that plane.
    func appendSpace(of layer: CALayer, matrix: CATransform3D, to nodes: inout [RenderNode]) {
        var faces: [Face] = []
        collectFaces(of: layer, matrix: matrix, tint: .none, into: &faces)
        let depths = faces.map(\.depth)
        append(faces.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { faces[$0] }, to: &nodes)
    }

    /// Appends sublayers of this pass's layer that share a space because one of them is tilted.
    ///
    /// `inherited` is the layer's sublayer matrix, nil if it is the identity.
    func appendTilted(_ children: [CALayer], in inherited: CATransform3D?, to nodes: inout [RenderNode]) {
        var faces: [Face] = []
        for child in inOrder(children) { collect(child, space: inherited ?? .identity, tint: .none, into: &faces) }
        append(faces, to: &nodes)
    }

    /// Appends faces in the given order; those that intersect are divided along the line of intersection.
    private func append(_ faces: [Face], to nodes: inout [RenderNode]) {
        guard faces.count > 1, faces.contains(where: \.matrix.tiltsPlane), faces.count <= DepthOrder.maximumFaces
        else {
            for face in faces { face.append(to: &nodes) }
            return
        }
        var order = DepthOrder(frame: budget.frame)
        var drawings: [[RenderNode]] = []
        for face in faces {
            var drawing: [RenderNode] = []
            face.append(to: &drawing)
            if let plane = DepthPlane(face.matrix, shownBy: face.pass.transform) {
                let bounds = face.layer.state.bounds
                order.insert(
                    drawings.count, plane: plane,
                    region: DepthRegion(drawing, of: bounds, shownBy: face.pass.transform, in: budget.frame))
            }
            drawings.append(drawing)
        }
        for piece in order.pieces {
            let start = nodes.count
            nodes += drawings[piece.face]
            guard !piece.cuts.isEmpty, nodes.count > start else { continue }
            nodes.group(from: start) { $0.clips = piece.cuts.map { $0.clip(in: budget.frame) } }
        }
    }

    private func collectFaces(of layer: CALayer, matrix: CATransform3D, tint: Tint, into faces: inout [Face]) {
        let children = children(of: layer)
        guard !children.isEmpty else { return }
        if let replicator = layer as? CAReplicatorLayer {
            forEachInstance(of: replicator) { instance in
                let space = (instance.matrix ?? layer.state.sublayerMatrix).concatenating(matrix)
                let tint = tint.multiplied(by: instance.tint)
                for child in children { instance.pass.collect(child, space: space, tint: tint, into: &faces) }
            }
        } else {
            let space = layer.state.sublayerMatrix.concatenating(matrix)
            for child in children { collect(child, space: space, tint: tint, into: &faces) }
        }
    }

    private func collect(_ model: CALayer, space: CATransform3D, tint: Tint, into faces: inout [Face]) {
        guard let (layer, time) = visible(model) else { return }
        let state = layer.state
        let total = state.flippedMatrix(in: nil).concatenating(space)
        var pass = descend(flipped: state.isGeometryFlipped, time: time)
        if layer.keepsDepth {
            pass.opacity *= min(Double(state.opacity), 1)
            pass.collectFaces(of: layer, matrix: total, tint: tint, into: &faces)
            return
        }
        if !state.isDoubleSided, total.showsBack { return }
        pass.transform = Projection(total).concatenating(transform)
        guard pass.transform.isFinite else { return }
        if layer.leavesPlane { pass.space = (total, transform) }
        faces.append(Face(layer: layer, model: model, pass: pass, tint: tint, matrix: total))
    }
}

extension CALayer {
    /// Whether the layer leaves the plane of its siblings, or may do so in an animation.
    final var isTilted: Bool { animatesTilt || state.transform.tiltsPlane }
}

extension CATransform3D {
    /// Returns how near to the viewer the centre of a layer is, if this matrix places the layer in a space.
    func sortingDepth(of state: LayerState) -> Double {
        // Rounds off floating-point error, so that equal depths compare equal.
        let depth = (depth(of: state.middle) * 1e6).rounded()
        return depth.isNaN ? .infinity : depth
    }

    /// Whether the plane z = 0 does not stay parallel to itself, up to rounding.
    var tiltsPlane: Bool { abs(m13) > 1e-9 || abs(m23) > 1e-9 }
}

extension LayerState {
    /// The centre of the bounds, computed without overflow for huge bounds.
    fileprivate var middle: CGPoint {
        CGPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    }
}

extension CAAnimation {
    /// Whether the animation may tilt a layer, by a rotation about the x or the y axis.
    final var tilts: Bool {
        switch self {
        case let group as CAAnimationGroup: return (group.animations ?? []).contains(where: \.tilts)
        case let animation as CAPropertyAnimation:
            let key = LayerState.Row.transform.key
            switch animation.keyPath {
            case key + ".rotation.x", key + ".rotation.y": return true
            case key:
                if animation.valueFunction != nil { return true }
                let basic = animation as? CABasicAnimation
                let values =
                    [basic?.fromValue, basic?.toValue, basic?.byValue].compactMap { $0 }
                    + ((animation as? CAKeyframeAnimation)?.values ?? [])
                return values.contains { value in
                    guard case .transform(let transform)? = AnimatableValue(value) else { return true }
                    return transform.tiltsPlane
                }
            default: return false
            }
        default: return false
        }
    }
}
