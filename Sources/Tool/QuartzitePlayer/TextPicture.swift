import CoreGraphics
import UIKit

/// Text in white on a dark, translucent rectangle.
@MainActor
struct TextPicture {
    private(set) var bitmap: Bitmap?
    private var shown: (text: String, width: Int, size: Double)?

    /// The font size in pixels for a picture of a height.
    static func fontSize(forHeight height: Int) -> Double { min(max(Double(height) / 40, 11), 28).rounded() }

    /// Changes the text; an empty text has no picture.
    ///
    /// - Parameters:
    ///   - width: The largest width in pixels.
    ///   - size: The font size in pixels.
    mutating func show(_ text: String, width: Int, size: Double) {
        if let shown, shown == (text, width, size) { return }
        shown = (text, width, size)
        bitmap = text.isEmpty ? nil : Self.draw(text, width: Double(width), size: size)
    }

    private static func draw(_ text: String, width: Double, size: Double) -> Bitmap? {
        let margin = (size * 0.6).rounded()
        let string = NSAttributedString(
            string: text,
            attributes: [
                .font: UIFont.monospacedDigitSystemFont(ofSize: size, weight: .medium), .foregroundColor: UIColor.white,
            ])
        let available = CGSize(width: max(width - 2 * margin, size), height: 40 * size)
        let bounds = string.boundingRect(with: available, options: .usesLineFragmentOrigin, context: nil)
        let area = CGRect(
            x: 0, y: 0, width: bounds.width.rounded(.up) + 2 * margin, height: bounds.height.rounded(.up) + margin)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: area.size, format: format).image { _ in
            UIColor(white: 0, alpha: 0.66).setFill()
            UIBezierPath(roundedRect: area, cornerRadius: margin / 2).fill()
            string.draw(
                with: CGRect(origin: CGPoint(x: margin, y: margin / 2), size: available),
                options: .usesLineFragmentOrigin,
                context: nil)
        }.cgImage?.bitmap
    }
}
