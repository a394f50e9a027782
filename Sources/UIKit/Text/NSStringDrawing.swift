import QuartzCore

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is the first line's top left corner, and text wraps in its width; otherwise it is that line's
    /// base line, and text has one line a paragraph.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as high as their fonts and the room between them; they always are here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Text is measured by the shapes of its glyphs; here it never is.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line there is room for ends with an ellipsis where text is left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Wishes about scaling text, and what became of them; text is never scaled here.
open class NSStringDrawingContext: NSObject {
    /// Kept for its owner; text is never scaled.
    open var minimumScaleFactor: CGFloat = 0
    /// Always 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// Where text was last measured or drawn; points.
    open fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The room the text takes without any limits, in points.
    public func size() -> CGSize { StyledText(uiKit: self).layout().size }

    /// Draws the text with its top left corner at `point`, in the current context.
    public func draw(at point: CGPoint) { StyledText(uiKit: self).layout().draw(at: point) }

    /// Draws the text wrapped in `rect`, as many lines as there is room for, in the current context.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in `rect` as `options` say, in the current context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        StyledText(uiKit: self).draw(with: rect, options: options, context: context)
    }

    /// The room the text takes within `size`, in points; a width or height that is not positive is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(uiKit: self).bounds(in: size, options: options, context: context)
    }
}

extension NSString {
    /// The room the text takes without any limits, in points; the system font at 12 points unless `attributes` say more.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    /// Draws the text with its top left corner at `point`, in the current context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text wrapped in `rect`, as many lines as there is room for, in the current context.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws the text in `rect` as `options` say, in the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// The room the text takes within `size`, in points; a width or height that is not positive is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

extension String {
    /// The room the text takes without any limits, in points; the system font at 12 points unless `attributes` say more.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Draws the text with its top left corner at `point`, in the current context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text wrapped in `rect`, as many lines as there is room for, in the current context.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in `rect` as `options` say, in the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    /// The room the text takes within `size`, in points; a width or height that is not positive is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}

extension StyledText {
    /// Reads an attributed string as UIKit draws it: the system font at 12 points where it says nothing.
    init(uiKit string: NSAttributedString) { self.init(string, style: TextStyle(size: 12)) }

    fileprivate func layout(_ limits: TextLimits = TextLimits()) -> TextLayout { TextLayout(self, in: limits) }

    private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
        guard options.contains(.usesLineFragmentOrigin) else { return layout() }
        return layout(
            TextLimits(
                width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity,
                truncation: options.contains(.truncatesLastVisibleLine) ? .truncatingTail : nil))
    }

    fileprivate func bounds(
        in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = layout(in: size, options: options)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -(layout.lines.first?.baseline ?? 0)
        let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
        context?.totalBounds = bounds
        return bounds
    }

    fileprivate func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        let layout = layout(in: rect.size, options: options)
        let rise = options.contains(.usesLineFragmentOrigin) ? 0 : layout.lines.first?.baseline ?? 0
        let origin = CGPoint(x: rect.minX, y: rect.minY - rise)
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
        layout.draw(at: origin)
    }
}

extension TextLayout {
    fileprivate var size: CGSize { CGSize(width: widthWithSpaces, height: height) }

    /// Draws into the current context, black where the text has no colour of its own.
    fileprivate func draw(at origin: CGPoint) {
        UIGraphicsGetCurrentContext()?.draw(self, at: origin, color: .black)
    }
}
