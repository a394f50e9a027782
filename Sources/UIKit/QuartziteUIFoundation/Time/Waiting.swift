import Glibc
import QuartzCore

// The functions with which code waits on its thread. In files that import only UIKit, they replace the system's. Sleeps
// move the stage's clock, and in a test, so do run loops.

extension SceneContext {
    /// The scene whose run loop the running code may run; nil outside tests.
    package static var movedByWaits: SceneContext? {
        let scene = current
        return !scene.isIdle && scene.runLoop.isMovedByWaits ? scene : nil
    }

    /// The scene whose clock moves when the running code sleeps; nil outside all scenes.
    fileprivate static var movedBySleeps: SceneContext? {
        let scene = current
        return scene.isIdle ? nil : scene
    }
}

extension RunLoop {
    /// Runs the loop until a date: in a test, that of the stage's clock.
    @_disfavoredOverload
    public func run(until limitDate: Date) {
        guard let scene = SceneContext.movedByWaits else { return SystemWaits.run(self, until: limitDate) }
        scene.wait(until: scene.clock.time(of: limitDate))
    }

    /// Delivers the next event, or returns at a date; in a test, they are those of the stage.
    ///
    /// The mode has no effect in a test.
    ///
    /// - Returns: Whether the loop ran.
    @_disfavoredOverload
    @discardableResult
    public func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
        guard let scene = SceneContext.movedByWaits else { return SystemWaits.run(self, mode: mode, before: limitDate) }
        scene.waitForEvent(until: scene.clock.time(of: limitDate))
        return true
    }
}

extension Thread {
    /// Suspends the thread for a number of seconds of the stage's clock, which takes no time.
    @_disfavoredOverload
    public class func sleep(forTimeInterval interval: TimeInterval) {
        guard let scene = SceneContext.movedBySleeps else { return SystemWaits.sleep(interval) }
        BackgroundBlocks.sleep(in: scene, for: interval)
    }

    /// Suspends the thread until a date of the stage's clock, which takes no time.
    @_disfavoredOverload
    public class func sleep(until date: Date) {
        guard let scene = SceneContext.movedBySleeps else {
            return SystemWaits.sleep(date.timeIntervalSince(SystemWaits.today))
        }
        BackgroundBlocks.sleep(in: scene, for: scene.clock.time(of: date) - scene.clock.now)
    }
}

/// Suspends the thread for a number of seconds of the stage's clock, which takes no time; returns 0.
@_disfavoredOverload
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
    guard let scene = SceneContext.movedBySleeps else { return Glibc.sleep(seconds) }
    BackgroundBlocks.sleep(in: scene, for: TimeInterval(seconds))
    return 0
}

/// Suspends the thread for a number of microseconds of the stage's clock, which takes no time; returns 0.
@_disfavoredOverload
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
    guard let scene = SceneContext.movedBySleeps else { return Glibc.usleep(microseconds) }
    BackgroundBlocks.sleep(in: scene, for: TimeInterval(microseconds) * 1e-6)
    return 0
}
