extension CALayer {
    /// The preferred dynamic range of a layer; stored without effect, because frames have standard range.
    public struct DynamicRange: RawRepresentable, Hashable, Sendable {
        /// The name of the range.
        public let rawValue: String

        /// Creates a range from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The range that suits the contents.
        public static let automatic = DynamicRange(rawValue: "automatic")
        /// Standard dynamic range, no brighter than white.
        public static let standard = DynamicRange(rawValue: "standard")
        /// High dynamic range, limited to slightly above white.
        public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
        /// The highest range that the screen supports.
        public static let high = DynamicRange(rawValue: "high")

        /// The range itself, or `standard` if its name is unknown.
        var known: DynamicRange { [.automatic, .constrainedHigh, .high].contains(self) ? self : .standard }
    }

    /// How bright contents are mapped to the range of the screen; stored without effect.
    public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
        /// The name of the mode.
        public let rawValue: String

        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The mode that suits the contents.
        public static let automatic = ToneMapMode(rawValue: "automatic")
        /// Never applies tone mapping.
        public static let never = ToneMapMode(rawValue: "never")
        /// Applies tone mapping if the screen supports it.
        public static let ifSupported = ToneMapMode(rawValue: "ifSupported")

        /// The mode itself, or `automatic` if its name is unknown.
        var known: ToneMapMode { [.never, .ifSupported].contains(self) ? self : .automatic }
    }
}
