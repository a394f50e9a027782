import QuartzCore

extension UIView {
    /// The radii of the view's corners; by default, that of the layer.
    ///
    /// The view sets the radius of its layer at each layout pass. As with the layer's property, subviews are clipped
    /// only with ``UIView/clipsToBounds``.
    public var cornerConfiguration: UICornerConfiguration {
        get { extras.corners ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
        set {
            extras.corners = newValue
            roundCorners()
            setNeedsLayout()
        }
    }

    /// Returns the radius of a corner in points; for several corners, that of the first of them from the top left on.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = cornerRadii
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        return corners.firstIndex { corner.contains($0) }.map { CGFloat(radii[$0]) } ?? 0
    }

    /// Whether the view's corners are configured.
    var hasCornerConfiguration: Bool { extras.corners != nil }

    /// Gives the layer the radii of the configuration, if there is one.
    func roundCorners() {
        guard hasCornerConfiguration else { return }
        let radii = cornerRadii
        let isUniform = radii == SIMD4(repeating: radii.x)
        let own = isUniform ? nil : radii
        if layer.cornerRadii != own { layer.cornerRadii = own }
        if layer.cornerRadius != CGFloat(radii.max()) { layer.cornerRadius = CGFloat(radii.max()) }
    }

    /// The radii at the top left, top right, bottom right and bottom left.
    private var cornerRadii: SIMD4<Double> {
        let limit = Double(min(bounds.width, bounds.height)) / 2
        guard let configuration = extras.corners else {
            return layer.cornerRadii ?? SIMD4(repeating: min(Double(layer.cornerRadius), max(limit, 0)))
        }
        var radii = SIMD4<Double>()
        switch configuration.kind {
        case .capsule(let maximum): radii = SIMD4(repeating: min(limit, maximum.map { Double($0) } ?? .infinity))
        case .corners(let corners): radii = resolved(corners)
        case .groups(let corners, let groups):
            radii = resolved(corners)
            for group in groups {
                let largest = group.map { radii[$0] }.max() ?? 0
                for index in group { radii[index] = largest }
            }
        }
        for index in 0..<4 { radii[index] = max(0, min(radii[index], limit)) }
        return radii
    }

    private func resolved(_ corners: [UICornerRadius?]) -> SIMD4<Double> {
        var radii = SIMD4<Double>()
        for (index, corner) in corners.enumerated() {
            switch corner?.kind {
            case .fixed(let radius): radii[index] = radius
            case .concentric(let minimum):
                radii[index] = max(concentricRadius(index) ?? 0, minimum.map { Double($0) } ?? 0)
            case nil: break
            }
        }
        return radii
    }

    /// The radius that is concentric with a corner of the nearest superview with round corners; nil if there is none.
    private func concentricRadius(_ index: Int) -> Double? {
        var next = superview
        while let view = next, !view.hasCornerConfiguration, view.layer.cornerRadius <= 0 { next = view.superview }
        guard let container = next else { return nil }
        let frame = container.convert(bounds, from: self)
        let outer = container.bounds
        let isLeft = index == 0 || index == 3
        let isTop = index < 2
        let across = isLeft ? frame.minX - outer.minX : outer.maxX - frame.maxX
        let down = isTop ? frame.minY - outer.minY : outer.maxY - frame.maxY
        return container.cornerRadii[index] - Double(max(abs(across), abs(down)))
    }
}
