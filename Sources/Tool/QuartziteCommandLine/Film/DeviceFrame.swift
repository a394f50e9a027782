import CoreGraphics
import QuartziteStage
import UIKit

/// The outline of a device, drawn around its screen.
///
/// The body is plain: a dark edge of the same width on all sides, with a lighter rim.
@MainActor
struct DeviceFrame {
    /// The width of the body's edge in points.
    private static let edge: CGFloat = 14
    /// The width of the background around the body in points.
    private static let margin: CGFloat = 18

    /// The body without its screen.
    private let body: Bitmap
    /// The shape of the screen, opaque where it shows.
    private let screen: Bitmap
    private let width: Int
    private let height: Int
    /// The position of the screen in pixels.
    private let (left, top): (Int, Int)
    private let background: UInt32

    /// The size in points of a frame around a screen.
    static func size(around screen: CGSize) -> CGSize {
        let border = 2 * (edge + margin)
        return CGSize(width: screen.width + border, height: screen.height + border)
    }

    /// Draws the outline of a device.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points.
    ///   - scale: The number of pixels per point.
    ///   - output: The size of a frame in pixels; the device is in the middle.
    ///   - background: The colour behind the device, premultiplied, as `0xAARRGGBB`.
    init?(_ device: StageDevice, size: CGSize, scale: CGFloat, output: PixelSize, background: UInt32) {
        width = Int((size.width * scale).rounded())
        height = Int((size.height * scale).rounded())
        left = (output.width - width) / 2
        top = (output.height - height) / 2
        guard left >= 0, top >= 0 else { return nil }
        self.background = background
        let place = CGRect(
            x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(width) / scale,
            height: CGFloat(height) / scale)
        let outer = CGSize(width: CGFloat(output.width) / scale, height: CGFloat(output.height) / scale)
        let radius = max(device.cornerRadius, 4)
        let body = Self.picture(of: outer, scale: scale) {
            let shell = place.insetBy(dx: -Self.edge, dy: -Self.edge)
            Self.fill(shell, radius + Self.edge, around: shell.insetBy(dx: 2, dy: 2), UIColor(white: 0.46, alpha: 1))
            Self.fill(
                shell.insetBy(dx: 1.5, dy: 1.5), radius + Self.edge - 1.5, around: place,
                UIColor(white: 0.09, alpha: 1), radius)
        }
        // The screen extends below the inner edge of the body, so that nothing shows between them.
        let shape = Self.picture(of: place.size, scale: scale) {
            UIColor.black.setFill()
            UIBezierPath(
                roundedRect: CGRect(origin: .zero, size: place.size).insetBy(dx: -1, dy: -1), cornerRadius: radius + 1
            ).fill()
        }
        guard let body, let shape else { return nil }
        (self.body, screen) = (body, shape)
    }

    private static func picture(of size: CGSize, scale: CGFloat, _ draw: () -> Void) -> Bitmap? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }.cgImage?.bitmap
    }

    /// Fills the area between two rounded rectangles.
    private static func fill(
        _ outer: CGRect, _ radius: CGFloat, around inner: CGRect, _ color: UIColor, _ innerRadius: CGFloat? = nil
    ) {
        let path = UIBezierPath(roundedRect: outer, cornerRadius: radius)
        path.append(UIBezierPath(roundedRect: inner, cornerRadius: innerRadius ?? max(radius - 2, 0)))
        path.usesEvenOddFillRule = true
        color.setFill()
        path.fill()
    }

    /// Whether the screen of a stage is held like this device.
    func fits(_ stage: Stage) -> Bool { (stage.screenSize.width > stage.screenSize.height) == (width > height) }

    /// Makes the bitmap in which the screen is drawn.
    func makeScreen() -> Bitmap { Bitmap(width: width, height: height) }

    /// Draws the device with its screen over all of `target`.
    func draw(_ content: Bitmap, into target: Bitmap) {
        target.clear(background)
        for y in 0..<min(height, screen.height) {
            let (source, shape, row) = (content.row(y), screen.row(y), target.row(y + top) + left)
            for x in 0..<min(width, screen.width) {
                row[x] = Self.blend(source[x], row[x], UInt32(shape[x] >> 24))
            }
        }
        for y in 0..<min(target.height, body.height) {
            let (source, row) = (body.row(y), target.row(y))
            for x in 0..<min(target.width, body.width) where source[x] >> 24 > 0 {
                row[x] = Self.over(source[x], row[x])
            }
        }
    }

    /// Mixes two premultiplied colours, 0...255 parts of the first.
    private static func blend(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
        part == 255 ? a : part == 0 ? b : channels { (a >> $0 & 255) * part + (b >> $0 & 255) * (255 - part) }
    }

    /// Draws a premultiplied colour over another.
    private static func over(_ a: UInt32, _ b: UInt32) -> UInt32 {
        channels { (a >> $0 & 255) * 255 + (b >> $0 & 255) * (255 - (a >> 24)) }
    }

    /// Returns a colour from its channels as multiples of 1/255.
    private static func channels(_ value: (UInt32) -> UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 { min((value(shift) + 127) / 255, 255) << shift }
        return channel(0) | channel(8) | channel(16) | channel(24)
    }
}
