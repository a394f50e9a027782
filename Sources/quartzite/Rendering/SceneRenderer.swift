import Compositor
import CoreGraphics
import Foundation
import Gallery
import Stage

/// A scene on a stage, drawn frame by frame as the options ask.
@MainActor
struct SceneRenderer {
    let scene: GalleryScene
    let canvas: Canvas
    let seed: UInt64
    let threads: Int
    private let background: UInt32
    private let stage: Stage

    init(_ options: StageOptions) throws {
        try Kernels.checkRequest()
        scene = try Gallery.requiredScene(named: options.scene)
        let settings = try SceneSettings(options.settings, for: scene)
        let script = try options.touches.map(TouchFile.read) ?? TouchScript(json: scene.touchScript)
        canvas = try Canvas(scene: scene.size, size: options.size, scale: options.scale)
        seed = options.seed ?? scene.seed
        threads = options.workers.threads(processors: ProcessInfo.processInfo.activeProcessorCount)
        background = options.background.premultiplied
        stage = Stage(size: canvas.points, scale: canvas.scale, seed: seed) { [make = scene.make] in
            let controller = make()
            settings.apply(to: controller)
            return controller
        }
        stage.play(script)
    }

    /// The scene's own length, to the millisecond.
    var duration: Rational { Rational(Int128((scene.duration * 1000).rounded()), over: 1000) }

    /// Goes to `time`, in either direction; what the scene did up to then is played again if need be.
    func seek(to time: TimeInterval) { stage.seek(to: time) }

    /// Plays on to `time`.
    func advance(to time: TimeInterval) { stage.advance(to: time) }

    /// Draws the present moment over all of `bitmap`, and returns what it drew.
    @discardableResult
    func draw(into bitmap: Bitmap) -> RenderTree {
        var tree = stage.renderTree()
        tree.background = background
        Compositor.draw(tree, into: bitmap, threads: threads)
        return tree
    }

    func makeBitmap() -> Bitmap { Bitmap(width: canvas.pixels.width, height: canvas.pixels.height) }
}

extension Gallery {
    /// Names that come near are suggested when there is none of this one.
    static func requiredScene(named name: String) throws -> GalleryScene {
        if let scene = scene(named: name) { return scene }
        let near = suggestions(for: name, among: scenes.map(\.name))
        let hint = near.isEmpty ? "`quartzite list` shows them all" : "did you mean \(near.joined(separator: " or "))?"
        throw Failure(.missingInput, "there is no scene called \(name); \(hint)")
    }
}
