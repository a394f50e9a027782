import _Combine
import QuartziteStage
import UIKit

/// What a scene's code notes, with the time of its clock.
@MainActor final class Journal {
    private(set) var lines: [String] = []
    /// The subscriptions of the scene.
    var subscriptions: Set<AnyCancellable> = []

    /// Notes a text with the time in seconds, to three decimals.
    func note(_ text: String) {
        lines.append("\((CACurrentMediaTime() * 1000).rounded() / 1000) \(text)")
    }

    /// Runs code on a stage until a time in seconds, and returns what it noted.
    static func lines(until end: Double, _ body: @escaping @MainActor (Journal) -> Void) -> [String] {
        let journal = Journal()
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1) {
            body(journal)
            return UIViewController()
        }
        stage.advance(to: end)
        return journal.lines
    }
}
