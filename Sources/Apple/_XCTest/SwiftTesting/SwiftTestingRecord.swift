/// A record of Swift Testing's event stream: a test that there is, or an event.
struct SwiftTestingRecord: Decodable {
    /// A place in the code.
    struct Location: Decodable, CustomStringConvertible {
        private let filePath: String?
        private let _filePath: String?
        private let line: Int

        var description: String { "\(filePath ?? _filePath ?? ""):\(line)" }
    }

    /// What went wrong.
    struct Issue: Decodable {
        let isKnown: Bool?
        /// Whether the test fails; older versions do not say.
        let isFailure: Bool?
        let sourceLocation: Location?
    }

    /// A line that describes an event.
    struct Message: Decodable { let text: String }

    /// A point in time, in seconds of the system clock.
    struct Instant: Decodable { let absolute: Double }

    /// The facts of the test or of the event.
    struct Payload: Decodable {
        let kind: String
        let id: String?
        let sourceLocation: Location?
        let testID: String?
        let instant: Instant?
        let issue: Issue?
        let messages: [Message]?
    }

    let kind: String
    let payload: Payload
}
