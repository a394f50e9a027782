import QuartzCore

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension TimeZone {
    /// The time zone of the stage; UTC by default.
    @_disfavoredOverload
    public static var current: TimeZone { SceneContext.current.settings.timeZone }

    /// The time zone of the stage; UTC by default.
    @_disfavoredOverload
    public static var autoupdatingCurrent: TimeZone { SceneContext.current.settings.timeZone }

    /// Returns the offset from UTC in seconds, by default at the stage's current date.
    @_disfavoredOverload
    public func secondsFromGMT(for date: Date = Date()) -> Int { seconds(at: date) }

    /// Returns the abbreviation of the time zone in the stage's locale, by default at the stage's current date.
    @_disfavoredOverload
    public func abbreviation(for date: Date = Date()) -> String? {
        let style: NSTimeZone.NameStyle = isDaylightSaving(at: date) ? .shortDaylightSaving : .shortStandard
        return localizedName(for: style, locale: SceneContext.current.settings.locale)
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
    public static var local: TimeZone { SceneContext.current.settings.timeZone }

    /// The time zone of the stage; UTC by default.
    @_disfavoredOverload
    public static var system: TimeZone { SceneContext.current.settings.timeZone }

    /// The time zone of the stage; UTC by default.
    ///
    /// Setting it applies to the current run of the stage, and has no effect outside all stages.
    @_disfavoredOverload
    public static var `default`: TimeZone {
        get { SceneContext.current.settings.timeZone }
        set {
            let scene = SceneContext.current
            if !scene.isIdle { scene.settings.timeZone = newValue }
        }
    }
}
