import Foundation

/// The time zone of the scene: a name of the tz database such as Europe/Berlin, UTC, or an offset such as GMT+02:00.
package struct TimeZoneArgument: ParsedArgument, Hashable {
    package let value: TimeZone

    package static let utc = TimeZoneArgument(value: .gmt)

    private init(value: TimeZone) { self.value = value }

    package init(parsing text: String) throws {
        // Foundation looks for a file of that name, so path traversal must not be possible.
        let isName = text.utf8.allSatisfy { UInt8(ascii: " ") < $0 && $0 < 127 } && !text.contains("..")
        guard isName, !text.hasPrefix("/"), let zone = TimeZone(identifier: text) else {
            throw InvalidArgument("write a time zone as UTC, Europe/Berlin or GMT+02:00")
        }
        value = zone
    }
}
