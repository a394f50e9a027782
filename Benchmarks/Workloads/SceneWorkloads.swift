import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics
import Foundation
import QuartziteGallery
import QuartziteStage

/// Workloads that draw frames of scenes, as for a film but without encoding.
public enum SceneWorkloads {
    /// Draws 120 frames of a scene at 1080p as a film does, from `time` on, a sixtieth of a second apart.
    @MainActor
    public static func frames(of name: String, from time: Double) -> Workload? {
        guard let (stage, bitmap) = make(name) else { return nil }
        var frame = Int(time * 60)
        return workload("\(name) at \(Int(time)) s, 120 frames", bitmap) { threads in
            MainActor.assumeIsolated {
                for _ in 0..<120 {
                    frame += 1
                    stage.advance(to: Double(frame) / 60)
                    Compositor.draw(stage.renderTree(), into: bitmap, threads: threads)
                }
            }
        }
    }

    /// Draws the next frame at 1080p, a sixtieth of a second later each time, while all 301 coins are in flight.
    @MainActor
    public static func coins() -> Workload? {
        guard let (stage, bitmap) = make("bank-coins", setting: ["flightDuration": 60]) else { return nil }
        var frame = 30 * 60
        stage.seek(to: 30)
        return workload("301 coins in flight, next frame", bitmap) { threads in
            MainActor.assumeIsolated {
                frame += 1
                stage.advance(to: Double(frame) / 60)
                Compositor.draw(stage.renderTree(), into: bitmap, threads: threads)
            }
        }
    }

    /// Draws a scene's frame at `time` seconds, with a seek from the start each time.
    @MainActor
    public static func still(of name: String, at time: Double) -> Workload? {
        guard let (stage, bitmap) = make(name) else { return nil }
        return workload("\(name), still at \(Int(time)) s", bitmap) { threads in
            MainActor.assumeIsolated {
                stage.seek(to: 0)
                stage.seek(to: time)
                Compositor.draw(stage.renderTree(), into: bitmap, threads: threads)
            }
        }
    }

    /// Draws 400 sprites of 32 points from an image `side` pixels wide, whose size must not affect the cost.
    public static func sprites(side: Int) -> Workload {
        let picture = Bitmap(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side { picture[x, y] = 0xff00_0000 | UInt32((x * 255 / side) << 16 | y * 255 / side) }
        }
        let image = CGImage(bitmap: picture)
        let scale = 32 / Float(side)
        let sprites = (0..<400).map { index -> qz_sprite in
            let (column, row) = (Float(index % 25), Float(index / 25))
            return qz_sprite(
                x: column * 76 + 40, y: row * 66 + 40, a: scale * 0.8, b: scale * 0.6,
                c: -scale * 0.6, d: scale * 0.8, blue: 32768, green: 32768, red: 32768, alpha: 32768)
        }
        let batch = SpriteBatch(
            image: image, source: CGRect(x: 0, y: 0, width: side, height: side), sprites: sprites)
        return Screen().workload("400 sprites of a \(side) pixel picture", megapixels: 0.4) { bitmap, threads in
            let tree = RenderTree(width: bitmap.width, height: bitmap.height, nodes: [.sprites(batch)])
            Compositor.draw(tree, into: bitmap, threads: threads, clearing: false)
        }
    }

    /// Draws a scene's frame at `time` seconds from a render tree that is created once.
    @MainActor
    public static func drawing(of name: String, at time: Double) -> Workload? {
        guard let (stage, bitmap) = make(name) else { return nil }
        return drawing("\(name), drawing at \(time) s", stage, bitmap, at: time)
    }

    /// Draws 100,000 living particles of 8 × 8 points at 1080p: always the same frame, or the next one each time.
    @MainActor
    public static func crowd(isPlayed: Bool) -> Workload {
        let bitmap = Bitmap(width: 1920, height: 1080)
        let stage = Stage(size: CGSize(width: 1920, height: 1080), scale: 1, seed: 1) { CrowdViewController() }
        guard isPlayed else { return drawing("100,000 particles, drawing", stage, bitmap, at: 20) }
        var frame = 1200
        return workload("100,000 particles, next frame", bitmap) { threads in
            MainActor.assumeIsolated {
                frame += 1
                stage.advance(to: Double(frame) / 60)
                Compositor.draw(stage.renderTree(), into: bitmap, threads: threads)
            }
        }
    }

    @MainActor
    private static func drawing(_ name: String, _ stage: Stage, _ bitmap: Bitmap, at time: Double) -> Workload {
        stage.seek(to: time)
        let tree = stage.renderTree()
        return workload(name, bitmap) { Compositor.draw(tree, into: bitmap, threads: $0) }
    }

    @MainActor
    private static func make(_ name: String, setting numbers: [String: Double] = [:]) -> (Stage, Bitmap)? {
        guard let scene = Gallery.scene(named: name) else { return nil }
        let bitmap = Bitmap(width: 1920, height: 1080)
        let scale = min(1920 / scene.size.width, 1080 / scene.size.height)
        let size = CGSize(width: 1920 / scale, height: 1080 / scale)
        let stage = Stage(size: size, scale: scale, seed: scene.seed) {
            let controller = scene.make()
            for control in scene.controls { numbers[control.name].map { control.apply(controller, $0) } }
            return controller
        }
        return (stage, bitmap)
    }

    private static func workload(_ name: String, _ bitmap: Bitmap, draw: @escaping (Int) -> Void) -> Workload {
        Workload(
            name: name, megapixels: 1920 * 1080 * 1e-6, isThreaded: true, prepare: {}, draw: draw,
            hash: { bitmap.hash }, picture: { bitmap })
    }
}
