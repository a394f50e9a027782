import UIKit

/// The date of the scene whose code is running.
enum SceneDate {
    /// The date, which its clock determines.
    static var current: Date {
        let clock = SceneContext.current.clock
        return clock.date(at: clock.now)
    }
}
