import Testing

@testable import QuartziteStudio

@Suite("Requests of other pages are refused") struct RequestRulesTests {
    private let rules = RequestRules(port: 8080)
    private static let own = "http:" + "//127.0.0.1:8080"

    private func status(_ fields: [String: String], method: String = "GET") throws -> Int? {
        let lines = ["\(method) / HTTP/1.1"] + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        let bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        let head = try #require(try RequestHead.parse(bytes[...])?.head)
        return rules.refusal(of: head)?.status.rawValue
    }

    @Test(
        "The server's own names are allowed as Host", arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080"])
    func ownHosts(host: String) throws {
        #expect(try status(["Host": host]) == nil)
    }

    @Test(
        "Any other Host is refused, as a rebound name would be",
        arguments: [
            "evil.example", "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "localhost", "",
            "127.0.0.1:8080.evil.example",
            "127.0.0.1:8080, evil.example", "0.0.0.0:8080", "[::1]:8080",
        ])
    func foreignHosts(host: String) throws {
        #expect(try status(["Host": host]) == 403)
        #expect(try status([:]) == 403)
    }

    @Test(
        "Any other Origin is refused",
        arguments: ["evil.example", "127.0.0.1:8081", "127.0.0.1", "127.0.0.1:8080.evil.example", "127.0.0.1:8080/"])
    func foreignOrigins(origin: String) throws {
        for scheme in ["http", "https", "file"] {
            #expect(try status(["Host": "127.0.0.1:8080", "Origin": scheme + ":" + "//" + origin]) == 403)
        }
        #expect(try status(["Host": "127.0.0.1:8080", "Origin": "null"]) == 403)
        #expect(try status(["Host": "127.0.0.1:8080", "Origin": "https:" + "//127.0.0.1:8080"]) == 403)
    }

    @Test("A WebSocket and a POST require Origin") func missingOrigin() throws {
        let socket = ["Host": "127.0.0.1:8080", "Upgrade": "websocket"]
        #expect(try status(socket) == 403)
        #expect(try status(socket.merging(["Origin": Self.own]) { $1 }) == nil)
        #expect(try status(["Host": "127.0.0.1:8080"], method: "POST") == 403)
        #expect(try status(["Host": "127.0.0.1:8080", "Origin": Self.own], method: "POST") == 405)
    }

    @Test("Pages of other sites can link to the page, but embed or fetch nothing") func embedding() throws {
        let fields = ["Host": "127.0.0.1:8080", "Sec-Fetch-Site": "cross-site"]
        #expect(try status(fields.merging(["Sec-Fetch-Mode": "no-cors"]) { $1 }) == 403)
        #expect(try status(fields.merging(["Sec-Fetch-Mode": "navigate"]) { $1 }) == nil)
        #expect(try status(["Host": "127.0.0.1:8080", "Sec-Fetch-Site": "same-site"]) == 403)
        for site in ["same-origin", "none"] {
            #expect(try status(["Host": "127.0.0.1:8080", "Sec-Fetch-Site": site]) == nil)
        }
    }

    @Test("Requests with contents are refused") func contents() throws {
        #expect(try status(["Host": "127.0.0.1:8080", "Content-Length": "5"]) == 400)
        #expect(try status(["Host": "127.0.0.1:8080", "Transfer-Encoding": "chunked"]) == 400)
        #expect(try status(["Host": "127.0.0.1:8080", "Content-Length": "0"]) == nil)
    }
}
