import UIKit

/// A task that loads data into a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    private let completion: URLSession.FileHandler?
    private var data = Data()
    /// Whether the file stays after the completion handler.
    var keepsFile = false

    init(
        _ request: URLRequest, _ identifier: Int, in session: URLSession, completion: URLSession.FileHandler? = nil
    ) {
        self.completion = completion
        super.init(request, identifier, in: session)
    }

    private var downloadDelegate: (any URLSessionDownloadDelegate)? {
        taskDelegate as? any URLSessionDownloadDelegate
    }

    /// Ends the task, and passes data that names its address, with which it can begin anew.
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        let address = originalRequest?.url?.absoluteString
        session.deliver { completionHandler(address.map { Data($0.utf8) }) }
        cancel()
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
        let place = FileManager.default.temporaryDirectory.appending(
            path:
                "CFNetworkDownload_\(ProcessInfo.processInfo.processIdentifier)_\(ObjectIdentifier(self).hashValue).tmp"
        )
        if error == nil {
            do { try data.write(to: place) } catch let failure { error = failure }
        }
        defer { if !keepsFile { try? FileManager.default.removeItem(at: place) } }
        guard let completion else {
            if error == nil {
                downloadDelegate?.urlSession(session, downloadTask: self, didFinishDownloadingTo: place)
            }
            return super.finish(error)
        }
        complete(error)
        completion(error == nil ? place : nil, error == nil ? response : nil, error)
    }
}
