import Foundation
import Synchronization
import TestSupport
import Testing

@testable import QuartziteStudio

@Suite("A studio that other machines can reach needs a token", .serialized) struct StudioAccessTests {
    /// A server that needs a token.
    private static func server(_ change: (inout StudioServer.Reach) -> Void = { _ in }) throws -> StubServer {
        var reach = StudioServer.Reach()
        (reach.port, reach.needsToken, reach.token) = (0, true, "0123456789abcdef")
        change(&reach)
        return try StubServer(reach)
    }

    private static func cookie(in response: String) -> String? {
        response.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") }.map {
            String($0.dropFirst("Set-Cookie: ".count).prefix { $0 != ";" })
        }
    }

    @Test("The token opens the page once, and its cookie everything after that")
    func session() throws {
        let server = try Self.server()
        let port = server.port
        #expect(server.server.address == "http:" + "//127.0.0.1:\(port)/?token=0123456789abcdef")
        let first = try TestSocket.response("/?token=0123456789abcdef", port: port)
        #expect(first.hasPrefix("HTTP/1.1 303 "))
        #expect(first.contains("\r\nLocation: /\r\n"))
        #expect(first.contains("; Path=/; HttpOnly; SameSite=Strict\r\n"))
        let cookie = try #require(Self.cookie(in: first))
        let fields = ["Cookie: theme=dark; \(cookie)"]
        for path in ["/", "/js/main.js", "/?token=0123456789abcdef"] {
            let status = path.contains("token") ? "303" : "200"
            #expect(
                try TestSocket.response(path, port: port, fields: fields).hasPrefix("HTTP/1.1 \(status) "), "\(path)")
        }
        _ = try TestWebSocket(port: port, fields: fields)
    }

    @Test("Without the token or its cookie, nothing is answered")
    func refusals() throws {
        let server = try Self.server()
        let port = server.port
        for path in [
            "/", "/js/main.js", "/thumbnails/stub.jpg", "/exports/1", "/nothing", "/js/main.js?token=0123456789abcdef",
        ] {
            let response = try TestSocket.response(path, port: port)
            #expect(response.hasPrefix("HTTP/1.1 403 "), "\(path)")
            #expect(response.contains("needs the token of its address"))
        }
        #expect(throws: TestWebSocket.Refused.self) { try TestWebSocket(port: port) }
        let wrong = try TestSocket.response("/?token=0123456789abcdeX", port: port)
        #expect(wrong.hasPrefix("HTTP/1.1 403 ") && wrong.contains("not the studio's token"))
        for cookie in ["quartzite-\(port)=", "quartzite-\(port)=0123456789abcdef", "token=0123456789abcdef"] {
            #expect(try TestSocket.response("/", port: port, fields: ["Cookie: \(cookie)"]).hasPrefix("HTTP/1.1 403 "))
        }
        // A preview of the link uses nothing up.
        _ = try TestSocket.response("/?token=0123456789abcdef", method: "HEAD", port: port)
        #expect(try TestSocket.response("/?token=0123456789abcdef", port: port).hasPrefix("HTTP/1.1 303 "))
        #expect(server.library.opened.load(ordering: .relaxed) == 0)
    }

    @Test("A used token opens nothing in another browser, for which there is a new one")
    func used() throws {
        let next = Mutex("")
        let server = try StubServer(
            {
                var reach = StudioServer.Reach()
                (reach.port, reach.needsToken) = (0, true)
                return reach
            }(), onUse: { address in next.withLock { $0 = address } })
        let address = try #require(URL(string: server.server.address))
        let path = "/?\(address.query ?? "")"
        #expect(path.count == "/?token=".count + 32)
        let mine = try #require(Self.cookie(in: TestSocket.response(path, port: server.port)))
        let other = try TestSocket.response(path, port: server.port)
        #expect(other.hasPrefix("HTTP/1.1 403 ") && other.contains("was used by another browser"))
        let following = try #require(URL(string: next.withLock { $0 }))
        #expect(following.query != address.query)
        let response = try TestSocket.response("/?\(following.query ?? "")", port: server.port)
        let theirs = try #require(Self.cookie(in: response))
        #expect(theirs != mine)
        for cookie in [mine, theirs] {
            #expect(try TestSocket.response("/", port: server.port, fields: ["Cookie: \(cookie)"]).contains(" 200 "))
        }
    }

    @Test("All addresses of this machine can be listened on, and answer to their numbers")
    func everywhere() throws {
        let server = try Self.server { $0.address = (try? StudioAddress("0.0.0.0")) ?? .loopback }
        let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
        #expect(table.contains(" 00000000:\(String(format: "%04X", server.port)) "))
        let host = "Host: 203.0.113.7:\(server.port)"
        let opened = try TestSocket.response("/?token=0123456789abcdef", port: server.port, fields: [host])
        let cookie = "Cookie: \(try #require(Self.cookie(in: opened)))"
        let page = try TestSocket.response("/", port: server.port, fields: [host, cookie])
        #expect(page.contains("connect-src 'self' ws://203.0.113.7:\(server.port) wss://"))
        #expect(
            try TestSocket.response("/", port: server.port, fields: ["Host: evil.example", cookie]).contains(" 403 "))
    }

    @Test("Addresses of other machines, and names that are unknown, are refused in one line")
    func foreignAddresses() {
        for (name, reason) in [
            ("203.0.113.7", "203.0.113.7 is not an address of this machine, "),
            ("no-such-name.invalid", "no-such-name.invalid is not an address or a known name"),
        ] {
            do throws(StudioFailure) {
                _ = try StudioAddress(name)
                Issue.record("\(name) is accepted")
            } catch {
                #expect(error.description.hasPrefix(reason) && !error.description.contains("\n"))
            }
        }
    }

    @Test("The loopback addresses of both kinds are this machine's", arguments: ["127.0.0.1", "::1", "localhost"])
    func loopback(name: String) throws {
        let address = try StudioAddress(name)
        #expect(address.isLoopback && !address.isAny)
        #expect(address.host == (address.text == "::1" ? "[::1]" : "127.0.0.1"))
    }
}
