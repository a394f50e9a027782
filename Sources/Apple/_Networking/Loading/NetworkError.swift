import UIKit

/// The errors of tasks, with Apple's information.
enum NetworkError {
    /// Returns an error.
    ///
    /// - Parameter resumeData: The data with which a download can go on.
    static func error(_ code: URLError.Code, _ url: URL?, _ resumeData: Data? = nil) -> URLError {
        var information: [String: Any] = [NSLocalizedDescriptionKey: description(of: code)]
        if let url {
            information[NSURLErrorFailingURLErrorKey] = url
            information[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
        }
        information[NSURLSessionDownloadTaskResumeData] = resumeData
        return URLError(_nsError: NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: information))
    }

    private static func description(of code: URLError.Code) -> String {
        switch code {
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .cancelled: "cancelled"
        case .badURL: "bad URL"
        case .unsupportedURL: "unsupported URL"
        case .fileDoesNotExist: "The requested URL was not found on this server."
        case .timedOut: "The request timed out."
        case .httpTooManyRedirects: "too many HTTP redirects"
        case .resourceUnavailable: "resource unavailable"
        case .cannotConnectToHost: "Could not connect to the server."
        default: "The operation couldn’t be completed."
        }
    }
}
