import CKernels
import Compositor
import CoreGraphics

extension EmitterTimeline {
    /// The picture at a local time: batches in drawing order, in final pixels.
    package func batches(at time: Double, placement: SpritePlacement) -> [SpriteBatch] {
        guard let emitter = emitter(at: time), placement.projection.isFinite else { return [] }
        let visible = crowd(at: time).filter { sequence, _ in
            guard let cell = sequence.stages.last?.cell else { return false }
            return cell.isEnabled && cell.sprite.image != nil && !cell.sprite.source.isEmpty
        }
        var placement = placement
        placement.scale = emitter.scale
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
