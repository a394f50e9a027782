import Foundation
import Synchronization

/// Tells the tool that runs the process about each test of Swift Testing as it begins and ends.
final class SwiftTestingLog: Sendable {
    private struct State {
        /// The places of the test functions, by identifier.
        var places: [String: String] = [:]
        /// The machine's times at which tests began, by identifier.
        var beginnings: [String: Double] = [:]
        let report: (String, String, String, String) -> Void
    }

    private let state: Mutex<State>

    init(_ report: @escaping (String, String, String, String) -> Void) {
        state = Mutex(State(report: report))
    }

    /// Notes a record in JSON; suites have no events of their own.
    func record(_ data: Data) {
        guard let record = try? JSONDecoder().decode(SwiftTestingRecord.self, from: data) else { return }
        state.withLock { Self.record(record, in: &$0) }
    }

    private static func record(_ record: SwiftTestingRecord, in state: inout State) {
        let facts = record.payload
        if record.kind == "test", facts.kind == "function", let id = facts.id {
            state.places[id] = facts.sourceLocation?.description ?? ""
        }
        guard record.kind == "event" else { return }
        let test = facts.testID ?? ""
        if facts.kind == "issueRecorded", let issue = facts.issue, issue.isFailure ?? !(issue.isKnown ?? false) {
            let text = (facts.messages ?? []).map(\.text).joined(separator: "\n")
            state.report("failed", test, issue.sourceLocation?.description ?? "", text)
        }
        guard let place = state.places[test] else { return }
        let now = facts.instant?.absolute ?? 0
        switch facts.kind {
        case "testStarted":
            state.beginnings[test] = now
            state.report("began", test, place, "")
        case "testSkipped": state.report("skipped", test, place, "")
        case "testEnded": state.report("ended", test, "", "\(now - (state.beginnings[test] ?? now))")
        default: break
        }
    }
}
