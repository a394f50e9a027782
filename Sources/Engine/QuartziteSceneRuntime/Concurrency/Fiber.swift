import CQuartziteConcurrency

/// A function that can be suspended in the middle, on the scene's thread.
///
/// Blocks of background queues run in fibers in tests, so that one that sleeps lets the others run.
package final class Fiber {
    private var fiber: OpaquePointer?
    private var body: (() -> Void)?
    private let end: () -> Void

    /// Creates a fiber, which holds itself until it has ended.
    ///
    /// - Parameters:
    ///   - body: The function.
    ///   - end: Called when it has ended.
    /// - Returns: nil if the platform has no fibers, or no memory for one.
    package init?(_ body: @escaping () -> Void, end: @escaping () -> Void) {
        (self.body, self.end) = (body, end)
        let argument = Unmanaged.passRetained(self)
        fiber = qz_fiber_create(
            { argument in
                guard let argument else { return }
                let body = Unmanaged<Fiber>.fromOpaque(argument).takeUnretainedValue().removeBody()
                body?()
            }, argument.toOpaque())
        guard fiber != nil else {
            argument.release()
            return nil
        }
    }

    /// The fiber that is running; nil outside all fibers.
    package static var current: Fiber? {
        qz_fiber_argument().map { Unmanaged<Fiber>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs the function until it ends or suspends itself; does nothing once it has ended.
    package func resume() {
        guard let fiber, qz_fiber_resume(fiber) else { return }
        self.fiber = nil
        end()
        Unmanaged.passUnretained(self).release()
    }

    /// Suspends the running fiber, until it is resumed.
    package static func suspend() { qz_fiber_suspend() }

    private func removeBody() -> (() -> Void)? {
        defer { body = nil }
        return body
    }
}
