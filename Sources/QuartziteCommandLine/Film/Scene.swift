import Foundation
import Stage

/// What is rendered, and how it is shown unless options say otherwise.
package struct Scene {
    package let name: String
    /// Points.
    package let size: CGSize
    /// Seconds.
    package let duration: TimeInterval
    package let seed: UInt64
    /// What fingers do in it, as a touch script.
    package let touchScript: Data
    package let opening: Opening
    /// The files that it has read so far, which are not to be replaced.
    package let inputs: @MainActor () -> [String]

    package init(
        name: String, size: CGSize, duration: TimeInterval, seed: UInt64 = 0,
        touchScript: Data = Data("{ \"version\": 1, \"touches\": [] }".utf8), opening: Opening,
        inputs: @escaping @MainActor () -> [String] = { [] }
    ) {
        self.name = name
        self.size = size
        self.duration = duration
        self.seed = seed
        self.touchScript = touchScript
        self.opening = opening
        self.inputs = inputs
    }
}
