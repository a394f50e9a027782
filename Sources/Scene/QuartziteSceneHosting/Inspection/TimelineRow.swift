/// The animations of a scene up to one time, in the order in which they were added.
package struct Timeline: Codable, Hashable, Sendable {
    /// The largest number of rows; the oldest ended animations are left out first.
    package static let maximumRows = 2_000

    package var time: Double
    package var rows: [TimelineRow]
    /// The number of animations that were left out because there are too many.
    package var omitted: Int

    package init(time: Double, rows: [TimelineRow], omitted: Int) {
        self.time = time
        self.rows = rows
        self.omitted = omitted
    }
}

/// An animation on a layer.
package struct TimelineRow: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case basic, keyframe, spring, group, transition, other
    }

    /// Whether an animation has begun and ended.
    package enum State: String, Codable, Sendable {
        case scheduled, running, ended
    }

    /// The path of the layer when the animation was added.
    package var layer: String
    /// The layer's name or the class of its view or itself, as a label.
    package var label: String
    /// The key of the animation; nil if it was added without one.
    package var key: String?
    /// The number of animations with the same key that the layer had before.
    package var occurrence: Int
    /// The animated key paths; several for a group.
    package var keyPaths: [String]
    package var kind: Kind
    /// The view-animation block or property animator that added the animation, such as "UIView.animate"; nil if an app
    /// added it itself or it is implicit.
    package var source: String?
    package var state: State
    /// The begin and the end in seconds of the scene; the end is nil if the animation has none.
    package var begin: Double
    package var end: Double?
    /// The length of one cycle in seconds.
    package var duration: Double
    /// The number of cycles; nil if they never end.
    package var repeatCount: Double?
    package var autoreverses: Bool
    package var speed: Double
    package var fillMode: String
    /// The timing curve: a name such as "easeInEaseOut", "cubic-bezier(0.1, 0.2, 0.3, 1)", "spring", or "custom".
    package var timing: String
    /// Whether the scene's time of the animation is that of an edit.
    package var isRetimed: Bool
}
