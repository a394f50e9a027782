import QuartziteDeviceServices
import UIKit

/// Schedules tasks that run in the background.
///
/// They never run, because the app of a scene stays in the foreground.
open class BGTaskScheduler: NSObject {
    /// An error of tasks.
    public struct Error: Swift.Error, Equatable {
        /// The kinds of errors; raw values are Apple's.
        public enum Code: Int, Sendable {
            /// The device does not run tasks.
            case unavailable = 1
            /// There are too many tasks.
            case tooManyPendingTaskRequests
            /// The app may not run such tasks.
            case notPermitted
        }
        /// The kind.
        public let code: Code
        /// The device does not run tasks.
        public static var unavailable: Code { .unavailable }
    }
    private var names: Set<String> = []
    private override init() {}
    /// The tasks of the app.
    open class var shared: BGTaskScheduler {
        SceneContext.current.object(of: BGTaskScheduler.self) { BGTaskScheduler() }
    }
    /// Keeps the name of a task, and returns whether it is new; the block is never called.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { names.insert(identifier).inserted }
    /// Throws `unavailable`, and reports it.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        DeviceServices.report("BGTaskScheduler.submit(_:)", "the app is always in front")
        throw Error(code: .unavailable)
    }
    /// Does nothing, because no tasks wait.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Does nothing, because no tasks wait.
    open func cancelAllTaskRequests() {}
    /// Passes no requests to a block after 0.1 seconds of the scene's clock.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        DeviceServices.answer { completionHandler([]) }
    }
}

/// A request for a task.
open class BGTaskRequest: NSObject {
    /// The name of the task.
    public let identifier: String
    /// The earliest time; nil for any.
    open var earliestBeginDate: Date?
    init(named identifier: String) { self.identifier = identifier }
}

/// A request for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a request.
    public init(identifier: String) { super.init(named: identifier) }
}

/// A request for a long task.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the network must be there; false by default.
    open var requiresNetworkConnectivity = false
    /// Whether the device must have power; false by default.
    open var requiresExternalPower = false
    /// Creates a request.
    public init(identifier: String) { super.init(named: identifier) }
}

/// A task; none ever runs.
open class BGTask: NSObject {
    /// The name.
    open var identifier: String { "" }
    /// Called when the time ends; nil by default.
    open var expirationHandler: (() -> Void)?
    /// Does nothing.
    open func setTaskCompleted(success: Bool) {}
    override init() {}
}

/// A short task; none ever runs.
open class BGAppRefreshTask: BGTask {}
/// A long task; none ever runs.
open class BGProcessingTask: BGTask {}
