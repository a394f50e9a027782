import QuartziteUIDrawing

/// Collects the changes of a keyframe block and creates one animation for each property.
@MainActor final class KeyframeCollector {
    private struct Segment {
        let start: Double
        let end: Double
        let change: PropertyChange
    }

    private final class Track {
        let view: UIView
        let keyPath: String
        let isAdditive: Bool
        var segments: [Segment] = []

        init(_ view: UIView, _ keyPath: String, isAdditive: Bool) {
            self.view = view
            self.keyPath = keyPath
            self.isAdditive = isAdditive
        }
    }

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The current keyframe, in fractions of the whole duration.
    private var frame = (start: 0.0, end: 1.0)

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Runs the block of a keyframe.
    func collect(from start: Double, lasting duration: Double, _ animations: () -> Void) {
        let outer = frame
        defer { frame = outer }
        let start = start.isNaN ? 0 : min(max(start, 0), 1)
        let end = duration.isNaN ? start : min(max(start + duration, start), 1)
        frame = (start, end)
        animations()
    }

    func gather(_ change: PropertyChange, isAdditive: Bool, of view: UIView) {
        let known = tracks.first { $0.view === view && $0.keyPath == change.keyPath }
        let track = known ?? Track(view, change.keyPath, isAdditive: isAdditive)
        if known == nil { tracks.append(track) }
        track.segments.append(Segment(start: frame.start, end: frame.end, change: change))
    }

    /// Adds the animations to their layers.
    func attach(in context: AnimationContext) {
        for track in tracks { attach(track, in: context) }
        tracks = []
    }

    private func attach(_ track: Track, in context: AnimationContext) {
        guard let first = track.segments.first, let last = track.segments.last else { return }
        var times = [0.0]
        var values = [first.change.old]
        let order = track.segments.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
        for segment in order.map(\.element) {
            let start = max(segment.start, times[times.count - 1])
            if start > times[times.count - 1] {
                times.append(start)
                values.append(values[values.count - 1])
            }
            times.append(max(segment.end, start))
            values.append(segment.change.new)
        }
        if times[times.count - 1] < 1 {
            times.append(1)
            values.append(values[values.count - 1])
        }
        let animation = CAKeyframeAnimation(keyPath: track.keyPath)
        let base = last.change.new
        var isAdditive = track.isAdditive
        if case .transform(let transform) = base, !transform.isInvertible { isAdditive = false }
        animation.values = values.map { value in
            let shown = isAdditive ? value.relative(to: base) : value
            return shown.boxed ?? NSNull()
        }
        // A discrete animation has one key time more than values.
        animation.keyTimes = (mode == .discrete ? times + [1] : times).map { NSNumber(value: $0) }
        animation.calculationMode = mode
        animation.isAdditive = isAdditive
        animation.timingFunction = context.timingCurve.timingFunction
        context.prepare(animation, of: track.view)
        let layer = track.view.layer
        let key = track.isAdditive ? AnimationContext.freeKey(track.keyPath, on: layer) : track.keyPath
        let change = PropertyChange(keyPath: track.keyPath, old: first.change.old, new: base)
        context.attach(animation, forKey: key, change: change, isAdditive: isAdditive, of: track.view)
    }
}
