import Foundation

extension Projection {
    /// Returns the whole pixels inside `limit` that the mapped `rect` may touch.
    ///
    /// If a corner lies at or behind the viewer (w ≤ 0), the mapped rectangle is unbounded and the result is `limit`. A
    /// nonfinite map or rectangle touches no pixels.
    package func pixelBounds(of rect: CGRect, within limit: PixelRect) -> PixelRect {
        guard isFinite, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            return .empty
        }
        var minX = Double.infinity
        var minY = Double.infinity
        var maxX = -Double.infinity
        var maxY = -Double.infinity
        for corner in [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ] {
            let (point, w) = project(corner)
            guard w > 1e-6 else { return limit }
            minX = min(minX, point.x)
            maxX = max(maxX, point.x)
            minY = min(minY, point.y)
            maxY = max(maxY, point.y)
        }
        return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY, within: limit)
    }
}

extension PixelRect {
    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// Creates the smallest rectangle of whole pixels inside `limit` that covers the given one; NaN gives an empty one.
    package init(minX: Double, minY: Double, maxX: Double, maxY: Double, within limit: PixelRect) {
        func whole(_ value: Double, _ low: Int, _ high: Int) -> Int {
            Int(min(max(value, Double(low)), Double(high)))
        }
        guard minX <= maxX, minY <= maxY, !limit.isEmpty else {
            self = .empty
            return
        }
        self.init(
            minX: whole(minX.rounded(.down), limit.minX, limit.maxX),
            minY: whole(minY.rounded(.down), limit.minY, limit.maxY),
            maxX: whole(maxX.rounded(.up), limit.minX, limit.maxX),
            maxY: whole(maxY.rounded(.up), limit.minY, limit.maxY)
        )
    }

    /// Returns the rectangle grown by `margin` pixels on every side.
    package func outset(by margin: Int) -> PixelRect {
        PixelRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }

    package func offset(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
        )
    }
}
