import QuartziteUIFoundation
import QuartziteText

/// Options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The origin of the rectangle is the top left corner of the first line, and text wraps within its width.
    ///
    /// Without this option the origin is on the baseline of the first line, and each paragraph is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are farther apart by the leading of their fonts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Text is measured by glyph shapes; not supported here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends with an ellipsis if text is left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The scaling of drawn text; string drawing never scales text here.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale; without effect here, which is reported, because text is never scaled.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != 0 { unsupported("NSStringDrawingContext.minimumScaleFactor") } }
    }
    /// The scale of the text; always 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// The rectangle of the text that was last measured or drawn, in points.
    open fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// Returns the size of the text without limits, in points.
    public func size() -> CGSize { StyledText(uiKit: showingLinks).layout().size }

    /// Draws the text in the current context, with its top left corner at `point`.
    public func draw(at point: CGPoint) { StyledText(uiKit: showingLinks).layout().draw(at: point) }

    /// Draws the text in the current context, wrapped within `rect`, with as many lines as fit.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in the current context, within `rect`, with options.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        StyledText(uiKit: showingLinks).draw(with: rect, options: options, context: context)
    }

    /// Returns the rectangle of the text within `size`, in points; a width or height not above 0 means no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(uiKit: showingLinks).bounds(in: size, options: options, context: context)
    }
}

extension NSString {
    /// Returns the size of the text without limits, in points.
    ///
    /// The font is the system font of 12 points unless `attributes` contains one.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    /// Draws the text in the current context, with its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text in the current context, wrapped within `rect`, with as many lines as fit.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws the text in the current context, within `rect`, with options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the rectangle of the text within `size`, in points; a width or height not above 0 means no limit.
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
    /// Returns the size of the text without limits, in points.
    ///
    /// The font is the system font of 12 points unless `attributes` contains one.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Draws the text in the current context, with its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text in the current context, wrapped within `rect`, with as many lines as fit.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in the current context, within `rect`, with options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the rectangle of the text within `size`, in points; a width or height not above 0 means no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}

extension StyledText {
    /// Creates styled text from an attributed string, with UIKit's default font: the system font of 12 points.
    init(uiKit string: NSAttributedString) { self.init(string, style: TextStyle(size: 12)) }

    fileprivate func layout(_ limits: TextLimits = TextLimits()) -> TextLayout { TextLayout(self, in: limits) }

    private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
        guard options.contains(.usesLineFragmentOrigin) else { return layout() }
        var limits = TextLimits(
            width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity,
            truncation: options.contains(.truncatesLastVisibleLine) ? .truncatingTail : nil)
        limits.usesLeading = options.contains(.usesFontLeading)
        return layout(limits)
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

    /// Draws into the current context; black is the default colour.
    ///
    /// The baselines of upright text lie between two rows of pixels, the next ones below their places.
    fileprivate func draw(at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let transform = context.userSpaceToDeviceSpaceTransform
        guard transform.b == 0, transform.c == 0, transform.d < 0, origin.y.isFinite else {
            return context.draw(self, at: origin, color: .black)
        }
        let layout = movingBaselines { baseline in
            // Device space has y up. The tolerance allows for errors of rounding.
            let place = ((origin.y + baseline) * transform.d + transform.ty + 0.001).rounded(.down)
            return (place - transform.ty) / transform.d - origin.y
        }
        context.draw(layout, at: origin, color: .black)
    }
}
