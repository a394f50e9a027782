import CKernels
import Compositor
import CoreGraphics

extension EmitterTimeline {
    /// The picture at a local time: batches in drawing order, in final pixels.
    package func batches(at time: Double, placement: SpritePlacement) -> [SpriteBatch] {
        guard let emitter = emitter(at: time)?.shown(at: time), placement.projection.isFinite else { return [] }
        let visible = crowd(at: time).filter {
            let cell = $0.family.cell
            return cell.isEnabled && cell.sprite.image != nil && !cell.sprite.source.isEmpty
        }
        var placement = placement
        placement.scale = emitter.scale
        switch emitter.renderMode {
        case .unordered, .additive: return EmitterTimeline.inCellOrder(visible, placement, emitter)
        case .oldestFirst where visible.count == 1 && visible[0].numbers.count == 1:
            return EmitterTimeline.inCellOrder(visible, placement, emitter)
        case .oldestFirst, .oldestLast, .backToFront: return EmitterTimeline.sorted(visible, placement, emitter)
        }
    }

    private static func inCellOrder(
        _ crowd: [Group], _ placement: SpritePlacement, _ emitter: EmitterDescription
    ) -> [SpriteBatch] {
        crowd.compactMap { group in
            let pointsPerPixel = group.family.cell.sprite.pointsPerPixel
            var sprites: [qz_sprite] = []
            sprites.reserveCapacity(group.numbers.reduce(0) { $0 + $1.count })
            group.forEachLive { live in
                if let sprite = placement.sprite(of: live, pointsPerPixel: pointsPerPixel) { sprites.append(sprite) }
            }
            return batch(sprites, group.family, placement, emitter)
        }
    }

    /// A sprite waiting for its turn.
    private struct Entry {
        var key: Double
        var age: Double
        /// Index of its cell in the crowd.
        var group: Int
        /// Its place in the crowd.
        var order: Int
        var sprite: qz_sprite

        static func < (a: Entry, b: Entry) -> Bool {
            if a.key != b.key { return a.key < b.key }
            if a.age != b.age { return a.age > b.age }
            return a.order < b.order
        }
    }

    private static func sorted(
        _ crowd: [Group], _ placement: SpritePlacement, _ emitter: EmitterDescription
    ) -> [SpriteBatch] {
        var entries: [Entry] = []
        entries.reserveCapacity(crowd.reduce(0) { $0 + $1.numbers.reduce(0) { $0 + $1.count } })
        for (index, group) in crowd.enumerated() {
            let pointsPerPixel = group.family.cell.sprite.pointsPerPixel
            group.forEachLive { live in
                guard let sprite = placement.sprite(of: live, pointsPerPixel: pointsPerPixel) else { return }
                let key =
                    switch emitter.renderMode {
                    case .oldestFirst: -live.age
                    case .oldestLast: live.age
                    default: placement.order(of: live.state)
                    }
                entries.append(Entry(key: key, age: live.age, group: index, order: entries.count, sprite: sprite))
            }
        }
        entries.sort(by: <)
        // Neighbours that show the same picture go into one batch.
        var result: [SpriteBatch] = []
        var start = 0
        while start < entries.count {
            let family = crowd[entries[start].group].family
            let sprite = family.cell.sprite
            let end = entries[start...].firstIndex { crowd[$0.group].family.cell.sprite != sprite } ?? entries.count
            result += batch(entries[start..<end].map(\.sprite), family, placement, emitter).map { [$0] } ?? []
            start = end
        }
        return result
    }

    private static func batch(
        _ sprites: [qz_sprite], _ family: ParticleFamily, _ placement: SpritePlacement, _ emitter: EmitterDescription
    ) -> SpriteBatch? {
        let sprite = family.cell.sprite
        guard let image = sprite.image, !sprites.isEmpty else { return nil }
        let pixels = placement.typicalScale * family.typicalScale * sprite.pointsPerPixel
        return SpriteBatch(
            image: image, source: sprite.source, sprites: sprites,
            isAdditive: emitter.renderMode == .additive,
            filter: pixels < 1 ? sprite.minification : sprite.magnification
        )
    }
}
