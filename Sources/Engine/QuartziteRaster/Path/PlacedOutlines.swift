import Foundation
import Synchronization

/// Outlines at their places, which are filled together as one path.
///
/// The elements of the path are made when they are needed first, because most glyphs are drawn without them.
package final class PlacedOutlines: Sendable {
    /// An outline, and the affine transform from its coordinates to those of the path.
    struct Part: Sendable {
        let outline: SharedOutline
        let a, b, c, d, tx, ty: Double

        /// The smallest rectangle with all points, which is exact if the outline remains upright.
        var box: (low: CGPoint, high: CGPoint) {
            let (low, high) = (outline.low, outline.high)
            let x = (a * low.x, a * high.x, c * low.y, c * high.y)
            let y = (b * low.x, b * high.x, d * low.y, d * high.y)
            return (
                CGPoint(x: min(x.0, x.1) + min(x.2, x.3) + tx, y: min(y.0, y.1) + min(y.2, y.3) + ty),
                CGPoint(x: max(x.0, x.1) + max(x.2, x.3) + tx, y: max(y.0, y.1) + max(y.2, y.3) + ty)
            )
        }
    }

    /// Outlines that are collected.
    package struct Parts {
        fileprivate var parts: [Part] = []
        /// The number of elements of the path.
        package private(set) var elementCount = 0

        package init() {}

        package mutating func append(
            _ outline: SharedOutline, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
        ) {
            parts.append(Part(outline: outline, a: a, b: b, c: c, d: d, tx: tx, ty: ty))
            elementCount += outline.elements.verbs.count
        }
    }

    let parts: [Part]
    private let known = Mutex<PathElements?>(nil)

    package init(_ parts: Parts) { self.parts = parts.parts }

    package var isEmpty: Bool { parts.allSatisfy(\.outline.isEmpty) }

    /// The approximate memory of the elements in bytes.
    package var size: Int {
        parts.reduce(0) {
            let elements = $1.outline.elements
            return $0 + elements.verbs.count + elements.points.count * MemoryLayout<CGPoint>.stride
        }
    }

    /// The elements of the path.
    package var elements: PathElements {
        known.withLock { known in
            if let known { return known }
            var elements = PathElements()
            elements.reserve(parts.reduce(0) { $0 + $1.outline.elements.verbs.count })
            for part in parts {
                elements.append(part.outline.elements) { p in
                    CGPoint(x: part.a * p.x + part.c * p.y + part.tx, y: part.b * p.x + part.d * p.y + part.ty)
                }
            }
            known = elements
            return elements
        }
    }

    /// The smallest rectangle with all points, including control points, as it follows from the elements; nil if only the
    /// elements have it.
    package var boundingBox: CGRect? {
        var low = CGPoint(x: Double.infinity, y: .infinity)
        var high = CGPoint(x: -Double.infinity, y: -.infinity)
        for part in parts where !part.outline.isEmpty {
            guard part.b == 0, part.c == 0 else { return nil }
            let box = part.box
            low = CGPoint(x: min(low.x, box.low.x), y: min(low.y, box.low.y))
            high = CGPoint(x: max(high.x, box.high.x), y: max(high.y, box.high.y))
        }
        let limit = PathElements.coordinateLimit
        guard low.x >= -limit, low.y >= -limit, high.x <= limit, high.y <= limit else { return nil }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
