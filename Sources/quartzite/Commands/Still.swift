import ArgumentParser
import Compositor
import CoreGraphics
import Foundation
import Media

/// `quartzite still`: one frame as a PNG.
struct Still: Verb {
    static let configuration = CommandConfiguration(abstract: "Render one moment of a scene to a PNG.")

    @OptionGroup(title: "Scene") var stage: StageOptions

    @Option(
        parsing: .unconditional, help: "The scene's time: 1.25s, 250ms, 00:01.5, or 45f at 60 frames a second.",
        transform: TimeArgument.init(parsing:))
    var time: TimeArgument = .seconds(.zero)

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A file ending in .png, or - for standard output.", valueName: "path"))
    var output: String

    @Flag(help: "Replace a file that exists.")
    var force = false

    @Option(help: ArgumentHelp("Write the frame's hash as JSON.", valueName: "path"))
    var hashes: String?

    func perform() throws {
        let path = OutputPath(path: output)
        if !path.isStandardOutput {
            let format = try OutputFormat(path: output)
            guard format == .png else { throw Failure.usage("a still is a PNG; end \(output) in .png") }
        }
        try path.checkFile(force: force)
        let hashPath = hashes.map(OutputPath.init)
        guard hashPath != path else { throw Failure.usage("-o and --hashes name the same place") }
        try hashPath?.checkFile(force: force)

        let renderer = try SceneRenderer(stage)
        let plan = try FramePlan(
            FramePlan.Selection(start: time, range: FrameRange(only: 0)), rate: .fps60, speed: .one,
            sceneDuration: renderer.duration)
        Interruption.watch()
        let options = EncodingOptions(
            width: renderer.canvas.pixels.width, height: renderer.canvas.pixels.height,
            keepsAlpha: !stage.background.isOpaque)
        let film = try Film(path, format: .png, options: options)
        do {
            renderer.seek(to: plan.time(of: 0))
            let bitmap = renderer.makeBitmap()
            let tree = renderer.draw(into: bitmap)
            try Interruption.check()
            try film.append(bitmap)
            try film.finish()
            if let hashPath {
                let list = HashList(
                    scene: renderer.scene.name, size: renderer.canvas.pixels, seed: renderer.seed, plan: plan,
                    hashes: [bitmap.hash], particles: [ParticleFingerprint(tree, threads: renderer.threads)])
                try Console.save(list.json, to: hashPath)
            }
        } catch {
            film.cancel()
            throw error
        }
    }
}
