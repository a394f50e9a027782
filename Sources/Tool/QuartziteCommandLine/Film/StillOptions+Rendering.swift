import QuartziteCompositor
import CoreGraphics
import QuartziteMedia
import QuartziteFilm

extension StillOptions {
    /// Renders a frame of the scene to a PNG.
    @MainActor
    package func render(_ scene: () throws -> RenderedScene) throws {
        let path = OutputPath(path: output)
        if !path.isStandardOutput {
            let format = try FilmFormat(path: output)
            guard format == .png else {
                throw Failure.usage("a still is a PNG; name a file ending in .png instead of \(output)")
            }
        }
        try path.checkFile(force: force)
        let hashPath = hashes.map(OutputPath.init)
        try OutputPath.check([path] + (hashPath.map { [$0] } ?? []), replaceNoneOf: stage.touches.map { [$0] } ?? [])
        try hashPath?.checkFile(force: force)

        let renderer = try SceneRenderer(scene(), stage, appearance)
        let plan = try FilmPlan(
            FrameSelection(start: time, range: FrameRange(only: 0)), rate: .fps60, speed: .one,
            sceneDuration: renderer.duration)
        Interruption.watch()
        let pixels = renderer.canvas.pixels
        let sink = try FilmFormat.png.makeSink(
            path: path.path,
            options: plan.encoding(
                width: pixels.width, height: pixels.height, quality: .medium, keepsAlpha: !stage.background.isOpaque,
                replacesFiles: force))
        defer { sink.cancel() }
        renderer.seek(to: plan.time(of: 0))
        let bitmap = renderer.makeBitmap()
        let tree = renderer.draw(into: bitmap)
        try renderer.check()
        try Interruption.check()
        try sink.write([bitmap])
        if let hashPath {
            let list = HashList(
                scene: renderer.scene.name, size: pixels, seed: renderer.seed, plan: plan, hashes: [bitmap.hash],
                particles: [ParticleFingerprint(tree, threads: renderer.threads)])
            try Console.save(json(list) + "\n", to: hashPath, force: force)
        }
    }
}
