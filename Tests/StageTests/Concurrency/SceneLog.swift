import Stage
import Synchronization
import UIKit

/// What a scene's code wrote down, each with its time in seconds.
final class SceneLog: Sendable {
    private let stored = Mutex<[String]>([])

    var lines: [String] { stored.withLock { $0 } }

    func write(_ text: String) {
        let time = (CACurrentMediaTime() * 1000).rounded() / 1000
        stored.withLock { $0.append("\(time) \(text)") }
    }

    /// What `body`, which runs as a stage begins, writes down in so many seconds.
    @MainActor static func lines(seconds: Double, _ body: @escaping @MainActor (SceneLog) -> Void) -> [String] {
        let (log, stage) = begin(body)
        stage.advance(to: seconds)
        return log.lines
    }

    /// A stage at time 0, and what `body` writes down on it.
    @MainActor static func begin(_ body: @escaping @MainActor (SceneLog) -> Void) -> (SceneLog, Stage) {
        let log = SceneLog()
        let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1) {
            body(log)
            return UIViewController()
        }
        return (log, stage)
    }
}
