import Compositor
import CoreGraphics
import Foundation
import QuartziteFilm
import Stage

/// A scene on a stage, drawn frame by frame as the options ask.
@MainActor
package struct SceneRenderer {
    package let scene: Scene
    package let canvas: Canvas
    package let seed: UInt64
    package let threads: Int
    private let background: UInt32
    private let stage: Stage

    package init(_ scene: Scene, _ options: StageOptions) throws {
        try Kernels.checkRequest()
        self.scene = scene
        let script = try options.touches.map(TouchFile.read) ?? TouchScript(json: scene.touchScript)
        canvas = try Canvas(scene: scene.size, size: options.size, scale: options.scale)
        seed = options.seed?.value ?? scene.seed
        threads = options.workers.threads(processors: ProcessInfo.processInfo.activeProcessorCount)
        background = options.background.premultiplied
        stage = Stage(
            size: canvas.points, scale: canvas.scale, seed: seed, timeZone: options.timeZone.value,
            locale: options.locale.value, opening: scene.opening)
        stage.play(script)
        if case .app = scene.opening, stage.window.rootViewController == nil, stage.window.subviews.isEmpty {
            throw NoWindow()
        }
    }

    /// An app made no window, or put nothing into it.
    struct NoWindow: Error {}

    /// The scene's own length, to the millisecond.
    package var duration: Rational { Rational(Int128((scene.duration * 1000).rounded()), over: 1000) }

    /// Goes to `time`, in either direction; what the scene did up to then is played again if need be.
    package func seek(to time: TimeInterval) { stage.seek(to: time) }

    /// Plays on to `time`.
    func advance(to time: TimeInterval) { stage.advance(to: time) }

    /// Draws the present moment over all of `bitmap`, and returns what it drew.
    @discardableResult
    package func draw(into bitmap: Bitmap) -> RenderTree {
        stage.draw(into: bitmap, background: background, threads: threads)
    }

    package func makeBitmap() -> Bitmap { Bitmap(width: canvas.pixels.width, height: canvas.pixels.height) }
}
