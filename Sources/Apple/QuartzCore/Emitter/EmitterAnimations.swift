import CoreGraphics
import Foundation

/// The animations of an emitter's properties and of its cells' properties, as of one commit.
///
/// Each birth samples the animations at its own time (emitters.md §9), so that any time can be computed directly. The
/// animations are copies that nothing else references, so they never change.
final class EmitterAnimations: @unchecked Sendable {
    private let animations: [CAAnimation]
    /// The key paths of the layer's own properties that the animations change.
    private let layerPaths: Set<String>
    private let cellPaths: Set<String>
    private let spans: AnimationSpans
    /// Protects everything below.
    private let lock = NSLock()
    private var curves: [CellName: BirthRateCurve] = [:]

    private struct CellName: Hashable {
        var keyPath: String
        var identity: Int
    }

    /// Creates the animations in `attached` that affect an emitter; nil if there are none.
    init?(_ attached: [AttachedAnimation]) {
        var animations: [CAAnimation] = []
        var layerPaths: Set<String> = []
        var cellPaths: Set<String> = []
        for entry in attached {
            var concerns = false
            for path in entry.animation.animatedKeyPaths {
                let key = String(path.prefix { $0 != "." })
                if key == CAEmitterCell.Row.emitterCells.key {
                    cellPaths.insert(path)
                } else if EmitterDescription.properties.row(forKey: key) != nil {
                    layerPaths.insert(key)
                } else {
                    continue
                }
                concerns = true
            }
            if concerns, let copy = Self.independentCopy(of: entry.animation) { animations.append(copy) }
        }
        guard !animations.isEmpty else { return nil }
        self.animations = animations
        self.layerPaths = layerPaths
        self.cellPaths = cellPaths
        spans = AnimationSpans(animations.map(\.timing))
    }

    /// A copy without a delegate whose children, if it is a group, are copies as well.
    private static func independentCopy(of animation: CAAnimation) -> CAAnimation? {
        guard let copy = animation.copy() as? CAAnimation else { return nil }
        copy.delegate = nil
        if let group = copy as? CAAnimationGroup { group.animations = group.animations?.compactMap(independentCopy) }
        return copy
    }

    /// The values that apply to a birth in a stage's cell at a time of the layer.
    func sample(_ stage: ParticleSequence.Stage, at time: Double) -> ParticleSequence.Stage {
        guard concerns(stage) else { return stage }
        lock.lock()
        defer { lock.unlock() }
        return evaluate(stage, at: time)
    }

    /// Evaluates the animations while the lock is held.
    private func evaluate(_ stage: ParticleSequence.Stage, at time: Double) -> ParticleSequence.Stage {
        var result = stage
        for animation in animations {
            animation.prepare(for: &result)
            animation.evaluate(at: time, on: &result)
        }
        return result
    }

    /// Whether an animation changes any value of the stage.
    private func concerns(_ stage: ParticleSequence.Stage) -> Bool {
        (stage.emitter.isOutermost && !layerPaths.isEmpty) || cellPaths.contains { animates($0, stage.cell) }
    }

    private func animates(_ path: String, _ cell: EmitterCellDescription) -> Bool {
        !cell.keyPath.isEmpty && path.hasPrefix(cell.keyPath + ".")
    }

    /// Whether an animation changes one of `keys` of the cell itself.
    func animates(_ keys: Set<String>, of cell: EmitterCellDescription) -> Bool {
        cellPaths.contains { path in
            animates(path, cell)
                && keys.contains(String(path.dropFirst(cell.keyPath.count + 1).prefix { $0 != "." }))
        }
    }

    /// The stage's birth rate as a function of the layer's time; nil if it is constant.
    func rateCurve(of stage: ParticleSequence.Stage) -> BirthRateCurve? {
        let isMoving = stage.emitter.isOutermost && layerPaths.contains(EmitterDescription.Row.birthRate.key)
        guard isMoving || animates([CAEmitterCell.Row.birthRate.key], of: stage.cell) else { return nil }
        let name = CellName(keyPath: stage.cell.keyPath, identity: stage.cell.identity)
        lock.lock()
        defer { lock.unlock() }
        if let known = curves[name] { return known }
        let curve = BirthRateCurve(spans) { evaluate(stage, at: $0).birthRate }
        curves[name] = curve
        return curve
    }

    /// The emitter with upper bounds of its animated lifetimes, which limit the search for births.
    func bounding(_ emitter: EmitterDescription) -> EmitterDescription {
        var result = emitter
        let animatesLayer = layerPaths.contains(EmitterDescription.Row.lifetime.key)
        result.cells = emitter.cells.map { bounding($0) }
        guard animatesLayer else { return result }
        lock.lock()
        defer { lock.unlock() }
        var outermost = emitter
        outermost.cells = []
        let stage = ParticleSequence.Stage(emitter: outermost, cell: EmitterCellDescription())
        result.lifetimeBound = bound { abs(evaluate(stage, at: $0).emitter.lifetime) }
        return result
    }

    private func bounding(_ cell: EmitterCellDescription) -> EmitterCellDescription {
        var result = cell
        result.cells = cell.cells.map { bounding($0) }
        let keys: Set = [CAEmitterCell.Row.lifetime.key, CAEmitterCell.Row.lifetimeRange.key]
        guard animates(keys, of: cell) else { return result }
        lock.lock()
        defer { lock.unlock() }
        var own = cell
        own.cells = []
        let stage = ParticleSequence.Stage(emitter: EmitterDescription(), cell: own)
        result.lifetimeBound = bound {
            let now = evaluate(stage, at: $0).cell
            return abs(now.lifetime) + abs(now.lifetimeRange)
        }
        return result
    }

    /// An upper bound of a value: the highest sample plus the largest change between two samples.
    ///
    /// The bound is at most twice the highest sample.
    private func bound(_ value: (Double) -> Double) -> Double {
        var highest = 0.0
        var last: Double?
        var move = 0.0
        spans.forEachSample { time in
            let now = value(time)
            highest = max(highest, now)
            if let last { move = max(move, abs(now - last)) }
            last = now
        }
        return highest + min(move, highest)
    }
}

extension EmitterAnimations: Hashable {
    static func == (a: EmitterAnimations, b: EmitterAnimations) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ParticleSequence.Stage {
    /// The number of births per second, finite and not negative.
    var birthRate: Double { min(max(0, cell.birthRate * emitter.birthRate), EmitterDescription.birthRateLimit) }

    /// The values that apply to a birth or a frame at a time of the layer.
    @inline(__always)
    func sampled(at time: Double) -> ParticleSequence.Stage {
        guard let animations = emitter.animations else { return self }
        return animations.sample(self, at: time)
    }
}

extension EmitterDescription {
    /// The emitter as a frame at a time of the layer shows it.
    func shown(at time: Double) -> EmitterDescription {
        guard animations != nil else { return self }
        var own = self
        own.cells = []
        var result = ParticleSequence.Stage(emitter: own, cell: EmitterCellDescription()).sampled(at: time).emitter
        result.cells = cells
        return result
    }
}
