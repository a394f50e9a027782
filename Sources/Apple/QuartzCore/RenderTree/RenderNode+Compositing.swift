import QuartziteCompositor

extension Array where Element == RenderNode {
    /// Replaces the nodes from `start` on with one group that contains them.
    mutating func group(from start: Int, _ configure: (inout RenderGroup) -> Void) {
        var group = RenderGroup(nodes: Array(self[start...]))
        configure(&group)
        removeSubrange(start...)
        append(.group(group))
    }

    /// Fades and blends the nodes from `start` on as a group; a single node is changed directly.
    mutating func composite(from start: Int, opacity: Double, blendMode: CGBlendMode) {
        guard count > start, opacity < 1 || blendMode != .normal else { return }
        if count == start + 1, self[start].composite(opacity: opacity, blendMode: blendMode) { return }
        group(from: start) {
            $0.opacity = opacity
            $0.blendMode = blendMode
        }
    }
}

extension RenderNode {
    /// Fades and blends the node itself; returns false if it cannot.
    fileprivate mutating func composite(opacity: Double, blendMode: CGBlendMode) -> Bool {
        switch self {
        case .shape(var node) where node.blendMode == .normal || blendMode == .normal:
            node.opacity *= opacity
            if blendMode != .normal { node.blendMode = blendMode }
            self = .shape(node)
        case .image(var node) where node.blendMode == .normal || blendMode == .normal:
            node.opacity *= opacity
            if blendMode != .normal { node.blendMode = blendMode }
            self = .image(node)
        case .group(var node) where node.blendMode == .normal || blendMode == .normal:
            node.opacity *= opacity
            if blendMode != .normal { node.blendMode = blendMode }
            self = .group(node)
        default: return false
        }
        return true
    }

    /// The clip that is equivalent to masking with this node; nil unless the node is an opaque shape.
    var asClip: ClipShape? {
        guard case .shape(let node) = self, case .solid(let pixel) = node.paint, pixel >> 24 == 255, node.opacity == 1
        else { return nil }
        return ClipShape(path: node.path, rule: node.rule, transform: node.transform, antialias: node.antialias)
    }
}
