import CoreGraphics
import Foundation
import UIKit

extension Stage {
    /// Taps an element at its activation point; several taps are a tenth of a second apart, and time advances with them.
    ///
    /// Throws if no element fits, several do, or the one that fits cannot be touched. The stage remembers the touches with
    /// their points.
    public func tap(_ target: StageTarget, count: Int = 1) throws { tap(at: try point(of: target), count: count) }

    /// Holds a finger on an element for `duration` seconds; time advances with it.
    public func longPress(_ target: StageTarget, duration: TimeInterval = 1) throws {
        longPress(at: try point(of: target), duration: duration)
    }

    /// Moves a finger from one element to another for `duration` seconds and lifts it; time advances with it.
    public func drag(from start: StageTarget, to end: StageTarget, duration: TimeInterval = 0.5) throws {
        drag(from: try point(of: start), to: try point(of: end), duration: duration)
    }

    /// Taps a field, and types characters into it a tenth of a second later; time advances with it.
    public func type(_ text: String, into target: StageTarget) throws {
        tap(at: try point(of: target))
        advance(to: time + 0.1)
        type(text)
    }

    /// Types characters into the first responder of the key window at the current time.
    public func type(_ text: String) { add([TimedInput(time, .text(text))]) }

    /// Returns the activation point of an element, or another point if that is covered, in points of the screen.
    public func point(of target: StageTarget) throws -> CGPoint {
        try find(target) { $0.touchPoint(in: $1) }
    }

    private func find<Result>(
        _ target: StageTarget, _ body: @MainActor (AutomationElement, UIApplication) -> Result
    ) throws(StageTarget.Failure) -> Result {
        let found: Swift.Result<Result, StageTarget.Failure> = inScene { application in
            do throws(StageTarget.Failure) {
                return .success(body(try TargetSearch(in: application).element(for: target), application))
            } catch { return .failure(error) }
        }
        return try found.get()
    }
}
