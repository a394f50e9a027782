import Foundation

/// An immutable path of lines and Bézier curves, in points.
///
/// Coordinates are clamped to ±1e6. Elements with a nonfinite coordinate are dropped, as are all elements after the
/// first million.
public class CGPath: Hashable, @unchecked Sendable {
    /// Only `CGMutablePath` changes it after `init`, without calling other code, so accesses cannot overlap.
    package internal(set) final var elements: PathElements {
        get { outlines?.elements ?? own }
        _modify { yield &own }
    }
    @exclusivity(unchecked) private final var own: PathElements
    /// The outlines of an immutable path, which are filled faster than other paths; nil for other paths.
    package final let outlines: PlacedOutlines?

    package init(elements: PathElements) { (own, outlines) = (elements, nil) }

    /// Creates a path of outlines at places.
    package init(outlines: PlacedOutlines) { (own, self.outlines) = (PathElements(), outlines) }

    /// Creates a closed rectangle, from its origin towards +x; `transform` nil is the identity.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// Creates a closed ellipse in `rect`: four cubics from the rightmost point towards +y.
    ///
    /// `transform` nil is the identity.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// Creates a closed rectangle with elliptical corners, in points.
    ///
    /// Corner sizes are clamped to 0 … half a side; `transform` nil is the identity.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var elements = PathElements()
        elements.addRoundedRect(
            rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { outlines.map(CGPath.init(outlines:)) ?? CGPath(elements: elements) }

    /// Returns an immutable copy with every point transformed; nil is the identity.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// Returns a mutable copy with every point transformed; nil is the identity.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path is empty.
    public var isEmpty: Bool { outlines?.isEmpty ?? own.isEmpty }

    /// The current point; zero for an empty path.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// Calls `block` with each element in order; the element's points are valid only during the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            guard let base = buffer.baseAddress else { return }
            base.initialize(repeating: .zero, count: 3)
            elements.forEach { element in
                let type: CGPathElementType
                switch element {
                case .move(let p): (type, base[0]) = (.moveToPoint, p)
                case .line(let p): (type, base[0]) = (.addLineToPoint, p)
                case .quad(let c, let p): (type, base[0], base[1]) = (.addQuadCurveToPoint, c, p)
                case .curve(let c1, let c2, let p):
                    (type, base[0], base[1], base[2]) = (.addCurveToPoint, c1, c2, p)
                case .close: type = .closeSubpath
                }
                withUnsafePointer(to: CGPathElement(type: type, points: base), block)
            }
        }
    }

    /// Calls `function` with `info` and each element in order.
    public func apply(
        info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
    ) {
        applyWithBlock { function(info, $0) }
    }

    final package func forEachElement(_ body: (PathElement) -> Void) { elements.forEach(body) }

    /// Returns whether two paths have the same elements with the same points.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }

    /// Hashes the elements and their points.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
