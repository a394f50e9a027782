import QuartziteUIFoundation

/// An area in which text is laid out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// Creates a container of zero size, which does not limit lines.
    public override convenience init() { self.init(size: .zero) }

    /// Creates a container of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// The size in points; a length not above 0 or of 10,000,000 or more does not limit the text.
    open var size: CGSize { didSet { if size != oldValue { changed() } } }

    /// The padding at both ends of lines in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }

    /// The maximum number of lines; 0, the default, means no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }

    /// The line break mode of the last line that fits; word wrapping by default, which leaves out the rest of the text.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }

    /// Paths in the container that text flows around; none by default.
    ///
    /// Lines end at the bounding box of the part of a path that is at their height.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }

    /// Whether the container gets the width of its text view; false by default.
    ///
    /// The container that a text view creates has this property set.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView { unsupported("NSTextContainer.widthTracksTextView") } }
    }
    /// Whether the container gets the height of its text view; false by default.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView { unsupported("NSTextContainer.heightTracksTextView") } }
    }

    /// The layout manager that fills the container; nil until it is added to one.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Whether the container is a rectangle, which it is without exclusion paths.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    private func changed() { layoutManager?.textContainerChangedGeometry(self) }

    /// The width for lines in points, without the padding; infinite for no limit.
    package final var lineWidth: Double {
        size.width > 0 && size.width < LabelText.unlimited
            ? max(size.width - 2 * lineFragmentPadding, 0) : .infinity
    }

    /// The height for lines in points; infinite for no limit.
    final var lineHeight: Double { size.height > 0 && size.height < LabelText.unlimited ? size.height : .infinity }

    /// Returns the parts of a line's width that the exclusion paths leave, from left to right.
    ///
    /// - Parameters:
    ///   - top: The top of the line in the container, in points.
    ///   - bottom: The bottom of the line.
    ///   - minimum: The width of the narrowest part that holds text.
    final func openSpans(from top: Double, to bottom: Double, minimum: Double) -> [ClosedRange<Double>] {
        let start = Double(lineFragmentPadding)
        var spans = [start...(start + lineWidth)]
        for path in exclusionPaths {
            guard let box = path.extent(from: top, to: bottom) else { continue }
            spans = spans.flatMap { span -> [ClosedRange<Double>] in
                guard box.lowerBound < span.upperBound, box.upperBound > span.lowerBound else { return [span] }
                var parts: [ClosedRange<Double>] = []
                if box.lowerBound > span.lowerBound { parts.append(span.lowerBound...box.lowerBound) }
                if box.upperBound < span.upperBound { parts.append(box.upperBound...span.upperBound) }
                return parts
            }
        }
        return spans.filter { $0.upperBound - $0.lowerBound >= minimum }
    }
}

extension UIBezierPath {
    /// The number of straight parts by which a curve is replaced.
    private static let curveParts = 16

    /// Returns the horizontal extent of the part of the path between two heights; nil if there is none.
    fileprivate func extent(from top: Double, to bottom: Double) -> ClosedRange<Double>? {
        var (low, high) = (Double.infinity, -Double.infinity)
        func visit(_ a: CGPoint, _ b: CGPoint) {
            guard max(a.y, b.y) > top, min(a.y, b.y) < bottom else { return }
            func x(at y: Double) -> Double { b.y == a.y ? a.x : a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) }
            let (first, last) = (min(max(a.y, top), bottom), min(max(b.y, top), bottom))
            for place in a.y == b.y ? [a.x, b.x] : [x(at: first), x(at: last)] {
                (low, high) = (min(low, place), max(high, place))
            }
        }
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func visitCurve(to end: CGPoint, _ point: (Double) -> CGPoint) {
            var last = current
            for step in 1...Self.curveParts {
                let next = step == Self.curveParts ? end : point(Double(step) / Double(Self.curveParts))
                visit(last, next)
                last = next
            }
            current = end
        }
        cgPath.applyWithBlock { pointer in
            let (element, from) = (pointer.pointee, current)
            switch element.type {
            case .moveToPoint:
                (start, current) = (element.points[0], element.points[0])
            case .addLineToPoint:
                visit(current, element.points[0])
                current = element.points[0]
            case .addQuadCurveToPoint:
                let (control, end) = (element.points[0], element.points[1])
                visitCurve(to: end) { t in
                    let s = 1 - t
                    return CGPoint(
                        x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                        y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
                }
            case .addCurveToPoint:
                let (c1, c2, end) = (element.points[0], element.points[1], element.points[2])
                visitCurve(to: end) { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * c1.x + c * c2.x + d * end.x,
                        y: a * from.y + b * c1.y + c * c2.y + d * end.y)
                }
            case .closeSubpath:
                visit(current, start)
                current = start
            }
        }
        return low < high ? low...high : nil
    }
}
