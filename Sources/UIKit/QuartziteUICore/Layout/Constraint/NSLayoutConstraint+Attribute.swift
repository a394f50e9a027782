import QuartziteUIDrawing

extension NSLayoutConstraint {
    /// A layout axis; raw values are Apple's.
    public enum Axis: Int, Sendable {
        /// The horizontal axis.
        case horizontal
        /// The vertical axis.
        case vertical
    }

    /// The relation between two attributes; raw values are Apple's.
    public enum Relation: Int, Sendable {
        /// The first attribute is less than or equal to the second.
        case lessThanOrEqual = -1
        /// The attributes are equal.
        case equal
        /// The first attribute is greater than or equal to the second.
        case greaterThanOrEqual

        /// The relation with both sides negated.
        var reversed: Relation { Relation(rawValue: -rawValue) ?? self }
    }

    /// An edge, centre, dimension or baseline of an item; raw values are Apple's.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The leading edge.
        case leading
        /// The trailing edge.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal centre.
        case centerX
        /// The vertical centre.
        case centerY
        /// The baseline of the last line; the bottom edge of a view without text.
        case lastBaseline
        /// The baseline of the first line; the bottom edge of a view without text.
        case firstBaseline
        /// The left margin.
        case leftMargin
        /// The right margin.
        case rightMargin
        /// The top margin.
        case topMargin
        /// The bottom margin.
        case bottomMargin
        /// The leading margin.
        case leadingMargin
        /// The trailing margin.
        case trailingMargin
        /// The horizontal centre between the margins.
        case centerXWithinMargins
        /// The vertical centre between the margins.
        case centerYWithinMargins
        /// No attribute, for a constraint against a constant.
        case notAnAttribute = 0

        /// The baseline of the last line.
        public static var baseline: Attribute { .lastBaseline }

        var isSize: Bool { self == .width || self == .height }

        /// Whether the attribute is an edge, as opposed to a dimension or centre.
        var isEdge: Bool {
            switch self {
            case .left, .right, .top, .bottom, .leading, .trailing: true
            default: false
            }
        }

        var axis: Axis {
            switch self {
            case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins:
                .vertical
            default: .horizontal
            }
        }

        /// The corresponding attribute of the rectangle inside the margins; nil if the attribute is no margin.
        var withinMargins: Attribute? {
            switch self {
            case .leftMargin: .left
            case .rightMargin: .right
            case .topMargin: .top
            case .bottomMargin: .bottom
            case .leadingMargin: .leading
            case .trailingMargin: .trailing
            case .centerXWithinMargins: .centerX
            case .centerYWithinMargins: .centerY
            default: nil
            }
        }

        /// Whether the attribute is a leading or trailing edge, with or without margins.
        var followsDirection: Bool {
            switch self {
            case .leading, .trailing, .leadingMargin, .trailingMargin: true
            default: false
            }
        }

        /// Returns the attribute with leading and trailing resolved to left or right.
        package func physical(isRightToLeft: Bool) -> Attribute {
            switch self {
            case .leading: isRightToLeft ? .right : .left
            case .trailing: isRightToLeft ? .left : .right
            default: self
            }
        }
    }

    /// The alignment and direction of a visual format; raw values are Apple's.
    public struct FormatOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates a set of options from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centres.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centres.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// Lays out from the leading edge to the trailing edge; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Lays out from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Lays out from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }
}
