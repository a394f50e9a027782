import Foundation

extension Projection {
    /// Returns the pixels whose centres lie inside the mapped `rect`; nil if its image is not an upright rectangle.
    ///
    /// Corners are rounded to 1/256 pixel, as the rasteriser rounds them, so that both find the same pixels. A centre on
    /// the left or top edge is inside.
    package func pixelsWithCentres(in rect: CGRect) -> PixelRect? {
        func corner(_ x: CGFloat, _ y: CGFloat) -> (x: Double, y: Double)? {
            let (p, w) = project(CGPoint(x: x, y: y))
            guard w > Self.nearestW, abs(p.x) < Self.reach, abs(p.y) < Self.reach else { return nil }
            return ((p.x * 256 + 0.5).rounded(.down), (p.y * 256 + 0.5).rounded(.down))
        }
        guard let a = corner(rect.minX, rect.minY), let b = corner(rect.maxX, rect.minY),
            let c = corner(rect.maxX, rect.maxY), let d = corner(rect.minX, rect.maxY)
        else { return nil }
        let isUpright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isTurned = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isUpright || isTurned else { return nil }
        func first(_ edge: Double) -> Int { Int(((edge + 127) / 256).rounded(.down)) }
        return PixelRect(
            minX: first(min(a.x, c.x)), minY: first(min(a.y, c.y)), maxX: first(max(a.x, c.x)),
            maxY: first(max(a.y, c.y)))
    }

    /// The smallest w that the rasteriser draws, and the farthest pixel whose coordinates it keeps exactly.
    private static let nearestW = 1.0 / 4096
    private static let reach = 1_000_000.0
}
