import Foundation
import QuartziteSceneHosting

@testable import quartzite

/// A source file that is shown in processes of its own.
struct HostedCode {
    let run: RunTool
    let file: String

    init(_ run: RunTool, _ source: String, file: String = "Scenes.swift") throws {
        self.run = run
        self.file = "\(run.folder)/\(file)"
        try write(source)
    }

    func write(_ source: String) throws { try Data(source.utf8).write(to: URL(filePath: file)) }

    /// Compiles the file, and returns how to show one of its scenes.
    func build(_ scene: String) throws(SceneFailure) -> LiveScene.Build {
        try run.starter.build([file, "--scene", scene, "--scale", "0.25"], paths: [file])
    }

    func show(_ scene: String, limits: SceneLimits = SceneLimits()) throws -> SceneProcess {
        try SceneProcess(build(scene).launch, limits: limits)
    }
}
