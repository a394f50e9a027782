import CKernels
import Compositor
import CoreGraphics

extension EmitterTimeline {
    /// The picture at a local time: batches in drawing order, in final pixels.
    ///
    /// `projection` maps the layer's coordinates to pixels.
    package func batches(at time: Double, projection: Projection) -> [SpriteBatch] {
        guard let emitter = emitter(at: time), projection.isFinite else { return [] }
        let visible = crowd(at: time).filter { sequence, _ in
            guard let cell = sequence.stages.last?.cell else { return false }
            return cell.isEnabled && cell.sprite.image != nil && !cell.sprite.source.isEmpty
        }
        let placement = SpritePlacement(projection: projection, scale: emitter.scale)
        switch emitter.renderMode {
        case .unordered, .additive: return EmitterTimeline.inCellOrder(visible, placement, emitter)
        case .oldestFirst where visible.count < 2: return EmitterTimeline.inCellOrder(visible, placement, emitter)
        case .oldestFirst, .oldestLast, .backToFront: return EmitterTimeline.sorted(visible, placement, emitter)
        }
    }

    private typealias Crowd = [(sequence: ParticleSequence, numbers: Range<Int>)]

    private static func inCellOrder(
        _ crowd: Crowd, _ placement: SpritePlacement, _ emitter: EmitterDescription
    ) -> [SpriteBatch] {
        crowd.compactMap { sequence, numbers in
            guard let cell = sequence.stages.last?.cell else { return nil }
            var sprites: [qz_sprite] = []
            sprites.reserveCapacity(numbers.count)
            sequence.forEachLive(in: numbers) { live in
                if let sprite = placement.sprite(of: live, pointsPerPixel: cell.sprite.pointsPerPixel) {
                    sprites.append(sprite)
                }
            }
            return batch(sprites, cell, placement, emitter)
        }
    }

    /// A sprite waiting for its turn.
    private struct Entry {
        var key: Double
        var age: Double
        /// Index into the crowd.
        var cell: Int
        var number: Int
        var sprite: qz_sprite

        static func < (a: Entry, b: Entry) -> Bool {
            if a.key != b.key { return a.key < b.key }
            if a.age != b.age { return a.age > b.age }
            return a.cell != b.cell ? a.cell < b.cell : a.number < b.number
        }
    }

    private static func sorted(
        _ crowd: Crowd, _ placement: SpritePlacement, _ emitter: EmitterDescription
    ) -> [SpriteBatch] {
        let cells = crowd.compactMap { $0.sequence.stages.last?.cell }
        var entries: [Entry] = []
        entries.reserveCapacity(crowd.reduce(0) { $0 + $1.numbers.count })
        for (index, (sequence, numbers)) in crowd.enumerated() {
            let pointsPerPixel = cells[index].sprite.pointsPerPixel
            sequence.forEachLive(in: numbers) { live in
                guard let sprite = placement.sprite(of: live, pointsPerPixel: pointsPerPixel) else { return }
                let key =
                    switch emitter.renderMode {
                    case .oldestFirst: -live.age
                    case .oldestLast: live.age
                    default: live.state.z
                    }
                entries.append(
                    Entry(key: key, age: live.age, cell: index, number: live.particle.number, sprite: sprite)
                )
            }
        }
        entries.sort(by: <)
        // Neighbours that show the same picture go into one batch.
        var result: [SpriteBatch] = []
        var start = 0
        while start < entries.count {
            let cell = cells[entries[start].cell]
            let end = entries[start...].firstIndex { cells[$0.cell].sprite != cell.sprite } ?? entries.count
            result += batch(entries[start..<end].map(\.sprite), cell, placement, emitter).map { [$0] } ?? []
            start = end
        }
        return result
    }

    private static func batch(
        _ sprites: [qz_sprite], _ cell: EmitterCellDescription, _ placement: SpritePlacement,
        _ emitter: EmitterDescription
    ) -> SpriteBatch? {
        guard let image = cell.sprite.image, !sprites.isEmpty else { return nil }
        let pixels = placement.typicalScale * abs(cell.scale) * cell.sprite.pointsPerPixel
        return SpriteBatch(
            image: image, source: cell.sprite.source, sprites: sprites,
            isAdditive: emitter.renderMode == .additive,
            filter: pixels < 1 ? cell.sprite.minification : cell.sprite.magnification
        )
    }
}

/// Puts particles on the screen.
struct SpritePlacement {
    let projection: Projection
    /// The emitter layer's `scale`.
    let scale: Double

    /// Sprites beyond these pixels lie outside any frame, and nearer ones keep their fraction in a `Float`.
    private static let reach = 1e6

    /// Pixels a point covers where the projection does not bend, times the layer's scale.
    var typicalScale: Double {
        let area = projection.m11 * projection.m22 - projection.m12 * projection.m21
        return abs(area).squareRoot() * abs(scale)
    }

    /// Nil where nothing would show.
    @inline(__always)
    func sprite(of live: ParticleSequence.Live, pointsPerPixel: Double) -> qz_sprite? {
        let state = live.state
        let size = state.scale * scale * pointsPerPixel
        guard size != 0, state.color.alpha > 0 else { return nil }
        let p = projection
        let w = state.x * p.m13 + state.y * p.m23 + p.m33
        guard w > 0 else { return nil }
        let x = (state.x * p.m11 + state.y * p.m21 + p.m31) / w
        let y = (state.x * p.m12 + state.y * p.m22 + p.m32) / w
        // The projection's derivative at the particle's centre; affine maps have w = 1 and these are its columns.
        let k = size / w
        let xx = (p.m11 - x * p.m13) * k
        let xy = (p.m12 - y * p.m13) * k
        let yx = (p.m21 - x * p.m23) * k
        let yy = (p.m22 - y * p.m23) * k
        let sine = qz_sin(live.angle)
        let cosine = qz_cos(live.angle)
        let a = cosine * xx + sine * yx
        let b = cosine * xy + sine * yy
        let c = cosine * yx - sine * xx
        let d = cosine * yy - sine * xy
        // Written so that NaN fails it.
        guard abs(x) < SpritePlacement.reach, abs(y) < SpritePlacement.reach,
            abs(a) + abs(b) + abs(c) + abs(d) < SpritePlacement.reach
        else { return nil }
        let full = 32768 * state.color.alpha
        return qz_sprite(
            x: Float(x), y: Float(y), a: Float(a), b: Float(b), c: Float(c), d: Float(d),
            blue: UInt16((state.color.blue * full).rounded()),
            green: UInt16((state.color.green * full).rounded()),
            red: UInt16((state.color.red * full).rounded()),
            alpha: UInt16(full.rounded())
        )
    }
}
