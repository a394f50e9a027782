import UIKit

/// The answers that a scene keeps, in memory: it has none when it begins.
///
/// This class replaces Foundation's, which would keep answers in files for the next run.
open class URLCache: NSObject, @unchecked Sendable {
    /// Where an answer may be kept.
    public typealias StoragePolicy = FoundationNetworking.URLCache.StoragePolicy

    private final class Shared { var cache = URLCache() }

    /// The answers of the scene.
    open class var shared: URLCache {
        get { SceneContext.current.object(of: Shared.self) { Shared() }.cache }
        set { SceneContext.current.object(of: Shared.self) { Shared() }.cache = newValue }
    }

    private struct Entry {
        let key: String
        let response: CachedURLResponse
        let date: Date
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var limits: (memory: Int, disk: Int)

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - memoryCapacity: The number of bytes in memory.
    ///   - diskCapacity: The number of bytes in files; here, they are in memory, too.
    ///   - diskPath: Has no effect.
    public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        limits = (max(memoryCapacity, 0), max(diskCapacity, 0))
    }

    /// Creates a cache; the folder has no effect.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
    }

    /// Creates a cache with the capacities of the scene's.
    public override convenience init() {
        self.init(memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil)
    }

    /// The number of bytes in memory.
    open var memoryCapacity: Int {
        get { lock.withLock { limits.memory } }
        set { lock.withLock { limits.memory = max(newValue, 0) } }
    }

    /// The number of bytes in files; here, they are in memory, too.
    open var diskCapacity: Int {
        get { lock.withLock { limits.disk } }
        set { lock.withLock { limits.disk = max(newValue, 0) } }
    }

    /// The number of bytes that are kept.
    open var currentMemoryUsage: Int { lock.withLock { entries.reduce(0) { $0 + $1.response.data.count } } }
    /// The number of bytes in files: none.
    open var currentDiskUsage: Int { 0 }

    /// Returns the answer to a request.
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        guard let key = Self.key(request) else { return nil }
        return lock.withLock { entries.last { $0.key == key }?.response }
    }

    /// Keeps the answer to a request, and forgets the oldest ones if there is no space.
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        guard let key = Self.key(request), cachedResponse.storagePolicy != .notAllowed else { return }
        let entry = Entry(key: key, response: cachedResponse, date: SceneDate.current)
        lock.withLock {
            let limit = limits.memory + limits.disk
            guard cachedResponse.data.count <= limit else { return }
            entries.removeAll { $0.key == key }
            entries.append(entry)
            while entries.reduce(0, { $0 + $1.response.data.count }) > limit { entries.removeFirst() }
        }
    }

    /// Forgets the answer to a request.
    open func removeCachedResponse(for request: URLRequest) {
        guard let key = Self.key(request) else { return }
        lock.withLock { entries.removeAll { $0.key == key } }
    }

    /// Forgets all answers.
    open func removeAllCachedResponses() { lock.withLock { entries = [] } }

    /// Forgets the answers that were kept after a date.
    open func removeCachedResponses(since date: Date) { lock.withLock { entries.removeAll { $0.date > date } } }

    /// Keeps the answer to a task's request.
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask) {
        if let request = dataTask.currentRequest { storeCachedResponse(cachedResponse, for: request) }
    }

    /// Passes the answer to a task's request to a closure.
    open func getCachedResponse(
        for dataTask: URLSessionDataTask, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) { completionHandler(dataTask.currentRequest.flatMap { cachedResponse(for: $0) }) }

    /// Forgets the answer to a task's request.
    open func removeCachedResponse(for dataTask: URLSessionDataTask) {
        if let request = dataTask.currentRequest { removeCachedResponse(for: request) }
    }

    private static func key(_ request: URLRequest) -> String? {
        guard let url = request.url, ["GET", nil].contains(request.httpMethod) else { return nil }
        return url.absoluteString.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first.map(
            String.init)
    }

    // MARK: Freshness

    /// Returns the answer to a request if it can be used without asking the server.
    func freshResponse(for request: URLRequest) -> CachedURLResponse? {
        guard let key = Self.key(request) else { return nil }
        guard let entry = lock.withLock({ entries.last { $0.key == key } }),
            let response = entry.response.response as? HTTPURLResponse
        else { return nil }
        let rules = CacheRules(response)
        guard let age = rules.age, !rules.mustAsk, SceneDate.current.timeIntervalSince(entry.date) < age
        else { return nil }
        return entry.response
    }
}
