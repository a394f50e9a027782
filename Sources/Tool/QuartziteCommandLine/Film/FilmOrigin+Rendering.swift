import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteFilm
import QuartziteStage

extension FilmOrigin {
    /// The origin of the frames that a renderer draws for these options.
    @MainActor
    init(_ renderer: SceneRenderer, _ plan: FilmPlan, _ options: RenderOptions) {
        let scene = renderer.scene
        self.init(
            scene: scene.name, source: scene.sourceDigest, seed: renderer.seed, size: "\(renderer.canvas.pixels)",
            scale: renderer.canvas.scale, fps: "\(plan.rate)", start: plan.start.fraction,
            speed: plan.speed.fraction,
            background: String(hexadecimal(UInt64(options.stage.background.premultiplied)).suffix(8)),
            touches: options.stage.touches.flatMap { ContentDigest(contentsOf: $0)?.text },
            renderer: Stage.rendererVersion,
            options: scene.settings.merging(options.appearance.settings) { set, _ in set }
                .merging(options.stage.settings) { set, _ in set })
    }
}

extension Rational {
    /// The fraction as text, such as `1/3` or `2`.
    fileprivate var fraction: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
