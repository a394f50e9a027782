import Testing
import UIKit

@testable import _Networking

@MainActor @Suite("Sessions answer on the clock of their scene", .serialized) struct URLSessionTests {
    private static let address = "https://example.com/a"
    private static var recorded: NetworkAccess {
        var access = NetworkAccess()
        access.responses = FixedResponses(bodies: [address: "hello"])
        access.delay = 0.25
        return access
    }
    nonisolated private static var url: URL { URL(string: "https://example.com/a") ?? URL(filePath: "/") }

    @Test("Other machines are out of reach, as on a device without a network")
    func offline() {
        let access = NetworkAccess()
        let lines = Journal.lines(until: 1, access: access) { journal in
            URLSession.shared.dataTask(with: Self.url) { data, response, error in
                let error = error as? URLError
                MainActor.assumeIsolated {
                    journal.note(
                        "\(data == nil) \(response == nil) \(error?.code.rawValue ?? 0) \(error?.failingURL?.path() ?? "")"
                    )
                }
            }.resume()
        }
        #expect(lines == ["0.0 true true -1009 /a"])
        #expect(access.refusals.addresses == ["example.com/a"])
    }

    @Test("Recorded answers arrive after the delay, in the order of the requests")
    func answers() {
        let run = {
            Journal.lines(until: 1, access: Self.recorded) { journal in
                for number in 1...3 {
                    URLSession.shared.dataTask(with: Self.url) { data, response, _ in
                        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                        let text = String(decoding: data ?? Data(), as: UTF8.self)
                        MainActor.assumeIsolated { journal.note("\(number) \(status) \(text)") }
                    }.resume()
                }
            }
        }
        #expect(run() == ["0.25 1 200 hello", "0.25 2 200 hello", "0.25 3 200 hello"])
        #expect(run() == run())
    }

    @Test("Suspended code goes on with the answer or the error")
    func waiting() {
        let lines = Journal.lines(until: 1, access: Self.recorded) { journal in
            Task {
                let (data, _) = try await URLSession.shared.data(from: Self.url)
                journal.note(String(decoding: data, as: UTF8.self))
                let (file, _) = try await URLSession.shared.download(from: Self.url)
                journal.note(try String(contentsOf: file, encoding: .utf8))
                try FileManager.default.removeItem(at: file)
                do { _ = try await URLSession.shared.data(from: Self.url.appending(path: "b")) } catch {
                    journal.note("\((error as? URLError)?.code == .notConnectedToInternet)")
                }
            }
        }
        #expect(lines == ["0.25 hello", "0.5 hello", "0.5 true"])
    }

    private final class Delegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
        let journal: Journal
        var allows = true
        init(_ journal: Journal) { self.journal = journal }
        private func note(_ text: String) {
            let journal = journal
            MainActor.assumeIsolated { journal.note(text) }
        }
        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            note("response")
            completionHandler(allows ? .allow : .cancel)
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            note("data \(data.count)")
        }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) { note("file \((try? Data(contentsOf: location))?.count ?? 0)") }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            note("end \((error as? URLError)?.code.rawValue ?? 0)")
        }
        func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) { note("invalid") }
    }

    @Test("A delegate gets the response, the data and the end, and the session ends after its tasks")
    func delegates() {
        let lines = Journal.lines(until: 1, access: Self.recorded) { journal in
            let session = URLSession(configuration: .default, delegate: Delegate(journal), delegateQueue: .main)
            session.dataTask(with: Self.url).resume()
            session.downloadTask(with: Self.url).resume()
            session.finishTasksAndInvalidate()
        }
        #expect(
            lines == [
                "0.25 response", "0.25 data 5", "0.25 end 0", "0.25 file 5", "0.25 end 0", "0.25 invalid",
            ])
    }

    @Test("A delegate that refuses a response ends the task, and so does cancelling")
    func cancelling() {
        let lines = Journal.lines(until: 1, access: Self.recorded) { journal in
            let delegate = Delegate(journal)
            delegate.allows = false
            let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
            session.dataTask(with: Self.url).resume()
            let task = session.dataTask(with: Self.url)
            task.resume()
            task.cancel()
            task.cancel()
        }
        #expect(lines == ["0.0 end -999", "0.25 response", "0.25 end -999"])
    }

    @Test("A suspended task gets its answer when it goes on")
    func suspension() {
        let lines = Journal.lines(until: 1, access: Self.recorded) { journal in
            let task = URLSession.shared.dataTask(with: Self.url) { data, _, _ in
                MainActor.assumeIsolated { journal.note("\(data?.count ?? 0)") }
            }
            task.resume()
            task.suspend()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) { task.resume() }
        }
        #expect(lines == ["0.75 5"])
    }

    private final class Late: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.host() == "late.example" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            nonisolated(unsafe) let loader = self
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
                loader.client?.urlProtocol(loader, didLoad: Data([1, 2, 3]))
                loader.client?.urlProtocolDidFinishLoading(loader)
            }
        }
        override func stopLoading() {}
    }

    @Test("The app's own protocols load what they want, of a session or of all")
    func protocols() {
        let lines = Journal.lines(until: 1) { journal in
            let settings = URLSessionConfiguration.ephemeral
            settings.protocolClasses = [Late.self]
            for session in [URLSession(configuration: settings), URLSession.shared] {
                guard let url = URL(string: "https://late.example/") else { return }
                session.dataTask(with: url) { data, _, error in
                    MainActor.assumeIsolated {
                        journal.note("\(data?.count ?? 0) \((error as? URLError)?.code.rawValue ?? 0)")
                    }
                }.resume()
            }
        }
        #expect(lines == ["0.0 0 -1009", "0.5 3 0"])
        // Classes are registered for a scene.
        let registered = Journal.lines(until: 1) { journal in
            URLProtocol.registerClass(Late.self)
            guard let url = URL(string: "https://late.example/") else { return }
            URLSession.shared.dataTask(with: url) { data, _, _ in
                MainActor.assumeIsolated { journal.note("\(data?.count ?? 0)") }
            }.resume()
        }
        #expect(registered == ["0.5 3"])
    }

    @Test(
        "Addresses of this machine", arguments: ["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "a.localhost"])
    func local(_ host: String) { #expect(NetworkAccess.isLocal(host)) }

    @Test(
        "Addresses of other machines",
        arguments: ["example.com", "127.example.com", "127.0.0", "10.0.0.1", "128.0.0.1", ""])
    func remote(_ host: String) { #expect(!NetworkAccess.isLocal(host)) }
}
