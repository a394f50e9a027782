import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics
import Foundation
import QuartzCore

/// Emitters whose properties are all random bits, and the requirements that their pictures must still meet.
public struct HostileEmitters {
    /// An error that describes the failure and how to reproduce it, in one line.
    public struct Failure: Error, CustomStringConvertible {
        /// The description.
        public let description: String
    }

    /// The side of the pictures in pixels; small, since a huge particle covers the whole picture.
    private static let side = 16
    /// The width in pixels of the border around the picture that must not change.
    private static let margin = 4
    private static let canary: UInt32 = 0x1234_5678

    private let picture: CGImage

    /// Creates the picture that particles show.
    public init() {
        let bitmap = Bitmap(width: 5, height: 3)
        for y in 0..<3 {
            for x in 0..<5 { bitmap[x, y] = 0x8000_0000 | UInt32(x * 30) << 16 | UInt32(y * 60) }
        }
        picture = CGImage(bitmap: bitmap)
    }

    /// Draws the emitter of a seed at two times, the first one twice, with `cells` cells in all.
    ///
    /// - Throws: ``Failure`` if a pixel is not premultiplied, a pixel outside the picture changed, or two drawings of
    ///   one time differ.
    @MainActor
    public func check(seed: UInt64, cells: Int) throws {
        var bits = RandomBits(state: seed)
        let layer = emitter(cells: cells, &bits)
        let scene = SceneContext(settings: SceneSettings(seed: bits.next()))
        try scene.run {
            let context = LayerContext(root: layer, scene: scene)
            context.commit()
            let times = (0..<2).map { _ in bits.time() }
            let first = try draw(context, at: times[0], seed)
            for time in times.dropFirst() { _ = try draw(context, at: time, seed) }
            guard try draw(context, at: times[0], seed) == first else {
                throw Failure(description: "seed \(seed): \(times[0]) s was drawn in two ways")
            }
        }
    }

    @MainActor
    private func draw(_ context: LayerContext, at time: Double, _ seed: UInt64) throws -> UInt64 {
        let side = HostileEmitters.side
        let inset = HostileEmitters.margin
        let target = Bitmap(width: side, height: side + 2 * inset)
        target.clear(HostileEmitters.canary)
        let rows = PixelRect(minX: 0, minY: 0, maxX: side, maxY: side)
        target.clear(0, in: rows)
        let tree = context.renderTree(at: time, width: side, height: side, scale: 1)
        Compositor.draw(tree, into: target, threads: 1)
        for y in 0..<target.height {
            for x in 0..<side {
                let pixel = target[x, y]
                let alpha = pixel >> 24
                let isSound =
                    y < side
                    ? pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
                    : pixel == HostileEmitters.canary
                guard isSound else {
                    let word = String(pixel, radix: 16)
                    throw Failure(description: "seed \(seed): pixel (\(x), \(y)) is \(word) at \(time) s")
                }
            }
        }
        return target.hash
    }

    private func emitter(cells: Int, _ bits: inout RandomBits) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: HostileEmitters.side, height: HostileEmitters.side)
        let shapes: [CAEmitterLayerEmitterShape] = [.point, .line, .rectangle, .cuboid, .circle, .sphere]
        let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .surface, .volume]
        let orders: [CAEmitterLayerRenderMode] = [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive]
        layer.emitterShape = bits.choice(of: shapes)
        layer.emitterMode = bits.choice(of: modes)
        layer.renderMode = bits.choice(of: orders)
        layer.emitterPosition = CGPoint(x: bits.length(), y: bits.length())
        layer.emitterZPosition = bits.length()
        layer.emitterSize = CGSize(width: bits.length(), height: bits.length())
        layer.emitterDepth = bits.length()
        layer.preservesDepth = bits.next() & 1 == 0
        for key in ["birthRate", "lifetime", "velocity", "scale", "spin"] where bits.next() % 4 == 0 {
            layer.setValue(Float(bits.number()), forKey: key)
        }
        layer.seed = UInt32(truncatingIfNeeded: bits.next())
        if bits.next() % 8 == 0 {
            layer.beginTime = bits.time()
            layer.timeOffset = bits.time()
            layer.speed = Float(bits.number())
        }
        var rest = cells
        var made: [CAEmitterCell] = []
        while rest > 0 { made.append(cell(&rest, depth: 0, &bits)) }
        layer.emitterCells = made
        return layer
    }

    private func cell(_ rest: inout Int, depth: Int, _ bits: inout RandomBits) -> CAEmitterCell {
        rest -= 1
        let cell = CAEmitterCell()
        cell.contents = bits.next() % 8 == 0 ? nil : picture
        cell.birthRate = Float(bits.count())
        cell.lifetime = Float(bits.count())
        for key in HostileEmitters.lengths where bits.next() % 3 > 0 { cell.setValue(bits.length(), forKey: key) }
        for key in HostileEmitters.rest where bits.next() % 3 > 0 { cell.setValue(bits.number(), forKey: key) }
        cell.color = CGColor(red: bits.number(), green: bits.number(), blue: bits.number(), alpha: bits.number())
        if bits.next() % 8 == 0 {
            cell.contentsRect = CGRect(x: bits.number(), y: bits.number(), width: bits.number(), height: bits.number())
            cell.contentsScale = bits.number()
            cell.minificationFilter = bits.choice(of: ["nearest", "linear", "trilinear", "none"])
            cell.magnificationFilter = bits.choice(of: ["nearest", "linear", "trilinear", ""])
        }
        if bits.next() % 8 == 0 {
            cell.beginTime = bits.time()
            cell.duration = bits.time()
            cell.timeOffset = bits.time()
            cell.speed = Float(bits.number())
        }
        if depth < 5, rest > 0, bits.next() % 4 == 0 { cell.emitterCells = [self.cell(&rest, depth: depth + 1, &bits)] }
        return cell
    }

    private static let lengths = ["velocity", "velocityRange", "xAcceleration", "yAcceleration", "zAcceleration"]
    private static let rest = [
        "lifetimeRange", "emissionLatitude", "emissionLongitude", "emissionRange", "scale", "scaleRange", "scaleSpeed",
        "spin", "spinRange", "redRange", "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed",
        "alphaSpeed",
    ]
}

/// The random number generator SplitMix64.
private struct RandomBits {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }

    mutating func choice<T>(of all: [T]) -> T { all[Int(next() % UInt64(all.count))] }

    private mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    private static let special: [Double] = [
        0, -0.0, 1, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, .leastNormalMagnitude, 1e30, -1e30, 1e-30, 2_147_483_648, -2_147_483_649, 0x1p63,
        Double(Float.greatestFiniteMagnitude), Double(Float.leastNonzeroMagnitude),
    ]

    /// Returns random bits, a number known to cause trouble, or a number of ordinary size.
    private mutating func number(_ everyday: ClosedRange<Double>) -> Double {
        switch next() % 4 {
        case 0: Double(bitPattern: next())
        case 1: choice(of: RandomBits.special)
        default: everyday.lowerBound + unit() * (everyday.upperBound - everyday.lowerBound)
        }
    }

    mutating func number() -> Double { number(-3...3) }
    mutating func length() -> Double { number(-20...40) }
    mutating func count() -> Double { number(0...20) }
    mutating func time() -> Double { number(0...10) }
}
