import Synchronization

/// A picture that is drawn when it is needed, and whose pixels can be released because it can be drawn again.
final class DrawnPicture: Sendable {
    let width: Int
    let height: Int
    private let draw: @Sendable () -> Bitmap
    private let cache: PictureCache
    private let pixels = Mutex<MipPyramid?>(nil)
    private let latestFrame = Atomic<UInt64>(0)

    init(width: Int, height: Int, cache: PictureCache, _ draw: @escaping @Sendable () -> Bitmap) {
        (self.width, self.height) = (width, height)
        self.cache = cache
        self.draw = draw
    }

    deinit { cache.remove(self) }

    /// A bitmap for code that reads single pixels, which is not kept.
    var bitmap: Bitmap { draw() }

    /// The pixels as frames read them, which are kept in the cache.
    var pyramid: MipPyramid {
        latestFrame.store(cache.frame, ordering: .relaxed)
        let (result, isNew) = pixels.withLock { pixels in
            if let pixels { return (pixels, false) }
            let made = MipPyramid(draw())
            pixels = made
            cache.add(self, bytes: made.byteCount)
            return (made, true)
        }
        if isNew { cache.releaseExcess() }
        return result
    }

    /// The number of the last frame that showed the picture.
    var frame: UInt64 { latestFrame.load(ordering: .relaxed) }

    /// Releases the pixels, unless another thread is just drawing or reading them.
    func release() {
        _ = pixels.withLockIfAvailable { pixels in
            guard pixels != nil else { return }
            pixels = nil
            cache.remove(self)
        }
    }
}
