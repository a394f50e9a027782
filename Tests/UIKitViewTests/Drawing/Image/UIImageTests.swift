import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIImageTests {
    /// An image with gradients of red to the right and blue to the bottom.
    private func picture(width: Int, height: Int) -> CGImage {
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { bitmap[x, y] = 0xff00_0000 | UInt32(x * 40) << 16 | UInt32(y * 40) }
        }
        return CGImage(bitmap: bitmap)
    }

    @Test("The size is pixels divided by scale, with the orientation applied")
    func size() {
        let pixels = picture(width: 4, height: 2)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 4, height: 2))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 2, height: 1))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .right).size == CGSize(width: 1, height: 2))
        #expect(UIImage(cgImage: pixels, scale: .nan, orientation: .up).scale == 1)
        #expect(UIImage().size == .zero && UIImage().cgImage == nil)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test("PNG data preserves the pixels")
    func roundTrip() throws {
        let pixels = picture(width: 5, height: 3)
        let data = try #require(UIImage(cgImage: pixels).pngData())
        let back = try #require(UIImage(data: data, scale: 2)?.cgImage)
        #expect(back.bitmap.hash == pixels.bitmap.hash)
    }

    @Test("Names find the file at the screen's scale, or else the nearest larger, or else the largest")
    func names() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "UIImageTests-names-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ width: Int) throws {
            let data = try #require(UIImage(cgImage: picture(width: width, height: 1)).pngData())
            try data.write(to: folder.appendingPathComponent(name))
        }
        try write("dot.png", 1)
        try write("dot@2x.png", 2)
        try write("dot@3x.png", 3)
        try write("lone.png", 4)
        try write("large@3x.png", 6)
        ImageCatalog.current.addFolder(folder.path)
        let two = try #require(UIImage(named: "dot"))
        #expect(two.cgImage?.width == 2 && two.scale == 2 && two.size.width == 1)
        #expect(UIImage(named: "dot.png")?.cgImage === two.cgImage)
        #expect(UIImage(named: "lone")?.scale == 1)
        #expect(UIImage(named: "large")?.scale == 3)
        #expect(UIImage(named: "nothing") == nil && UIImage(named: "") == nil)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("dot@3x.png").path)?.scale == 3)
    }

    @Test("Orientations rotate and mirror the image as their names say")
    func orientations() throws {
        // Only the stored pixel at the top left is white; the test checks where it is drawn.
        let bitmap = Bitmap(width: 2, height: 2)
        bitmap[0, 0] = 0xffff_ffff
        let pixels = CGImage(bitmap: bitmap)
        let corners: [(UIImage.Orientation, Int, Int)] = [
            (.up, 0, 0), (.right, 1, 0), (.down, 1, 1), (.left, 0, 1),
            (.upMirrored, 1, 0), (.downMirrored, 0, 1), (.leftMirrored, 0, 0), (.rightMirrored, 1, 1),
        ]
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
        for (orientation, x, y) in corners {
            let upright = renderer.image { _ in
                UIImage(cgImage: pixels, scale: 1, orientation: orientation).draw(at: .zero)
            }
            #expect(try #require(upright.cgImage).bitmap[x, y] == 0xffff_ffff, "\(orientation)")
        }
    }

    @Test("Renderers and image contexts draw in points, with y down, at their scale")
    func drawing() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.set()
            UIBezierPath(rect: CGRect(x: 3, y: 2, width: 1, height: 1)).fill()
        }
        let bitmap = try #require(image.cgImage).bitmap
        #expect(image.size == CGSize(width: 4, height: 3) && bitmap.width == 8 && bitmap.height == 6)
        #expect(bitmap[1, 1] == 0xffff_0000 && bitmap[7, 5] == 0xff00_00ff && bitmap[4, 3] == 0)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), true, 1)
        image.draw(at: .zero)
        let shrunk = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let shown = try #require(shrunk?.cgImage).bitmap
        // The filter is wider than a pixel: a pixel keeps 249 of 255, its neighbours get 41, and those at its corners 5.
        #expect(shown[0, 0] == 0xfff9_0000 && shown[1, 0] == 0xff29_0000 && shown[1, 1] == 0xff05_0000)
        #expect(shown[3, 2] == 0xff00_00f9 && shown[2, 1] == 0xff00_0005)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContext(CGSize(width: CGFloat.nan, height: -1))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }
}
