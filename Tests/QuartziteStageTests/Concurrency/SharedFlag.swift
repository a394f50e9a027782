import Foundation
import Synchronization

/// A flag that threads share; initially false.
final class SharedFlag: Sendable {
    private let stored = Atomic(false)

    var value: Bool {
        get { stored.load(ordering: .relaxed) }
        set { stored.store(newValue, ordering: .relaxed) }
    }
}
