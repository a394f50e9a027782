import Foundation
import TestSupport
import Testing

@testable import QuartziteStudio

@Suite("A studio with a token, and one behind a forwarded port", .serialized) struct TokenTests {
    private static let token = "0123456789abcdef-own"
    /// Everything that a studio serves, and some that it does not.
    private static let paths = [
        "/", "/index.html", "/js/main.js", "/css/base.css", "/icon.svg", "/thumbnails/stub.jpg", "/exports/x", "/none",
        "/socket", "/js/main.js?token=\(token)",
    ]

    private func server() throws -> StubServer { try StubServer(StudioReach(port: 0, token: Self.token)) }

    /// The cookie that a response sets, as a browser sends it.
    private func sessionCookie(_ response: String) -> String? {
        response.firstMatch(of: /Set-Cookie: ([^;]*); Path=\/; HttpOnly; SameSite=Lax\r\n/).map { "Cookie: \($0.1)" }
    }

    @Test("Without the cookie, no path is served, and no socket is opened") func missing() throws {
        let server = try server()
        let wrong = "Cookie: quartzite-studio-\(server.port)=0123456789abcdef0123456789abcdef"
        for fields in [[], [wrong], ["Cookie: quartzite-studio-\(server.port)=\(Self.token)"]] {
            for path in Self.paths {
                let response = try TestSocket.response(path, port: server.port, fields: fields)
                #expect(
                    response.hasPrefix("HTTP/1.1 403 ") && response.contains("`quartzite studio` printed"), "\(path)")
                #expect(!response.contains("Set-Cookie"))
            }
            #expect(throws: TestWebSocket.Refused.self) { try TestWebSocket(port: server.port, fields: fields) }
        }
        #expect(server.library.opened.load(ordering: .relaxed) == 0)
    }

    @Test("The token is exchanged for a cookie, which opens everything") func exchange() throws {
        let server = try server()
        let response = try TestSocket.response("/?token=\(Self.token)", port: server.port)
        #expect(response.hasPrefix("HTTP/1.1 303 ") && response.contains("\r\nLocation: ./\r\n"))
        let cookie = try #require(sessionCookie(response))
        #expect(!cookie.contains(Self.token))
        for path in ["/", "/js/main.js", "/icon.svg"] {
            let page = try TestSocket.response(path, port: server.port, fields: ["Cookie: a=b", cookie])
            #expect(page.hasPrefix("HTTP/1.1 200 "), "\(path)")
        }
        #expect(try TestSocket.response("/none", port: server.port, fields: [cookie]).hasPrefix("HTTP/1.1 404 "))
        let page = try TestWebSocket(port: server.port, fields: [cookie])
        #expect(try page.read("hello")["scenes"] != nil)
        // The same browser may open the address again.
        let again = try TestSocket.response("/?token=\(Self.token)", port: server.port, fields: [cookie])
        #expect(again.hasPrefix("HTTP/1.1 303 ") && !again.contains("Set-Cookie"))
        #expect(throws: TestWebSocket.Refused.self) {
            try TestWebSocket(port: server.port, origin: "https:" + "//evil.example", fields: [cookie])
        }
    }

    @Test("A token opens one browser, and the next one opens another") func used() throws {
        let server = try server()
        let first = try #require(sessionCookie(try TestSocket.response("/?token=\(Self.token)", port: server.port)))
        let second = try TestSocket.response("/?token=\(Self.token)", port: server.port)
        #expect(second.hasPrefix("HTTP/1.1 403 ") && second.contains("has been used"))
        #expect(second.contains("the studio prints another one"))
        for _ in 0..<200 where server.announced.addresses.withLock({ $0.isEmpty }) { usleep(10_000) }
        let announced = server.announced.addresses.withLock { $0 }
        #expect(announced == [server.server.addresses])
        let address = try #require(announced.first?.first)
        let query = try #require(address.firstMatch(of: /\/\?token=[0-9a-f]{32}$/)).0
        let other = try #require(sessionCookie(try TestSocket.response(String(query), port: server.port)))
        #expect(other != first)
        for cookie in [first, other] {
            #expect(try TestSocket.response("/", port: server.port, fields: [cookie]).hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test("Wrong tokens, and requests that only ask for fields, use nothing up") func wrong() throws {
        let server = try server()
        for token in ["", "x", Self.token.uppercased(), Self.token + "x", String(Self.token.dropLast()), "%00", "%zz"] {
            let response = try TestSocket.response("/?token=\(token)", port: server.port)
            #expect(response.hasPrefix("HTTP/1.1 403 ") && !response.contains("has been used"), "\(token)")
        }
        let head = try TestSocket.response("/?token=\(Self.token)", method: "HEAD", port: server.port)
        #expect(head.hasPrefix("HTTP/1.1 403 "))
        let host = "Host: evil.example:\(server.port)"
        let rebound = try TestSocket.response("/?token=\(Self.token)", port: server.port, fields: [host])
        #expect(rebound.hasPrefix("HTTP/1.1 403 ") && rebound.contains("--allow-host evil.example"))
        #expect(sessionCookie(try TestSocket.response("/?token=\(Self.token)", port: server.port)) != nil)
    }

    @Test("Texts are compared as a whole")
    func comparison() {
        #expect(AccessTokens.areEqual("abc", "abc"))
        for other in ["", "ab", "abd", "bbc", "abcd"] { #expect(!AccessTokens.areEqual("abc", other)) }
    }

    @Test("A forwarded port has the page, its socket, and a cookie of its own") func forwarding() throws {
        for hasToken in [false, true] {
            let server = try hasToken ? server() : StubServer()
            let forwarder = try PortForwarder(to: server.port)
            #expect(forwarder.port != server.port)
            var fields: [String] = []
            if hasToken {
                let response = try TestSocket.response("/?token=\(Self.token)", port: forwarder.port)
                fields = [try #require(sessionCookie(response))]
                #expect(fields[0].hasPrefix("Cookie: quartzite-studio-\(forwarder.port)="))
            }
            for host in ["localhost", "127.0.0.1"] {
                let name = "\(host):\(forwarder.port)"
                let page = try TestSocket.response("/", port: forwarder.port, fields: ["Host: \(name)"] + fields)
                #expect(page.hasPrefix("HTTP/1.1 200 "))
                #expect(page.contains("connect-src 'self' ws:" + "//\(name) wss:" + "//\(name);"))
                let socket = try TestWebSocket(port: forwarder.port, host: name, fields: fields)
                #expect(try socket.read("hello")["scenes"] != nil)
            }
            let rebound = ["Host: evil.example:\(forwarder.port)"] + fields
            #expect(try TestSocket.response("/", port: forwarder.port, fields: rebound).hasPrefix("HTTP/1.1 403 "))
            #expect(throws: TestWebSocket.Refused.self) {
                try TestWebSocket(
                    port: forwarder.port, origin: "http:" + "//127.0.0.1:\(server.port)", fields: fields)
            }
        }
    }

    @Test("A name that is allowed has the page and its socket, through https as well") func allowedNames() throws {
        let reach = try StudioReach(port: 0, allowedHosts: ["studio.example"], requiresToken: false)
        let server = try StubServer(reach)
        let page = try TestSocket.response("/", port: server.port, fields: ["Host: studio.example"])
        #expect(page.hasPrefix("HTTP/1.1 200 ") && page.contains(" wss:" + "//studio.example;"))
        let socket = try TestWebSocket(
            port: server.port, host: "studio.example", origin: "https:" + "//studio.example")
        #expect(try socket.read("hello")["scenes"] != nil)
        #expect(try TestSocket.response("/", port: server.port, fields: ["Host: a.example"]).hasPrefix("HTTP/1.1 403 "))
    }
}
