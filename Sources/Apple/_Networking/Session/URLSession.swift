@_exported import FoundationNetworking
import UIKit

/// A session whose answers arrive on the scene's clock.
///
/// This class replaces Foundation's in the code that `quartzite run` compiles. A request to another machine fails at once,
/// as on a device without a network, unless ``NetworkAccess`` has an answer for it or allows it.
open class URLSession: NSObject, @unchecked Sendable {
    /// What a delegate answers to a challenge.
    public typealias AuthChallengeDisposition = FoundationNetworking.URLSession.AuthChallengeDisposition
    /// What a delegate decides about a response.
    public enum ResponseDisposition: Int, Sendable {
        /// The task ends.
        case cancel = 0
        /// The task goes on.
        case allow = 1
        /// The task goes on as a download.
        case becomeDownload = 2
        /// The task goes on as a stream; here, it goes on as it is.
        case becomeStream = 3
    }
    /// What a delegate decides about a task that was to begin later; never asked here.
    public enum DelayedRequestDisposition: Int, Sendable {
        /// The task begins.
        case continueLoading = 0
        /// The task begins with another request.
        case useNewRequest = 1
        /// The task ends.
        case cancel = 2
    }

    /// The session of the scene with the default settings and without a delegate.
    open class var shared: URLSession {
        SceneContext.current.object(of: Shared.self) { Shared() }.session
    }

    private final class Shared { let session = URLSession(configuration: .default) }

    /// The settings, as they were when the session was created.
    public let configuration: URLSessionConfiguration
    /// The queue on which the delegate and completion handlers are called.
    public let delegateQueue: OperationQueue
    /// A name for debugging; nil by default.
    open var sessionDescription: String?

    private let hashNumber = HashNumber()
    private let lock = NSLock()
    private var ownDelegate: (any URLSessionDelegate)?
    private var running: [URLSessionTask] = []
    private var lastIdentifier = 0
    private var isInvalid = false

    /// The delegate, which the session keeps until it becomes invalid.
    public var delegate: (any URLSessionDelegate)? { lock.withLock { ownDelegate } }

    /// Creates a session without a delegate.
    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
    }

    /// Creates a session.
    ///
    /// - Parameter queue: The queue for the delegate; if nil, one of its own, which runs one operation at a time.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        self.configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
        ownDelegate = delegate
        if let queue {
            delegateQueue = queue
        } else {
            delegateQueue = OperationQueue()
            delegateQueue.maxConcurrentOperationCount = 1
        }
    }

    // MARK: Tasks

    /// Creates a task that has not started.
    func add<Task: URLSessionTask>(_ make: (Int) -> Task) -> Task {
        lock.lock()
        if isInvalid {
            lock.unlock()
            raise(.generic, "Task created in a session that has been invalidated")
        }
        lastIdentifier += 1
        let task = make(lastIdentifier)
        running.append(task)
        lock.unlock()
        return task
    }

    /// Forgets a task that has ended; the last one of a session that is to become invalid ends the session.
    func remove(_ task: URLSessionTask) {
        let isLast = lock.withLock {
            running.removeAll { $0 === task }
            return isInvalid && running.isEmpty
        }
        if isLast { end() }
    }

    /// Calls a closure on the delegate's queue.
    func deliver(_ call: @escaping () -> Void) { delegateQueue.addOperation(call) }

    /// Lets the running tasks end, and then the session; creating further tasks is an error.
    open func finishTasksAndInvalidate() {
        let isIdle = lock.withLock {
            let wasValid = !isInvalid
            isInvalid = true
            return wasValid && running.isEmpty
        }
        if isIdle { end() }
    }

    /// Cancels the running tasks, and ends the session.
    open func invalidateAndCancel() {
        let tasks = lock.withLock { running }
        finishTasksAndInvalidate()
        for task in tasks { task.cancel() }
    }

    private func end() {
        deliver { [self] in
            delegate?.urlSession(self, didBecomeInvalidWithError: nil)
            lock.withLock { ownDelegate = nil }
        }
    }

    /// Removes the cookies, what is kept of answers, and the connections; then calls a closure on the delegate's queue.
    open func reset(completionHandler: @escaping @Sendable () -> Void) {
        configuration.httpCookieStorage?.removeCookies(since: .distantPast)
        configuration.urlCache?.removeAllCachedResponses()
        deliver(completionHandler)
    }

    /// Calls a closure on the delegate's queue; there is nothing to write.
    open func flush(completionHandler: @escaping @Sendable () -> Void) { deliver(completionHandler) }

    /// Passes the tasks that have not ended to a closure, by kind.
    open func getTasksWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask])
            -> Void
    ) {
        deliver { [self] in
            let tasks = unfinished
            completionHandler(
                tasks.compactMap { $0 is URLSessionUploadTask ? nil : $0 as? URLSessionDataTask },
                tasks.compactMap { $0 as? URLSessionUploadTask }, tasks.compactMap { $0 as? URLSessionDownloadTask })
        }
    }

    /// Passes the tasks that have not ended to a closure.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        deliver { [self] in completionHandler(unfinished) }
    }

    /// The tasks that have not ended.
    public var allTasks: [URLSessionTask] { get async { unfinished } }

    /// The tasks that have not ended, by kind.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    private var unfinished: [URLSessionTask] { lock.withLock { running } }

    /// Returns whether an object is the same session.
    open override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    /// A hash that is the same in every run, unlike one based on an address.
    open override var hash: Int { hashNumber.value }
}
