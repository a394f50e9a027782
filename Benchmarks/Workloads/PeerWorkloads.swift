import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics
import Foundation

/// The workloads that other renderers are measured on too, read from their data files.
public struct PeerWorkloads {
    let folder: URL
    let screen = Screen()

    /// - Parameter folder: A folder with `sprites.bin`, `sprite32.bin`, `layers.bin`, `layer300.bin`, `shapes.bin` and
    ///   `waves.bin`.
    public init(folder: String) { self.folder = URL(filePath: folder) }

    /// Returns all workloads.
    public func all() throws -> [Workload] {
        let sprites = try items("sprites.bin")
        let sprite = try picture("sprite32.bin", side: 32)
        return [
            ParticleWorkload.workload,
            spriteWorkload("W2-over", sprites, of: sprite, side: 32, isAdditive: false),
            spriteWorkload("W2-add", sprites, of: sprite, side: 32, isAdditive: true),
            spriteWorkload(
                "W3-over", try items("layers.bin"), of: try picture("layer300.bin", side: 300), side: 300,
                isAdditive: false),
        ] + (try pathWorkloads()) + [blurWorkload()]
    }

    // MARK: W2, W3: tinted sprites

    /// Reads records of x, y, scale, rotation, red, green, blue, alpha.
    func items(_ name: String) throws -> [Float] {
        try Data(contentsOf: folder.appending(path: name)).withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map {
                Float(bitPattern: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
        }
    }

    private func picture(_ name: String, side: Int) throws -> CGImage {
        let bitmap = Bitmap(width: side, height: side)
        let data = try Data(contentsOf: folder.appending(path: name))
        guard data.count == side * side * 4 else { throw CocoaError(.fileReadCorruptFile) }
        data.withUnsafeBytes { bytes in
            for y in 0..<side {
                for x in 0..<side {
                    bitmap[x, y] = bytes.loadUnaligned(fromByteOffset: (y * side + x) * 4, as: UInt32.self)
                }
            }
        }
        return CGImage(bitmap: bitmap)
    }

    private func spriteWorkload(
        _ name: String, _ items: [Float], of image: CGImage, side: Int, isAdditive: Bool
    ) -> Workload {
        let count = items.count / 8
        let area = (0..<count).reduce(0.0) { (sum: Double, sprite: Int) -> Double in
            let scale = Double(items[sprite * 8 + 2])
            return sum + scale * scale
        }
        let megapixels: Double = area * Double(side * side) * 1e-6
        return screen.workload(name, megapixels: megapixels) { bitmap, threads in
            let sprites = [qz_sprite](unsafeUninitializedCapacity: count) { buffer, initialized in
                qz_sprites_from_rotations(buffer.baseAddress, items, Int32(count))
                initialized = count
            }
            let batch = SpriteBatch(
                image: image, source: CGRect(x: 0, y: 0, width: side, height: side), sprites: sprites,
                isAdditive: isAdditive)
            let tree = RenderTree(width: bitmap.width, height: bitmap.height, nodes: [.sprites(batch)])
            Compositor.draw(tree, into: bitmap, threads: threads, clearing: false)
        }
    }

    // MARK: W5: a blurred shadow

    private func blurWorkload() -> Workload {
        let side = 520
        var source = [UInt8](repeating: 0, count: side * side)
        for y in 60..<460 {
            for x in 60..<460 { source[y * side + x] = 255 }
        }
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: side * side)
        target.initialize(repeating: 0, count: side * side)
        let scratch = UnsafeMutableRawPointer.allocate(
            byteCount: Int(qz_blur_scratch_size(Int32(side), Int32(side))), alignment: 64)
        return Workload(
            name: "W5", megapixels: Double(side * side) * 1e-6, isThreaded: false, prepare: {},
            draw: { _ in
                qz_blur_a8(target, Int32(side), source, Int32(side), Int32(side), Int32(side), 20, scratch)
            },
            hash: {
                (0..<side * side).reduce(1_469_598_103_934_665_603 as UInt64) {
                    ($0 ^ UInt64(target[$1])) &* 1_099_511_628_211
                }
            },
            picture: {
                let bitmap = Bitmap(width: side, height: side)
                for y in 0..<side {
                    for x in 0..<side { bitmap[x, y] = 0xff00_0000 | UInt32(target[y * side + x]) * 0x01_0101 }
                }
                return bitmap
            })
    }
}
