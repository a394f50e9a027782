import Testing

@testable import QuartziteStudio

@Suite("Requests of other pages are refused") struct RequestRulesTests {
    private static let own = "http:" + "//127.0.0.1:8080"

    private func status(
        _ fields: [String: String], method: String = "GET", by rules: RequestRules = RequestRules(port: 8080)
    ) throws -> Int? {
        let lines = ["\(method) / HTTP/1.1"] + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        let bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        let head = try #require(try RequestHead.parse(bytes[...])?.head)
        return rules.refusal(of: head)?.status.rawValue
    }

    /// Whether a server answers to a name, and a page of an origin.
    private func allows(_ host: String, from origin: String? = nil, by rules: RequestRules) throws -> Bool {
        var fields = ["Host": host]
        fields["Origin"] = origin
        return try status(fields, by: rules) == nil
    }

    private func rules(on address: String, allowing names: String...) throws -> RequestRules {
        RequestRules(
            address: try #require(NetworkAddress(address)), port: 8080,
            names: try names.map { try #require(HostName($0)) })
    }

    @Test(
        "Names of the browser's own machine are allowed as Host, at any port, since ports are forwarded",
        arguments: [
            "127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "127.0.0.1", "localhost", "127.0.0.1:80",
            "localhost:9000", "127.0.0.2:9000", "[::1]:8080", "[0:0:0:0:0:0:0:1]",
        ])
    func ownHosts(host: String) throws {
        #expect(try status(["Host": host]) == nil)
    }

    @Test(
        "Any other Host is refused, as a rebound name would be",
        arguments: [
            "evil.example", "evil.example:8080", "", "127.0.0.1:8080.evil.example", "127.0.0.1.evil.example",
            "localhost.evil.example:8080", "127.0.0.1:8080, evil.example", "0.0.0.0:8080", "[::]:8080",
            "192.0.2.1:8080",
            "localhost.:8080", "127.1:8080", "2130706433", "localhost:", "localhost:99999", "localhost:+80", "[::1",
            "[::1]8080", "::1", "[127.0.0.1]:8080", "user@localhost:8080", "[::ffff:127.0.0.1]:8080",
        ])
    func foreignHosts(host: String) throws {
        #expect(try status(["Host": host]) == 403)
        #expect(try status([:]) == 403)
    }

    @Test("A server on another address answers to it, and one on all addresses to every address") func addresses()
        throws
    {
        let one = try rules(on: "192.0.2.1")
        for host in ["192.0.2.1:8080", "192.0.2.1", "localhost:9000"] { #expect(try allows(host, by: one)) }
        for host in ["192.0.2.2:8080", "[2001:db8::1]:8080", "evil.example"] {
            #expect(try !allows(host, by: one))
        }
        let six = try rules(on: "2001:db8::1")
        #expect(try allows("[2001:DB8:0:0::1]:8080", by: six))
        for wildcard in ["0.0.0.0", "::"] {
            let all = try rules(on: wildcard)
            for host in ["192.0.2.2:80", "[2001:db8::1]:8080", "localhost"] { #expect(try allows(host, by: all)) }
            #expect(try !allows("evil.example:8080", by: all))
        }
    }

    @Test("An allowed name is allowed at any port, or at the port that it has") func names() throws {
        let any = try rules(on: "127.0.0.1", allowing: "studio.example", "192.0.2.7")
        for host in ["studio.example", "STUDIO.example:8080", "192.0.2.7:9000"] { #expect(try allows(host, by: any)) }
        for host in ["a.studio.example", "studio.example.evil.example", "192.0.2.8"] {
            #expect(try !allows(host, by: any))
        }
        let exact = try rules(on: "127.0.0.1", allowing: "studio.example:8443")
        #expect(try allows("studio.example:8443", by: exact))
        #expect(try !allows("studio.example", by: exact))
    }

    @Test("A page is the server's own if its name and port are those of the request") func ownOrigins() throws {
        let rules = RequestRules(port: 8080)
        for host in ["127.0.0.1:8080", "localhost:9000", "[::1]:9000", "localhost"] {
            #expect(try allows(host, from: "http:" + "//\(host)", by: rules))
            #expect(try !allows(host, from: "https:" + "//\(host)", by: rules))
            #expect(try !allows(host, from: "http:" + "//127.0.0.1:3000", by: rules))
        }
        #expect(try !allows("localhost:9000", from: "http:" + "//127.0.0.1:9000", by: rules))
    }

    @Test("A page of an allowed name may come through a proxy that replaces Host or Origin") func proxies() throws {
        let rules = try rules(on: "127.0.0.1", allowing: "studio.example")
        let name = "https:" + "//studio.example"
        #expect(try allows("studio.example", from: name, by: rules))
        #expect(try allows("studio.example:8443", from: name + ":8443", by: rules))
        #expect(try allows("127.0.0.1:8080", from: name, by: rules))
        #expect(try allows("studio.example", from: "http:" + "//localhost:8080", by: rules))
        // Another server on the same machine is no part of the studio.
        #expect(try !allows("studio.example", from: name + ":3000", by: rules))
        #expect(try !allows("127.0.0.1:8080", from: name + ":3000", by: rules))
        #expect(try !allows("studio.example", from: "http:" + "//localhost:3000", by: rules))
        #expect(try !allows("127.0.0.1:8080", from: "http:" + "//localhost:8080", by: rules))
        for origin in ["null", "https:" + "//evil.example", "file:" + "//studio.example", "studio.example"] {
            #expect(try !allows("studio.example", from: origin, by: rules))
        }
    }

    @Test("A refusal names the option that allows a name, and what works without it") func refusal() throws {
        let bytes = Array("GET / HTTP/1.1\r\nHost: box.example:8080\r\n\r\n".utf8)
        let head = try #require(try RequestHead.parse(bytes[...])?.head)
        guard case .data(let data)? = RequestRules(port: 8080).refusal(of: head)?.body else {
            Issue.record("there is no text")
            return
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("quartzite studio --allow-host box.example\n") && text.contains("localhost"))
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
