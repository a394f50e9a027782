import QuartzCore
import UIKit

extension Timeline {
    /// Lists the animations of a log at a time of the scene.
    @MainActor init(_ log: AnimationLog, at time: Double) {
        let shown = log.entries.suffix(Self.maximumRows)
        self.init(
            time: time, rows: shown.map { TimelineRow($0, at: time) },
            omitted: log.omitted + log.entries.count - shown.count)
    }
}

extension TimelineRow {
    @MainActor fileprivate init(_ entry: AnimationLog.Entry, at time: Double) {
        let animation = entry.animation
        // An animation on its layer may have been paused or reversed since it was added.
        let facts = animation.map { AnimationFacts($0) } ?? entry.facts
        layer = entry.name.layer
        label = entry.label
        key = entry.name.key.isEmpty ? nil : entry.name.key
        occurrence = entry.name.occurrence
        (keyPaths, kind, source) = (facts.keyPaths, facts.kind, facts.source)
        (begin, end, duration) = (facts.begin, facts.end, facts.duration)
        (repeatCount, autoreverses) = (facts.repeatCount, facts.autoreverses)
        (speed, fillMode, timing) = (facts.speed, facts.fillMode, facts.timing)
        isRetimed = entry.isRetimed
        if animation == nil || animation?.hasEnded == true {
            state = .ended
        } else {
            state = facts.begin > time ? .scheduled : .running
        }
    }
}

extension CALayer {
    /// A label for the layer: its name, or the identifier or class of its view, or its own class.
    @MainActor var label: String {
        if let name, !name.isEmpty { return name }
        guard let view = delegate as? UIView, view.layer === self else { return "\(type(of: self))" }
        return view.accessibilityIdentifier ?? "\(type(of: view))"
    }
}
