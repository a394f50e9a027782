/// The paths derived from bounds, corners and border; a layer keeps them until one of these changes.
package final class RoundedOutline {
    struct Shape: Equatable {
        let bounds: CGRect
        let radius: CGFloat
        /// The radii of the corners if they differ.
        var radii: SIMD4<Double>?
        let corners: CACornerMask
        let curve: CALayerCornerCurve
        let borderWidth: CGFloat
    }

    let shape: Shape
    /// The rounded bounds.
    private(set) lazy var fill = CGPath.roundedRect(
        shape.bounds, radius: shape.radius, corners: shape.corners, curve: shape.curve, radii: shape.radii)
    /// The border inside the bounds, for filling with the even-odd rule; the whole bounds if the border leaves no
    /// interior.
    private(set) lazy var ring: CGPath = {
        let width = shape.borderWidth
        let inner = shape.bounds.insetBy(dx: width, dy: width)
        guard !inner.isNull, inner.width > 0, inner.height > 0 else { return fill }
        let path = CGMutablePath()
        path.addPath(fill)
        path.addPath(
            .roundedRect(
                inner, radius: max(shape.radius - width, 0), corners: shape.corners, curve: shape.curve,
                radii: shape.radii.map { pointwiseMax($0 - Double(width), .zero) }))
        return path
    }()

    init(_ shape: Shape) { self.shape = shape }
}

extension CALayer {
    /// Returns the outline of the current bounds.
    final func currentOutline() -> RoundedOutline {
        let shape = RoundedOutline.Shape(
            bounds: state.bounds, radius: state.effectiveCornerRadius,
            radii: state.cornerRadii == nil ? nil : state.effectiveCornerRadii, corners: state.maskedCorners,
            curve: state.cornerCurve, borderWidth: state.borderWidth)
        if let outline, outline.shape == shape { return outline }
        let new = RoundedOutline(shape)
        outline = new
        return new
    }
}

extension LayerState {
    /// The corner radius, limited to half the shorter side; 0 if no corner is rounded.
    var effectiveCornerRadius: CGFloat {
        let radius = cornerRadii.map { CGFloat($0.max()) } ?? cornerRadius
        guard radius > 0, !maskedCorners.isEmpty else { return 0 }
        return min(radius, bounds.width / 2, bounds.height / 2)
    }

    /// The radii at the top left, top right, bottom right and bottom left, limited to half the shorter side.
    var effectiveCornerRadii: SIMD4<Double> {
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ]
        var radii = cornerRadii ?? SIMD4(repeating: Double(cornerRadius))
        let maximum = max(Double(min(bounds.width, bounds.height)) / 2, 0)
        for (index, corner) in corners.enumerated() {
            radii[index] = maskedCorners.contains(corner) && radii[index] > 0 ? min(radii[index], maximum) : 0
        }
        return radii
    }
}

extension CGPath {
    /// The path shared by all plain rectangles, which their transforms scale.
    static let unitSquare = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)

    /// Returns a rectangle in which the corners in `corners` are rounded.
    ///
    /// The radii at the top left, top right, bottom right and bottom left replace the radius.
    package static func roundedRect(
        _ rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve = .circular,
        radii: SIMD4<Double>? = nil
    ) -> CGPath {
        guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
        let path = CGMutablePath()
        let shape =
            curve == .continuous
            ? CornerShape(continuousIn: min(rect.width, rect.height) / 2 / radius) : CornerShape.circular
        func corner(_ x: CGFloat, _ y: CGFloat, _ mask: CACornerMask, _ index: Int, from: CGVector, to: CGVector) {
            let radius = radii.map { CGFloat($0[index]) } ?? radius
            guard corners.contains(mask), radius > 0 else {
                path.addLine(to: CGPoint(x: x, y: y))
                return
            }
            shape.add(to: path, at: CGPoint(x: x, y: y), from: from, to: to, radius: radius)
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        let first = radii.map { CGFloat($0[0]) } ?? radius
        let start = corners.contains(.layerMinXMinYCorner) ? first * shape.extent : 0
        path.move(to: CGPoint(x: rect.minX + start, y: rect.minY))
        corner(rect.maxX, rect.minY, .layerMaxXMinYCorner, 1, from: left, to: down)
        corner(rect.maxX, rect.maxY, .layerMaxXMaxYCorner, 2, from: up, to: left)
        corner(rect.minX, rect.maxY, .layerMinXMaxYCorner, 3, from: right, to: up)
        corner(rect.minX, rect.minY, .layerMinXMinYCorner, 0, from: down, to: right)
        path.closeSubpath()
        return path
    }
}
