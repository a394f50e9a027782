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
    /// Why gestures were not performed, and which touches nothing reacted to, in time order.
    private(set) var problems: [InputProblem] = []
    /// The places and times at which the fingers went down.
    private var starts: [Int: (point: CGPoint, time: TimeInterval)] = [:]

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
        if case .gesture(let gesture) = next.input { return begin(gesture, at: next.time) }
        next.input.apply(to: application)
        guard case .touch(let touch) = next.input else { return }
        switch touch.action {
        case .down(let point):
            starts[touch.finger] = (point, next.time)
            targets.append(
                TouchTarget(time: next.time, finger: touch.finger, view: application.target(of: touch.finger)))
        case .up:
            guard let start = starts.removeValue(forKey: touch.finger),
                let view = application.unansweredTarget(of: touch.finger)
            else { return }
            note(InputProblem(unanswered: view, at: start.point, time: start.time))
        case .cancel: starts[touch.finger] = nil
        case .move: break
        }
    }

    /// Replaces a gesture by its touches; the touches at this time come before other inputs.
    private func begin(_ gesture: PlacedGesture, at time: TimeInterval) {
        do throws(StageTarget.Failure) {
            let screen = UIScreen.main.bounds.size
            let new = try gesture.inputs(in: application, screen: screen).map { TimedInput(time + $0.time, $0.input) }
            inputs = new.filter { $0.time <= time } + inputs
            inputs.insert(new.filter { $0.time > time })
        } catch {
            problems.append(InputProblem(error, of: gesture, time: time))
        }
    }

    /// Notes a touch to which nothing reacted, and reports the first one of its kind.
    private func note(_ problem: InputProblem) {
        problems.append(problem)
        Notices.report(problem.text)
    }
}
