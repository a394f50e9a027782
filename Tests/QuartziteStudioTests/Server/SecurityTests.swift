import Foundation
import TestSupport
import Testing

@testable import QuartziteStudio

@Suite("The server withstands hostile clients", .serialized) struct SecurityTests {
    @Test("It listens on 127.0.0.1 only") func loopback() throws {
        let server = try StubServer()
        let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
        let port = String(format: "%04X", server.port)
        let listening = table.split(separator: "\n").map { $0.split(separator: " ") }.filter {
            $0.count > 3 && $0[3] == "0A" && $0[1].hasSuffix(":\(port)")
        }
        #expect(listening.map { $0[1] } == ["0100007F:\(port)"])
    }

    @Test("The page has a policy that allows only its own files and socket") func policy() throws {
        let server = try StubServer()
        let page = try TestSocket.response("/", port: server.port)
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(page.contains("Content-Security-Policy: default-src 'self';"))
        #expect(!page.contains("unsafe"))
        for text in ["<script>", "style=\"", "onclick=", "javascript:"] { #expect(!page.contains(text)) }
        for field in [
            "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy",
        ] {
            #expect(page.contains(field))
        }
    }

    @Test(
        "No path leads to a file outside the page",
        arguments: [
            "/../Package.swift", "/..%2f..%2fPackage.swift", "/js/../../../etc/passwd", "//etc/passwd", "/etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd", "/js", "/js/", "/thumbnails/..%2f..%2fetc%2fpasswd.jpg", "/thumbnails/.jpg",
            "/exports/..%2f..%2fetc%2fpasswd", "/exports/", "/index.html%00.js", "/js/main.js/..",
        ])
    func traversal(path: String) throws {
        let server = try StubServer()
        #expect(try TestSocket.response(path, port: server.port).hasPrefix("HTTP/1.1 404 "))
    }

    @Test("Foreign hosts and origins get neither the page nor a socket") func foreign() throws {
        let server = try StubServer()
        let port = server.port
        #expect(try TestSocket.response("/", port: port, fields: ["Host: evil.example"]).hasPrefix("HTTP/1.1 403 "))
        #expect(
            try TestSocket.response("/", port: port, fields: ["Origin: https:" + "//evil.example"])
                .hasPrefix("HTTP/1.1 403 "))
        for origin in ["", "https:" + "//evil.example", "null"] {
            #expect(throws: TestWebSocket.Refused.self) { try TestWebSocket(port: port, origin: origin) }
        }
        #expect(try TestSocket.response("/", method: "POST", port: port).hasPrefix("HTTP/1.1 403 "))
        #expect(server.library.opened.load(ordering: .relaxed) == 0)
    }

    @Test("Text that is not HTTP, and heads that are too long, are answered with an error") func malformed() throws {
        let server = try StubServer()
        let garbage = try TestSocket(port: server.port)
        garbage.send([0x16, 3, 1, 0, 200, 13, 10, 13, 10])
        #expect(garbage.readAll().hasPrefix("HTTP/1.1 400 "))
        let long = try TestSocket(port: server.port)
        long.send("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 20 << 10))
        #expect(long.readAll().hasPrefix("HTTP/1.1 431 "))
    }

    @Test("Messages that are not understood are reported, and the page goes on") func messages() throws {
        let server = try StubServer()
        let page = try server.openPage()
        _ = try page.read("opened")
        let texts = [
            "", "nonsense", "[]", "{}", "{\"type\":\"no\"}", "{\"type\":\"seek\"}",
            "{\"type\":\"seek\",\"time\":\"x\"}",
            "{\"type\":\"open\",\"scene\":\"stub\",\"scale\":1e9}",
            "{\"type\":\"ask\",\"id\":1,\"request\":{\"exit\":{}}}",
            String(repeating: "[", count: 100_000),
            "{\"type\":\"strip\",\"count\":5,\"height\":9,\"start\":5,\"end\":1}",
        ]
        for text in texts {
            page.send(text)
            #expect(try page.read("failure")["kind"] as? String == "message", "\(text.prefix(40))")
        }
        page.send("{\"type\":\"ask\",\"id\":4,\"request\":{\"show\":{\"time\":1,\"hashing\":false}}}")
        #expect(try page.read("refusal")["id"] as? Int == 4)
    }

    @Test("Of 200 connections at a time, those beyond the limit are refused, and later ones are served") func flood()
        throws
    {
        let server = try StubServer()
        var sockets: [TestSocket] = []
        for _ in 0..<200 { sockets.append(try TestSocket(port: server.port)) }
        let refused = sockets.suffix(100).filter { $0.readAll().hasPrefix("HTTP/1.1 503 ") }
        #expect(refused.count == 100)
        sockets = []
        var response = ""
        for _ in 0..<100 where !response.hasPrefix("HTTP/1.1 200 ") {
            usleep(20_000)
            response = try TestSocket.response("/", port: server.port)
        }
        #expect(response.hasPrefix("HTTP/1.1 200 "))
    }

    @Test("A page that reads nothing gets two frames, and its scene draws no others") func neverReading() throws {
        let server = try StubServer()
        let page = try server.openPage(receiveBuffer: 4096, size: (16, 16))
        page.send("{\"type\":\"play\"}")
        usleep(700_000)
        let shown = server.library.shown.withLock { $0.count }
        #expect(shown <= 4)
        let other = try server.openPage()
        #expect(try other.readFrame().count == 56 + 64 * 48 * 4)
    }

    @Test("The scene of a page that closes ends") func closing() throws {
        let server = try StubServer()
        var page: TestWebSocket? = try server.openPage()
        _ = try page?.readFrame()
        page = nil
        for _ in 0..<200 where server.library.ended.load(ordering: .relaxed) == 0 { usleep(10_000) }
        #expect(server.library.ended.load(ordering: .relaxed) == 1)
    }

    @Test("More pages than the limit are refused") func manyPages() throws {
        let server = try StubServer()
        let pages = try (0..<StudioServer.maximumSessions).map { _ in try server.openPage() }
        _ = try pages.map { try $0.read("hello") }
        #expect(throws: TestWebSocket.Refused.self) { try TestWebSocket(port: server.port) }
        #expect(pages.count == 16)
    }
}
