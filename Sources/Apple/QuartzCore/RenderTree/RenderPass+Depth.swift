import QuartziteCompositor

/// A layer in a three-dimensional space, with the pass that draws it and its depth.
private struct Face {
    let layer: CALayer
    let model: CALayer
    let pass: RenderPass
    let tint: Tint
    let depth: Double
}

extension RenderPass {
    /// Appends the content of `layer`, which keeps its sublayers' depth, sorted from back to front.
    ///
    /// The pass has the layer's time and opacity and maps the plane of projection to pixels; `matrix` maps the layer's
    /// coordinates to that plane.
    func appendSpace(of layer: CALayer, matrix: CATransform3D, to nodes: inout [RenderNode]) {
        var faces: [Face] = []
        collectFaces(of: layer, matrix: matrix, tint: .none, into: &faces)
        let order = faces.indices.sorted { (faces[$0].depth, $0) < (faces[$1].depth, $1) }
        for index in order {
            let face = faces[index]
            let start = nodes.count
            face.pass.reuseDrawing(of: face.model, in: &nodes) {
                $0.appendAppearance(of: face.layer, model: face.model, to: &$1)
            }
            nodes.tint(from: start, by: face.tint)
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
        faces.append(Face(layer: layer, model: model, pass: pass, tint: tint, depth: total.sortingDepth(of: state)))
    }
}

extension CATransform3D {
    /// Returns how near to the viewer the centre of a layer is, if this matrix places the layer in a space.
    func sortingDepth(of state: LayerState) -> Double {
        // Rounds off floating-point error, so that equal depths compare equal.
        let depth = (depth(of: state.middle) * 1e6).rounded()
        return depth.isNaN ? .infinity : depth
    }
}

extension LayerState {
    /// The centre of the bounds, computed without overflow for huge bounds.
    fileprivate var middle: CGPoint {
        CGPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    }
}
