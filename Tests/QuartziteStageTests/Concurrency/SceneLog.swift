import QuartziteStage
import Synchronization
import UIKit

/// The log of a scene's code, with the time of each line in seconds.
final class SceneLog: Sendable {
    private let stored = Mutex<[String]>([])

    var lines: [String] { stored.withLock { $0 } }

    func write(_ text: String) {
        let time = (CACurrentMediaTime() * 1000).rounded() / 1000
        stored.withLock { $0.append("\(time) \(text)") }
    }

    /// Returns the lines that `body`, which runs when the stage starts, logs in a number of seconds.
    @MainActor static func lines(seconds: Double, _ body: @escaping @MainActor (SceneLog) -> Void) -> [String] {
        let (log, stage) = begin(body)
        stage.advance(to: seconds)
        return log.lines
    }

    /// Returns a stage at time 0 and the log to which `body` writes.
    @MainActor static func begin(_ body: @escaping @MainActor (SceneLog) -> Void) -> (SceneLog, Stage) {
        let log = SceneLog()
        let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1) {
            body(log)
            return UIViewController()
        }
        return (log, stage)
    }
}
