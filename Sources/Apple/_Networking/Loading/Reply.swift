import UIKit

/// The answer of a delegate, which comes while it is asked, or later; the first one counts.
final class Reply<Answer>: @unchecked Sendable {
    private let lock = NSLock()
    private var answer: Answer?
    private var isDelivered = false
    private var isLate = false

    /// Takes an answer, and returns it if it comes later.
    func deliver(_ answer: Answer) -> Answer? {
        lock.withLock {
            if isDelivered { return nil }
            isDelivered = true
            if isLate { return answer }
            self.answer = answer
            return nil
        }
    }

    /// Returns the answer that has come; from now on, it comes later.
    func end() -> Answer? {
        lock.withLock {
            isLate = true
            return answer
        }
    }
}
