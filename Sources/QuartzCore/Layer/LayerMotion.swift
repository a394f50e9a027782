import CKernels
import Compositor

/// The animations of a layer that do no more than move, turn, scale or fade the one node it becomes, worked out once.
///
/// Frames of such layers are made without presentation copies. What does not fit here goes the general way, which gives
/// the same.
package final class LayerMotion {
    /// One animation, between two ends that each may be what the property would be without it.
    struct Step {
        enum Target {
            case position, positionX, positionY, opacity
            case rotation, scale, scaleX, scaleY, translation, translationX, translationY
        }

        let target: Target
        let timing: MediaTiming
        let isResolved: Bool
        let curve: TimingCurve?
        let from: SIMD2<Double>?
        let to: SIMD2<Double>?
        let isAdditive: Bool
        /// Takes the curve's place where it is set.
        let pacing: (@Sendable (Double) -> Double)?
    }

    /// What animations change.
    fileprivate struct Pose {
        var position: SIMD2<Double>
        var opacity: Float
        var scale: SIMD3<Double>
        var rotation: Double
        var translation: SIMD2<Double>
        /// Whether the transform's linear part is no longer the layer's own, but follows from scale and rotation.
        var isTurned = false
    }

    private let steps: [Step]
    /// What the layer becomes, in its own coordinates, opaque.
    private let node: RenderNode
    private let nodeTransform: Projection
    private let anchor: CGPoint
    private let base: Pose
    /// The linear part of the layer's own transform.
    private let linear: SIMD4<Double>
    /// Whether what one step makes of the transform is taken apart again by the next.
    private let turnsOften: Bool

    /// Nil where there is more to the layer or its animations.
    init?(_ layer: CALayer) {
        let state = layer.state
        guard type(of: layer) == CALayer.self, layer.children.isEmpty, layer.maskLayer == nil, !state.isHidden,
            !state.shouldRasterize, state.isDoubleSided, !state.isGeometryFlipped, state.transform.isAffine,
            let node = LayerMotion.node(of: layer)
        else { return nil }
        var steps: [Step] = []
        for entry in layer.attached {
            guard let step = Step(entry) else { return nil }
            steps.append(step)
        }
        let turns = steps.count { $0.target.turns }
        let parts = CATransform3D.EulerParts(state.transform)
        guard turns == 0 || (parts.rotation.x == 0 && parts.rotation.y == 0) else { return nil }
        self.steps = steps
        self.node = node.node
        nodeTransform = node.transform
        anchor = state.anchor
        base = Pose(
            position: SIMD2(state.position.x, state.position.y), opacity: state.opacity,
            scale: SIMD3(parts.scale.x, parts.scale.y, parts.scale.z), rotation: parts.rotation.z,
            translation: SIMD2(state.transform.m41, state.transform.m42))
        let t = state.transform
        linear = SIMD4(t.m11, t.m12, t.m21, t.m22)
        turnsOften = turns > 1
    }

    /// What the layer draws, where that is one shape or picture.
    private static func node(of layer: CALayer) -> (node: RenderNode, transform: Projection)? {
        var nodes: [RenderNode] = []
        let pass = RenderPass(
            transform: .identity, time: 0, scale: 1, opacity: 1, isFlipped: false, showsAnimations: true, depth: 0,
            maskDepth: 0, budget: RenderBudget(frame: .empty))
        pass.appendLayer(layer, to: &nodes)
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

    enum Result {
        case node(RenderNode)
        case nothing
        /// This moment takes the general way.
        case unknown
    }

    /// What the layer becomes at its local time, above it a plane that `plane` maps to pixels.
    func result(at time: CFTimeInterval, plane: Projection, opacity: Double) -> Result {
        var pose = base
        for index in steps.indices {
            steps[index].apply(to: &pose, at: time)
            // Taken apart again, such a transform has other parts.
            if turnsOften, pose.isTurned, pose.scale.min() <= 0 || abs(pose.rotation) > 3.14 { return .unknown }
        }
        guard pose.opacity > 0 else { return .nothing }
        var m = linear
        if pose.isTurned {
            let (sine, cosine) = (qz_sin(pose.rotation), qz_cos(pose.rotation))
            m = SIMD4(cosine * pose.scale.x, sine * pose.scale.x, -sine * pose.scale.y, cosine * pose.scale.y)
        }
        let placed = Projection(
            a: m.x, b: m.y, c: m.z, d: m.w,
            tx: pose.translation.x + pose.position.x - anchor.x * m.x - anchor.y * m.z,
            ty: pose.translation.y + pose.position.y - anchor.x * m.y - anchor.y * m.w)
        let total = placed.concatenating(plane)
        guard total.isFinite else { return .nothing }
        let fade = opacity * min(Double(pose.opacity), 1)
        switch node {
        case .shape(var shape):
            shape.transform = nodeTransform.concatenating(total)
            shape.opacity = fade
            return .node(.shape(shape))
        case .image(var image):
            image.transform = nodeTransform.concatenating(total)
            image.opacity = fade
            return .node(.image(image))
        default: return .unknown
        }
    }
}

extension LayerMotion.Step.Target {
    /// Whether it changes the transform's linear part.
    fileprivate var turns: Bool {
        switch self {
        case .rotation, .scale, .scaleX, .scaleY: true
        default: false
        }
    }

    fileprivate init?(keyPath: String) {
        switch keyPath {
        case "position": self = .position
        case "position.x": self = .positionX
        case "position.y": self = .positionY
        case "opacity": self = .opacity
        case "transform.rotation", "transform.rotation.z": self = .rotation
        case "transform.scale": self = .scale
        case "transform.scale.x": self = .scaleX
        case "transform.scale.y": self = .scaleY
        case "transform.translation": self = .translation
        case "transform.translation.x": self = .translationX
        case "transform.translation.y": self = .translationY
        default: return nil
        }
    }
}

extension LayerMotion.Step {
    fileprivate init?(_ entry: AttachedAnimation) {
        guard let animation = entry.animation as? CAPropertyAnimation, let program = animation.program,
            let line = program.line, let target = Target(keyPath: program.property.keyPath)
        else { return nil }
        switch (target, line.kind) {
        case (.position, .point), (.translation, .size): break
        case (.position, _), (.translation, _): return nil
        case (_, .number): break
        default: return nil
        }
        self.init(
            target: target, timing: animation.timing, isResolved: entry.isResolved, curve: line.curve,
            from: line.from?.lowHalf, to: line.to?.lowHalf, isAdditive: animation.isAdditive,
            pacing: program.pacing)
    }

    /// As ``AnimationProgram/apply(_:to:)`` does, on the pose alone.
    fileprivate func apply(to pose: inout LayerMotion.Pose, at time: CFTimeInterval) {
        guard let state = timing.state(at: isResolved ? time : 0) else { return }
        let f = pacing?(state.progress) ?? curve?.value(at: state.progress) ?? state.progress
        let underlying = pose[target]
        let current = isAdditive ? SIMD2<Double>.zero : underlying
        var value = (from ?? current) * (1 - f) + (to ?? current) * f
        if isAdditive { value = underlying + value }
        guard value.x.isFinite, value.y.isFinite else { return }
        pose[target] = value
        if target.turns { pose.isTurned = true }
    }
}

extension LayerMotion.Pose {
    fileprivate subscript(target: LayerMotion.Step.Target) -> SIMD2<Double> {
        get {
            switch target {
            case .position: position
            case .positionX: SIMD2(position.x, 0)
            case .positionY: SIMD2(position.y, 0)
            case .opacity: SIMD2(Double(opacity), 0)
            case .rotation: SIMD2(rotation, 0)
            case .scale: SIMD2((scale.x + scale.y + scale.z) / 3, 0)
            case .scaleX: SIMD2(scale.x, 0)
            case .scaleY: SIMD2(scale.y, 0)
            case .translation: translation
            case .translationX: SIMD2(translation.x, 0)
            case .translationY: SIMD2(translation.y, 0)
            }
        }
        set {
            switch target {
            case .position: position = newValue
            case .positionX: position.x = newValue.x
            case .positionY: position.y = newValue.x
            case .opacity: opacity = Float(newValue.x)
            case .rotation: rotation = newValue.x
            case .scale: scale = SIMD3(repeating: newValue.x)
            case .scaleX: scale.x = newValue.x
            case .scaleY: scale.y = newValue.x
            case .translation: translation = newValue
            case .translationX: translation.x = newValue.x
            case .translationY: translation.y = newValue.x
            }
        }
    }
}

extension CALayer {
    /// The layer's animations in a quick form; nil where there are none, or they have no such form.
    final var currentMotion: LayerMotion? {
        guard !attached.isEmpty else { return nil }
        if !isMotionKnown {
            motion = LayerMotion(self)
            isMotionKnown = true
        }
        return motion
    }
}
