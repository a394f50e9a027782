import CKernels
import Synchronization

/// An image and its successive halvings down to one pixel, each with a transparent border of one pixel, for sampling.
package final class MipPyramid: @unchecked Sendable {
    private let levels: UnsafeMutableBufferPointer<qz_image>
    private let memory: UnsafeMutablePointer<UInt32>
    /// The levels prepared for sprites; created for the first sprite that samples the image.
    private let textures = Mutex<Textures?>(nil)

    private struct Textures: @unchecked Sendable {
        let levels: UnsafeMutableBufferPointer<qz_texture>
        let columns: UnsafeMutablePointer<UInt64>
    }

    /// Creates the levels from a copy of the pixels; `bitmap` may change afterwards.
    package init(_ bitmap: Bitmap) {
        var sizes = [(width: Int32(bitmap.width), height: Int32(bitmap.height))]
        while let last = sizes.last, max(last.width, last.height) > 1 {
            sizes.append((qz_half_side(last.width), qz_half_side(last.height)))
        }
        let counts = sizes.map { Int(qz_image_pixel_count($0.width, $0.height)) }
        let total = counts.reduce(0, +)
        memory = .allocate(capacity: total)
        memory.initialize(repeating: 0, count: total)
        levels = .allocate(capacity: sizes.count)
        var start = memory
        for (index, size) in sizes.enumerated() {
            let stride = size.width + 2
            if index == 0 {
                qz_copy_bordered(start, stride, bitmap.pixels, Int32(bitmap.stride), size.width, size.height, 0)
            } else {
                qz_downsample_2x(start, stride, &levels[index - 1])
            }
            levels.initializeElement(
                at: index, to: qz_image(pixels: start, width: size.width, height: size.height, stride: stride))
            start += counts[index]
        }
    }

    deinit {
        textures.withLock {
            $0?.levels.deallocate()
            $0?.columns.deallocate()
        }
        levels.deallocate()
        memory.deallocate()
    }

    /// Calls `body` with all levels, largest first; they are valid only during the call.
    package func withImages<R>(_ body: (UnsafeBufferPointer<qz_image>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(levels))
    }

    /// Calls `body` with all levels prepared for sprites, largest first; they are valid only during the call.
    package func withTextures<R>(_ body: (UnsafeBufferPointer<qz_texture>) throws -> R) rethrows -> R {
        let textures = self.textures.withLock { textures in
            if let textures { return textures }
            let made = makeTextures()
            textures = made
            return made
        }
        return try body(UnsafeBufferPointer(textures.levels))
    }

    private func makeTextures() -> Textures {
        let count = Int32(levels.count)
        let columns = UnsafeMutablePointer<UInt64>.allocate(
            capacity: Int(qz_texture_column_count(levels.baseAddress, count)))
        let textures = UnsafeMutableBufferPointer<qz_texture>.allocate(capacity: levels.count)
        qz_make_textures(textures.baseAddress, levels.baseAddress, count, columns)
        return Textures(levels: textures, columns: columns)
    }
}
