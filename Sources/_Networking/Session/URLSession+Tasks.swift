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
        add { URLSessionUploadTask(request, $0, in: self, body: .data(bodyData)) }
    }

    /// Creates a task that sends data, and passes the answer to a closure.
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @escaping DataHandler
    ) -> URLSessionUploadTask {
        add {
            URLSessionUploadTask(
                request, $0, in: self, body: bodyData.map { .data($0) } ?? .none, completion: completionHandler)
        }
    }

    /// Creates a task that sends a file, for the delegate; it fails if the file cannot be read.
    public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        add { URLSessionUploadTask(request, $0, in: self, body: .file(fileURL)) }
    }

    /// Creates a task that sends a file, and passes the answer to a closure.
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping DataHandler
    ) -> URLSessionUploadTask {
        add { URLSessionUploadTask(request, $0, in: self, body: .file(fileURL), completion: completionHandler) }
    }

    /// Creates a task that sends the request's stream, for the delegate.
    public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        add { URLSessionUploadTask(request, $0, in: self, body: .stream) }
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

    /// Creates a task that goes on with a download, for the delegate; it fails if the data are not those of a download.
    public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        let resumption = Resumption(resumeData)
        return add { URLSessionDownloadTask(Resumption.request(resumption), $0, in: self, resuming: resumption) }
    }

    /// Creates a task that goes on with a download, and passes its place to a closure.
    public func downloadTask(
        withResumeData resumeData: Data, completionHandler: @escaping FileHandler
    ) -> URLSessionDownloadTask {
        let resumption = Resumption(resumeData)
        return add {
            URLSessionDownloadTask(
                Resumption.request(resumption), $0, in: self, resuming: resumption, completion: completionHandler)
        }
    }

    /// Creates a task that sends data again, for the delegate; it fails, because uploads do not go on.
    public func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask {
        add { URLSessionUploadTask(Resumption.request(nil), $0, in: self) }
    }

    /// Creates a task that sends data again; it fails, because uploads do not go on.
    public func uploadTask(
        withResumeData resumeData: Data, completionHandler: @escaping DataHandler
    ) -> URLSessionUploadTask {
        add { URLSessionUploadTask(Resumption.request(nil), $0, in: self, completion: completionHandler) }
    }

    // MARK: Sockets and streams

    /// Creates a task that opens a web socket.
    public func webSocketTask(with url: URL) -> URLSessionWebSocketTask { webSocketTask(with: URLRequest(url: url)) }

    /// Creates a task that opens a web socket, with one of some protocols.
    public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
        var request = URLRequest(url: url)
        if !protocols.isEmpty {
            request.setValue(protocols.joined(separator: ", "), forHTTPHeaderField: "Sec-WebSocket-Protocol")
        }
        return webSocketTask(with: request)
    }

    /// Creates a task that opens a web socket.
    public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
        add { URLSessionWebSocketTask(request, $0, in: self) }
    }

    /// Creates a task with a stream to a host; it fails, because streams reach no host here.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
        add { URLSessionStreamTask(URLSessionStreamTask.request(hostname, port), $0, in: self) }
    }

    /// Creates a task with a stream to a service; it fails, because streams reach no host here.
    public func streamTask(with service: NetService) -> URLSessionStreamTask {
        streamTask(withHostName: service.hostName ?? service.name, port: service.port)
    }
}
