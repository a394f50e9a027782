import CQuartziteKernels
import CoreGraphics

extension ParticleImage {
    private static let side = 64

    /// Draws the figure in white.
    func drawn() -> CGImage {
        switch self {
        case .glow: Self.soft { x, y in Self.fade(x, y, radius: 1) }
        case .puff: Self.soft(Self.puff)
        case .streak: Self.soft { x, y in Self.edge(0.07 - abs(x)) * (1 - y * y) * (1 - y * y) }
        case .spark: Self.soft(Self.spark)
        case .bubble: Self.soft(Self.bubble)
        case .disc: Self.soft { x, y in Self.edge(0.9 - (x * x + y * y).squareRoot()) }
        case .ring: Self.soft { x, y in Self.edge(0.1 - abs((x * x + y * y).squareRoot() - 0.8)) }
        case .square: Self.soft { x, y in Self.edge(0.8 - abs(x)) * Self.edge(0.8 - abs(y)) }
        case .heart: Self.stroked(Self.heartPath, isFilled: true)
        case .star: Self.stroked(Self.starPath, isFilled: true)
        case .flake: Self.stroked(Self.flakePath, isFilled: false)
        }
    }

    // MARK: Figures as functions

    /// Draws the opacity that a function gives for points in −1…1, with y upwards.
    private static func soft(_ opacity: (Double, Double) -> Double) -> CGImage {
        let bitmap = Bitmap(width: side, height: side)
        for y in 0..<side {
            let row = bitmap.row(y)
            for x in 0..<side {
                let half = Double(side) / 2
                let value = opacity((Double(x) + 0.5) / half - 1, 1 - (Double(y) + 0.5) / half)
                row[x] = UInt32((min(max(value, 0), 1) * 255).rounded()) * 0x0101_0101
            }
        }
        return CGImage(bitmap: bitmap)
    }

    /// 1 inside an edge and 0 outside, with a transition of one pixel; `distance` is positive inside.
    private static func edge(_ distance: Double) -> Double { min(max(distance * Double(side) / 2 + 0.5, 0), 1) }

    /// A light that fades smoothly towards a radius.
    private static func fade(_ x: Double, _ y: Double, radius: Double) -> Double {
        let rest = max(0, 1 - (x * x + y * y) / (radius * radius))
        return rest * rest
    }

    private static func puff(_ x: Double, _ y: Double) -> Double {
        let blobs = [
            (0.0, 0.0, 0.75), (0.35, 0.2, 0.55), (-0.35, 0.15, 0.55), (0.15, -0.35, 0.5), (-0.25, -0.3, 0.5),
            (0.05, 0.4, 0.5),
        ]
        let clear = blobs.reduce(1.0) { $0 * (1 - 0.45 * fade(x - $1.0, y - $1.1, radius: $1.2)) }
        return (1 - clear) * 1.1
    }

    private static func spark(_ x: Double, _ y: Double) -> Double {
        func ray(_ along: Double, _ across: Double) -> Double {
            let width = 0.06 * (1 - abs(along))
            return width > 0 ? max(0, 1 - across * across / (width * width)) * (1 - abs(along)) : 0
        }
        return fade(x, y, radius: 0.45) + ray(x, y) + ray(y, x)
    }

    private static func bubble(_ x: Double, _ y: Double) -> Double {
        let distance = (x * x + y * y).squareRoot()
        guard distance < 0.95 else { return 0 }
        let rim = distance / 0.9
        let wall = rim * rim * rim * rim * rim * rim * 0.75 + 0.06
        return wall * edge(0.9 - distance) + 0.9 * fade(x + 0.32, y - 0.36, radius: 0.26)
    }

    // MARK: Figures as paths

    private static func stroked(_ path: CGPath, isFilled: Bool) -> CGImage {
        let bitmap = Bitmap(width: side, height: side)
        let context = CGContext(bitmap: bitmap, flipped: true)
        let half = CGFloat(side) / 2
        context.translateBy(x: half, y: half)
        context.scaleBy(x: half, y: half)
        let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        context.setFillColor(white)
        context.setStrokeColor(white)
        context.setLineWidth(0.09)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addPath(path)
        if isFilled { context.fillPath() } else { context.strokePath() }
        return CGImage(bitmap: context.bitmap)
    }

    private static func point(_ turns: Double, _ radius: Double) -> CGPoint {
        let angle = 2 * Double.pi * turns
        return CGPoint(x: qz_sin(angle) * radius, y: -qz_cos(angle) * radius)
    }

    private static var starPath: CGPath {
        let path = CGMutablePath()
        path.addLines(between: (0..<10).map { point(Double($0) / 10, $0.isMultiple(of: 2) ? 0.95 : 0.4) })
        path.closeSubpath()
        return path
    }

    private static var heartPath: CGPath {
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
        let path = CGMutablePath()
        path.move(to: point(0, 0.9))
        path.addCurve(to: point(-0.94, -0.25), control1: point(-0.45, 0.55), control2: point(-0.94, 0.2))
        path.addCurve(to: point(0, -0.45), control1: point(-0.94, -0.85), control2: point(-0.25, -0.95))
        path.addCurve(to: point(0.94, -0.25), control1: point(0.25, -0.95), control2: point(0.94, -0.85))
        path.addCurve(to: point(0, 0.9), control1: point(0.94, 0.2), control2: point(0.45, 0.55))
        path.closeSubpath()
        return path
    }

    private static var flakePath: CGPath {
        let path = CGMutablePath()
        for arm in 0..<6 {
            let turn = Double(arm) / 6
            path.addLines(between: [.zero, point(turn, 0.88)])
            for (root, tip) in [(0.35, 0.58), (0.6, 0.82)] {
                path.addLines(
                    between: [point(turn - 0.045 / tip, tip), point(turn, root), point(turn + 0.045 / tip, tip)])
            }
        }
        return path
    }
}
