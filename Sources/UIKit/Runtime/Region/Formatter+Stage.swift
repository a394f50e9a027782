import QuartzCore

// An extension cannot declare `init()` anew, which classes inherit. A call finds a function of the class's name first,
// in files that import Foundation, too.

/// A formatter of the stage's locale and time zone, in place of `DateFormatter`'s own `init()`.
public func DateFormatter() -> Foundation.DateFormatter {
    Foundation.DateFormatter(in: MediaClock.current.timeZone, of: MediaClock.current.locale)
}

/// A formatter of the stage's locale, in place of `NumberFormatter`'s own `init()`.
public func NumberFormatter() -> Foundation.NumberFormatter {
    Foundation.NumberFormatter(of: MediaClock.current.locale)
}

// A file that imports UIKit alone gets these instead of Foundation's, which win in one that imports both.

extension Foundation.DateFormatter {
    /// A date in the stage's time zone, as its locale writes it.
    @_disfavoredOverload
    public static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
}

extension Foundation.NumberFormatter {
    /// A number as the stage's locale writes it.
    @_disfavoredOverload
    public static func localizedString(from number: NSNumber, number style: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
    }
}
