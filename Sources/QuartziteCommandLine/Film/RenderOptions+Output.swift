import Foundation
import Media
import QuartziteFilm

extension RenderOptions {
    /// Opens the output of a render.
    @MainActor
    func makeOutput(_ destination: Destination, _ renderer: SceneRenderer, _ plan: FramePlan) throws
        -> any FrameOutput
    {
        let options = encoding(renderer, plan)
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

    @MainActor
    private func encoding(_ renderer: SceneRenderer, _ plan: FramePlan) -> EncodingOptions {
        var options = EncodingOptions(
            width: renderer.canvas.pixels.width, height: renderer.canvas.pixels.height, frameRate: plan.rate,
            quality: output.quality, loopCount: loop.value, keepsAlpha: !stage.background.isOpaque)
        options.replacesFiles = output.force
        options.firstFrame = plan.frames.lowerBound
        options.isSlice = timeline.frames != nil
        return options
    }
}
