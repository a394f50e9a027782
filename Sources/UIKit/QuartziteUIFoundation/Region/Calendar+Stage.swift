import QuartzCore

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension SceneSettings {
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
    public static var current: Calendar { SceneContext.current.settings.calendar }

    /// The calendar of the stage's locale, in its time zone.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Calendar { SceneContext.current.settings.calendar }

    /// Creates a calendar in the stage's time zone.
    @_disfavoredOverload
    public init(identifier: __shared Identifier) { self.init(identifier, in: SceneContext.current.settings.timeZone) }

    /// Returns whether a date is on the current day of the stage.
    @_disfavoredOverload
    public func isDateInToday(_ date: Date) -> Bool { isDate(date, daysFromToday: 0) }

    /// Returns whether a date is on the day before the stage's current day.
    @_disfavoredOverload
    public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

    /// Returns whether a date is on the day after the stage's current day.
    @_disfavoredOverload
    public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

    private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
        self.date(byAdding: .day, value: days, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}

extension NSCalendar {
    /// The calendar of the stage's locale, in its time zone.
    @_disfavoredOverload
    public static var current: Calendar { SceneContext.current.settings.calendar }

    /// The calendar of the stage's locale, in its time zone.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Calendar { SceneContext.current.settings.calendar }
}
