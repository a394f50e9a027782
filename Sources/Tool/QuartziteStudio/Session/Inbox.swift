import Foundation

/// The messages that a session has not handled yet, passed from the thread that reads to the one that draws.
///
/// A client that sends faster than the session handles waits.
final class Inbox: @unchecked Sendable {
    private let condition = NSCondition()
    private var messages: [ClientMessage] = []
    private var hasEnded = false

    /// The largest number of messages that wait.
    private static let capacity = 256

    /// Adds a message, once there is space.
    func add(_ message: ClientMessage) {
        condition.lock()
        defer { condition.unlock() }
        while messages.count >= Self.capacity, !hasEnded { condition.wait() }
        messages.append(message)
        condition.broadcast()
    }

    /// Ends the session; messages that wait are dropped.
    func end() {
        condition.lock()
        hasEnded = true
        condition.broadcast()
        condition.unlock()
    }

    /// Takes all messages, after waiting for the first until a deadline; nil waits without one.
    ///
    /// - Returns: The messages, or nil once the session has ended.
    func drain(until deadline: Double?) -> [ClientMessage]? {
        condition.lock()
        defer { condition.unlock() }
        while messages.isEmpty, !hasEnded {
            if let deadline {
                guard deadline > Clock.seconds, condition.wait(until: Clock.date(at: deadline)) else { break }
            } else {
                condition.wait()
            }
        }
        guard !hasEnded else { return nil }
        defer {
            messages = []
            condition.broadcast()
        }
        return messages
    }
}
