extension CALayer {
    /// `p` in this layer's coordinates, given in those of `l`; nil means above the root.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        CALayer.projection(from: l, to: self).project(p).point.finite
    }

    /// `p` in the coordinates of `l`, given in this layer's; nil means above the root.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        CALayer.projection(from: self, to: l).project(p).point.finite
    }

    /// The box round `r` in this layer's coordinates, given in those of `l`.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CALayer.projection(from: l, to: self).boundingBox(of: r.standardized) ?? .zero
    }

    /// The box round `r` in the coordinates of `l`, given in this layer's.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CALayer.projection(from: self, to: l).boundingBox(of: r.standardized) ?? .zero
    }

    /// From one layer's coordinates to another's, nil meaning above the root.
    ///
    /// The way leads over the nearest plane that both are flattened onto: a point goes to what lies before or behind it
    /// there.
    private static func projection(from start: CALayer?, to end: CALayer?) -> Projection {
        var up = planes(from: start)
        var down = planes(from: end)
        while let a = up.last, let b = down.last, a.layer === b.layer {
            up.removeLast()
            down.removeLast()
        }
        func total(_ planes: [Plane]) -> Projection {
            planes.reduce(.identity) { $0.concatenating($1.projection) }
        }
        if down.isEmpty { return total(up) }
        return total(up).concatenating(total(down).planeInverse ?? .scale(0, 0))
    }

    /// A layer, and how its coordinates are flattened onto the next plane above it.
    private struct Plane {
        let layer: CALayer
        let projection: Projection
    }

    private static func planes(from start: CALayer?) -> [Plane] {
        var result: [Plane] = []
        var layer = start
        while let current = layer {
            var above = current.superlayer
            guard above?.keepsDepth == true else {
                result.append(Plane(layer: current, projection: current.state.projection(in: above?.state)))
                layer = above
                continue
            }
            var matrix = current.state.flippedMatrix(in: above?.state)
            while let space = above, space.keepsDepth {
                above = space.superlayer
                matrix = matrix.concatenating(space.state.flippedMatrix(in: above?.state))
            }
            result.append(Plane(layer: current, projection: Projection(matrix)))
            layer = above
        }
        return result
    }
}

extension CGPoint {
    /// Zero where a singular transform left nothing to say.
    fileprivate var finite: CGPoint { x.isFinite && y.isFinite ? self : .zero }
}
