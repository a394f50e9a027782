import UIKit

/// A request of a session.
open class URLSessionTask: NSObject, @unchecked Sendable {
    /// The states of a task.
    public typealias State = FoundationNetworking.URLSessionTask.State

    /// The priority of a task for which none is set.
    public class var defaultPriority: Float { 0.5 }
    /// A low priority.
    public class var lowPriority: Float { 0 }
    /// A high priority.
    public class var highPriority: Float { 1 }

    /// The number of the task in its session, from 1.
    public let taskIdentifier: Int
    /// The request with which the task was created.
    public let originalRequest: URLRequest?
    /// The request that is loaded, after redirections.
    open internal(set) var currentRequest: URLRequest?
    /// The response; nil until it has arrived.
    open internal(set) var response: URLResponse?
    /// The error with which the task ended.
    open internal(set) var error: (any Error)?
    /// A text for debugging; nil by default.
    open var taskDescription: String?
    /// The delegate of this task, which comes before that of the session; nil by default.
    open var delegate: (any URLSessionTaskDelegate)?
    /// The importance; it has no effect.
    open var priority = URLSessionTask.defaultPriority
    /// How much has been loaded.
    public let progress = Progress(totalUnitCount: -1)
    /// The number of bytes that were received.
    open internal(set) var countOfBytesReceived: Int64 = 0
    /// The number of bytes that were sent.
    open internal(set) var countOfBytesSent: Int64 = 0
    /// The number of bytes to send.
    open internal(set) var countOfBytesExpectedToSend: Int64 = 0
    /// The number of bytes to receive; -1 until the response has arrived.
    open internal(set) var countOfBytesExpectedToReceive: Int64 = -1
    /// The date before which the task does not begin; it has no effect.
    open var earliestBeginDate: Date?
    /// Whether data are passed on as they arrive; true by default; they all arrive at once.
    open var prefersIncrementalDelivery = true
    /// The number of bytes that the app expects to send; it has no effect.
    open var countOfBytesClientExpectsToSend: Int64 = -1
    /// The number of bytes that the app expects to receive; it has no effect.
    open var countOfBytesClientExpectsToReceive: Int64 = -1

    /// What the task sends besides its request.
    let body: BodyReading.Body
    private let keptSession: URLSession
    private let hashNumber = HashNumber()
    private(set) var loading: TaskLoading?
    private let lock = NSRecursiveLock()
    private var current = State.suspended

    init(_ request: URLRequest, _ identifier: Int, in session: URLSession, body: BodyReading.Body = .none) {
        (taskIdentifier, keptSession, self.body) = (identifier, session, body)
        originalRequest = request
        currentRequest = request
        super.init()
        if case .data(let data) = body {
            countOfBytesExpectedToSend = Int64(data.count)
        } else {
            countOfBytesExpectedToSend = Int64(request.httpBody?.count ?? 0)
        }
    }

    /// The session.
    var session: URLSession { keptSession }

    /// Whether the task runs.
    open var state: State { lock.withLock { current } }

    /// Starts the task, or lets it go on; its answer arrives after the delay of ``NetworkAccess``.
    open func resume() {
        let isFirst = lock.withLock {
            guard current == .suspended else { return false }
            current = .running
            return !hasStarted
        }
        guard isFirst else {
            loading?.resume()
            return
        }
        taskDelegate?.urlSession(session, didCreateTask: self)
        start()
    }

    /// Begins to load.
    func start() {
        let started = TaskLoading(self)
        lock.withLock { loading = started }
        started.start()
    }

    /// Whether the task has begun to load.
    var hasStarted: Bool { lock.withLock { loading != nil } }

    /// Holds the answer back until `resume()` is called.
    open func suspend() {
        lock.withLock { if current == .running { current = .suspended } }
    }

    /// Ends the task with `URLError.Code.cancelled`, unless it has ended.
    open func cancel() {
        let isOver = lock.withLock {
            if current == .completed || current == .canceling { return true }
            current = .canceling
            return false
        }
        if isOver { return }
        let loading = lock.withLock { self.loading }
        if loading == nil { lock.withLock { self.loading = TaskLoading(self) } }
        (loading ?? lock.withLock { self.loading })?.cancel()
    }

    /// The delegate of the task, or else that of the session.
    var taskDelegate: (any URLSessionTaskDelegate)? { delegate ?? session.delegate as? any URLSessionTaskDelegate }

    /// Ends the task.
    func complete(_ error: (any Error)?) {
        lock.withLock {
            current = .completed
            self.error = error
            loading = nil
        }
        session.remove(self)
    }

    // MARK: What arrives, on the delegate's queue

    /// Passes the response on, and calls a closure with whether to go on.
    func receive(_ response: URLResponse, then next: @escaping (Bool) -> Void) {
        self.response = response
        countOfBytesExpectedToReceive = response.expectedContentLength
        progress._totalUnitCount = response.expectedContentLength
        next(true)
    }

    /// Passes data on.
    func receive(_ data: Data) {
        countOfBytesReceived += Int64(data.count)
        progress.completedUnitCount = countOfBytesReceived
    }

    /// Asks the delegate whether to keep an answer, and calls a closure with what to keep.
    func propose(_ response: CachedURLResponse, _ next: @escaping (CachedURLResponse?) -> Void) { next(response) }

    /// The data with which the task can go on after it is cancelled; nil for none.
    var resumeData: Data? { nil }

    /// Passes the end on, after all data.
    func finish(_ error: (any Error)?) {
        complete(error)
        taskDelegate?.urlSession(session, task: self, didCompleteWithError: error)
    }

    // MARK: Objects

    /// Returns whether an object is the same task.
    open override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    /// A hash that is the same in every run, unlike one based on an address.
    open override var hash: Int { hashNumber.value }
}
