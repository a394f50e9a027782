import QuartziteUIDrawing

/// What a text view makes links of by itself.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of web pages and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of places, which are not found.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of shipments, which are not found.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights, which are not found.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Suggestions, which are not found.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    /// The types of a detector that finds what the set names.
    package var kinds: [DetectedData.Kind] {
        (contains(.link) ? [.link] : []) + (contains(.phoneNumber) ? [.phoneNumber] : [])
            + (contains(.calendarEvent) ? [.date] : [])
    }
}
