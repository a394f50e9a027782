extension CALayer {
    /// Converts a point from the coordinate system of `l`, or of the space above the root if `l` is nil, to this
    /// layer's.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        CALayer.projection(from: l, to: self).project(p).point.finite
    }

    /// Converts a point from this layer's coordinate system to that of `l`, or of the space above the root if `l` is
    /// nil.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        CALayer.projection(from: self, to: l).project(p).point.finite
    }

    /// Converts a rectangle from the coordinate system of `l` to this layer's, returning its bounding box.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CALayer.projection(from: l, to: self).boundingBox(of: r.standardized) ?? .zero
    }

    /// Converts a rectangle from this layer's coordinate system to that of `l`, returning its bounding box.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CALayer.projection(from: self, to: l).boundingBox(of: r.standardized) ?? .zero
    }

    /// Returns the projection from one layer's coordinates to another's, where nil means the space above the root.
    ///
    /// The conversion passes through the nearest plane onto which both layers are flattened: a point maps to the point
    /// directly before or behind it on that plane.
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

    /// A layer, and the projection that flattens its coordinates onto the next plane above it.
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
                result.append(
                    Plane(layer: current, projection: current.state.projection(in: above?.state.inheritedMatrix)))
                layer = above
                continue
            }
            var matrix = current.state.flippedMatrix(in: above?.state.inheritedMatrix)
            while let space = above, space.keepsDepth {
                above = space.superlayer
                matrix = matrix.concatenating(space.state.flippedMatrix(in: above?.state.inheritedMatrix))
            }
            result.append(Plane(layer: current, projection: Projection(matrix)))
            layer = above
        }
        return result
    }
}

extension CGPoint {
    /// The point, or zero if a singular transform made it nonfinite.
    fileprivate var finite: CGPoint { x.isFinite && y.isFinite ? self : .zero }
}
