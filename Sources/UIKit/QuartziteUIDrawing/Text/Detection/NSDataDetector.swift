import QuartziteUIFoundation

/// The bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// An object that finds links, email addresses, telephone numbers and dates in text.
///
/// Addresses of places, flights and further forms of dates are not found. The class is not an `NSRegularExpression`, since
/// Foundation's cannot be subclassed on Linux.
open class NSDataDetector: NSObject {
    /// The types that are found.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector for types; throws if there are none.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 2048,
                userInfo: [NSLocalizedDescriptionKey: "The types of a data detector are empty."])
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// Returns what is found in a range, in the order of the text; the options have no effect.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let string = string as NSString
        guard range.location >= 0, range.length >= 0, range.location <= string.length - range.length else { return [] }
        var found: [DetectedData] = []
        // Digits of a link or a date are no telephone number.
        for kind in DetectedData.Kind.allCases {
            let isDesired = checkingTypes & kind.checkingType.rawValue != 0
            for data in kind.matches(in: string, range)
            where !found.contains(where: { NSIntersectionRange($0.range, data.range).length > 0 }) {
                found.append(isDesired ? data : DetectedData(data.range, nil))
            }
        }
        return found.filter { $0.kind != nil }.sorted { $0.range.location < $1.range.location }
    }

    /// Returns the first thing that is found in a range; nil for none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns how many things are found in a range.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Calls a closure for everything that is found in a range, until it stores true in the pointer.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }
}

extension NSTextCheckingResult {
    /// The URL of a link; nil for other results.
    public var url: URL? { (self as? DetectedData)?.foundURL }
    /// The telephone number as it is written; nil for other results.
    public var phoneNumber: String? { (self as? DetectedData)?.foundNumber }
    /// The date; nil for other results.
    public var date: Date? { (self as? DetectedData)?.foundDate }
    /// The duration of a date with an end, which is not found; always 0.
    public var duration: TimeInterval { 0 }
    /// The time zone of a date, which is not found; always nil.
    public var timeZone: TimeZone? { nil }
    /// The parts of an address, which is not found; always nil.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

// Foundation declares these keys only for itself.
extension NSTextCheckingKey {
    /// The name in an address.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The title of a job in an address.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// The organization in an address.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street in an address.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city in an address.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state in an address.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code in an address.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country in an address.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// The telephone number in an address.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The airline of a flight.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
