import QuartzCore
import QuartziteStage
import UIKit

/// The scene of tests that no program of `quartzite test` has put into one, as in a package that `swift test` runs.
@MainActor enum TestScene {
    /// The scene of the running code, or else one that all tests of the process have in common, like those of an app.
    nonisolated static var current: SceneContext {
        let scene = SceneContext.current
        guard scene.isIdle else { return scene }
        nonisolated(unsafe) var shared = scene
        MainActor.assumeIsolated { shared = stage.scene }
        return shared
    }

    /// Whether a scene is the one that no program of `quartzite test` has created.
    nonisolated static func isOwn(_ scene: SceneContext) -> Bool { scene.object(of: Mark.self) { Mark() }.isSet }

    /// What marks that scene.
    private final class Mark { var isSet = false }

    private static let stage: Stage = {
        let stage = Stage(
            configuration: StageConfiguration(size: CGSize(width: 375, height: 667)), opening: .app { NoApplication() })
        stage.scene.runLoop.isMovedByWaits = true
        stage.scene.object(of: Mark.self) { Mark() }.isSet = true
        return stage
    }()

    /// The delegate of tests that have no app.
    private final class NoApplication: UIResponder, UIApplicationDelegate {}
}
