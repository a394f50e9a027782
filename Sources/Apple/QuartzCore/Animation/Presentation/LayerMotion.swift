import CQuartziteKernels
import QuartziteCompositor

/// The fast path for animations that only move, rotate, scale, fade or recolour a layer drawn as a single node.
///
/// Frames of such layers need no presentation copies. The animations are evaluated with the same formulas, but applied
/// to a pose instead of a layer. Animations that a pose cannot represent take the general path, with the same result.
final class LayerMotion {
    private let steps: [Step]
    /// The node of the layer in its own coordinates, fully opaque.
    private let node: RenderNode
    private let nodeTransform: Projection
    private let base: Pose
    private let paintsBackground: Bool
    private let changesBounds: Bool
    private let changesTransform: Bool
    /// Whether several steps change the transform's linear part, so that each decomposes the previous result.
    private let decomposesRepeatedly: Bool

    /// Creates the fast path of a layer; nil if the layer or its animations do not fit it.
    init?(_ layer: CALayer) {
        let state = layer.state
        guard type(of: layer) == CALayer.self, layer.children.isEmpty, layer.maskLayer == nil, !state.isHidden,
            !state.shouldRasterize, state.backgroundColor?.tile == nil, state.isDoubleSided, !state.isGeometryFlipped,
            state.transform.isAffine
        else { return nil }
        var steps: [Step] = []
        for entry in layer.attached {
            guard let step = Step(entry, after: steps.last) else { return nil }
            steps.append(step)
        }
        let slots = steps.map(\.slot)
        paintsBackground = slots.contains(.background)
        changesBounds = slots.contains(where: \.changesBounds)
        changesTransform = slots.contains(.transform)
        let decompositions = slots.count(where: \.isLinearComponent)
        decomposesRepeatedly = decompositions > 1
        if decompositions > 0 {
            let parts = CATransform3D.EulerParts(state.transform)
            guard parts.rotation.x == 0, parts.rotation.y == 0 else { return nil }
        }
        if changesTransform, slots.contains(where: \.isTransformComponent) { return nil }
        let hasBackground = (state.backgroundColor?.premultipliedBGRA() ?? 0) != 0
        // A node can follow an animated size only if it is a background with square corners.
        if changesBounds, !(hasBackground || paintsBackground) || state.effectiveCornerRadius > 0 { return nil }
        let drawn = paintsBackground && !hasBackground ? Self.background(of: layer) : Self.node(of: layer)
        guard let drawn else { return nil }
        self.steps = steps
        node = drawn.node
        nodeTransform = drawn.transform
        base = Pose(state)
    }

    /// Returns the node of an animated background for a layer that draws nothing else.
    private static func background(of layer: CALayer) -> (node: RenderNode, transform: Projection)? {
        guard nodes(of: layer).isEmpty else { return nil }
        let copy = CALayer.copy(of: layer)
        copy.state.backgroundColor = .black
        return node(of: copy)
    }

    /// Returns the layer's node, if it draws exactly one shape or image.
    private static func node(of layer: CALayer) -> (node: RenderNode, transform: Projection)? {
        let nodes = nodes(of: layer)
        guard nodes.count == 1 else { return nil }
        switch nodes[0] {
        case .shape(var shape):
            shape.opacity = 1
            return (.shape(shape), shape.transform)
        case .image(var image):
            image.opacity = 1
            return (.image(image), image.transform)
        default: return nil
        }
    }

    private static func nodes(of layer: CALayer) -> [RenderNode] {
        var nodes: [RenderNode] = []
        let pass = RenderPass(
            transform: .identity, time: 0, scale: 1, opacity: 1, isFlipped: false, showsAnimations: true, depth: 0,
            maskDepth: 0, budget: RenderBudget(frame: .empty))
        pass.appendLayer(layer, to: &nodes)
        return nodes
    }

    /// Appends the layer's node at its local time to the nodes of a pass that draws the superlayer; returns false if
    /// the general path must draw the layer at this time.
    func append(at time: CFTimeInterval, in pass: RenderPass, to nodes: inout [RenderNode]) -> Bool {
        var pose = base
        guard animate(&pose, at: time), let linear = linear(of: pose) else { return false }
        pass.budget.moving += 1
        guard pass.budget.reserve(isCopy: pass.isCopy), pose.opacity > 0 else { return true }
        if changesBounds, pose.bounds.width <= 0 || pose.bounds.height <= 0 { return true }
        let total = placement(of: pose, linear).concatenating(pass.transform)
        guard total.isFinite else { return true }
        // The node is appended here, because a result would copy it once more.
        switch node {
        case .shape(var shape):
            let own = changesBounds ? Projection(unitSquareTo: pose.bounds) : nodeTransform
            shape.transform = own.concatenating(total)
            if pass.maskDepth > 0 { shape.antialias = true }
            shape.opacity = pass.opacity * min(Double(pose.opacity), 1)
            if paintsBackground {
                let pixel = CGColor.premultipliedBGRA(pose.background)
                if pixel == 0 { return true }
                shape.paint = .solid(pixel)
            }
            nodes.append(.shape(shape))
        case .image(var image):
            image.transform = nodeTransform.concatenating(total)
            if pass.maskDepth > 0 { image.antialias = true }
            image.opacity = pass.opacity * min(Double(pose.opacity), 1)
            nodes.append(.image(image))
        default: break
        }
        return true
    }

    /// Returns the projection from the layer's coordinates to its superlayer's.
    private func placement(of pose: Pose, _ m: SIMD4<Double>) -> Projection {
        let anchor = pose.anchor
        let offset = changesTransform ? SIMD2(pose.transform.m41, pose.transform.m42) : pose.translation
        return Projection(
            a: m.x, b: m.y, c: m.z, d: m.w, tx: offset.x + pose.position.x - anchor.x * m.x - anchor.y * m.z,
            ty: offset.y + pose.position.y - anchor.x * m.y - anchor.y * m.w)
    }

    /// Applies all animations to a pose; returns false if the general path must be used.
    private func animate(_ pose: inout Pose, at time: CFTimeInterval) -> Bool {
        var moment: AnimationProgram.Moment?
        for step in steps {
            if !step.isSynchronized { moment = step.moment(at: time) }
            if let moment { step.apply(moment, to: &pose) }
            // Decomposing a reflection or a half turn again would give different components.
            if decomposesRepeatedly, pose.isDecomposed, pose.scale.min() <= 0 || abs(pose.rotation) > 3.14 {
                return false
            }
        }
        return true
    }

    /// Returns the linear part of a pose's transform; nil if the layer leaves its plane.
    private func linear(of pose: Pose) -> SIMD4<Double>? {
        if pose.isDecomposed {
            let (sine, cosine) = (qz_sin(pose.rotation), qz_cos(pose.rotation))
            return SIMD4(cosine * pose.scale.x, sine * pose.scale.x, -sine * pose.scale.y, cosine * pose.scale.y)
        }
        let t = pose.transform
        return t.isAffine ? SIMD4(t.m11, t.m12, t.m21, t.m22) : nil
    }
}

extension CALayer {
    /// The fast path of the layer's animations; nil if there are none or they do not fit it.
    final var currentMotion: LayerMotion? {
        guard !attached.isEmpty else { return nil }
        if !isMotionKnown {
            motion = LayerMotion(self)
            isMotionKnown = true
        }
        return motion
    }
}
