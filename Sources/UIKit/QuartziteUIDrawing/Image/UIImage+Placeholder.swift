import QuartziteUIFoundation

extension UIImage {
    /// The size of placeholders for images of unknown size, in points.
    static let placeholderSize = CGSize(width: 44, height: 44)
    /// The side in points above which placeholders have one pixel per point, to save memory.
    private static let largeSide: CGFloat = 512
    /// The largest side of a placeholder in points.
    private static let greatestSide: CGFloat = 4096

    /// Creates the placeholder for a missing image: a crossed rectangle that shows its name.
    ///
    /// The colour depends on the name. The image has two pixels per point at every screen scale, since emitters display
    /// pixels, not points.
    static func placeholder(named name: String, size: CGSize = placeholderSize) -> UIImage {
        let width = min(max(size.width, 1), greatestSide)
        let bounds = CGRect(x: 0, y: 0, width: width, height: min(max(size.height, 1), greatestSide))
        // The sum of the characters gives neighbouring colours to names that differ only in a number.
        let sum = name.unicodeScalars.reduce(UInt32(0)) { ($0 &* 31 &+ $1.value) & 0xffff }
        let hue = CGFloat(sum % 24) / 24
        let light = UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1)
        let dark = UIColor(hue: hue, saturation: 0.8, brightness: 0.5, alpha: 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(bounds.width, bounds.height) > largeSide ? 1 : 2
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
            light.setFill()
            UIBezierPath(rect: bounds).fill()
            dark.setStroke()
            let frame = UIBezierPath(rect: bounds.insetBy(dx: 1, dy: 1))
            frame.move(to: .zero)
            frame.addLine(to: CGPoint(x: width, y: bounds.height))
            frame.move(to: CGPoint(x: width, y: 0))
            frame.addLine(to: CGPoint(x: 0, y: bounds.height))
            frame.lineWidth = 1.5
            frame.stroke()
            // A name does not fit into a narrow image.
            guard width > 12 else { return }
            let text = label(name, width: width - 6)
            let options: NSStringDrawingOptions = .usesLineFragmentOrigin
            let size = text.boundingRect(with: bounds.insetBy(dx: 3, dy: 3).size, options: options, context: nil)
            let plate = CGRect(x: 3, y: (bounds.height - size.height) / 2, width: width - 6, height: size.height)
            light.setFill()
            UIBezierPath(rect: plate).fill()
            UIGraphicsGetCurrentContext()?.clip(to: bounds.insetBy(dx: 2, dy: 2))
            text.draw(with: plate, options: options, context: nil)
        }
    }

    /// Returns the name at a font size that fits on one line, or else in several lines of small text.
    private static func label(_ name: String, width: CGFloat) -> NSAttributedString {
        func text(_ size: CGFloat) -> NSAttributedString {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            style.lineBreakMode = .byCharWrapping
            return NSAttributedString(
                string: name,
                attributes: [
                    .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.black, .paragraphStyle: style,
                ])
        }
        return [9, 8, 7].map(text).first { $0.size().width <= width } ?? text(6.5)
    }
}
