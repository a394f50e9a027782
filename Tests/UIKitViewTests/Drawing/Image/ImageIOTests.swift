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

    /// Writes an animation of a red and a blue frame.
    private func animation(_ type: CFString, loopCount: Int? = 3) throws -> Data {
        let isGIF = type == "com.compuserve.gif"
        let (dictionary, delay) = (
            isGIF ? kCGImagePropertyGIFDictionary : kCGImagePropertyPNGDictionary,
            isGIF ? kCGImagePropertyGIFDelayTime : kCGImagePropertyAPNGDelayTime
        )
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, type, 3, nil))
        if let loopCount {
            let shared: CFDictionary = [kCGImagePropertyGIFLoopCount: loopCount]
            CGImageDestinationSetProperties(target, [dictionary: shared] as CFDictionary)
        }
        for (color, seconds) in [(UIColor.red, 0.25), (.blue, 1.5), (.clear, nil)] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
            }
            let timing: CFDictionary = seconds.map { [delay: $0] } ?? [:]
            CGImageDestinationAddImage(target, try #require(image.cgImage), [dictionary: timing] as CFDictionary)
        }
        #expect(CGImageDestinationFinalize(target))
        return Data(referencing: data)
    }

    @Test(
        "A GIF and an APNG have several frames with delays, and play a number of times",
        arguments: ["com.compuserve.gif", "public.png"])
    func animation(type: CFString) throws {
        let data = try animation(type)
        #expect(try animation(type) == data)
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetType(source) == type && CGImageSourceGetCount(source) == 3)
        let shared = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary
        #expect(shared?[kCGImagePropertyGIFLoopCount] as? Int == 3)
        let key = type == "public.png" ? kCGImagePropertyPNGDictionary : kCGImagePropertyGIFDictionary
        let delays = (0..<3).map { index in
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            return (properties?[key] as? CFDictionary)?[kCGImagePropertyGIFDelayTime] as? Double
        }
        #expect(delays == [0.25, 1.5, 0.1])
        let pixels = (0..<3).map { index in
            CGImageSourceCreateImageAtIndex(source, index, nil).map { [$0.bitmap[0, 0], $0.bitmap[3, 2]] }
        }
        #expect(pixels == [[0xffff_0000, 0], [0xff00_00ff, 0], [0, 0]])
    }

    @Test("An animation without a number of plays is shown once in a GIF, and forever in an APNG")
    func playCount() throws {
        for (type, count) in [("com.compuserve.gif", 1), ("public.png", 0)] as [(CFString, Int)] {
            let source = try #require(CGImageSourceCreateWithData(animation(type, loopCount: nil), nil))
            let shared = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary
            #expect(shared?[kCGImagePropertyGIFLoopCount] as? Int == count)
        }
    }

    @Test("A file with too few images is not complete, further images are ignored, and a JPEG has one image")
    func imageCount() throws {
        let image = try #require(picture(4, 3).cgImage)
        let target = try #require(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 2, nil))
        CGImageDestinationAddImage(target, image, nil)
        #expect(!CGImageDestinationFinalize(target))
        // A larger image is cut off.
        CGImageDestinationAddImage(target, try #require(picture(40, 30).cgImage), nil)
        CGImageDestinationAddImage(target, image, nil)
        #expect(CGImageDestinationFinalize(target) && !CGImageDestinationFinalize(target))
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.jpeg", 2, nil) == nil)
    }

    @Test("Other types are not written, and a file without an image is not complete")
    func destination() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff", 1, nil) == nil)
        let empty = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(empty))
    }

    @Test("Data that arrive in parts become images with the last of them")
    func parts() throws {
        let data = try #require(picture(40, 20).jpegData(compressionQuality: 0.9))
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, data.prefix(data.count / 2), false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetType(source) == "public.jpeg")
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, data, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetCount(source) == 1)
        let half = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor: 2] as CFDictionary)
        #expect(half?.width == 20 && half?.height == 10)
        let broken = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(broken, data.prefix(data.count / 2), true)
        #expect(CGImageSourceGetStatus(broken) == .statusUnexpectedEOF)
        CGImageSourceUpdateData(broken, data, true)
        #expect(CGImageSourceGetCount(broken) == 0)
    }

    @Test("Properties tell the size of the file, alpha and scans, and a written file has a largest size and a colour")
    func properties() throws {
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        let target = try #require(CFDataCreateMutable(nil, 0))
        let file = try #require(CGImageDestinationCreateWithData(target, kUTTypeJPEG, 1, nil))
        let options: [CFString: Any] = [
            kCGImageDestinationImageMaxPixelSize: 10, kCGImageDestinationBackgroundColor: UIColor.blue.cgColor,
            kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue,
        ]
        CGImageDestinationAddImage(file, try #require(clear.cgImage), options as CFDictionary)
        #expect(CGImageDestinationFinalize(file))
        let source = try #require(CGImageSourceCreateWithData(target as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 10 && image.height == 5 && image.bitmap[2, 2] & 0xff > 0xf0)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
        #expect(properties[kCGImagePropertyHasAlpha] as? Bool == false)
        let scans = properties[kCGImagePropertyJFIFDictionary] as? [CFString: Any]
        #expect(scans?[kCGImagePropertyJFIFIsProgressive] as? Bool == false)
        let size = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileSize] as? Int
        #expect(size == CFDataGetLength(target))
    }

    @Test("Bytes of data have an address, also those of little data")
    func bytes() throws {
        for count in [3, 100] {
            let data: CFData = Data((0..<count).map { UInt8($0) })
            let bytes = try #require(CFDataGetBytePtr(data))
            #expect((0..<count).map { bytes[$0] } == [UInt8](data) && CFDataGetLength(data) == count)
        }
        #expect(CFDataGetBytePtr(Data()) == nil)
        let grown = CFDataCreateMutable(nil, 0)
        CFDataAppendBytes(grown, [1, 2, 3], 3)
        #expect(CFDataGetLength(grown) == 3 && CFDataGetMutableBytePtr(grown)[2] == 3)
    }
}
