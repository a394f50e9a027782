import CoreGraphics
import TestSupport

/// A picture of coverage, drawn by the rasteriser or computed by brute force for comparison.
package struct CoveragePicture: Equatable {
    package let rect: PixelRect
    package var bytes: [UInt8]

    package init(_ rect: PixelRect) {
        self.rect = rect
        bytes = Array(repeating: 0, count: rect.width * rect.height)
    }

    package init(
        _ path: CGPath, _ rect: PixelRect, rule: CGPathFillRule = .winding, transform: Projection = .identity,
        antialias: Bool = true, tiles: Int = 1, rasterizer: PathRasterizer = PathRasterizer()
    ) {
        self.init(rect)
        for ty in 0..<tiles {
            for tx in 0..<tiles {
                let clip = PixelRect(
                    minX: rect.minX + rect.width * tx / tiles, minY: rect.minY + rect.height * ty / tiles,
                    maxX: rect.minX + rect.width * (tx + 1) / tiles, maxY: rect.minY + rect.height * (ty + 1) / tiles)
                rasterizer.rasterize(
                    path.elements, transform: transform, rule: rule.raster, clip: clip, antialias: antialias
                ) { y, spans in
                    for span in spans {
                        for i in 0..<Int(span.count) {
                            self[Int(span.x) + i, y] = span.coverage.map { $0[i] } ?? UInt8(span.value)
                        }
                    }
                }
            }
        }
    }

    package subscript(x: Int, y: Int) -> UInt8 {
        get { bytes[(y - rect.minY) * rect.width + x - rect.minX] }
        set { bytes[(y - rect.minY) * rect.width + x - rect.minX] = newValue }
    }

    /// The covered area in pixels.
    package var area: Double { bytes.reduce(0) { $0 + Double($1) } / 255 }

    package func worstDifference(_ other: CoveragePicture) -> Int {
        zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    /// Computes coverage from `rows` exact scanlines per pixel; sorted crossings give the covered lengths of each.
    ///
    /// Under the winding rule, the signed areas of a pixel add up to its coverage.
    package static func reference(_ polygons: [[CGPoint]], _ rect: PixelRect, rule: CGPathFillRule, rows: Int = 64)
        -> CoveragePicture
    {
        var result = CoveragePicture(rect)
        for y in rect.minY..<rect.maxY {
            var sums = [Double](repeating: 0, count: rect.width)
            for k in 0..<rows {
                let at = Double(y) + (Double(k) + 0.5) / Double(rows)
                var crossings: [(x: Double, turn: Int)] = []
                for polygon in polygons {
                    guard var a = polygon.last else { continue }
                    for b in polygon {
                        if (a.y <= at) != (b.y <= at) {
                            crossings.append((a.x + (at - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
                        }
                        a = b
                    }
                }
                crossings.sort { $0.x < $1.x }
                var winding = 0
                for (i, crossing) in crossings.enumerated() where i + 1 < crossings.count {
                    winding += crossing.turn
                    guard rule == .winding ? winding != 0 : winding % 2 != 0 else { continue }
                    let low = max(crossing.x, Double(rect.minX))
                    let high = min(crossings[i + 1].x, Double(rect.maxX))
                    guard low < high else { continue }
                    for x in Int(low)...min(Int(high), rect.maxX - 1) {
                        let length = max(0, min(high, Double(x + 1)) - max(low, Double(x)))
                        sums[x - rect.minX] += length * (rule == .winding ? Double(winding) : 1)
                    }
                }
            }
            for x in 0..<rect.width {
                result[x + rect.minX, y] = UInt8((min(abs(sums[x]) / Double(rows), 1) * 255).rounded())
            }
        }
        return result
    }
}

extension SeededRandom {
    package mutating func polygon(_ count: Int, within size: Double) -> [CGPoint] {
        (0..<count).map { _ in
            CGPoint(x: Double.random(in: 0...size, using: &self), y: Double.random(in: 0...size, using: &self))
        }
    }
}

extension CGPath {
    package static func polygons(_ polygons: [[CGPoint]]) -> CGPath {
        let path = CGMutablePath()
        for polygon in polygons {
            path.addLines(between: polygon)
            path.closeSubpath()
        }
        return path
    }
}
