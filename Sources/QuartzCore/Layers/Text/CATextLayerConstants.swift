/// How a text layer shortens text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by name; unknown names act like ``none``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all: what does not fit is clipped.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis replaces the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis replaces the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis replaces the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where a text layer puts its lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by name; unknown names act like ``natural``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the text's direction begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges, except for a paragraph's last line.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
