import UIKit

/// A task that loads data into a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    private let completion: URLSession.FileHandler?
    private let resumption: Resumption?
    /// The file, whose name no other task uses while this one is there.
    private var place: URL {
        FileManager.default.temporaryDirectory.appending(
            path:
                "CFNetworkDownload_\(ProcessInfo.processInfo.processIdentifier)_\(ObjectIdentifier(self).hashValue).tmp"
        )
    }
    private var data = Data()
    /// Whether the file stays after the completion handler.
    var keepsFile = false

    init(
        _ request: URLRequest, _ identifier: Int, in session: URLSession, resuming resumption: Resumption? = nil,
        completion: URLSession.FileHandler? = nil
    ) {
        (self.completion, self.resumption) = (completion, resumption)
        super.init(request, identifier, in: session)
    }

    /// Creates a task as which another one goes on.
    convenience init(continuing task: URLSessionDataTask, _ identifier: Int, in session: URLSession) {
        let request = task.currentRequest ?? Resumption.request(nil)
        self.init(request, identifier, in: session)
        isContinuation = true
    }

    private var isContinuation = false
    /// Whether the file is there until the task is not used any more.
    private var isFileLeft = false

    deinit { if isFileLeft { try? FileManager.default.removeItem(at: place) } }

    private var downloadDelegate: (any URLSessionDownloadDelegate)? {
        taskDelegate as? any URLSessionDownloadDelegate
    }

    override func start() {
        // Another task loads the data of this one.
        if !isContinuation { super.start() }
    }

    /// Ends the task, and passes the data with which it can go on; nil if nothing has arrived.
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        isResumable = true
        let data = resumeData
        session.deliver { completionHandler(data) }
        cancel()
    }

    private var isResumable = false

    override var resumeData: Data? {
        guard isResumable, let url = originalRequest?.url else { return nil }
        let response = response as? HTTPURLResponse
        if response != nil, data.isEmpty { return nil }
        return Resumption(url: url, data: data, total: countOfBytesExpectedToReceive).encoded
    }

    override func receive(_ response: URLResponse, then next: @escaping (Bool) -> Void) {
        super.receive(response) { [self] goesOn in
            if let resumption, (response as? HTTPURLResponse)?.statusCode == 206 {
                data = resumption.data
                countOfBytesReceived = Int64(data.count)
                if response.expectedContentLength >= 0 {
                    countOfBytesExpectedToReceive = response.expectedContentLength + countOfBytesReceived
                }
                downloadDelegate?.urlSession(
                    session, downloadTask: self, didResumeAtOffset: countOfBytesReceived,
                    expectedTotalBytes: countOfBytesExpectedToReceive)
            }
            next(goesOn)
        }
    }

    override func receive(_ data: Data) {
        super.receive(data)
        self.data += data
        guard completion == nil else { return }
        downloadDelegate?.urlSession(
            session, downloadTask: self, didWriteData: Int64(data.count), totalBytesWritten: countOfBytesReceived,
            totalBytesExpectedToWrite: countOfBytesExpectedToReceive)
    }

    override func finish(_ error: (any Error)?) {
        var error = error
        if error == nil {
            do { try data.write(to: place) } catch let failure { error = failure }
        }
        guard let completion else {
            // Code may read the file after the delegate was called, as on iOS.
            isFileLeft = error == nil
            if error == nil {
                downloadDelegate?.urlSession(session, downloadTask: self, didFinishDownloadingTo: place)
            }
            return super.finish(error)
        }
        defer { if !keepsFile { try? FileManager.default.removeItem(at: place) } }
        complete(error)
        completion(error == nil ? place : nil, error == nil ? response : nil, error)
    }
}
