import UIKit

extension URLSession {
    /// What a completion handler of data gets.
    public typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    /// What a completion handler of a download gets; the file is removed afterwards.
    public typealias FileHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

    /// Creates a task that loads an address for the delegate.
    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// Creates a task that loads a request for the delegate.
    public func dataTask(with request: URLRequest) -> URLSessionDataTask {
        add { URLSessionDataTask(request, $0, in: self) }
    }

    /// Creates a task that loads an address, and passes the data to a closure.
    public func dataTask(with url: URL, completionHandler: @escaping DataHandler) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Creates a task that loads a request, and passes the data to a closure.
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping DataHandler
    ) -> URLSessionDataTask {
        add { URLSessionDataTask(request, $0, in: self, completion: completionHandler) }
    }

    /// Creates a task that sends data, for the delegate.
    public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        add { URLSessionUploadTask(request, $0, in: self, body: bodyData) }
    }

    /// Creates a task that sends data, and passes the answer to a closure.
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @escaping DataHandler
    ) -> URLSessionUploadTask {
        add { URLSessionUploadTask(request, $0, in: self, body: bodyData, completion: completionHandler) }
    }

    /// Creates a task that sends a file, for the delegate; nothing is sent if the file cannot be read.
    public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        add { URLSessionUploadTask(request, $0, in: self, body: try? Data(contentsOf: fileURL)) }
    }

    /// Creates a task that sends a file, and passes the answer to a closure.
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping DataHandler
    ) -> URLSessionUploadTask {
        uploadTask(with: request, from: try? Data(contentsOf: fileURL), completionHandler: completionHandler)
    }

    /// Creates a task that sends the request's stream, for the delegate.
    public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        add { URLSessionUploadTask(request, $0, in: self, body: nil) }
    }

    /// Creates a task that loads an address into a file, for the delegate.
    public func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    /// Creates a task that loads a request into a file, for the delegate.
    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        add { URLSessionDownloadTask(request, $0, in: self) }
    }

    /// Creates a task that loads an address into a file, and passes its place to a closure.
    public func downloadTask(with url: URL, completionHandler: @escaping FileHandler) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Creates a task that loads a request into a file, and passes its place to a closure.
    public func downloadTask(
        with request: URLRequest, completionHandler: @escaping FileHandler
    ) -> URLSessionDownloadTask {
        add { URLSessionDownloadTask(request, $0, in: self, completion: completionHandler) }
    }

    /// Creates a task that begins a download anew, for the delegate; the data of an earlier one names only its address.
    public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        let url = URL(string: String(decoding: resumeData, as: UTF8.self)) ?? URL(filePath: "/dev/null")
        return downloadTask(with: url)
    }

    /// Creates a task that begins a download anew, and passes its place to a closure.
    public func downloadTask(
        withResumeData resumeData: Data, completionHandler: @escaping FileHandler
    ) -> URLSessionDownloadTask {
        let url = URL(string: String(decoding: resumeData, as: UTF8.self)) ?? URL(filePath: "/dev/null")
        return downloadTask(with: url, completionHandler: completionHandler)
    }
}
