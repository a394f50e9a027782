import Foundation
import Testing

@Suite("Layers over URLSession run as on iOS", .enabled(if: RunTool.built))
struct NetworkRunTests {
    /// A layer that loads, follows redirections, compares certificates and tells progress, as libraries do it.
    private static let layer = """
        import Foundation
        #if canImport(Security)
        import Security
        #endif
        #if canImport(SystemConfiguration)
        import SystemConfiguration
        #endif

        protocol Pinning { func check(_ trust: SecTrust, for host: String) throws }
        extension SecTrust { var certificates: [SecCertificate] { SecTrustCopyCertificateChain(self) as? [SecCertificate] ?? [] } }
        struct Pins: Pinning {
            let certificates: [SecCertificate]
            func check(_ trust: SecTrust, for host: String) throws {
                SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, host as CFString))
                var error: CFError?
                if !SecTrustEvaluateWithError(trust, &error) { throw error! }
            }
        }

        final class Client: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
            weak var forward: URLSessionTaskDelegate?
            let progress = Progress(totalUnitCount: 0)
            private var handlers: [URLSessionTask: (Data?, Error?) -> Void] = [:]
            private let queue = DispatchQueue(label: "client")
            private lazy var session: URLSession = {
                let settings = URLSessionConfiguration.background(withIdentifier: "client")
                settings.sessionSendsLaunchEvents = true
                settings.waitsForConnectivity = false
                let operations = OperationQueue()
                operations.maxConcurrentOperationCount = 1
                operations.underlyingQueue = queue
                return URLSession(configuration: settings, delegate: self, delegateQueue: operations)
            }()

            func load(_ request: URLRequest, _ handler: @escaping (Data?, Error?) -> Void) {
                let task = session.downloadTask(with: request)
                handlers[task] = handler
                progress.totalUnitCount = 10
                progress.totalUnitCount = 0
                task.resume()
            }
            func urlSession(
                _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
                completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
            ) {
                guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
                    let trust = challenge.protectionSpace.serverTrust
                else { return completionHandler(.performDefaultHandling, nil) }
                completionHandler(.useCredential, URLCredential(trust: trust))
            }
            func urlSession(
                _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
                newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
            ) {
                print("redirected", response.statusCode)
                completionHandler(request)
            }
            func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
                print("requests", metrics.transactionMetrics.count)
                forward?.urlSession?(session, task: task, didFinishCollecting: metrics)
            }
            func urlSession(
                _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
            ) {
                dispatchPrecondition(condition: .onQueue(queue))
                handlers[downloadTask]?(try? Data(contentsOf: location), nil)
            }
            func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
                let data = (error as? URLError)?.userInfo[NSURLSessionDownloadTaskResumeData] as? Data
                if let error { print("failed", (error as NSError).code, data == nil) }
                handlers[task] = nil
            }
        }
        """

    private static let screen = """
        import UIKit

        class LayerController: UIViewController {
            let client = Client()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .red
                let request = NSMutableURLRequest()
                request.url = URL(string: "https://api.example.com/old")
                client.load(request as URLRequest) { data, _ in
                    let stream = InputStream(data: data ?? Data())
                    stream.open()
                    print("loaded", data.map { String(decoding: $0, as: UTF8.self) } ?? "", stream.streamError == nil)
                }
                client.load(URLRequest(url: URL(string: "https://elsewhere.example.com")!)) { _, _ in }
                Task {
                    let (bytes, _) = try await URLSession.shared.bytes(from: URL(string: "https://api.example.com/new")!)
                    for try await line in bytes.lines { print("line", line) }
                }
            }
        }
        """

    @Test("A layer with a background session, a queue, pins and redirections gets recorded answers")
    func layer() throws {
        try withRunTool { tool in
            try tool.write(Self.layer, to: "App/Client.swift")
            try tool.write(Self.screen, to: "App/Screen.swift")
            try tool.write(
                """
                {"log": {"entries": [
                    {"request": {"method": "GET", "url": "https://api.example.com/old"}, "response": {"status": 301,
                        "headers": [{"name": "Location", "value": "/new"}], "content": {}}},
                    {"request": {"method": "GET", "url": "https://api.example.com/new"},
                        "response": {"status": 200, "content": {"text": "a b"}}}
                ]}}
                """, to: "answers.har")
            let result = try tool.run("App --responses answers.har --time 1s -o a.png -q")
            #expect(result.status == 0, "\(result.errors)")
            let lines = Set(result.errors.split(separator: "\n"))
            #expect(
                lines.isSuperset(of: [
                    "redirected 301", "requests 2", "loaded a b true", "failed -1009 true", "line a b",
                ]), "\(result.errors)")
        }
    }
}
