import CoreGraphics
import Foundation

/// A script of touches and typing, read from JSON; `docs/TouchScripts.md` describes the format.
///
/// ```json
/// { "version": 1, "touches": [
///     { "at": 0.5, "tap": [160, 240] },
///     { "at": 1, "drag": [[20, 240], [300, 240]], "duration": 0.4 }
/// ] }
/// ```
///
/// A script says what fingers do and not what the app should do: it names points and times, and no views. Tests of apps
/// usually name buttons, and continue to work if a layout changes. A film needs the opposite: the finger must be where
/// the picture shows it, and the same script must give the same frames. Drags are spread over 60 movements a second,
/// whatever the frame rate of the film, so that the rate changes nothing that the app sees. The format is JSON with one
/// object for each gesture, so that people write it and the recorder of `quartzite play` does, too. The cost is that a
/// script for one layout may miss in another. Scripts come from outside: everything in them is checked before the scene
/// begins, and limited in number.
public struct TouchScript: Sendable {
    /// An error in a script, in one line that names the entry.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// A description of what is wrong, where, and how to fix it.
        public let description: String

        init(_ description: String) { self.description = description }
    }

    /// The largest size of a script in bytes.
    package static let maximumBytes = 16 << 20
    /// The largest number of entries.
    package static let maximumEntries = 100_000
    /// The largest number of touches of all entries.
    package static let maximumTouches = 1_000_000
    /// The largest coordinate and time.
    package static let maximumNumber = 1e6
    /// The valid finger numbers.
    package static let fingers = 0...19

    /// The touches, typing and rotations in time order.
    package let touches: [TimedInput]

    /// Creates a script from JSON; throws a one-line error that describes what is wrong and names the entry.
    ///
    /// The limits are 16 MB, 100,000 entries and 1,000,000 touches, and times and coordinates of up to a million.
    public init(json: Data) throws(Failure) {
        guard json.count <= TouchScript.maximumBytes else {
            throw Failure("a touch script may have 16 MB, not \(json.count) bytes")
        }
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        } catch {
            throw Failure(Self.place(of: error, in: json) + "this is not JSON")
        }
        guard let object = value as? [String: Any] else {
            throw Failure("a touch script is a JSON object: { \"version\": 1, \"touches\": [ … ] }")
        }
        if let key = object.keys.filter({ $0 != "version" && $0 != "touches" }).min() {
            throw Failure("a touch script has no \"\(key)\"; it has \"version\" and \"touches\"")
        }
        guard let version = ScriptEntry.number(object["version"]) else {
            throw Failure("a touch script needs its version: \"version\": 1")
        }
        guard version == 1 else { throw Failure("touch scripts of version \(version) are not known; this reads 1") }
        guard let entries = object["touches"] as? [Any] else {
            throw Failure("a touch script needs a list of \"touches\"")
        }
        guard entries.count <= TouchScript.maximumEntries else {
            throw Failure("a touch script may have \(TouchScript.maximumEntries) entries, not \(entries.count)")
        }
        var touches: [TimedInput] = []
        for (index, value) in entries.enumerated() {
            guard let fields = value as? [String: Any] else { throw Failure("touches[\(index)] is not an object") }
            touches += try ScriptEntry(index: index, fields: fields).touches()
            guard touches.count <= TouchScript.maximumTouches else {
                throw Failure(
                    "touches[\(index)]: the script has more than \(TouchScript.maximumTouches) touches; shorten its drags"
                )
            }
        }
        // Entries with the same time stay in the order in which they are written.
        self.touches = touches.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// The position at which reading failed, as `line 3, column 29: `; empty if it is unknown.
    private static func place(of error: any Error, in json: Data) -> String {
        guard let reason = (error as NSError).userInfo["NSDebugDescription"] as? String else { return "" }
        let isCutShort = reason.contains("end of file")
        guard let offset = isCutShort ? json.count : reason.firstMatch(of: /character (\d+)/).flatMap({ Int($0.1) })
        else { return "" }
        let lines = json.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = lines.last.map { String(decoding: $0, as: UTF8.self).count } ?? 0
        return "line \(max(1, lines.count)), column \(column + 1): "
    }
}
