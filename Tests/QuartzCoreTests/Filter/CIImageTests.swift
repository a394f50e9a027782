import QuartzCore
import Testing

@Suite struct CIImageTests {
    /// An image of 4 × 2 pixels whose top left pixel is red, on blue.
    private let image: CGImage? = {
        let context = CGContext(bitmap: Bitmap(width: 4, height: 2), flipped: false)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        return context.makeImage()
    }()

    private func pixels(_ picture: CIImage, _ rect: CGRect) throws -> [[UInt32]] {
        let bitmap = try #require(CIContext(options: nil).createCGImage(picture, from: rect)).bitmap
        return (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    }

    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    @Test("A picture keeps the pixels of its image, with y up") func identity() throws {
        let picture = CIImage(cgImage: try #require(image))
        #expect(picture.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(try pixels(picture, picture.extent) == [[red, blue, blue, blue], [blue, blue, blue, blue]])
        #expect(try pixels(picture, CGRect(x: 0, y: 1, width: 1, height: 1)) == [[red]])
        #expect(try pixels(picture, CGRect(x: -1, y: 1, width: 2, height: 2)) == [[0, 0], [0, red]])
    }

    @Test("Filters change the pixels, and a blur spreads over the edge") func filters() throws {
        let picture = CIImage(cgImage: try #require(image))
        let inverted = picture.applyingFilter("CIColorInvert")
        #expect(try pixels(inverted, CGRect(x: 0, y: 1, width: 2, height: 1)) == [[0xFF00_FFFF, 0xFFFF_FF00]])
        let blur = try #require(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 1]))
        #expect(blur.outputImage == nil)
        blur.setValue(picture, forKey: kCIInputImageKey)
        let blurred = try #require(blur.outputImage)
        #expect(blurred.extent.contains(CGRect(x: -1, y: -1, width: 6, height: 4)))
        #expect(try pixels(blurred, CGRect(x: -1, y: 0, width: 1, height: 1))[0][0] >> 24 > 0)
        let kept = picture.clampedToExtent().applyingGaussianBlur(sigma: 1).cropped(to: picture.extent)
        #expect(kept.extent == picture.extent)
        #expect(try pixels(kept, kept.extent).joined().allSatisfy { $0 >> 24 == 255 })
    }

    @Test("A colour without limits lies over a picture, and an exposure makes it lighter") func tint() throws {
        let picture = CIImage(cgImage: try #require(image))
        let tint = try #require(CIFilter(name: "CIConstantColorGenerator"))
        tint.setValue(CIColor(red: 0, green: 1, blue: 0), forKey: kCIInputColorKey)
        #expect(tint.outputImage?.extent.isInfinite == true)
        let filter = try #require(CIFilter(name: "CISourceOverCompositing"))
        filter.setValue(tint.outputImage, forKey: kCIInputImageKey)
        filter.setValue(picture, forKey: kCIInputBackgroundImageKey)
        let tinted = try #require(filter.outputImage?.cropped(to: picture.extent))
        #expect(try Set(pixels(tinted, picture.extent).joined()) == [0xFF00_FF00])
        let grey = CIImage(color: CIColor(red: 0.4, green: 0.4, blue: 0.4)).cropped(to: picture.extent)
        let light = grey.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1.1])
        let value = try pixels(light, CGRect(x: 0, y: 0, width: 1, height: 1))[0][0] & 0xff
        #expect((143...145).contains(value))
    }

    @Test("A colour matrix multiplies the components and adds its bias") func matrices() throws {
        let picture = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
            to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let swapped = picture.applyingFilter(
            "CIColorMatrix",
            parameters: [
                "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
                "inputBiasVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            ])
        #expect(try pixels(swapped, picture.extent) == [[0xFF00_FFFF]])
        let faded = picture.applyingFilter(
            "CIColorMatrix", parameters: ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)])
        #expect(try pixels(faded, picture.extent) == [[0x8080_0000]])
    }

    @Test("Pictures are moved, cropped and drawn over each other") func composing() throws {
        let picture = CIImage(cgImage: try #require(image))
        let moved = picture.transformed(by: CGAffineTransform(translationX: 10, y: 5))
        #expect(moved.extent == CGRect(x: 10, y: 5, width: 4, height: 2))
        #expect(try pixels(moved, moved.extent)[0][0] == red)
        let over = picture.cropped(to: CGRect(x: 0, y: 1, width: 1, height: 1)).composited(over: .white)
        #expect(try pixels(over, CGRect(x: 0, y: 0, width: 1, height: 2)) == [[red], [0xFFFF_FFFF]])
    }

    @Test("A picture without limits has no image of its own") func limits() {
        #expect(CIContext().createCGImage(.white, from: CIImage.white.extent) == nil)
        #expect(CIContext().createCGImage(.white, from: CGRect(x: 0, y: 0, width: 1e9, height: 1)) == nil)
        #expect(CIContext().createCGImage(CIImage.empty(), from: .zero) == nil)
        #expect(CIColor(string: "0.5 0 1").alpha == 1 && CIColor(cgColor: .white).green == 1)
    }
}
