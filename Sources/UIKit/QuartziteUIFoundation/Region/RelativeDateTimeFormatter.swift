import QuartzCore

/// A formatter of the time between two dates in words, such as "1 hour ago", which Foundation lacks on Linux.
///
/// The largest unit that the time contains is written, and the rest is left out. Without a locale and a calendar of its
/// own, the formatter has those of the stage.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether words such as "yesterday" are used; raw values are Apple's.
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers, as in "1 day ago".
        case numeric = 0
        /// Words where there are any, as in "yesterday".
        case named = 1
    }

    /// How units are written; raw values are Apple's.
    public enum UnitsStyle: Int, Sendable {
        /// As in "2 months ago".
        case full = 0
        /// As in "two months ago".
        case spellOut = 1
        /// As in "2 mo. ago".
        case short = 2
        /// As in "2mo ago".
        case abbreviated = 3
    }

    /// Whether words such as "yesterday" are used; `numeric` by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written; `full` by default.
    open var unitsStyle = UnitsStyle.full
    /// The place of the text in a sentence; `unknown` by default, without effect here, which is reported.
    open var formattingContext = Formatter.Context.unknown {
        didSet {
            if formattingContext != Formatter.Context.unknown {
                unsupported("RelativeDateTimeFormatter.formattingContext")
            }
        }
    }
    /// The calendar; that of the stage by default and for nil.
    open var calendar: Calendar! {
        get { ownCalendar ?? SceneContext.current.settings.calendar }
        set { ownCalendar = newValue }
    }
    /// The locale; that of the stage by default and for nil.
    open var locale: Locale! {
        get { ownLocale ?? SceneContext.current.settings.locale }
        set { ownLocale = newValue }
    }
    private var ownCalendar: Calendar?
    private var ownLocale: Locale?

    /// Creates a formatter.
    public override init() { super.init() }
    /// Creates a formatter; `coder` is not read.
    public required init?(coder: NSCoder) { super.init() }

    private typealias Field = Date.RelativeFormatStyle.Field
    private static let units: [(component: Calendar.Component, field: Field)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second),
    ]

    /// Returns the time from a reference date to a date in words.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        // A difference of less than a microsecond comes from the precision of dates.
        let seconds = date.timeIntervalSince(referenceDate)
        let whole = referenceDate.addingTimeInterval((seconds * 1e3).rounded() / 1e3)
        let calendar = calendar ?? SceneContext.current.settings.calendar
        let parts = calendar.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: whole)
        let largest = Self.units.first { (parts.value(for: $0.component) ?? 0) != 0 }
        let (component, field) = largest ?? (.second, .second)
        return text(of: parts.value(for: component) ?? 0, component, field, from: referenceDate)
    }

    /// Returns a number of seconds from now on in words; a negative one is in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let today = SceneContext.current.clock.today
        return localizedString(for: today.addingTimeInterval(timeInterval), relativeTo: today)
    }

    /// Returns the largest part of some components in words; negative ones are in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let today = SceneContext.current.clock.today
        for (component, field) in Self.units {
            if let value = dateComponents.value(for: component), value != 0 {
                return text(of: value, component, field, from: today)
            }
        }
        return text(of: 0, .second, .second, from: today)
    }

    /// Returns the time from now to a date in words; nil for another object.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: SceneContext.current.clock.today) }
    }

    private func text(of value: Int, _ component: Calendar.Component, _ field: Field, from reference: Date) -> String {
        let calendar = calendar ?? SceneContext.current.settings.calendar
        let component = component == .weekOfMonth ? .weekOfYear : component
        let date = calendar.date(byAdding: component, value: value, to: reference) ?? reference
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: [field], presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: unitsStyle.platform, locale: locale ?? SceneContext.current.settings.locale,
            calendar: calendar)
        return style.format(reference)
    }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var platform: Date.RelativeFormatStyle.UnitsStyle {
        switch self {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
