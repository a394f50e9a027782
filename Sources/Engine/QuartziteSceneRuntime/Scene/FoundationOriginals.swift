import CoreGraphics
import Foundation

// UIKit redeclares some members of Foundation for a stage's clock, time zone and locale. Their implementations are
// here, where the names still refer to Foundation's members.

extension Locale {
    /// The locale of format styles for which no locale is set.
    package static var unset: Locale { .autoupdatingCurrent }
}

extension TimeZone {
    /// The time zone of format styles for which no time zone is set.
    package static var unset: TimeZone { .autoupdatingCurrent }

    package func seconds(at date: Date) -> Int { secondsFromGMT(for: date) }
    package func isDaylightSaving(at date: Date) -> Bool { isDaylightSavingTime(for: date) }
    package func daylightSavingOffset(at date: Date) -> TimeInterval { daylightSavingTimeOffset(for: date) }
}

extension Calendar {
    /// The calendar of format styles for which no calendar is set.
    package static var unset: Calendar { .autoupdatingCurrent }

    /// Creates a calendar with a time zone and without a locale.
    package init(_ identifier: Identifier, in timeZone: TimeZone) {
        self.init(identifier: identifier)
        self.timeZone = timeZone
    }
}

extension DateFormatter {
    package convenience init(in timeZone: TimeZone, of locale: Locale) {
        self.init()
        self.locale = locale
        self.timeZone = timeZone
    }
}

extension NumberFormatter {
    package convenience init(of locale: Locale) {
        self.init()
        self.locale = locale
    }
}

extension NSUUID {
    package convenience init(_ uuid: UUID) {
        self.init(uuidBytes: withUnsafeBytes(of: uuid.uuid) { [UInt8]($0) })
    }
}
