import UIKit

extension UIFont {
    /// Returns a rounded font whose size follows the text size that the user prefers.
    ///
    /// - Parameters:
    ///   - size: The size in points at the default text size.
    ///   - limit: The largest size in points.
    static func rounded(_ size: CGFloat, _ weight: UIFont.Weight = .semibold, limit: CGFloat = 40) -> UIFont {
        let plain = UIFont.systemFont(ofSize: size, weight: weight)
        let font = plain.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: size) } ?? plain
        return UIFontMetrics.default.scaledFont(for: font, maximumPointSize: limit)
    }
}
