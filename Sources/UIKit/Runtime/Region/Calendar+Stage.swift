import QuartzCore

// A file that imports UIKit alone gets these instead of Foundation's, which win in one that imports both.

extension MediaClock {
    /// The calendar of the stage's locale, in its time zone.
    var calendar: Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}

extension Calendar {
    /// The calendar of the stage's locale, in its time zone.
    @_disfavoredOverload
    public static var current: Calendar { MediaClock.current.calendar }

    /// The calendar of the stage's locale, in its time zone.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Calendar { MediaClock.current.calendar }

    /// A calendar in the stage's time zone.
    @_disfavoredOverload
    public init(identifier: __shared Identifier) { self.init(identifier, in: MediaClock.current.timeZone) }

    /// Whether a date is on the stage's day.
    @_disfavoredOverload
    public func isDateInToday(_ date: Date) -> Bool { isDate(date, daysFromToday: 0) }

    /// Whether a date is on the day before the stage's.
    @_disfavoredOverload
    public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

    /// Whether a date is on the day after the stage's.
    @_disfavoredOverload
    public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

    private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
        self.date(byAdding: .day, value: days, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}

extension NSCalendar {
    /// The calendar of the stage's locale, in its time zone.
    @_disfavoredOverload
    public static var current: Calendar { MediaClock.current.calendar }

    /// The calendar of the stage's locale, in its time zone.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Calendar { MediaClock.current.calendar }
}
