import QuartzCore

// A file that imports UIKit alone gets these instead of Foundation's, which win in one that imports both.

extension TimeZone {
    /// The stage's time zone: UTC unless set.
    @_disfavoredOverload
    public static var current: TimeZone { MediaClock.current.timeZone }

    /// The stage's time zone: UTC unless set.
    @_disfavoredOverload
    public static var autoupdatingCurrent: TimeZone { MediaClock.current.timeZone }

    /// Seconds that clocks of this zone are ahead of UTC, by default at the stage's date.
    @_disfavoredOverload
    public func secondsFromGMT(for date: Date = Date()) -> Int { seconds(at: date) }

    /// What the zone is called for short in the stage's locale, by default at the stage's date.
    @_disfavoredOverload
    public func abbreviation(for date: Date = Date()) -> String? {
        let style: NSTimeZone.NameStyle = isDaylightSaving(at: date) ? .shortDaylightSaving : .shortStandard
        return localizedName(for: style, locale: MediaClock.current.locale)
    }

    /// Whether clocks are put forward, by default at the stage's date.
    @_disfavoredOverload
    public func isDaylightSavingTime(for date: Date = Date()) -> Bool { isDaylightSaving(at: date) }

    /// Seconds that clocks are put forward, by default at the stage's date.
    @_disfavoredOverload
    public func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval { daylightSavingOffset(at: date) }

    /// When clocks are put forward or back next, counted from the stage's date.
    @_disfavoredOverload
    public var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: Date()) }
}

extension NSTimeZone {
    /// The stage's time zone: UTC unless set.
    @_disfavoredOverload
    public static var local: TimeZone { MediaClock.current.timeZone }

    /// The stage's time zone: UTC unless set.
    @_disfavoredOverload
    public static var system: TimeZone { MediaClock.current.timeZone }

    /// The stage's time zone, UTC unless set; a new one holds for this run of the stage, and outside every stage for none.
    @_disfavoredOverload
    public static var `default`: TimeZone {
        get { MediaClock.current.timeZone }
        set {
            let clock = MediaClock.current
            if clock !== MediaClock.idle { clock.timeZone = newValue }
        }
    }
}
