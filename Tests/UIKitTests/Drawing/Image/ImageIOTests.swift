import Testing
import UIKit

@MainActor @Suite("Images are read and written with Image I/O") struct ImageIOTests {
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("A source has the image, its size and its type")
    func source() throws {
        let data = try #require(picture(40, 20).pngData())
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 20)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateWithData(Data([1, 2, 3]), nil) == nil)
    }

    @Test("A thumbnail is no larger than its limit, and upright if requested")
    func thumbnail() throws {
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        let image = try #require(picture(40, 20).cgImage)
        CGImageDestinationAddImage(target, image, [kCGImagePropertyOrientation: 6] as CFDictionary)
        #expect(CGImageDestinationFinalize(target))
        let source = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation] as? Int == 6)
        let plain: CFDictionary = [kCGImageSourceThumbnailMaxPixelSize: 10]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, plain))
        #expect(small.width == 10 && small.height == 5)
        let turned: CFDictionary = [
            kCGImageSourceThumbnailMaxPixelSize: 10.0, kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, turned))
        #expect(upright.width == 5 && upright.height == 10)
    }

    @Test("Other types are not written, and a file without an image is not complete")
    func destination() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff", 1, nil) == nil)
        let empty = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(empty))
    }
}
