import UIKit

/// What a download has received, with which another one goes on.
struct Resumption {
    /// The address.
    let url: URL
    /// The data so far.
    let data: Data
    /// The number of bytes of the file; -1 if it is not known.
    let total: Int64

    private enum Key {
        static let address = "NSURLSessionDownloadURL"
        static let count = "NSURLSessionResumeBytesReceived"
        static let data = "QuartziteReceivedData"
        static let version = "NSURLSessionResumeInfoVersion"
    }

    init(url: URL, data: Data, total: Int64) { (self.url, self.data, self.total) = (url, data, total) }

    /// Reads data; nil if they are not those of a download.
    init?(_ encoded: Data) {
        guard
            let list = (try? PropertyListSerialization.propertyList(from: encoded, format: nil)) as? [String: Any],
            let url = (list[Key.address] as? String).flatMap({ URL(string: $0) })
        else { return nil }
        self.init(url: url, data: list[Key.data] as? Data ?? Data(), total: -1)
    }

    /// The data with which a download goes on.
    var encoded: Data? {
        let list: [String: Any] = [
            Key.address: url.absoluteString, Key.count: data.count, Key.data: data, Key.version: 2,
        ]
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    /// Returns the request of a download that goes on; without one, a request that fails.
    static func request(_ resumption: Resumption?) -> URLRequest {
        guard let resumption else { return URLRequest(url: URL(filePath: "/dev/null/resume")) }
        var request = URLRequest(url: resumption.url)
        if !resumption.data.isEmpty {
            request.setValue("bytes=\(resumption.data.count)-", forHTTPHeaderField: "Range")
        }
        return request
    }
}
