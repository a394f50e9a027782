import Foundation

/// The scene's time zone: a name of the tz database as Europe/Berlin, UTC, or GMT with hours as GMT+02:00.
package struct TimeZoneArgument: ParsedArgument, Hashable {
    package let value: TimeZone

    package static let utc = TimeZoneArgument(value: .gmt)

    private init(value: TimeZone) { self.value = value }

    package init(parsing text: String) throws {
        // Names are looked for as files in places: nothing else gets there.
        let isName = text.utf8.allSatisfy { UInt8(ascii: " ") < $0 && $0 < 127 } && !text.contains("..")
        guard isName, !text.hasPrefix("/"), let zone = TimeZone(identifier: text) else {
            throw InvalidArgument("write a time zone as UTC, Europe/Berlin or GMT+02:00")
        }
        value = zone
    }
}
