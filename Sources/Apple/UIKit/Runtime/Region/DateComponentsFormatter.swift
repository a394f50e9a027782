import QuartzCore

/// A formatter of lengths of time, such as "1:15" or "1 hour, 15 minutes", which Foundation lacks on Linux.
///
/// Words are those of the locale of the calendar, or of the stage's locale. Years and months have words only in English
/// and Chinese; in other languages they are written in English.
open class DateComponentsFormatter: Formatter {
    /// How units are written; raw values are Apple's.
    public enum UnitsStyle: Int, Sendable {
        /// As in "1:10:00".
        case positional = 0
        /// As in "1h 10m".
        case abbreviated = 1
        /// As in "1 hr, 10 min".
        case short = 2
        /// As in "1 hour, 10 minutes".
        case full = 3
        /// As in "one hour, ten minutes".
        case spellOut = 4
        /// As in "1hr 10min".
        case brief = 5
    }

    /// Which units of value 0 are left out; raw values are Apple's.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Those before the first other value in positions, and all others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first other value.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between other values.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those after the last other value.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All of them.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None; numbers in positions have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written; `positional` by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units to use; years to seconds, without weeks, by default and for an empty set.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units of value 0 are left out; `default` by default.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar; that of the stage by default and for nil.
    open var calendar: Calendar? = SceneContext.current.settings.calendar
    /// The date at which times in seconds begin, for months and years; nil, the default, stands for 1 January 2001.
    open var referenceDate: Date?
    /// The largest number of units; 0, the default, sets no limit.
    open var maximumUnitCount = 0
    /// Whether a largest unit of value 1 is written in the next smaller unit; false by default, and stored without
    /// effect.
    open var collapsesLargestUnit = false {
        didSet { if collapsesLargestUnit { reportUnsupported("collapsesLargestUnit") } }
    }
    /// Whether the smallest unit has decimals; false by default, and stored without effect.
    open var allowsFractionalUnits = false {
        didSet { if allowsFractionalUnits { reportUnsupported("allowsFractionalUnits") } }
    }
    /// Whether "About" precedes the text; false by default.
    open var includesApproximationPhrase = false
    /// Whether "remaining" follows the text; false by default.
    open var includesTimeRemainingPhrase = false
    /// The place of the text in a sentence; `unknown` by default, and stored without effect.
    open var formattingContext = Formatter.Context.unknown

    private func reportUnsupported(_ member: String) { unsupported("DateComponentsFormatter.\(member)") }

    /// Creates a formatter.
    public override init() { super.init() }
    /// Creates a formatter; `coder` is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns components as text; nil if the units are none that can be written.
    open func string(from components: DateComponents) -> String? {
        let base = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return zoned.date(byAdding: components, to: base).flatMap { string(from: base, to: $0) }
    }

    /// Returns the time between two dates as text.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = TimeUnit.allCases.filter { self.units.contains($0.unit) }
        guard !units.isEmpty else { return nil }
        let isNegative = endDate < startDate
        let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
        let parts = zoned.dateComponents(Set(units.map(\.component)), from: first, to: last)
        let values = units.map { (unit: $0, value: parts.value(for: $0.component) ?? 0) }
        let text = joined(kept(values))
        return phrased(isNegative ? "-\(text)" : text)
    }

    /// Returns a number of seconds as text.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let base = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // Parts of a second are not written.
        return string(from: base, to: base.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// Returns components as text in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns components as text; nil for another object.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    // MARK: Units

    private var units: NSCalendar.Unit {
        allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    }

    /// The calendar without changes of time, which would make days of other lengths.
    private var zoned: Calendar {
        var calendar = calendar ?? SceneContext.current.settings.calendar
        calendar.timeZone = .gmt
        return calendar
    }

    private typealias Values = [(unit: TimeUnit, value: Int)]

    /// Leaves out zeros, as the behaviour says, and units beyond the largest number of them.
    private func kept(_ values: Values) -> Values {
        let behavior = zeroFormattingBehavior
        let isDefault = behavior.contains(.default)
        let (leading, others) = (isDefault, isDefault && unitsStyle != .positional)
        guard let first = values.firstIndex(where: { $0.value != 0 }),
            let last = values.lastIndex(where: { $0.value != 0 })
        else { return behavior.contains(.pad) ? values : Array(values.suffix(1)) }
        let kept = values.enumerated().filter { index, entry in
            if entry.value != 0 || behavior.contains(.pad) { return true }
            if index < first { return !(leading || behavior.contains(.dropLeading)) }
            if index > last { return !(others || behavior.contains(.dropTrailing)) }
            return !(others || behavior.contains(.dropMiddle))
        }
        let result = kept.map(\.element)
        return maximumUnitCount > 0 ? Array(result.prefix(maximumUnitCount)) : result
    }

    private func joined(_ values: Values) -> String {
        guard unitsStyle != .positional else {
            return values.enumerated().map { index, entry in
                let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
                return isPadded && entry.value < 10 ? "0\(entry.value)" : "\(entry.value)"
            }.joined(separator: ":")
        }
        let locale = locale
        let words = values.map { $0.unit.text($0.value, unitsStyle, locale) }
        let isChinese = locale.language.languageCode == .chinese
        let isClose = unitsStyle == .abbreviated || unitsStyle == .brief
        return words.joined(separator: isChinese ? "" : isClose ? " " : ", ")
    }

    private var locale: Locale {
        let own = calendar?.locale ?? SceneContext.current.settings.locale
        return own.identifier.isEmpty ? SceneContext.current.settings.locale : own
    }

    private func phrased(_ text: String) -> String {
        let isChinese = locale.language.languageCode == .chinese
        var text = text
        if includesApproximationPhrase { text = isChinese ? "大约\(text)" : "About \(text)" }
        if includesTimeRemainingPhrase { text = isChinese ? "还剩\(text)" : "\(text) remaining" }
        return text
    }
}

/// A unit of time, the largest first.
private enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Returns a value with the unit.
    func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let text = plain(value, style, locale)
        switch style {
        case .brief: return text.replacing(" ", with: "")
        case .spellOut:
            let formatter = NumberFormatter(of: locale)
            formatter.numberStyle = .spellOut
            let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
            return text.replacing("\(value)", with: number)
        default: return text
        }
    }

    private func plain(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .full, .spellOut: .wide
            case .abbreviated: .narrow
            default: .abbreviated
            }
        func format(_ unit: Duration.UnitsFormatStyle.Unit, _ seconds: Int) -> String {
            let (total, isTooLong) = value.multipliedReportingOverflow(by: seconds)
            return Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale)
                .format(.seconds(isTooLong ? 0 : total))
        }
        switch self {
        case .year, .month: return long(value, style, isChinese: locale.language.languageCode == .chinese)
        case .week: return format(.weeks, 604_800)
        case .day: return format(.days, 86_400)
        case .hour: return format(.hours, 3600)
        case .minute: return format(.minutes, 60)
        case .second: return format(.seconds, 1)
        }
    }

    /// Returns a number of years or months.
    private func long(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, isChinese: Bool) -> String {
        let isYear = self == .year
        if isChinese { return "\(value)\(isYear ? "年" : "个月")" }
        let plural = value == 1 ? "" : "s"
        switch style {
        case .full, .spellOut: return "\(value) \(isYear ? "year" : "month")\(plural)"
        case .abbreviated: return "\(value)\(isYear ? "y" : "mo")"
        default: return "\(value) \(isYear ? "yr" : "mth")\(plural)"
        }
    }
}
