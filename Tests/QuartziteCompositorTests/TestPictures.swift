import CQuartziteKernels
import CoreGraphics
import Foundation

@testable import QuartziteCompositor

enum TestPictures {
    static let red: UInt32 = 0xffff_0000
    static let green: UInt32 = 0xff00_ff00
    static let blue: UInt32 = 0xff00_00ff
    static let white: UInt32 = 0xffff_ffff

    static func image(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { bitmap[x, y] = pixel(x, y) }
        }
        return CGImage(bitmap: bitmap)
    }

    /// A round dot of premultiplied white that fades towards its edge.
    static func dot(_ side: Int) -> CGImage {
        image(width: side, height: side) { x, y in
            let dx = Double(x) + 0.5 - Double(side) / 2
            let dy = Double(y) + 0.5 - Double(side) / 2
            let level = UInt32(max(0, 1 - (dx * dx + dy * dy).squareRoot() * 2 / Double(side)) * 255)
            return level << 24 | level << 16 | level << 8 | level
        }
    }

    static func rectangle(_ rect: CGRect, _ color: UInt32, opacity: Double = 1) -> RenderNode {
        .shape(
            ShapeNode(
                path: CGPath(rect: rect, transform: nil), paint: .solid(color), transform: .identity, opacity: opacity
            )
        )
    }

    static func draw(
        _ nodes: [RenderNode], width: Int = 64, height: Int = 64, background: UInt32 = 0, threads: Int = 1
    ) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        Compositor.draw(
            RenderTree(width: width, height: height, background: background, nodes: nodes), into: bitmap,
            threads: threads
        )
        return bitmap
    }

    static func sprite(
        x: Double, y: Double, scale: Double = 1, angle: Double = 0, red: Double = 1, green: Double = 1,
        blue: Double = 1, alpha: Double = 1
    ) -> qz_sprite {
        func fixed(_ v: Double) -> UInt16 { UInt16((v * alpha * 32768).rounded()) }
        return qz_sprite(
            x: Float(x), y: Float(y), a: Float(qz_cos(angle) * scale), b: Float(qz_sin(angle) * scale),
            c: Float(-qz_sin(angle) * scale), d: Float(qz_cos(angle) * scale),
            blue: fixed(blue), green: fixed(green), red: fixed(red), alpha: UInt16((alpha * 32768).rounded())
        )
    }
}
