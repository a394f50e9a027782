import QuartziteUIDrawing

/// A type that returns a shape for the content of a view.
@preconcurrency @MainActor public protocol UIShapeProvider {
    /// Returns the shape for a content.
    func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}

/// How the corners of a shape are drawn; raw values are Apple's.
///
/// Here, all corners are arcs of circles.
public enum UICornerCurve: Int, Sendable {
    /// The curve that suits the shape.
    case automatic
    /// An arc of a circle.
    case circular
    /// A curve that begins gradually.
    case continuous
}

/// A shape that is placed in the content of a view, such as a rectangle with round corners.
@preconcurrency @MainActor public struct UIShape: UIShapeProvider {
    private enum Kind {
        case rect(radius: CGFloat, corners: UIRectCorner)
        case fixedRect(CGRect, radius: CGFloat, corners: UIRectCorner)
        case capsule
        case circle
        case path(UIBezierPath)
        indirect case inset(UIShape, UIEdgeInsets)
        case provider(any UIShapeProvider)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Creates a shape from a provider, which is asked whenever the shape is needed.
    public init(_ provider: some UIShapeProvider) { kind = .provider(provider) }

    /// A rectangle.
    public static var rect: UIShape { UIShape(.rect(radius: 0, corners: .allCorners)) }

    /// Returns a rectangle with round corners of a radius in points.
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.rect(radius: cornerRadius, corners: maskedCorners)) }

    /// Returns a rectangle at a place in the view, with round corners.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.fixedRect(rect, radius: cornerRadius, corners: maskedCorners)) }

    /// A rectangle whose shorter sides are semicircles.
    public static var capsule: UIShape { UIShape(.capsule) }

    /// The largest circle in the middle.
    public static var circle: UIShape { UIShape(.circle) }

    /// Returns a shape with an outline in the view's coordinates.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

    /// Returns the shape in a smaller content.
    public func inset(by insets: UIEdgeInsets) -> UIShape { UIShape(.inset(self, insets)) }

    /// Returns the shape in a content that is smaller by a distance at every edge, in points.
    public func inset(by inset: CGFloat) -> UIShape {
        self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }

    /// Returns the shape for a content.
    public func resolve(in context: ResolutionContext) -> Resolved {
        switch kind {
        case .provider(let provider): return provider.resolve(in: context)
        case .inset(let shape, let insets):
            var smaller = context
            smaller.contentShape.boundingRect = context.contentShape.boundingRect.inset(by: insets)
            return shape.resolve(in: smaller)
        case .fixedRect(let rect, _, _): return Resolved(shape: self, boundingRect: rect)
        case .path(let path): return Resolved(shape: self, boundingRect: path.bounds)
        case .rect, .capsule, .circle: return Resolved(shape: self, boundingRect: context.contentShape.boundingRect)
        }
    }

    /// The content in which a shape is placed.
    public struct ResolutionContext {
        /// The shape of the content.
        public var contentShape: Resolved
    }

    /// A shape with its place.
    @preconcurrency @MainActor public struct Resolved: UIShapeProvider {
        /// The shape.
        public var shape: UIShape
        /// The rectangle that contains the shape, in the view's coordinates.
        public var boundingRect: CGRect

        /// Creates a shape at a place.
        public init(shape: UIShape, boundingRect: CGRect) {
            (self.shape, self.boundingRect) = (shape, boundingRect)
        }

        /// The outline of the shape.
        public var path: UIBezierPath { shape.path(in: boundingRect) }

        /// Returns the shape itself.
        public func resolve(in context: ResolutionContext) -> Resolved { self }

        /// Returns the shape in a smaller rectangle.
        public func inset(by insets: UIEdgeInsets) -> Resolved {
            Resolved(shape: shape, boundingRect: boundingRect.inset(by: insets))
        }
    }

    private func path(in rect: CGRect) -> UIBezierPath {
        let half = min(rect.width, rect.height) / 2
        switch kind {
        case .rect(let radius, let corners), .fixedRect(_, let radius, let corners):
            let own = max(min(radius, half), 0)
            return UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: own, height: own))
        case .capsule: return UIBezierPath(roundedRect: rect, cornerRadius: half)
        case .circle:
            return UIBezierPath(
                ovalIn: CGRect(x: rect.midX - half, y: rect.midY - half, width: 2 * half, height: 2 * half))
        case .path(let path): return (path.copy() as? UIBezierPath) ?? path
        case .inset(let shape, _): return shape.path(in: rect)
        case .provider: return UIBezierPath(rect: rect)
        }
    }
}
