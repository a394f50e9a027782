import QuartziteUIFoundation

/// A link, a telephone number or a date in a text.
package final class DetectedData: NSTextCheckingResult {
    /// What is found, in the order in which it is searched for.
    package enum Kind: CaseIterable {
        case link, date, phoneNumber

        package var checkingType: NSTextCheckingResult.CheckingType {
            // Foundation on Linux has these raw values, and marks their names as deprecated.
            switch self {
            case .date: NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
            case .link: NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
            case .phoneNumber: NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
            }
        }
    }

    /// The kind with its value; nil for a part of the text that is of no interest.
    package let kind: Value?
    private let place: NSRange

    package enum Value {
        case link(URL)
        case date(Date)
        case phoneNumber(String)
    }

    init(_ range: NSRange, _ kind: Value?) {
        (place, self.kind) = (range, kind)
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    package override var range: NSRange { place }
    package override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    package override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    package override var resultType: NSTextCheckingResult.CheckingType {
        switch kind {
        case .link: Kind.link.checkingType
        case .date: Kind.date.checkingType
        case .phoneNumber: Kind.phoneNumber.checkingType
        case nil: []
        }
    }
    package override class var supportsSecureCoding: Bool { false }
    package override func encode(with aCoder: NSCoder) {}

    var foundURL: URL? { if case .link(let url) = kind { url } else { nil } }
    var foundNumber: String? { if case .phoneNumber(let number) = kind { number } else { nil } }
    var foundDate: Date? { if case .date(let date) = kind { date } else { nil } }
}

extension DetectedData.Kind {
    /// Returns everything of the kind in a range.
    func matches(in string: NSString, _ range: NSRange) -> [DetectedData] {
        switch self {
        case .link: Self.links(in: string, range)
        case .date: DateText.matches(in: string, range)
        case .phoneNumber: Self.phoneNumbers(in: string, range)
        }
    }

    private static let domains =
        "com|org|net|edu|gov|io|dev|app|info|biz|me|tv|co|uk|de|fr|it|es|nl|ch|at|eu|us|ca|au|jp|cn|in|br"

    /// Addresses with a scheme, those that begin with www, email addresses, and names with a usual ending.
    private static let linkPattern =
        #"(?i)\b(?:[a-z][a-z0-9+.-]*://[^\s<>"]+|mailto:[^\s<>"]+|www\.[^\s<>"]+|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|"#
        + #"[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:"# + domains + #")\b(?:/[^\s<>"]*)?)"#

    private static func links(in string: NSString, _ range: NSRange) -> [DetectedData] {
        TextPattern.matches(linkPattern, in: string, range).compactMap { found in
            let place = withoutPunctuation(found, in: string)
            let text = string.substring(with: place)
            let lower = text.lowercased()
            let isComplete = lower.contains("://") || lower.hasPrefix("mailto:")
            let prefix = isComplete ? "" : text.contains("@") && !lower.hasPrefix("www.") ? "mailto:" : "http://"
            return URL(string: prefix + text).map { DetectedData(place, .link($0)) }
        }
    }

    /// Returns a range without the punctuation of the sentence around a link.
    private static func withoutPunctuation(_ range: NSRange, in string: NSString) -> NSRange {
        var place = range
        while place.length > 1 {
            let text = string.substring(with: place)
            guard let last = text.last, ".,;:!?'\")]}»”’".contains(last) else { break }
            // A bracket that the link itself opened belongs to it.
            if last == ")", text.filter({ $0 == "(" }).count >= text.filter({ $0 == ")" }).count { break }
            place.length -= String(last).utf16.count
        }
        return place
    }

    private static let phonePattern =
        #"(?<![\w.,-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,11}(?:[ .-]\d{2,8}){0,5}(?![\w-]|[.,]\d)"#

    private static func phoneNumbers(in string: NSString, _ range: NSRange) -> [DetectedData] {
        TextPattern.matches(phonePattern, in: string, range).compactMap { place in
            let text = string.substring(with: place)
            let digits = text.filter(\.isNumber).count
            // Digits alone are a number only with the usual lengths.
            let isGrouped = text.contains { !$0.isNumber }
            guard isGrouped ? (7...15).contains(digits) : (10...11).contains(digits) else { return nil }
            return DetectedData(place, .phoneNumber(text))
        }
    }
}

/// Searches for regular expressions.
enum TextPattern {
    /// Returns the ranges of all matches; none if the pattern is invalid.
    static func matches(_ pattern: String, in string: NSString, _ range: NSRange) -> [NSRange] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: String(describing: string), range: range).map(\.range)
    }

    /// Returns the groups of the first match in a text, as wide as the whole text; nil without a match.
    static func groups(_ pattern: String, in text: String) -> [String?]? {
        let string = text as NSString
        let all = NSRange(location: 0, length: string.length)
        guard let expression = try? NSRegularExpression(pattern: "^(?:" + pattern + ")$"),
            let match = expression.firstMatch(in: text, range: all)
        else { return nil }
        return (0..<match.numberOfRanges).map {
            let range = match.range(at: $0)
            return range.location == NSNotFound ? nil : string.substring(with: range)
        }
    }
}
