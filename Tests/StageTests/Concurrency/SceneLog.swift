import Stage
import UIKit

/// What a scene's code wrote down, each with its time in milliseconds.
@MainActor final class SceneLog {
    private(set) var lines: [String] = []

    func write(_ text: String) { lines.append("\((CACurrentMediaTime() * 1000).rounded() / 1000) \(text)") }

    /// What `body`, which runs as a stage begins, writes down in so many seconds.
    static func lines(seconds: Double, _ body: @escaping @MainActor (SceneLog) -> Void) -> [String] {
        let (log, stage) = begin(body)
        stage.advance(to: seconds)
        return log.lines
    }

    /// A stage at time 0, and what `body` writes down on it.
    static func begin(_ body: @escaping @MainActor (SceneLog) -> Void) -> (SceneLog, Stage) {
        let log = SceneLog()
        let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1) {
            body(log)
            return UIViewController()
        }
        return (log, stage)
    }
}
