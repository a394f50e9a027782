import Foundation
import QuartzCore
import UIKit

/// The future touches of a scene, as a source of input.
///
/// One touch is delivered at a time, after everything else that is due at its time.
@MainActor final class TouchQueue: @preconcurrency EventSource {
    /// The touches in time order.
    private var touches: ArraySlice<TimedTouch>
    private let application: UIApplication

    init(_ touches: [TimedTouch], application: UIApplication) {
        self.touches = touches[...]
        self.application = application
    }

    /// Adds touches, which are in time order.
    func add(_ new: [TimedTouch]) { touches.insert(new) }

    var nextEventTime: TimeInterval? { touches.first?.time }

    func deliverEvents(at time: TimeInterval) { touches.popFirst()?.touch.apply(to: application) }
}
