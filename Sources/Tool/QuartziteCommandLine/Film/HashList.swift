import QuartziteCompositor
import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteStage

/// The hashes of frames before encoding, and of the particles in them, as JSON that can be compared line by line.
package struct HashList: Encodable {
    struct Frame: Encodable {
        let hash: String
        let index: Int
        let particleHash: String
        let particles: Int
        /// The time of the frame in seconds.
        ///
        /// A `Decimal` is written without an exponent, in the format that options accept.
        let time: Decimal
    }

    let fps: Double
    let frames: [Frame]
    /// The version of the renderer, which tells a changed renderer from a changed scene.
    let renderer: Int
    let scene: String
    let seed: UInt64
    /// The size in pixels, in the format of `--size`.
    let size: String

    init(
        scene: String, size: PixelSize, seed: UInt64, plan: FilmPlan, hashes: [UInt64],
        particles: [ParticleFingerprint]
    ) {
        fps = plan.rate.framesPerSecond
        frames = zip(plan.frames, zip(hashes, particles)).map { index, found in
            Frame(
                hash: hexadecimal(found.0), index: index, particleHash: hexadecimal(found.1.hash),
                particles: found.1.count, time: shortestDecimal(plan.time(of: index)))
        }
        renderer = Stage.rendererVersion
        self.scene = scene
        self.seed = seed
        self.size = "\(size)"
    }
}

/// Returns the shortest decimal number that rounds to `value`; 0 if there is none.
///
/// Without a locale, the separator is a point; the locale "C" takes it from the environment.
func shortestDecimal(_ value: Double) -> Decimal { Decimal(string: "\(value)") ?? 0 }
