import Testing
import UIKit

@testable import _Networking

@MainActor @Suite("Sessions follow redirections, log in, and keep cookies and answers", .serialized)
struct SessionRuleTests {
    /// Answers by method, address and what the request says.
    private struct Server: RecordedResponses {
        func response(to request: URLRequest, at url: URL) -> (URLResponse, Data)? {
            var fields: [String: String] = [:]
            var (status, text) = (200, "\(request.httpMethod ?? "GET") \(url.path())")
            switch url.path() {
            case "/moved": (status, fields["Location"]) = (302, "/new")
            case "/loop": (status, fields["Location"]) = (307, "/loop")
            case "/private":
                text = request.value(forHTTPHeaderField: "Authorization") ?? "denied"
                if text == "denied" {
                    (status, fields["WWW-Authenticate"]) = (401, "Basic realm=\"vault\"")
                }
            case "/login": fields["Set-Cookie"] = "sid=1; Path=/, lang=de; Path=/; Max-Age=1"
            case "/cookies": text = request.value(forHTTPHeaderField: "Cookie") ?? "none"
            case "/fresh":
                text = "\(Date().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60))"
                fields["Cache-Control"] = "max-age=1"
            case "/large":
                return HTTPURLResponse(
                    url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Length": "262144"]
                ).map { ($0, Data(repeating: 7, count: 262_144)) }
            default: break
            }
            return HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: fields).map {
                ($0, Data(text.utf8))
            }
        }

        func messages(for request: URLRequest, at url: URL) -> [RecordedMessage]? {
            [
                RecordedMessage(time: nil, message: .string("one")),
                RecordedMessage(time: 0.5, message: .data(Data([1, 2]))),
            ]
        }
    }

    nonisolated private static func url(_ path: String) -> URL {
        URL(string: "https://example.com/\(path)") ?? URL(filePath: "/")
    }

    private func lines(until end: Double = 1, _ body: @escaping (Journal) -> Void) -> [String] {
        var access = NetworkAccess()
        access.responses = Server()
        return Journal.lines(until: end, access: access, body)
    }

    /// Loads a path, and notes the status and the text.
    private static func load(
        _ path: String, in session: URLSession, _ journal: Journal, then next: (@MainActor @Sendable () -> Void)? = nil
    ) {
        session.dataTask(with: url(path)) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            let text = String(decoding: data ?? Data(), as: UTF8.self)
            let code = (error as? URLError)?.code.rawValue ?? 0
            MainActor.assumeIsolated {
                journal.note("\(status) \(text)\(code == 0 ? "" : "\(code)")")
                next?()
            }
        }.resume()
    }

    private final class Delegate: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate {
        let journal: Journal
        var credential: URLCredential?
        var follows = true
        init(_ journal: Journal) { self.journal = journal }
        private func note(_ text: String) {
            let journal = journal
            MainActor.assumeIsolated { journal.note(text) }
        }
        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest
        ) async -> URLRequest? { follows ? request : nil }
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let space = challenge.protectionSpace
            note("challenge \(space.realm ?? "") \(challenge.previousFailureCount)")
            completionHandler(.useCredential, credential)
        }
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
        ) {
            let milliseconds = (metrics.taskInterval.duration * 1000).rounded()
            note("metrics \(metrics.transactionMetrics.count) \(metrics.redirectCount) \(milliseconds)")
        }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
            totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
        ) { note("\(totalBytesWritten) of \(totalBytesExpectedToWrite)") }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
            expectedTotalBytes: Int64
        ) { note("at \(fileOffset) of \(expectedTotalBytes)") }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) { note("file \((try? Data(contentsOf: location))?.count ?? 0)") }
        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) { completionHandler(.becomeDownload) }
        func urlSessionWaits() {}
        func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) { note("waits") }
    }

    @Test("A redirection is followed, unless the delegate does not want it; a loop ends with an error")
    func redirections() {
        let followed = lines { Self.load("moved", in: .shared, $0) }
        #expect(followed == ["0.2 200 GET /new"])
        let refused = lines { journal in
            let delegate = Delegate(journal)
            delegate.follows = false
            Self.load("moved", in: URLSession(configuration: .default, delegate: delegate, delegateQueue: nil), journal)
        }
        #expect(refused.last == "0.1 302 GET /moved")
        #expect(lines(until: 3) { Self.load("loop", in: .shared, $0) } == ["2.1 0 -1007"])
    }

    @Test("A delegate is asked for a login, which the session then keeps")
    func challenges() {
        let noted = lines { journal in
            let delegate = Delegate(journal)
            delegate.credential = URLCredential(user: "u", password: "p", persistence: .forSession)
            let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
            Self.load("private", in: session, journal) { Self.load("private", in: .shared, journal) }
        }
        let text = "Basic \(Data("u:p".utf8).base64EncodedString())"
        #expect(
            noted == [
                "0.1 challenge vault 0", "0.2 metrics 2 0 200.0", "0.2 200 \(text)", "0.4 200 \(text)",
            ])
        let denied = lines { journal in
            let delegate = Delegate(journal)
            Self.load(
                "private", in: URLSession(configuration: .default, delegate: delegate, delegateQueue: nil), journal)
        }
        #expect(denied.last == "0.1 401 denied")
    }

    @Test("Cookies are sent until they expire, in the scene that got them")
    func cookies() {
        let noted = lines(until: 3) { journal in
            Self.load("cookies", in: .shared, journal) {
                Self.load("login", in: .shared, journal) {
                    Self.load("cookies", in: .shared, journal)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Self.load("cookies", in: .shared, journal) }
                    let own = URLSession(configuration: .ephemeral)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { Self.load("cookies", in: own, journal) }
                }
            }
        }
        #expect(
            noted == [
                "0.1 200 none", "0.2 200 GET /login", "0.3 200 sid=1; lang=de", "1.3 200 sid=1", "2.3 200 none",
            ])
        #expect(lines { Self.load("cookies", in: .shared, $0) } == ["0.1 200 none"])
    }

    @Test("Answers are kept for as long as the server says")
    func caching() {
        let noted = lines(until: 3) { journal in
            for time in [0, 0.5, 2] {
                DispatchQueue.main.asyncAfter(deadline: .now() + time) { Self.load("fresh", in: .shared, journal) }
            }
        }
        #expect(noted.count == 3 && noted[1].hasPrefix("0.5 200"))
        #expect(noted[0].split(separator: " ").last == noted[1].split(separator: " ").last)
        #expect(noted[0].split(separator: " ").last != noted[2].split(separator: " ").last)
    }

    @Test("A large answer arrives in parts until the delay is over, and a download goes on where it was cancelled")
    func downloads() {
        let noted = lines { journal in
            let session = URLSession(configuration: .default, delegate: Delegate(journal), delegateQueue: nil)
            let task = session.downloadTask(with: Self.url("large"))
            task.resume()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) {
                task.cancel { data in
                    let task = data.map { session.downloadTask(withResumeData: $0) }
                    task?.resume()
                }
            }
        }
        #expect(
            noted == [
                "0.025 65536 of 262144", "0.05 131072 of 262144", "0.06 metrics 1 0 60.0",
                "0.11 at 131072 of 262144", "0.11 196608 of 262144", "0.16 262144 of 262144",
                "0.16 metrics 1 0 100.0", "0.16 file 262144",
            ])
    }

    @Test("A task goes on as a download, if the delegate wants it")
    func becoming() {
        let noted = lines { journal in
            let session = URLSession(configuration: .default, delegate: Delegate(journal), delegateQueue: nil)
            session.dataTask(with: Self.url("a")).resume()
        }
        #expect(noted.last == "0.1 file 6")
    }

    @Test("Web sockets pass recorded messages on, and close")
    func sockets() {
        let noted = lines { journal in
            let task = URLSession.shared.webSocketTask(with: Self.url("socket"))
            task.resume()
            Task {
                for _ in 0..<2 {
                    switch try await task.receive() {
                    case .string(let text): journal.note(text)
                    case .data(let data): journal.note("\(data.count) bytes")
                    }
                }
                try await task.send(.string("hello"))
                task.cancel(with: .goingAway, reason: nil)
                do { _ = try await task.receive() } catch { journal.note("closed \(task.closeCode.rawValue)") }
            }
        }
        #expect(noted == ["0.2 one", "0.6 2 bytes", "0.6 closed 1001"])
    }

    @Test("A task waits for a network if its session says so")
    func waiting() {
        let noted = Journal.lines(until: 3) { journal in
            let settings = URLSessionConfiguration.default
            settings.waitsForConnectivity = true
            settings.timeoutIntervalForResource = 2
            let session = URLSession(configuration: settings, delegate: Delegate(journal), delegateQueue: nil)
            Self.load("a", in: session, journal)
        }
        #expect(noted == ["0.0 waits", "2.0 metrics 1 0 2000.0", "2.0 0 -1009"])
    }

    @Test("Requests time out on the scene's clock")
    func timeout() {
        var access = NetworkAccess()
        access.responses = Server()
        access.delay = 5
        let noted = Journal.lines(until: 9, access: access) { journal in
            let settings = URLSessionConfiguration.default
            settings.timeoutIntervalForRequest = 2
            Self.load("a", in: URLSession(configuration: settings), journal)
        }
        #expect(noted == ["2.0 0 -1001"])
    }

    @Test("Bodies are read from streams, also from those that are written while they are read")
    func streams() {
        let noted = lines { journal in
            var request = URLRequest(url: Self.url("upload"))
            request.httpMethod = "POST"
            var (input, output): (InputStream?, OutputStream?) = (nil, nil)
            Stream.getBoundStreams(withBufferSize: 16, inputStream: &input, outputStream: &output)
            request.httpBodyStream = input
            let task = URLSession.shared.uploadTask(withStreamedRequest: request)
            task.resume()
            output?.open()
            nonisolated(unsafe) let end = output
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                _ = end?.write([1, 2, 3], maxLength: 3)
                end?.close()
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { journal.note("\(task.countOfBytesSent)") }
        }
        #expect(noted == ["0.5 3"])
    }

    @Test("Lines of bytes", arguments: [("a\nb\r\n\nc", ["a", "b", "c"]), ("", []), ("\n", [])])
    func bytes(_ text: String, _ expected: [String]) async throws {
        let task = URLSession.shared.dataTask(with: Self.url("a"))
        var found: [String] = []
        for try await line in URLSession.AsyncBytes(task, Data(text.utf8)).lines { found.append(line) }
        #expect(found == expected)
    }
}
