import QuartziteUIDrawing

/// The back button of a navigation bar: an indicator and the title of the item below.
@MainActor enum BackButton {
    private static let size = CGSize(width: 12, height: 21)
    private static let gap: CGFloat = 6
    /// The title of a button that names no item.
    nonisolated static let plainTitle = "Back"

    /// Creates the button.
    ///
    /// - Parameters:
    ///   - title: The title; empty for the indicator alone.
    ///   - label: The accessibility label in place of a title that shows no text.
    ///   - indicator: The image in place of the angle; nil for the angle.
    ///   - isRightToLeft: Whether the angle points to the right.
    static func make(_ title: String, label: String, indicator: UIImage?, isRightToLeft: Bool) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(indicator ?? angle(isRightToLeft: isRightToLeft), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.titleLabel?.lineBreakMode = .byTruncatingTail
        button.contentHorizontalAlignment = .leading
        show(title, label: label, on: button)
        return button
    }

    /// Shows another title, which is empty for the indicator alone.
    ///
    /// - Parameter label: The accessibility label in place of a title that shows no text.
    static func show(_ title: String, label: String = plainTitle, on button: UIButton) {
        button.setTitle(title, for: .normal)
        button.accessibilityLabel = title.allSatisfy(\.isWhitespace) ? label : title
        let space = title.isEmpty ? 0 : gap
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: space, bottom: 0, right: -space)
        button.contentEdgeInsets.right = space
    }

    private static func angle(isRightToLeft: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat.preferred()
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let path = UIBezierPath()
            let (tip, end): (CGFloat, CGFloat) = isRightToLeft ? (10.2, 1.7) : (1.8, 10.3)
            path.move(to: CGPoint(x: end, y: 1.9))
            path.addLine(to: CGPoint(x: tip, y: size.height / 2))
            path.addLine(to: CGPoint(x: end, y: size.height - 1.9))
            (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2.4, .round, .round)
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
