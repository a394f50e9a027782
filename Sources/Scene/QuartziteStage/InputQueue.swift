import Foundation
import QuartzCore
import UIKit

/// The future input of a scene, as a source of events.
///
/// One input is delivered at a time, after everything else that is due at its time.
@MainActor final class InputQueue: @preconcurrency EventSource {
    /// The inputs in time order.
    private var inputs: ArraySlice<TimedInput>
    private let application: UIApplication
    /// What fingers have hit so far, in time order.
    private(set) var targets: [TouchTarget] = []

    init(_ inputs: [TimedInput], application: UIApplication) {
        self.inputs = inputs[...]
        self.application = application
    }

    /// Adds inputs, which are in time order.
    func add(_ new: [TimedInput]) { inputs.insert(new) }

    /// Replaces the inputs from a time on.
    func replace(from time: TimeInterval, with new: [TimedInput]) {
        inputs = inputs.prefix { $0.time < time } + new
    }

    var nextEventTime: TimeInterval? { inputs.first?.time }

    func deliverEvents(at time: TimeInterval) {
        guard let next = inputs.popFirst() else { return }
        next.input.apply(to: application)
        if case .touch(let touch) = next.input, case .down = touch.action {
            targets.append(
                TouchTarget(time: next.time, finger: touch.finger, view: application.target(of: touch.finger)))
        }
    }
}
