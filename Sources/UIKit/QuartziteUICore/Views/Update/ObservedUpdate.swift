import Observation
import QuartziteUIDrawing

/// An update that is repeated when an observable property that it read changes.
///
/// The model may change in code of any actor, in a scene one after another, so that this class belongs to no actor.
package final class ObservedUpdate: @unchecked Sendable {
    /// The number of the latest run, whose observed properties alone count.
    private var number = 0

    package init() {}

    /// Performs the update, and calls `invalidate` once when one of the properties that it read is about to change.
    package func perform(_ update: () -> Void, invalidate: @escaping () -> Void) {
        number &+= 1
        let current = number
        nonisolated(unsafe) let invalidate = invalidate
        withObservationTracking(update) { [weak self] in
            guard let self, number == current else { return }
            number &+= 1
            invalidate()
        }
    }
}
