import CQuartziteKernels
import Synchronization

/// An image and its successive halvings down to one pixel, each with a transparent border of one pixel, for sampling.
///
/// The halvings are made when one of them is needed first.
package final class MipPyramid: @unchecked Sendable {
    /// The size of each level in pixels, largest first.
    package let sizes: [(width: Int32, height: Int32)]
    private let whole: qz_image
    private let memory: UnsafeMutablePointer<UInt32>
    private let smaller = Mutex<Levels?>(nil)
    /// The levels prepared for sprites; created for the first sprite that samples the image.
    private let textures = Mutex<Textures?>(nil)

    /// The smaller copy that was made last, since a picture that is drawn in parts needs it for each of them.
    private let latestCopy = Mutex<(key: [Int], image: MipPyramid)?>(nil)

    /// All levels, and the memory of those that are smaller than the image.
    private struct Levels: @unchecked Sendable {
        let images: UnsafeMutableBufferPointer<qz_image>
        let memory: UnsafeMutablePointer<UInt32>
    }

    private struct Textures: @unchecked Sendable {
        let levels: UnsafeMutableBufferPointer<qz_texture>
        let columns: UnsafeMutablePointer<UInt64>
    }

    /// Creates the largest level from a copy of the pixels; `bitmap` may change afterwards.
    package init(_ bitmap: Bitmap) {
        var sizes = [(width: Int32(bitmap.width), height: Int32(bitmap.height))]
        while let last = sizes.last, max(last.width, last.height) > 1 {
            sizes.append((qz_half_side(last.width), qz_half_side(last.height)))
        }
        self.sizes = sizes
        let (width, height) = sizes[0]
        memory = Self.allocate(Int(qz_image_pixel_count(width, height)))
        qz_copy_bordered(memory, width + 2, bitmap.pixels, Int32(bitmap.stride), width, height, 0)
        whole = qz_image(pixels: memory, width: width, height: height, stride: width + 2)
    }

    deinit {
        textures.withLock {
            $0?.levels.deallocate()
            $0?.columns.deallocate()
        }
        smaller.withLock {
            $0?.images.deallocate()
            $0?.memory.deallocate()
        }
        memory.deallocate()
    }

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt32> {
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: max(count, 1))
        memory.initialize(repeating: 0, count: max(count, 1))
        return memory
    }

    /// The memory of the largest level in bytes.
    package var byteCount: Int { Int(qz_image_pixel_count(whole.width, whole.height)) * 4 }

    /// Returns a level, which is valid as long as the pyramid.
    func image(_ level: Int) -> qz_image { level == 0 ? whole : levels[level] }

    /// Calls `body` with all levels, largest first; they are valid only during the call.
    package func withImages<R>(_ body: (UnsafeBufferPointer<qz_image>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(levels))
    }

    /// Returns a part of the image at a smaller size, of an image that is halved before.
    func reduced(_ part: PixelRect, halvings: Int, width: Int, height: Int) -> MipPyramid {
        let key = [part.minX, part.minY, part.maxX, part.maxY, halvings, width, height]
        return latestCopy.withLock { latest in
            if let latest, latest.key == key { return latest.image }
            let made = makeReduced(part, halvings: halvings, width: width, height: height)
            latest = (key, made)
            return made
        }
    }

    private func makeReduced(_ part: PixelRect, halvings: Int, width: Int, height: Int) -> MipPyramid {
        guard halvings > 0 else {
            return MipPyramid(Bitmap.reduced(whole, part, width: width, height: height))
        }
        let half = Bitmap.halved(whole, part, halvings)
        let inner = PixelRect(minX: 0, minY: 0, maxX: half.width, maxY: half.height)
        let pyramid = MipPyramid(half)
        return MipPyramid(
            Bitmap.reduced(
                pyramid.whole, inner, width: min(width, half.width), height: min(height, half.height)))
    }

    private var levels: UnsafeMutableBufferPointer<qz_image> {
        smaller.withLock { smaller in
            if let smaller { return smaller.images }
            let made = makeLevels()
            smaller = made
            return made.images
        }
    }

    private func makeLevels() -> Levels {
        let counts = sizes.dropFirst().map { Int(qz_image_pixel_count($0.width, $0.height)) }
        let memory = Self.allocate(counts.reduce(0, +))
        let images = UnsafeMutableBufferPointer<qz_image>.allocate(capacity: sizes.count)
        images.initializeElement(at: 0, to: whole)
        var start = memory
        for (index, count) in zip(1..., counts) {
            let (width, height) = sizes[index]
            qz_downsample_2x(start, width + 2, &images[index - 1])
            images.initializeElement(
                at: index, to: qz_image(pixels: start, width: width, height: height, stride: width + 2))
            start += count
        }
        return Levels(images: images, memory: memory)
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
        let levels = levels
        let count = Int32(levels.count)
        let columns = UnsafeMutablePointer<UInt64>.allocate(
            capacity: Int(qz_texture_column_count(levels.baseAddress, count)))
        let textures = UnsafeMutableBufferPointer<qz_texture>.allocate(capacity: levels.count)
        qz_make_textures(textures.baseAddress, levels.baseAddress, count, columns)
        return Textures(levels: textures, columns: columns)
    }
}
