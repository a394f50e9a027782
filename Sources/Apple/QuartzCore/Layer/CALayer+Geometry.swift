extension CALayer {
    /// Raises an exception, as Core Animation does, if a coordinate of the position is NaN.
    final func requireNumbers(position: CGPoint) {
        guard position.x.isNaN || position.y.isNaN else { return }
        raise(.layerInvalidGeometry, "CALayer position contains NaN: [\(Self.numbers(position.x, position.y))]")
    }

    /// Raises an exception, as Core Animation does, if a component of the bounds is NaN.
    final func requireNumbers(bounds: CGRect) {
        let (origin, size) = (bounds.origin, bounds.size)
        guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return }
        let numbers = "\(Self.numbers(origin.x, origin.y)); \(Self.numbers(size.width, size.height))"
        raise(.layerInvalidGeometry, "CALayer bounds contains NaN: [\(numbers)]")
    }

    private static func numbers(_ first: CGFloat, _ second: CGFloat) -> String {
        // Omits the sign of NaN, which has no meaning.
        [first, second].map { $0.isNaN ? "nan" : String(format: "%g", Double($0)) }.joined(separator: " ")
    }

    final var frameInSuperlayer: CGRect {
        let s = state
        let t = s.transform
        let size = s.bounds.size
        let corner = CGPoint(x: -s.anchorPoint.x * size.width, y: -s.anchorPoint.y * size.height)
        if t.isIdentity {
            return CGRect(
                x: s.position.x + corner.x, y: s.position.y + corner.y, width: size.width, height: size.height)
        }
        let box = CGRect(origin: corner, size: size).applying(t.planePart)
        return box.offsetBy(dx: s.position.x, dy: s.position.y)
    }

    final func setFrame(_ newFrame: CGRect) {
        guard let observations else { return placeFrame(newFrame) }
        observations.together { placeFrame(newFrame) }
    }

    private func placeFrame(_ newFrame: CGRect) {
        let rect = newFrame.standardized
        let anchor = state.anchorPoint
        let t = state.transform
        let upright = CGPoint(
            x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
        requireNumbers(position: upright)
        requireNumbers(bounds: CGRect(origin: state.bounds.origin, size: rect.size))
        if t.isIdentity {
            bounds = CGRect(origin: state.bounds.origin, size: rect.size)
            position = upright
            return
        }
        // As in `affineTransform()`, a three-dimensional transform counts as the identity, because edge-on it would
        // have no inverse in the plane.
        var linear = CATransform3DGetAffineTransform(t)
        linear.tx = 0
        linear.ty = 0
        let mapped = CGRect(origin: .zero, size: rect.size).applying(linear.inverted()).size
        bounds = CGRect(origin: state.bounds.origin, size: mapped)
        // The centre of the transformed bounds must meet that of the new frame.
        let middle = CGPoint(x: (0.5 - anchor.x) * mapped.width, y: (0.5 - anchor.y) * mapped.height)
            .applying(t.planePart)
        position = CGPoint(x: rect.midX - middle.x, y: rect.midY - middle.y)
    }

    /// Returns the affine part of the transform, or the identity if the transform is not affine (facts geo-031,
    /// geo-041).
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to an affine transform.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Returns whether the y-axis points down where the layer draws its contents.
    ///
    /// It does in a tree of views, as on iOS, and does not in a tree of layers alone. Each layer with flipped geometry,
    /// from this one up to the root, inverts that.
    public func contentsAreFlipped() -> Bool {
        var root = self
        while let next = root.superlayer { root = next }
        // The delegate of a view's layer is the view.
        let isViews = root.context != nil || root.delegate != nil
        return isViews != isGeometryInverted
    }

    /// Whether an odd number of layers, from this one up to the root, have flipped geometry.
    final var isGeometryInverted: Bool {
        sequence(first: self, next: \.superlayer).reduce(false) { $0 != $1.state.isGeometryFlipped }
    }
}

extension CALayer {
    /// Converts a time from the time space of layer `l`, or of the media clock if `l` is nil, to this layer's.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        let (up, down) = CALayer.timeRoute(from: l, to: self)
        let shared = up.reduce(t) { $1.timing.parentTime(fromLocal: $0) }
        return down.reduce(shared) { $1.timing.localTime(fromParent: $0) }
    }

    /// Converts a time from this layer's time space to that of layer `l`, or of the media clock if `l` is nil.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        if let l { return l.convertTime(t, from: self) }
        return CALayer.timeRoute(from: self, to: nil).up.reduce(t) { $1.timing.parentTime(fromLocal: $0) }
    }

    /// Returns the layers to convert out of and those to convert into; the shared ancestors cancel out.
    private static func timeRoute(from start: CALayer?, to end: CALayer?) -> (up: [CALayer], down: [CALayer]) {
        func chain(_ layer: CALayer?) -> [CALayer] {
            Array(sequence(first: layer, next: { $0?.superlayer }).prefix { $0 != nil }.compactMap(\.self))
        }
        var up = chain(start)
        var down = chain(end)
        while let a = up.last, a === down.last {
            up.removeLast()
            down.removeLast()
        }
        return (up, down.reversed())
    }

    package final func localTime(fromMedia time: CFTimeInterval) -> CFTimeInterval {
        var chain: [MediaTiming] = []
        var layer: CALayer? = self
        while let current = layer {
            chain.append(current.timing)
            layer = current.superlayer
        }
        return chain.reversed().reduce(time) { $1.localTime(fromParent: $0) }
    }
}

extension CATransform3D {
    /// The affine components of the transform, ignoring all others.
    var planePart: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}
