import QuartziteCompositor

/// The order of faces that may intersect, from back to front.
///
/// Each face is inserted into a tree whose nodes divide space by the plane of a face: what lies behind the plane is drawn
/// before the face, and what lies in front of it after the face. A face on both sides is divided. Faces in one plane keep
/// the order of their insertion.
struct DepthOrder {
    /// More faces are not divided, since the number of parts can grow with the square of their number.
    static let maximumFaces = 64

    /// A part of a face.
    struct Piece {
        let face: Int
        /// What bounds the part; a pixel belongs to it if all are positive there.
        var cuts: [DepthPlane] = []
        fileprivate var region: DepthRegion
    }

    private final class Node {
        let plane: DepthPlane
        var pieces: [Piece]
        var behind: Node?
        var inFront: Node?

        init(_ plane: DepthPlane, _ piece: Piece) { (self.plane, pieces) = (plane, [piece]) }

        func insert(_ piece: Piece, _ plane: DepthPlane) {
            let distance = plane.minus(self.plane)
            let range = piece.region.range(of: distance)
            if range.lowerBound >= -DepthOrder.nothing, range.upperBound <= DepthOrder.nothing {
                pieces.append(piece)
            } else if range.lowerBound >= -DepthOrder.nothing {
                add(piece, plane, to: \.inFront)
            } else if range.upperBound <= DepthOrder.nothing {
                add(piece, plane, to: \.behind)
            } else {
                add(piece.cut(by: distance), plane, to: \.inFront)
                add(piece.cut(by: distance.negated), plane, to: \.behind)
            }
        }

        private func add(_ piece: Piece, _ plane: DepthPlane, to side: ReferenceWritableKeyPath<Node, Node?>) {
            if let node = self[keyPath: side] {
                node.insert(piece, plane)
            } else {
                self[keyPath: side] = Node(plane, piece)
            }
        }

        func append(to list: inout [Piece]) {
            behind?.append(to: &list)
            list += pieces
            inFront?.append(to: &list)
        }
    }

    /// The distance, in points of depth, below which faces count as touching.
    private static let nothing = 1e-4

    private let frame: PixelRect
    private var root: Node?

    init(frame: PixelRect) { self.frame = frame }

    /// Adds a face that is visible in `region`.
    mutating func insert(_ face: Int, plane: DepthPlane, region: DepthRegion) {
        guard !region.isEmpty else { return }
        let piece = Piece(face: face, region: region)
        if let root { root.insert(piece, plane) } else { root = Node(plane, piece) }
    }

    /// The parts of all faces, from back to front.
    var pieces: [Piece] {
        var list: [Piece] = []
        root?.append(to: &list)
        return list
    }
}

extension DepthOrder.Piece {
    fileprivate func cut(by plane: DepthPlane) -> DepthOrder.Piece {
        var piece = self
        piece.cuts.append(plane)
        piece.region = region.clipped(to: plane)
        return piece
    }
}

/// A depth that is linear over the pixels: z = a·x + b·y + c, larger nearer to the viewer.
struct DepthPlane {
    let a, b, c: Double

    /// Creates the plane of a layer whose `matrix` leads to the plane of projection, and `transform` to pixels; nil if it
    /// is seen edge-on.
    init?(_ matrix: CATransform3D, shownBy transform: Projection) {
        guard let inverse = transform.planeInverse else { return nil }
        // Perspective divides depths and pixels by the same w, so planes stay planes.
        a = inverse.m11 * matrix.m13 + inverse.m12 * matrix.m23 + inverse.m13 * matrix.m43
        b = inverse.m21 * matrix.m13 + inverse.m22 * matrix.m23 + inverse.m23 * matrix.m43
        c = inverse.m31 * matrix.m13 + inverse.m32 * matrix.m23 + inverse.m33 * matrix.m43
        guard (a + b + c).isFinite else { return nil }
    }

    private init(a: Double, b: Double, c: Double) { (self.a, self.b, self.c) = (a, b, c) }

    func minus(_ other: DepthPlane) -> DepthPlane { DepthPlane(a: a - other.a, b: b - other.b, c: c - other.c) }

    var negated: DepthPlane { DepthPlane(a: -a, b: -b, c: -c) }

    func value(at p: SIMD2<Double>) -> Double { a * p.x + b * p.y + c }

    /// Returns a clip to the pixels of `frame` where the value is positive.
    ///
    /// A plane and its negation clip to parts with the very same line between them, so that no pixel is in both.
    func clip(in frame: PixelRect) -> ClipShape {
        let path = CGMutablePath()
        path.addLines(
            between: DepthRegion(frame.outset(by: 1)).clipped(to: self).corners.map { CGPoint(x: $0.x, y: $0.y) })
        path.closeSubpath()
        return ClipShape(path: path, transform: .identity, antialias: false)
    }
}

/// A convex polygon of pixels.
struct DepthRegion {
    fileprivate var corners: [SIMD2<Double>]

    fileprivate var isEmpty: Bool { corners.count < 3 }

    fileprivate init(_ rect: PixelRect) {
        corners =
            rect.isEmpty
            ? []
            : [
                SIMD2(Double(rect.minX), Double(rect.minY)), SIMD2(Double(rect.maxX), Double(rect.minY)),
                SIMD2(Double(rect.maxX), Double(rect.maxY)), SIMD2(Double(rect.minX), Double(rect.maxY)),
            ]
    }

    /// Creates the region that the nodes of a layer with some bounds touch: the image of the bounds, or the box of the
    /// nodes if they leave the bounds.
    init(_ nodes: [RenderNode], of bounds: CGRect, shownBy transform: Projection, in frame: PixelRect) {
        let box = nodes.bounds(within: frame)
        self.init(box)
        let image = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { transform.project($0) }
        guard !isEmpty, image.allSatisfy({ $0.w > 0 && $0.point.x.isFinite && $0.point.y.isFinite }),
            box.intersection(transform.pixelBounds(of: bounds, within: frame)) == box
        else { return }
        corners = image.map { SIMD2($0.point.x, $0.point.y) }
    }

    fileprivate func range(of plane: DepthPlane) -> ClosedRange<Double> {
        let values = corners.map(plane.value)
        return (values.min() ?? 0)...(values.max() ?? 0)
    }

    /// Returns the part where a plane is positive.
    fileprivate func clipped(to plane: DepthPlane) -> DepthRegion {
        var result = self
        result.corners = []
        for (index, corner) in corners.enumerated() {
            let next = corners[index + 1 == corners.count ? 0 : index + 1]
            let (here, there) = (plane.value(at: corner), plane.value(at: next))
            if here >= 0 { result.corners.append(corner) }
            if (here > 0 && there < 0) || (here < 0 && there > 0) {
                result.corners.append(corner + (next - corner) * (here / (here - there)))
            }
        }
        return result
    }
}
