import QuartzCore

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension TimeZone {
    /// The time zone of the stage; UTC by default.
    @_disfavoredOverload
    public static var current: TimeZone { MediaClock.current.timeZone }

    /// The time zone of the stage; UTC by default.
    @_disfavoredOverload
    public static var autoupdatingCurrent: TimeZone { MediaClock.current.timeZone }

    /// Returns the offset from UTC in seconds, by default at the stage's current date.
    @_disfavoredOverload
    public func secondsFromGMT(for date: Date = Date()) -> Int { seconds(at: date) }

    /// Returns the abbreviation of the time zone in the stage's locale, by default at the stage's current date.
    @_disfavoredOverload
    public func abbreviation(for date: Date = Date()) -> String? {
        let style: NSTimeZone.NameStyle = isDaylightSaving(at: date) ? .shortDaylightSaving : .shortStandard
        return localizedName(for: style, locale: MediaClock.current.locale)
    }

    /// Returns whether daylight saving time is in effect, by default at the stage's current date.
    @_disfavoredOverload
    public func isDaylightSavingTime(for date: Date = Date()) -> Bool { isDaylightSaving(at: date) }

    /// Returns the daylight saving time offset in seconds, by default at the stage's current date.
    @_disfavoredOverload
    public func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval { daylightSavingOffset(at: date) }

    /// The next daylight saving time transition after the stage's current date.
    @_disfavoredOverload
    public var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: Date()) }
}

extension NSTimeZone {
    /// The time zone of the stage; UTC by default.
    @_disfavoredOverload
    public static var local: TimeZone { MediaClock.current.timeZone }

    /// The time zone of the stage; UTC by default.
    @_disfavoredOverload
    public static var system: TimeZone { MediaClock.current.timeZone }

    /// The time zone of the stage; UTC by default.
    ///
    /// Setting it applies to the current run of the stage, and has no effect outside all stages.
    @_disfavoredOverload
    public static var `default`: TimeZone {
        get { MediaClock.current.timeZone }
        set {
            let clock = MediaClock.current
            if clock !== MediaClock.idle { clock.timeZone = newValue }
        }
    }
}
