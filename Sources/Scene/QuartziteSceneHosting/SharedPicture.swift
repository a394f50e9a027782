import CoreGraphics

/// The pixels of the frame that a host shows: premultiplied `0xAARRGGBB` words in rows without padding, top row first.
///
/// The memory may be shared with another process, which writes only while a request is performed.
package final class SharedPicture: @unchecked Sendable {
    /// The size of the last frame in pixels; 0 before the first.
    package internal(set) var width = 0
    package internal(set) var height = 0
    /// The number of pixels that fit.
    package let capacity: Int
    package let pixels: UnsafeMutablePointer<UInt32>
    private let release: () -> Void

    /// Creates a picture with memory of its own.
    package init(capacity: Int) {
        self.capacity = max(1, capacity)
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: self.capacity)
        pixels.initialize(repeating: 0, count: self.capacity)
        self.pixels = pixels
        release = { pixels.deallocate() }
    }

    /// Creates a picture in existing memory; `release` is called when the picture is deallocated.
    init(_ pixels: UnsafeMutablePointer<UInt32>, capacity: Int, release: @escaping () -> Void) {
        self.pixels = pixels
        self.capacity = capacity
        self.release = release
    }

    deinit { release() }

    /// Copies the pixels of a bitmap, as far as they fit.
    func copy(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, min(bitmap.height, capacity / bitmap.width))
        for y in 0..<height {
            (pixels + y * width).update(from: bitmap.row(y), count: width)
        }
    }
}
