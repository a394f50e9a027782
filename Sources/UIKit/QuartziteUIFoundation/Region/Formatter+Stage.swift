import QuartzCore

// An extension cannot redeclare an inherited `init()`, but a call finds a global function of the class's name first,
// even in files that import Foundation.

/// Creates a formatter with the stage's locale and time zone, in place of `DateFormatter`'s own `init()`.
public func DateFormatter() -> Foundation.DateFormatter {
    Foundation.DateFormatter(in: SceneContext.current.settings.timeZone, of: SceneContext.current.settings.locale)
}

/// Creates a formatter with the stage's locale, in place of `NumberFormatter`'s own `init()`.
public func NumberFormatter() -> Foundation.NumberFormatter {
    Foundation.NumberFormatter(of: SceneContext.current.settings.locale)
}

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension Foundation.DateFormatter {
    /// Formats a date and time in the stage's locale and time zone.
    @_disfavoredOverload
    public static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
}

extension Foundation.NumberFormatter {
    /// Formats a number in the stage's locale.
    @_disfavoredOverload
    public static func localizedString(from number: NSNumber, number style: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
    }
}
