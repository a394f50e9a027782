import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics

extension EmitterTimeline {
    /// The particles to draw at a local time, which are evaluated as they are drawn; nil if nothing is visible.
    func particles(at time: Double, placement: SpritePlacement) -> ParticleNode? {
        guard let emitter = emitter(at: time)?.shown(at: time), placement.isFinite else { return nil }
        var placement = placement
        placement.scale = emitter.scale
        var streams = 0
        let particleSets = liveParticles(at: time) { $0.isVisible }.groups.compactMap {
            group -> ParticleNode.ParticleSet? in
            guard group.cell.isVisible, !group.entries.isEmpty, let image = group.cell.sprite.image else { return nil }
            streams += group.members.count
            let sprite = group.cell.sprite
            let pixels = placement.typicalScale * group.typicalScale * sprite.pointsPerPixel
            return ParticleNode.ParticleSet(
                image: image, source: sprite.source, filter: pixels < 1 ? sprite.minification : sprite.magnification,
                view: placement.view(pointsPerPixel: sprite.pointsPerPixel), entries: group.entries,
                blocks: group.blocks
            )
        }
        guard !particleSets.isEmpty else { return nil }
        return ParticleNode(
            particleSets: particleSets, order: emitter.order(ofStreams: streams),
            isAdditive: emitter.renderMode == .additive)
    }
}

extension EmitterCellDescription {
    fileprivate var isVisible: Bool { isEnabled && sprite.image != nil && !sprite.source.isEmpty }
}

extension EmitterDescription {
    /// The sorting that the layer's render mode requires; the births of a single stream are already in order.
    fileprivate func order(ofStreams count: Int) -> ParticleNode.Order {
        switch renderMode {
        case .unordered, .additive: .asGiven
        case .oldestFirst: count == 1 ? .asGiven : .oldestFirst
        case .oldestLast: count == 1 ? .reversed : .oldestLast
        case .backToFront: .backToFront
        }
    }
}
