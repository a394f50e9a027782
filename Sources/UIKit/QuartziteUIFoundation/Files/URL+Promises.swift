import QuartzCore

extension URL {
    /// Returns whether a file exists, also one that would be fetched when it is read; here, no file is.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

    /// Returns the values of a file, also of one that would be fetched when it is read; here, no file is.
    public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        try resourceValues(forKeys: keys)
    }
}

extension URLError {
    /// Why the network may not be used; raw values are Apple's.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// The mobile network is not allowed.
        case cellular = 0
        /// Expensive networks are not allowed.
        case expensive = 1
        /// Networks for little data are not allowed.
        case constrained = 2
    }

    /// Why a task in the background was cancelled; raw values are Apple's.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        /// The user ended the app.
        case userForceQuitApplication = 0
        /// The user turned updates in the background off.
        case backgroundUpdatesDisabled = 1
        /// The system needed what the task used.
        case insufficientSystemResources = 2
    }

    /// Why the network may not be used; nil, because requests here never report it.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
    /// Why a task in the background was cancelled; nil, because none runs there.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
    /// What a download that failed had received; nil.
    public var downloadTaskResumeData: Data? { userInfo["NSURLSessionDownloadTaskResumeData"] as? Data }
}
