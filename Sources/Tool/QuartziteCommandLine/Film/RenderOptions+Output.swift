import Foundation
import QuartziteMedia
import QuartziteFilm

extension RenderOptions {
    /// Opens the output of a render.
    @MainActor
    func makeOutput(_ destination: Destination, _ renderer: SceneRenderer, _ plan: FilmPlan) throws
        -> any FrameSink
    {
        let pixels = renderer.canvas.pixels
        let options = plan.encoding(
            width: pixels.width, height: pixels.height, quality: output.quality, loopCount: loop.value,
            keepsAlpha: !stage.background.isOpaque, replacesFiles: output.force)
        // Hashes require that all frames are drawn.
        let keepsComplete = hashes == nil && !output.force
        let film = FilmOrigin(renderer, plan, self)
        guard destination.kind == .segment else {
            return try destination.open(
                options, film: film, frames: plan.frames, force: output.force, keepsComplete: keepsComplete)
        }
        return try SegmentOutput(
            path: destination.path.path, options: options, isEncoded: encodeChunks, film: film, frames: plan.frames,
            keepsComplete: keepsComplete, force: output.force, files: renderer.scene.inputs)
    }
}
