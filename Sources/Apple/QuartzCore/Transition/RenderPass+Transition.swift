import CQuartziteKernels
import QuartziteCompositor

extension RenderPass {
    /// Adds the layer in its own coordinates or, while a transition runs, the combination of its old and new
    /// appearance.
    func appendAppearance(of layer: CALayer, model: CALayer, to nodes: inout [RenderNode]) {
        let state = layer.state
        let isVisible = !state.isHidden && state.opacity > 0
        guard let (transition, before, progress) = transition(of: model) else {
            if isVisible { appendLayer(layer, to: &nodes) }
            return
        }
        if transition.type == .flip {
            // The old appearance turns away, then the new one turns into view.
            let turn = turned(by: transition.turn(at: progress, in: state.bounds))
            if progress < 0.5 {
                nodes += before.nodes(in: state, offset: .zero, transform: turn.transform).faded(opacity)
            } else if isVisible {
                turn.appendLayer(layer, to: &nodes)
            }
            return
        }
        if transition.type == .curl || transition.type == .uncurl {
            appendCurl(
                of: layer, over: before, progress: progress, by: transition, to: &nodes)
            return
        }
        let (old, new) = transition.offsets(at: progress, in: state.bounds.size)
        var after: [RenderNode] = []
        if isVisible {
            moved(by: new).appendLayer(layer, to: &after)
        }
        let start = nodes.count
        let earlier = before.nodes(in: state, offset: old, transform: transform)
        switch transition.type {
        case .moveIn, .push: nodes += earlier.faded(opacity) + after
        case .reveal: nodes += after + earlier.faded(opacity)
        default: nodes.appendDissolve(from: earlier.faded(opacity), to: after, fraction: min(max(progress, 0), 1))
        }
        if state.masksToBounds, nodes.count > start {
            nodes.group(from: start) { $0.clips = [boundsClip(of: layer)] }
        }
    }

    /// The transition that currently runs on `model`, its old appearance and its progress.
    func transition(of model: CALayer) -> (CATransition, TransitionPicture, Double)? {
        guard showsAnimations else { return nil }
        let entries = showsCommitted ? model.committed?.attached ?? model.attached : model.attached
        guard let entry = entries.first(where: { $0.before != nil }), let before = entry.before,
            let transition = entry.animation as? CATransition,
            let progress = transition.progress(at: entry.evaluationTime(time))
        else { return nil }
        return (transition, before, progress)
    }

    /// Adds the old appearance peeled off the new one or, if `unrolls`, the new one laid over the old one.
    private func appendCurl(
        of layer: CALayer, over before: TransitionPicture, progress: Double, by transition: CATransition,
        to nodes: inout [RenderNode]
    ) {
        let state = layer.state
        let (unrolls, side) = (transition.type == .uncurl, transition.subtype)
        let isVisible = !state.isHidden && state.opacity > 0
        let old = { before.nodes(in: state, offset: .zero, transform: $0).faded(opacity) }
        let new = { (map: Projection) in
            var pass = self
            pass.transform = map
            pass.omitted = transition.back.map { ObjectIdentifier($0) }
            var nodes: [RenderNode] = []
            if isVisible { pass.appendLayer(layer, to: &nodes) }
            return nodes
        }
        let peeled = unrolls ? 1 - progress : progress
        let isSideways = side == .fromRight || side == .fromLeft
        let back = transition.back.map { layer in
            { map in backNodes(of: layer, in: state.bounds, isSideways: isSideways, transform: map) }
        }
        let curl = { (page: @escaping (Projection) -> [RenderNode]) in
            guard isSideways else {
                return PageCurl(progress: peeled, bounds: state.bounds, transform: transform)
                    .nodes(of: page, back: back)
            }
            return PageCurl.nodes(
                progress: peeled, bounds: state.bounds, transform: transform, fromLeft: side == .fromLeft, of: page,
                back: back)
        }
        let start = nodes.count
        nodes += unrolls ? old(transform) + curl(new) : new(transform) + curl(old)
        if nodes.count > start { nodes.group(from: start) { $0.clips = [boundsClip(of: layer)] } }
    }

    /// Returns what is on the back of a page, as it shows through the front: it reads correctly once it is turned over.
    private func backNodes(
        of layer: CALayer, in bounds: CGRect, isSideways: Bool, transform: Projection
    ) -> [RenderNode] {
        let mirror =
            isSideways
            ? Projection(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)
            : Projection(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
        var pass = self
        pass.transform = mirror.concatenating(transform)
        var nodes: [RenderNode] = []
        pass.append(layer, in: nil, to: &nodes)
        return nodes
    }

    private func moved(by offset: CGPoint) -> RenderPass {
        guard offset != .zero else { return self }
        return turned(by: Projection(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y))
    }

    private func turned(by map: Projection) -> RenderPass {
        var pass = self
        pass.transform = map.concatenating(transform)
        return pass
    }
}

extension CATransition {
    /// The rotation about the centre of `bounds` at `progress` of a flip, in perspective.
    ///
    /// It is scaled down so that the near edge stays inside the bounds.
    fileprivate func turn(at progress: Double, in bounds: CGRect) -> Projection {
        let isUpright = subtype != .fromTop && subtype != .fromBottom
        let sign: Double = subtype == .fromRight || subtype == .fromTop ? -1 : 1
        let extent = max(isUpright ? bounds.width : bounds.height, 1)
        let angle = (progress < 0.5 ? progress : progress - 1) * Double.pi
        let distance = 2.5 * extent
        let scale = 1 - extent / 2 * abs(qz_sin(angle)) / distance
        var view = CATransform3DIdentity
        view.m34 = -1 / distance
        var turn = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
        let rotation = CATransform3DMakeRotation(angle * sign, isUpright ? 0 : 1, isUpright ? 1 : 0, 0)
        turn = CATransform3DConcat(turn, rotation)
        turn = CATransform3DConcat(turn, view)
        turn = CATransform3DConcat(turn, CATransform3DMakeScale(scale, scale, 1))
        turn = CATransform3DConcat(turn, CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
        return Projection(turn)
    }

    /// The distances of the old and the new appearance from their final positions.
    fileprivate func offsets(at progress: Double, in size: CGSize) -> (old: CGPoint, new: CGPoint) {
        let direction: CGPoint =
            switch subtype {
            case .fromRight?: CGPoint(x: -size.width, y: 0)
            case .fromTop?: CGPoint(x: 0, y: -size.height)
            case .fromBottom?: CGPoint(x: 0, y: size.height)
            default: CGPoint(x: size.width, y: 0)
            }
        let out = CGPoint(x: direction.x * progress, y: direction.y * progress)
        let into = CGPoint(x: -direction.x * (1 - progress), y: -direction.y * (1 - progress))
        switch type {
        case .moveIn: return (.zero, into)
        case .push: return (out, into)
        case .reveal: return (out, .zero)
        default: return (.zero, .zero)
        }
    }
}

extension [RenderNode] {
    /// The nodes, faded as one picture.
    fileprivate func faded(_ opacity: Double) -> [RenderNode] {
        var nodes = self
        nodes.composite(from: 0, opacity: opacity, blendMode: .normal)
        return nodes
    }

    /// Adds (1 − f)·`old` + f·`new`, premultiplied, as one picture.
    fileprivate mutating func appendDissolve(from old: [RenderNode], to new: [RenderNode], fraction: Double) {
        guard !old.isEmpty || !new.isEmpty else { return }
        let parts = [
            RenderNode.group(RenderGroup(nodes: old, opacity: 1 - fraction)),
            RenderNode.group(RenderGroup(nodes: new, opacity: fraction, blendMode: .plusLighter)),
        ]
        var dissolve = RenderGroup(nodes: parts)
        dissolve.isIsolated = true
        append(.group(dissolve))
    }
}
