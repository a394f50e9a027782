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
    public typealias ResponseDisposition = FoundationNetworking.URLSession.ResponseDisposition

    /// The session with the default settings and without a delegate.
    open class var shared: URLSession { common }

    private static let common = URLSession(configuration: .default)

    /// The settings, as they were when the session was created.
    public let configuration: URLSessionConfiguration
    /// The queue on which the delegate and completion handlers are called.
    public let delegateQueue: OperationQueue
    /// A name for debugging; nil by default.
    open var sessionDescription: String?

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

    /// Calls a closure on the delegate's queue; there are no caches and cookies of the session to empty.
    open func reset(completionHandler: @escaping @Sendable () -> Void) { deliver(completionHandler) }

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

    private var unfinished: [URLSessionTask] { lock.withLock { running } }
}
