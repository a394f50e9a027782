import Testing

@testable import CoreGraphics

/// Which pictures of layers keep their pixels.
@Suite struct PictureCacheTests {
    private let cache = PictureCache()

    /// Counts how often a picture is drawn.
    private final class Count: @unchecked Sendable {
        var value = 0
    }

    private func picture(_ count: Count = Count()) -> CGImage {
        CGImage(width: 10, height: 10, in: cache) {
            count.value += 1
            let bitmap = Bitmap(width: 10, height: 10)
            bitmap[3, 4] = 0xFFFF_0000
            return bitmap
        }
    }

    private func show(_ images: [CGImage]) {
        cache.beginFrame()
        for image in images { _ = image.pyramid }
        cache.endFrame()
    }

    /// Returns which pictures are drawn again when they are shown.
    private func missing(_ pictures: [(image: CGImage, count: Count)]) -> [Int] {
        pictures.indices.filter { index in
            let before = pictures[index].count.value
            _ = pictures[index].image.pyramid
            return pictures[index].count.value != before
        }
    }

    @Test("A picture is drawn when a frame shows it, and then kept") func drawing() {
        let count = Count()
        let image = picture(count)
        #expect(count.value == 0 && cache.count == 0 && cache.bytes == 0)
        show([image])
        show([image])
        #expect(count.value == 1 && cache.count == 1)
        #expect(cache.bytes >= 12 * 12 * 4)
    }

    @Test("A picture that gives back its pixels, or is gone, does not count") func givingBack() {
        var image: CGImage? = picture()
        show([image].compactMap { $0 })
        image?.releasePixels()
        #expect(cache.count == 0 && cache.bytes == 0)
        show([image].compactMap { $0 })
        #expect(cache.count == 1)
        image = nil
        #expect(cache.count == 0 && cache.bytes == 0)
    }

    @Test("Beyond the budget, the pictures that the last frame did not show go first") func budget() {
        let counts = (0..<4).map { _ in Count() }
        let pictures = counts.map { (image: picture($0), count: $0) }
        let images = pictures.map(\.image)
        show(images)
        let one = cache.bytes / 4
        show([images[3], images[0]])
        show([images[3], images[2]])
        #expect(cache.count == 4)
        cache.budget = 3 * one
        cache.endFrame()
        #expect(cache.count == 3)
        cache.budget = 4 * one
        #expect(missing(pictures) == [1])
    }

    @Test("Of the pictures that a frame shows, the oldest stay") func shownPictures() {
        let counts = (0..<3).map { _ in Count() }
        let pictures = counts.map { (image: picture($0), count: $0) }
        show(pictures.map(\.image))
        cache.budget = cache.bytes * 2 / 3
        show(pictures.map(\.image))
        #expect(cache.count == 2)
        cache.beginFrame()
        #expect(missing(pictures) == [2])
    }

    @Test("Pictures that are not shown go while a frame is drawn") func drawingFrame() {
        let (old, new) = (picture(), picture())
        show([old])
        cache.budget = cache.bytes
        cache.beginFrame()
        _ = new.pyramid
        #expect(cache.count == 1)
    }

    @Test("While a frame is drawn, pictures have at most twice the budget") func twice() {
        let pictures = (0..<6).map { _ in picture() }
        _ = pictures[0].pyramid
        cache.budget = cache.bytes
        for picture in pictures {
            _ = picture.pyramid
            #expect(cache.bytes <= 2 * cache.budget)
        }
        #expect(cache.count == 2)
        cache.endFrame()
        #expect(cache.count == 1)
    }

    @Test("Without a budget, nothing is kept, and pictures have the same pixels") func noBudget() {
        let image = picture()
        cache.budget = 0
        for _ in 0..<2 {
            cache.beginFrame()
            let level = image.pyramid.image(0)
            #expect(level.pixels[5 * Int(level.stride) + 4] == 0xFFFF_0000)
            cache.endFrame()
            #expect(cache.count == 0)
        }
    }
}
