import Foundation
import QuartziteSceneRuntime

/// Runs a scene while the toolchain's XCTest waits for an asynchronous test.
///
/// XCTest runs the platform's run loop meanwhile, in packages that `swift test` runs. A timer of that run loop delivers
/// the scene's next event each time.
final class ScenePump {
    private let timer: Foundation.Timer

    init(_ scene: SceneContext) {
        timer = Foundation.Timer(timeInterval: 0.0001, repeats: true) { _ in
            guard !scene.runLoop.isWaiting else { return }
            scene.run { _ = scene.runLoop.advanceToNextEvent(by: .infinity) }
        }
        RunLoop.current.add(timer, forMode: .default)
    }

    /// Stops running the scene.
    func stop() { timer.invalidate() }
}
