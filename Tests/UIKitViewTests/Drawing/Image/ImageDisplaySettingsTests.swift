import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tints, caps and orientations of images, drawn and in image views.
@MainActor @Suite struct ImageDisplaySettingsTests {
    private let screen = TestScreen()

    /// An image with these rows of ARGB pixels.
    private func picture(_ rows: [[UInt32]], scale: CGFloat = 1) -> UIImage {
        let bitmap = Bitmap(width: rows[0].count, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, pixel) in row.enumerated() { bitmap[x, y] = pixel }
        }
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    private func draw(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        return try #require(renderer.image { _ in body() }.cgImage).bitmap
    }

    private func show(_ image: UIImage, _ frame: CGRect) -> UIImageView {
        screen.run {
            let view = UIImageView(image: image)
            view.frame = frame
            screen.window.addSubview(view)
            return view
        }
    }

    private let red: UInt32 = 0xffff_0000
    private let green: UInt32 = 0xff00_ff00
    private let blue: UInt32 = 0xff00_00ff
    private let white: UInt32 = 0xffff_ffff

    @Test("A tinted image keeps only its alpha") func tint() throws {
        let image = picture([[red, 0], [0x8000_8000, green]])
        let tinted = image.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let bitmap = try #require(tinted.cgImage).bitmap
        #expect(bitmap[0, 0] == blue && bitmap[1, 0] == 0 && bitmap[0, 1] == 0x8000_0080 && bitmap[1, 1] == blue)
        #expect(tinted.renderingMode == .automatic && tinted.size == image.size)
        #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
        let stencil = image.withRenderingMode(.alwaysTemplate)
        #expect(stencil != image && stencil == image.withRenderingMode(.alwaysTemplate))
        let drawn = try draw(2, 2) {
            UIColor.green.setFill()
            stencil.draw(at: .zero)
        }
        #expect(drawn[0, 0] == green && drawn[1, 0] == 0 && drawn[0, 1] == 0x8000_8000)
    }

    @Test("Template images in views follow the tint colour, also during an animation") func template() {
        let solid = picture([[red]]).withRenderingMode(.alwaysTemplate)
        let clear = picture([[0]]).withRenderingMode(.alwaysTemplate)
        let view = show(solid, CGRect(x: 0, y: 0, width: 20, height: 20))
        screen.run { screen.window.tintColor = .green }
        #expect(screen.pixel(10, 10) == [0, 255, 0, 255])
        screen.run { view.image = UIImage.animatedImage(with: [solid, clear], duration: 1) }
        screen.advance(to: 0.7)
        #expect(screen.pixel(10, 10)[3] == 0)
        screen.run { view.tintColor = .blue }
        screen.advance(to: 0.9)
        #expect(screen.pixel(10, 10)[3] == 0)
        screen.advance(to: 1.1)
        #expect(screen.pixel(10, 10) == [0, 0, 255, 255])
        screen.run { view.image = picture([[red]]).withRenderingMode(.alwaysOriginal) }
        #expect(screen.pixel(10, 10) == [255, 0, 0, 255])
    }

    /// An image with four corners of one pixel each and a centre of two pixels by one.
    private var framed: UIImage {
        picture([[red, white, white, red], [white, green, blue, white], [red, white, white, red]])
    }

    @Test("Drawing a resizable image keeps the caps' size and stretches or tiles the middle") func drawnCaps() throws {
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let tiled = try draw(9, 6) {
            framed.resizableImage(withCapInsets: caps).draw(in: CGRect(x: 1, y: 0, width: 8, height: 6))
        }
        for (x, y) in [(1, 0), (8, 0), (1, 5), (8, 5)] { #expect(tiled[x, y] == red, "\(x) \(y)") }
        #expect((2...7).map { tiled[$0, 3] } == [green, blue, green, blue, green, blue])
        #expect(tiled[4, 0] == white && tiled[1, 2] == white && tiled[0, 0] == 0)
        let stretched = try draw(8, 6) {
            framed.resizableImage(withCapInsets: caps, resizingMode: .stretch)
                .draw(in: CGRect(x: 0, y: 0, width: 8, height: 6))
        }
        #expect(stretched[0, 0] == red && stretched[7, 5] == red && stretched[1, 3] == green && stretched[6, 3] == blue)
        #expect(stretched[1, 0] == white && stretched[6, 5] == white)
        let whole = try draw(8, 3) {
            framed.resizableImage(withCapInsets: .zero).draw(in: CGRect(x: 0, y: 0, width: 8, height: 3))
        }
        #expect(whole[0, 0] == red && whole[4, 0] == red && whole[5, 1] == green)
        let narrow = try draw(4, 1) {
            framed.resizableImage(withCapInsets: caps).draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(narrow[0, 0] != 0 && narrow[1, 0] == 0)
    }

    @Test(
        "Resizable images in views keep the caps' size at every size of the view",
        arguments: [UIImage.ResizingMode.tile, .stretch])
    func shownCaps(mode: UIImage.ResizingMode) {
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let image = framed.resizableImage(withCapInsets: caps, resizingMode: mode)
        let view = show(image, CGRect(x: 0, y: 0, width: 12, height: 6))
        for width in [12, 20] {
            screen.run { view.frame.size.width = CGFloat(width) }
            #expect(screen.pixel(0, 0) == [255, 0, 0, 255] && screen.pixel(width - 1, 5) == [255, 0, 0, 255])
            #expect(screen.pixel(1, 0) == [255, 255, 255, 255])
            #expect(screen.pixel(3, 3) == (mode == .tile ? [0, 255, 0, 255] : screen.pixel(1, 3)))
            #expect(screen.pixel(width - 2, 3) == [0, 0, 255, 255])
        }
    }

    @Test("Stretchable images have one point between their caps") func stretchable() {
        let image = framed.stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1))
        #expect(image.resizingMode == .stretch && framed.capInsets == .zero)
        let hostile = UIEdgeInsets(top: .nan, left: -3, bottom: .infinity, right: 1e300)
        #expect(framed.resizableImage(withCapInsets: hostile).capInsets.left == 0)
        #expect(framed.resizableImage(withCapInsets: hostile).capInsets.top == 0)
        let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UIImageView(image: framed.withAlignmentRectInsets(margins))
        #expect(view.alignmentRectInsets == margins && view.intrinsicContentSize == framed.size)
    }

    @Test("Flipping mirrors an image in every orientation", arguments: 0..<8)
    func flipped(raw: Int) throws {
        let orientation = try #require(UIImage.Orientation(rawValue: raw))
        let pixels = try #require(picture([[red, green], [blue, white]]).cgImage)
        let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        let plain = try draw(2, 2) { image.draw(at: .zero) }
        let mirrored = try draw(2, 2) { image.withHorizontallyFlippedOrientation().draw(at: .zero) }
        for y in 0..<2 {
            for x in 0..<2 { #expect(mirrored[x, y] == plain[1 - x, y], "\(orientation)") }
        }
        _ = show(image, CGRect(x: 0, y: 0, width: 2, height: 2))
        let shown = screen.pixel(0, 0)
        let expected = [16, 8, 0].map { (shift: UInt32) in Int(plain[0, 0] >> shift & 255) }
        #expect(shown.prefix(3).elementsEqual(expected), "\(orientation)")
    }

    @Test("Content modes position an image in its view") func contentModes() {
        let view = show(picture([[red]], scale: 0.1), CGRect(x: 0, y: 0, width: 40, height: 20))
        func covered(_ mode: UIView.ContentMode) -> [Bool] {
            screen.run {
                view.contentMode = mode
                view.clipsToBounds = true
            }
            return [(1, 1), (20, 10), (38, 18), (1, 18)].map { screen.pixel($0.0, $0.1)[3] == 255 }
        }
        #expect(covered(.scaleToFill) == [true, true, true, true])
        #expect(covered(.scaleAspectFit) == [false, true, false, false])
        #expect(covered(.scaleAspectFill) == [true, true, true, true])
        #expect(covered(.topLeft) == [true, false, false, false])
        #expect(covered(.bottomLeft) == [false, false, false, true])
        #expect(covered(.bottomRight) == [false, false, true, false])
    }

    @Test("JPEG data keeps the orientation and has white where the image is transparent") func jpeg() throws {
        let pixels = try #require(picture([[0, 0, 0], [0, 0, 0]]).cgImage)
        let data = try #require(
            UIImage(cgImage: pixels, scale: 1, orientation: .right).jpegData(compressionQuality: 0.9))
        let back = try #require(UIImage(data: data))
        #expect(back.imageOrientation == .right && back.size == CGSize(width: 2, height: 3))
        #expect(try #require(back.cgImage).bitmap[1, 1] == white)
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
        let gradient = picture(
            (0..<40).map { (y: UInt32) in (0..<40).map { (x: UInt32) in 0xff00_0000 | x * 6 << 16 | y * 6 } })
        let small = try #require(gradient.jpegData(compressionQuality: -1))
        let large = try #require(UIImageJPEGRepresentation(gradient, .nan))
        #expect(small.count < large.count && large == gradient.jpegData(compressionQuality: 2))
        let near = try #require(UIImage(data: large)?.cgImage).bitmap
        #expect(abs(Int(near[20, 20] >> 16 & 255) - 120) < 4)
    }

    @Test("UIRectFrame draws inside the rectangle, and patterns start at the origin") func contextCalls() throws {
        let bitmap = try draw(6, 6) {
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        #expect(bitmap[1, 1] == red && bitmap[4, 3] == red && bitmap[2, 2] == 0 && bitmap[0, 0] == 0)
        let checks = picture([[red, green], [blue, white]])
        let pattern = try draw(6, 6) { checks.drawAsPattern(in: CGRect(x: 1, y: 1, width: 5, height: 5)) }
        #expect(pattern[0, 0] == 0 && pattern[1, 1] == white && pattern[2, 2] == red && pattern[4, 3] == blue)
    }
}
