/// How a text layer truncates text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name; an unknown one acts like ``none``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Clips text that does not fit.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Replaces the beginning with an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Replaces the end with an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Replaces the middle with an ellipsis.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name; an unknown one acts like ``natural``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Aligned with the edge at which the text's writing direction begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Aligned with the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Aligned with the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centred.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Aligned with both edges, except for the last line of a paragraph.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
