import CoreGraphics
import Foundation

/// A gesture that was not performed because its element was not found, or a touch to which nothing reacted.
package struct InputProblem: Hashable, Sendable {
    /// Whether the gesture was not performed.
    package let isFailure: Bool
    /// One line about the problem.
    package let text: String

    init(_ failure: StageTarget.Failure, of gesture: PlacedGesture, time: TimeInterval) {
        isFailure = true
        let place = gesture.entry.map { "touches[\($0)]" } ?? "a gesture"
        text = "\(place), at \(Self.number(time)) s: \(failure)"
    }

    init(unanswered view: String, at point: CGPoint, time: TimeInterval) {
        isFailure = false
        text =
            "the touch of [\(Self.number(point.x)), \(Self.number(point.y))] at \(Self.number(time)) s reached \(view), "
            + "and nothing reacted"
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        let text = "\(rounded)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
