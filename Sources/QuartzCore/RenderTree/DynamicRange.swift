extension CALayer {
    /// How bright a layer may become; frames are of standard range, so this is kept and changes nothing.
    public struct DynamicRange: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A range by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whatever suits the contents.
        public static let automatic = DynamicRange(rawValue: "automatic")
        /// No brighter than white.
        public static let standard = DynamicRange(rawValue: "standard")
        /// A little brighter than white.
        public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
        /// As bright as the screen can.
        public static let high = DynamicRange(rawValue: "high")

        /// The range itself, or `standard` if its name is unknown.
        var known: DynamicRange { [.automatic, .constrainedHigh, .high].contains(self) ? self : .standard }
    }

    /// Whether bright contents are mapped to what the screen can show; kept, and changes nothing.
    public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whatever suits the contents.
        public static let automatic = ToneMapMode(rawValue: "automatic")
        /// Never mapped.
        public static let never = ToneMapMode(rawValue: "never")
        /// Mapped where the screen asks for it.
        public static let ifSupported = ToneMapMode(rawValue: "ifSupported")

        /// The mode itself, or `automatic` for a name that no mode has.
        var known: ToneMapMode { [.never, .ifSupported].contains(self) ? self : .automatic }
    }
}
