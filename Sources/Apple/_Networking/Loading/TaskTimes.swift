import UIKit

/// The times of a task while it loads.
final class TaskTimes {
    private let metrics = URLSessionTaskMetrics()
    private var begin = SceneDate.current
    private var current: URLSessionTaskTransactionMetrics? { metrics.transactionMetrics.last }
    /// Whether the answer to the current request is from the cache.
    var isFromCache = false {
        didSet { current?.resourceFetchType = isFromCache ? .localCache : .networkLoad }
    }

    /// Notes the start of the task.
    func start() { begin = SceneDate.current }

    /// Notes a request.
    func begin(_ request: URLRequest) {
        isFromCache = false
        let times = URLSessionTaskTransactionMetrics(request)
        let now = SceneDate.current
        (times.fetchStartDate, times.requestStartDate, times.requestEndDate) = (now, now, now)
        times.countOfRequestBodyBytesSent = Int64(request.httpBody?.count ?? 0)
        times.resourceFetchType = .networkLoad
        metrics.transactionMetrics.append(times)
    }

    /// Notes a response.
    func receive(_ response: URLResponse) {
        guard let current else { return }
        (current.response, current.responseStartDate, current.responseEndDate) = (
            response, SceneDate.current, SceneDate.current
        )
        if response is HTTPURLResponse { current.networkProtocolName = "http/1.1" }
    }

    /// Notes data.
    func receive(_ data: Data) {
        current?.responseEndDate = SceneDate.current
        current?.countOfResponseBodyBytesReceived += Int64(data.count)
    }

    /// Notes a redirection.
    func redirect() { metrics.redirectCount += 1 }

    /// The times, at the end of the task.
    var finished: URLSessionTaskMetrics {
        metrics.taskInterval = DateInterval(start: begin, end: max(begin, SceneDate.current))
        return metrics
    }
}
