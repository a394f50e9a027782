import QuartzCore

/// The animations that were added to the layers of a scene since its start.
struct AnimationLog {
    /// An animation among all that were added to a layer: its key, and how many with this key came before it.
    struct Name: Hashable {
        var layer: String
        /// The key; empty for an animation without one.
        var key: String
        var occurrence: Int
    }

    /// An animation that was added, with facts that remain when it has left its layer.
    struct Entry {
        let name: Name
        let label: String
        let facts: AnimationFacts
        let isRetimed: Bool
        weak var animation: AttachedAnimation?
    }

    private(set) var entries: [Entry] = []
    /// The number of animations that were left out because there are too many.
    private(set) var omitted = 0
    /// The number of animations with a key on a layer so far.
    private var counts: [Name: Int] = [:]
    /// The number of animations that each window has had, by its context.
    private var seen: [ObjectIdentifier: Int] = [:]

    init() {}

    /// Notes the animations that were added since the last call; `retime` may change their timing, and returns whether
    /// it did.
    @MainActor mutating func record(_ windows: [LayerContext], _ retime: (Name, AttachedAnimation) -> Bool) {
        for window in windows {
            let id = ObjectIdentifier(window)
            let first = seen[id] ?? 0
            guard window.nextOrder > first else { continue }
            seen[id] = window.nextOrder
            for animation in window.animations(addedFrom: first) { record(animation, in: windows, retime) }
        }
    }

    @MainActor private mutating func record(
        _ animation: AttachedAnimation, in windows: [LayerContext], _ retime: (Name, AttachedAnimation) -> Bool
    ) {
        guard let path = LayerPath.text(of: animation.target, in: windows) else { return }
        var name = Name(layer: path, key: animation.key ?? "", occurrence: 0)
        let count = counts[name] ?? 0
        counts[name] = count + 1
        name.occurrence = count
        let isRetimed = retime(name, animation)
        if entries.count >= 2 * Timeline.maximumRows { drop() }
        entries.append(
            Entry(
                name: name, label: animation.target.label, facts: AnimationFacts(animation), isRetimed: isRetimed,
                animation: animation))
    }

    /// Removes the oldest half of the animations, those that have left their layers first.
    private mutating func drop() {
        let kept = entries.filter { $0.animation != nil }.suffix(Timeline.maximumRows)
        omitted += entries.count - kept.count
        entries = Array(kept)
    }
}
