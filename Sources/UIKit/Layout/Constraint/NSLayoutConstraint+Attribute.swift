import QuartzCore

extension NSLayoutConstraint {
    /// A direction of layout; raw values are Apple's.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// How two attributes compare; raw values are Apple's.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// They are equal.
        case equal
        /// The first is at least the second.
        case greaterThanOrEqual
    }

    /// An edge, a middle, a size or a baseline; raw values are Apple's.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge where lines begin.
        case leading
        /// The edge where lines end.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The middle from side to side.
        case centerX
        /// The middle from top to bottom.
        case centerY
        /// The last line's baseline; the bottom edge of a view without text.
        case lastBaseline
        /// The first line's baseline; the bottom edge of a view without text.
        case firstBaseline
        /// The left edge, in by the layout margin.
        case leftMargin
        /// The right edge, in by the layout margin.
        case rightMargin
        /// The top edge, in by the layout margin.
        case topMargin
        /// The bottom edge, in by the layout margin.
        case bottomMargin
        /// The edge where lines begin, in by the layout margin.
        case leadingMargin
        /// The edge where lines end, in by the layout margin.
        case trailingMargin
        /// The middle between the margins, from side to side.
        case centerXWithinMargins
        /// The middle between the margins, from top to bottom.
        case centerYWithinMargins
        /// None: what is compared with a constant has no second attribute.
        case notAnAttribute = 0

        /// The last line's baseline.
        public static var baseline: Attribute { .lastBaseline }

        var isSize: Bool { self == .width || self == .height }

        var axis: Axis {
            switch self {
            case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins:
                .vertical
            default: .horizontal
            }
        }

        /// The attribute of the rectangle inside the margins, and its name there.
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

        /// The attribute with its side named.
        func physical(isRightToLeft: Bool) -> Attribute {
            switch self {
            case .leading: isRightToLeft ? .right : .left
            case .trailing: isRightToLeft ? .left : .right
            default: self
            }
        }
    }

    /// How the views of a visual format line up, and which way it runs; raw values are Apple's.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges are equal.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges are equal.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges are equal.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges are equal.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The edges where lines begin are equal.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The edges where lines end are equal.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Middles from side to side are equal.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Middles from top to bottom are equal.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Last baselines are equal.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// First baselines are equal.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// Runs from where lines begin; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }
}
