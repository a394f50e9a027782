import CoreGraphics
import Foundation

// UIKit declares some of Foundation's members anew, for a stage's clock, time zone and locale. What those are made of is
// here, where the names still mean Foundation's.

extension Locale {
    /// What styles of formatting hold that were not given a locale.
    package static var unset: Locale { .autoupdatingCurrent }
}

extension TimeZone {
    /// What styles of formatting hold that were not given a time zone.
    package static var unset: TimeZone { .autoupdatingCurrent }

    package func seconds(at date: Date) -> Int { secondsFromGMT(for: date) }
    package func isDaylightSaving(at date: Date) -> Bool { isDaylightSavingTime(for: date) }
    package func daylightSavingOffset(at date: Date) -> TimeInterval { daylightSavingTimeOffset(for: date) }
}

extension Calendar {
    /// What styles of formatting hold that were not given a calendar.
    package static var unset: Calendar { .autoupdatingCurrent }

    /// A calendar of a time zone, and of no locale.
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
