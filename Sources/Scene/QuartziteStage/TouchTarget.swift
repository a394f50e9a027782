import Foundation

/// What a finger hit when it went down.
package struct TouchTarget: Codable, Hashable, Sendable {
    /// The time in seconds since the start of the scene.
    package let time: TimeInterval
    package let finger: Int
    /// The class of the view, and its identifier or title; nil if no view was hit.
    package let view: String?
}
